import { useEffect } from 'react';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';

/** A search that fails opens no dialog: a line on the console and a discreet note in the corner (R-091, readings A-37). */
export function useSilentFailure({ isError, error }: { isError: boolean; error?: unknown }): void {
  const { toastFailure } = useNotices();
  useEffect(() => {
    if (!isError) return;
    console.error(error);
    toastFailure(problemOf(error));
  }, [isError, error, toastFailure]);
}
