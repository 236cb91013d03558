import { use, useCallback, useRef } from 'react';
import { useLazyCheckDownpaymentQuery, useUpdateDownpaymentMutation, type Downpayment } from '../../api';
import { useNotices } from '../../api/notices';
import { useMasks } from '../../api/solMarkets';
import { problemOf } from '../../api/problem';
import { confirmLargeChanges } from '../../kit/amounts/largeChanges';
import { meanwhileOf } from '../../kit/versioned/useVersionedSave';
import { centsOf, isAmount, wireOf, type Cents } from '../../../../contracts/rules/amounts';
import { FieldsDraftsContext } from '../../kit/inline-edit/rowFields';
import { downpaymentTexts } from '../../texts';
import { bodyOf, centsOfText, valueField } from './downpayment';
import { RowProblems, type RowProblem } from './SolDownpaymentsScreen';

const isOfAnother = (rows: readonly Downpayment[], { id, country }: Downpayment, cents: Cents): boolean =>
  rows.some(
    (other) => other.id !== id && other.country.id === country.id && centsOf(other.downpayment) === cents,
  );

/** Saves what was typed into a row of `rows`, once its market does not have the value already. */
export function useSaveDownpayment(rows: readonly Downpayment[], onSaved: (id: number) => void) {
  const drafts = use(FieldsDraftsContext);
  const problems = use(RowProblems);
  const [check] = useLazyCheckDownpaymentQuery();
  const [update] = useUpdateDownpaymentMutation();
  const notices = useNotices();
  const masks = useMasks();
  // Enter and the buttons of a row share it: the second press of a hasty hand is no second change.
  const saving = useRef(new Set<number>());

  /** `over` is the version that a colleague left, once the user has decided to save over it. */
  return useCallback(
    async (row: Downpayment, over?: number): Promise<void> => {
      const draft = drafts.get(row.id);
      const cents = centsOfText(draft?.typed[valueField]);
      if (!draft || !isAmount(cents) || saving.current.has(row.id)) return;
      const name = `${downpaymentTexts.downpayment}, ${row.country.description}`;
      const change = { name, before: centsOf(row.downpayment), after: cents, mask: masks(row.country.id) };
      if (!(await confirmLargeChanges([change])) || saving.current.has(row.id)) return;
      saving.current.add(row.id);
      problems.set(row.id, undefined);
      try {
        const asked = { countryId: row.country.id, value: wireOf(cents) };
        const isTaken = (await check(asked).unwrap()) === 1;
        // The check does not know this row. Where no other is seen to have the value, a colleague may just have given it to
        // this one: saving tells a duplicate from a colleague who was faster.
        if (isTaken && isOfAnother(rows, row, cents))
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
      } finally {
        saving.current.delete(row.id);
      }
    },
    [rows, drafts, problems, check, update, notices, masks, onSaved],
  );
}

/** What a refusal says of a row: the value is taken, or a colleague was faster. Undefined: it is no matter of the row. */
function rowProblemOf(error: unknown): RowProblem | undefined {
  const problem = problemOf(error);
  if (problem.status !== 409) return undefined;
  const { message } = problem;
  const meanwhile = meanwhileOf<Downpayment>(problem);
  return meanwhile ? { kind: 'stale', message, current: meanwhile.current } : { kind: 'words', message };
}
