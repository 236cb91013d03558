import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '../../api/session';
import type { AppDispatch } from '../store';
import { refuseUser } from '../session/refuseUser';
import { homePathOf } from './access';

/** / leads on by flag; a user without any application is signed out again. */
export function Home() {
  const user = useSignedInUser();
  const dispatch = useDispatch<AppDispatch>();
  const homePath = user && homePathOf(user);
  const isRefused = user !== null && homePath === null;
  useEffect(() => {
    if (isRefused) dispatch(refuseUser());
  }, [isRefused, dispatch]);
  if (isRefused) return null;
  return <Navigate to={homePath ?? '/login'} replace />;
}
