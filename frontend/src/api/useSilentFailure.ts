import { useEffect } from 'react';
import { useNotices } from './notices';
import { problemOf } from './problem';

/** A call that fails quietly opens no dialog: a line on the console and a discreet note in the corner. */
export function useSilentFailure({ isError, error }: { isError: boolean; error?: unknown }): void {
  const { toastFailure } = useNotices();
  useEffect(() => {
    if (!isError) return;
    console.error(error);
    toastFailure(problemOf(error));
  }, [isError, error, toastFailure]);
}
