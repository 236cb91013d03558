import { useSelector } from 'react-redux';
import { Spinner } from '../../ui/Spinner';
import type { RootState } from '../store';

/** Shows the spinner until the last pending call has ended. */
export function PendingCalls() {
  return <Spinner active={useSelector((state: RootState) => state.pendingCalls > 0)} />;
}
