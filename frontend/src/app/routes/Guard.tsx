import { useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSessionUser } from '../../api/session';
import { useSolServiceReading, type SolServiceReading } from '../../api/solService';
import { FailedState } from '../../ui/FailedState';
import { leavableDialogs } from '../../ui/leavableDialogs';
import { Message } from '../../ui/Message';
import { Skeleton } from '../../ui/Skeleton';
import { accessOf, type Need } from './access';
import { t } from '../../texts/app';

/**
 * Sends a user whose flag is off back to / (decision A-78); waits where the SOL switch decides and is not known yet. Whoever has
 * typed something when an administrator switches online sales keeps it in sight until it is taken back.
 */
export function Guard({ need }: { need: Need }) {
  const service = useSolServiceReading();
  const access = accessOf(need, useSessionUser(), service.isOn);
  const [opened, setOpened] = useState<{ isOn: boolean | undefined }>();
  if (access === 'allowed' && opened?.isOn !== service.isOn) setOpened({ isOn: service.isOn });
  const isSwitched = opened !== undefined && opened.isOn !== service.isOn;
  const isKept = useSyncExternalStore(
    leavableDialogs.subscribe,
    () => isSwitched && leavableDialogs.isHeld(),
  );
  if (access === 'unknown') return <NotKnownYet service={service} />;
  if (access === 'refused' && !isKept) return <Navigate to="/" replace />;
  return (
    <>
      {access === 'refused' && <Switched isOn={service.isOn} />}
      <Outlet />
    </>
  );
}

const Switched = ({ isOn }: Pick<SolServiceReading, 'isOn'>) => (
  <Message tone="warning" announce>
    {isOn
      ? t('Online sales have been switched on; what you typed cannot be saved now.')
      : t('Online sales have been switched off; what you typed cannot be saved now.')}
  </Message>
);

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
      <FailedState
        title={t('Whether online sales are on could not be read')}
        text={failure}
        onRetry={askAgain}
        pending={isAsking}
      />
    </div>
  );
}
