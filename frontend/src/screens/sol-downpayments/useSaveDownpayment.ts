import { use, useCallback } from 'react';
import {
  useLazyCheckDownpaymentQuery,
  useUpdateDownpaymentMutation,
  type Downpayment,
  type DownpaymentConflict,
} from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { isConflictReply } from '../../kit/conflict/isConflictReply';
import { wireOf } from '../../kit/money/cents';
import { FieldsDraftsContext } from '../../kit/rows/rowFields';
import { downpaymentTexts } from '../../texts';
import { bodyOf, centsOfText, valueField } from './downpayment';
import { RowProblems, type RowProblem } from './rowProblems';

/** Saves what was typed into a row, once its market does not have the value already. */
export function useSaveDownpayment(onSaved: (id: number) => void) {
  const drafts = use(FieldsDraftsContext);
  const problems = use(RowProblems);
  const [check] = useLazyCheckDownpaymentQuery();
  const [update] = useUpdateDownpaymentMutation();
  const notices = useNotices();

  /** `over` is the version that a colleague left, once the user has decided to save over it. */
  return useCallback(
    async (row: Downpayment, over?: number): Promise<void> => {
      const draft = drafts.get(row.id);
      const cents = centsOfText(draft?.typed[valueField]);
      if (!draft || cents === null) return;
      problems.set(row.id, undefined);
      try {
        const asked = { countryId: row.country.id, value: wireOf(cents) };
        if ((await check(asked).unwrap()) === 1)
          return problems.set(row.id, { kind: 'words', message: downpaymentTexts.valueExists });
        const downpaymentInput = bodyOf(row, cents, over ?? draft.version);
        const { message } = await update({ id: row.id, downpaymentInput }).unwrap();
        drafts.set(row.id, undefined);
        onSaved(row.id);
        notices.toastSuccess(message);
      } catch (error) {
        const problem = rowProblemOf(error);
        if (problem) problems.set(row.id, problem);
        // The end of a session is told by the login page.
        else if (problemOf(error).status !== 401) notices.showFailure(problemOf(error));
      }
    },
    [drafts, problems, check, update, notices, onSaved],
  );
}

/** What a refusal says of a row: the value is taken, or a colleague was faster. Undefined: it is no matter of the row. */
function rowProblemOf(error: unknown): RowProblem | undefined {
  const { status, message, body } = problemOf(error);
  if (status !== 409) return undefined;
  if (isConflictReply<DownpaymentConflict>(body)) return { kind: 'stale', message, current: body.current };
  return { kind: 'words', message };
}
