import { useMemo } from 'react';
import { useNotices, type NoticeOptions } from './notices';
import { problemOf } from './problem';
import { useSessionUser } from './session';

/** How dialogs tell what came of a call (kit/record/RecordCalls.ts, Outcome); stable between renders. */
export function useOutcome() {
  const notices = useNotices();
  const { username, userAliasFromModis } = useSessionUser();
  const me = userAliasFromModis || username;
  return useMemo(
    () => ({
      me,
      problemOf,
      succeeded: (message: string, options?: NoticeOptions) => notices.showSuccess(message, options),
      failed: (error: unknown, options?: NoticeOptions) => notices.showFailure(problemOf(error), options),
      noted: (message: string, options?: NoticeOptions) => notices.toastSuccess(message, options),
      failedQuietly: (error: unknown) => {
        console.error(error);
        notices.toastFailure(problemOf(error));
      },
    }),
    [me, notices],
  );
}
