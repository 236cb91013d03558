import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ccbApi } from '../../api';
import { loggedOut } from '../../api/session';
import type { AppDispatch } from '../store';

/** Ends the session here at once and on the server without waiting, and goes to / (R-034). */
export function useLogout(): () => void {
  const dispatch = useDispatch<AppDispatch>();
  const navigate = useNavigate();
  return useCallback(() => {
    void dispatch(ccbApi.endpoints.logout.initiate());
    dispatch(loggedOut());
    void navigate('/');
  }, [dispatch, navigate]);
}
