import { useState } from 'react';
import type { Outcome, RecordCalls, WantedState } from './RecordCalls';

/** Brings a record back to what one of its changes left; a notice says so, a failure is shown. Returns whether it did. */
export function useRestore<Row, Values, Id>(
  calls: Partial<Pick<RecordCalls<Row, Values, Id>, 'restore'>>,
  outcome: Outcome,
) {
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async (id: Id, wanted: WantedState): Promise<boolean> => {
    if (!calls.restore) return false;
    setIsRestoring(true);
    try {
      outcome.noted((await calls.restore(id, wanted)).message);
      return true;
    } catch (error) {
      outcome.failed(error);
      return false;
    } finally {
      setIsRestoring(false);
    }
  };
  return { restore, isRestoring };
}
