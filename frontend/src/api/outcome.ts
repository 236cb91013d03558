import { useMemo } from 'react';
import { useNotices, type NoticeOptions } from './notices';
import { problemOf } from './problem';
import { useSessionUser } from './session';

/** What a server takes that does not say (MAX_UPLOAD_MB). */
const usualUploadMB = 10;

/** How dialogs tell what came of a call (kit/record/RecordCalls.ts, Outcome); stable between renders. */
export function useOutcome() {
  const notices = useNotices();
  const { username, userAliasFromModis, maxUploadMB = usualUploadMB } = useSessionUser();
  const me = userAliasFromModis || username;
  return useMemo(
    () => ({
      me,
      maxUploadMB,
      problemOf,
      succeeded: (message: string, options?: NoticeOptions) => notices.showSuccess(message, options),
      failed: (error: unknown, options?: NoticeOptions) => notices.showFailure(problemOf(error), options),
      noted: (message: string, options?: NoticeOptions) => notices.toastSuccess(message, options),
      failedQuietly: (error: unknown) => {
        console.error(error);
        notices.toastFailure(problemOf(error));
      },
    }),
    [me, maxUploadMB, notices],
  );
}
