import { RotateCw } from 'lucide-react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { useSolServiceReading, type SolServiceReading } from '../../api/solService';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { accessOf, type Need } from './access';

/** Sends a user whose flag is off back to / (readings A-78); waits where the SOL switch decides and is not known yet. */
export function Guard({ need }: { need: Need }) {
  const service = useSolServiceReading();
  const access = accessOf(need, useSessionUser(), service.isOn);
  if (access === 'unknown') return <NotKnownYet service={service} />;
  return access === 'allowed' ? <Outlet /> : <Navigate to="/" replace />;
}

/** In place of a screen that only the SOL switch can open: it is being read, or could not be. */
function NotKnownYet({ service: { failure, isAsking, askAgain } }: { service: SolServiceReading }) {
  if (failure === undefined)
    return (
      <div className="card" aria-busy="true">
        <div className="em">
          <Skeleton width={240} height={22} />
        </div>
      </div>
    );
  return (
    <div className="card">
      <EmptyState
        tone="failed"
        title="Whether online sales are on could not be read"
        text={failure}
        action={
          <Button icon={RotateCw} pending={isAsking} onClick={askAgain}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
