import { Navigate, Outlet } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { useSolService } from '../../api/solService';
import { accessOf, type Need } from './access';

/** Sends a user whose flag is off back to / (readings A-78); waits where the SOL switch decides and is not known yet. */
export function Guard({ need }: { need: Need }) {
  const access = accessOf(need, useSessionUser(), useSolService());
  if (access === 'refused') return <Navigate to="/" replace />;
  return access === 'allowed' ? <Outlet /> : null;
}
