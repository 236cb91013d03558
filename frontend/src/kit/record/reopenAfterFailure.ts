import type { DialogState } from '../form/useOpenedDialog';
import type { Outcome } from './RecordCalls';

/**
 * What becomes of a failed save where forms close whatever came of it: the form closes, the red
 * box says why, and its 'Reopen' opens the form again with everything typed and with what was wrong on its fields, so that
 * nothing is lost (decision A-86).
 *
 * A noun of kit/record says `closesOnFailure: true` in its RecordNoun, and that is all. A screen that writes its dialogs out
 * keeps what is open in `useOpenedDialog`, puts `OpenedDialog` around them, and hands its form
 *
 *   const failed = reopenAfterFailure(dialog, opened, outcome);
 *   onSave={(typed) => save(typed).catch((error) => failed(error, typed))}
 *
 * The end of the session is left to the form: it stays until the login page replaces it, and its draft is kept. So it does
 * while the server is away, which is no refusal: Save works again in a moment.
 */
export const reopenAfterFailure =
  <Opened>(
    dialog: Pick<DialogState<Opened>, 'open' | 'close'>,
    opened: Opened,
    outcome: Pick<Outcome, 'problemOf' | 'failed'>,
  ) =>
  (error: unknown, typed: Record<string, string>): void => {
    const problem = outcome.problemOf(error);
    if (problem.status === 401 || problem.isAway) throw error;
    dialog.close();
    outcome.failed(error, { onReopen: () => dialog.open(opened, typed, problem) });
  };
