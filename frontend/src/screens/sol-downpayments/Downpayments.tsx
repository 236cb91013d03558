import { Download, HandCoins, Plus } from 'lucide-react';
import { use, useMemo, useCallback } from 'react';
import {
  useFindDownpaymentsPagedQuery,
  type Downpayment,
  type SessionUser,
  useLazyCheckDownpaymentQuery,
  useUpdateDownpaymentMutation,
  useExportSolCampaignsMutation,
} from '../../api';
import { useBulk, workbookOnly } from '../../api/bulk';
import { useCurrentLanguage } from '../../api/preferences';
import { failureOf, problemOf } from '../../api/problem';
import { type SolMarket, useMasks } from '../../api/solMarkets';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { activeFilters } from '../../kit/list/FilterField';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListCard } from '../../kit/list/ListCard';
import { ListFilters } from '../../kit/list/ListFilters';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { FieldsDraftsContext, moveDraft } from '../../kit/inline-edit/rowFields';
import { fieldsTypedSince } from '../../kit/inline-edit/typedSince';
import { RestoredRows } from '../../kit/inline-edit/RestoredRows';
import { RowTags } from '../../kit/inline-edit/RowTags';
import { onlineListTexts, shellTexts, downpaymentTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/navigation/PageHead';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { useSingleFlight } from '../../ui/useSingleFlight';
import {
  filterFields,
  filterOf,
  maskIn,
  noun,
  rowName,
  type DownpaymentFilterName,
  type DownpaymentSortKey,
  bodyOf,
  centsOfText,
  textOfCents,
  valueField,
  downpaymentBulk,
  RowProblems,
  type RowProblem,
} from './downpayment';
import { columnsOf } from './downpaymentColumns';
import { DownpaymentDialogs, type DownpaymentDialog } from './DownpaymentDialogs';
import { t } from '../../texts/solDownpayments.gen';
import { useNotices } from '../../api/notices';
import { confirmLargeChanges } from '../../kit/amounts/largeChanges';
import { meanwhileOf } from '../../kit/versioned/useVersionedSave';
import { centsOf, isAmount, wireOf, type Cents } from '../../../../contracts/rules/amounts';

const isOfAnother = (rows: readonly Downpayment[], { id, country }: Downpayment, cents: Cents): boolean =>
  rows.some(
    (other) => other.id !== id && other.country.id === country.id && centsOf(other.downpayment) === cents,
  );

/** Saves what was typed into a row of `rows`, once its market does not have the value already. */
function useSaveDownpayment(rows: readonly Downpayment[], onSaved: (id: number) => void) {
  const drafts = use(FieldsDraftsContext);
  const problems = use(RowProblems);
  const [check] = useLazyCheckDownpaymentQuery();
  const [update] = useUpdateDownpaymentMutation();
  const notices = useNotices();
  const masks = useMasks();

  /** `over` is the version that a colleague left, once the user has decided to save over it. */
  const save = useCallback(
    async (row: Downpayment, over?: number): Promise<void> => {
      const draft = drafts.get(row.id);
      const cents = centsOfText(draft?.typed[valueField]);
      if (!draft || !isAmount(cents)) return;
      const name = `${downpaymentTexts.downpayment}, ${row.country.description}`;
      const change = { name, before: centsOf(row.downpayment), after: cents, mask: masks(row.country.id) };
      if (!(await confirmLargeChanges([change]))) return;
      const settle = (version: number | undefined) => {
        const values = { [valueField]: textOfCents(cents) };
        drafts.set(row.id, fieldsTypedSince(draft, drafts.get(row.id), { values, version }));
        onSaved(row.id);
      };
      problems.set(row.id, undefined);
      try {
        const asked = { countryId: row.country.id, value: wireOf(cents) };
        const isTaken = (await check(asked).unwrap()) === 1;
        // The check does not know this row. Where no other is seen to have the value, a colleague may just have given it to
        // this one: saving tells a duplicate from a colleague who was faster.
        if (isTaken && isOfAnother(rows, row, cents))
          return problems.set(row.id, { kind: 'words', message: downpaymentTexts.valueExists });
        const downpaymentInput = bodyOf(row, cents, over ?? draft.version);
        // That of the moment when the typing began.
        const shownCurrency = draft.stored.currency;
        const { message, version } = await update({ id: row.id, shownCurrency, downpaymentInput }).unwrap();
        settle(version);
        notices.toastSuccess(message);
      } catch (error) {
        const problem = rowProblemOf(error);
        // Both meant the same, or the reply to the own save was lost.
        const isSettled = problem?.kind === 'stale' && centsOf(problem.current.downpayment) === cents;
        if (isSettled) {
          settle(problem.current.version);
          notices.toastSuccess(
            t('The downpayment of {description} is stored as typed already.', row.country),
          );
        } else if (problem) problems.set(row.id, problem);
        else notices.showFailure(problemOf(error));
      }
    },
    [rows, drafts, problems, check, update, notices, masks, onSaved],
  );
  // Enter and the buttons of a row share it: the second press of a hasty hand is no second change.
  return useSingleFlight(save, keyOf);
}

const keyOf = ({ id }: Downpayment) => id;

/** What a refusal says of a row: the value is taken, or a colleague was faster. Undefined: it is no matter of the row. */
function rowProblemOf(error: unknown): RowProblem | undefined {
  const problem = problemOf(error);
  if (problem.status !== 409) return undefined;
  const { message } = problem;
  const meanwhile = meanwhileOf<Downpayment>(problem);
  return meanwhile ? { kind: 'stale', message, current: meanwhile.current } : { kind: 'words', message };
}

export interface DownpaymentsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  search: PagedSearch<DownpaymentFilterName, DownpaymentSortKey>;
}

export function Downpayments({ user, markets, search }: DownpaymentsProps) {
  const dialog = useOpenedDialog<DownpaymentDialog>();
  const { open } = dialog;
  const { page, size, sortBy, sortDesc } = search.request;
  const filter = filterOf(search.filters);
  const { code: language } = useCurrentLanguage();
  const list = useFindDownpaymentsPagedQuery(
    { page, size, sortBy, sortDesc, isHqUser: user.isHQUser, language, downpaymentFilter: filter },
    { refetchOnMountOrArgChange: true },
  );
  const fields = filterFields(markets);
  const active = activeFilters(fields, search.filters);
  const maskOf = useMemo(() => maskIn(markets), [markets]);
  const nameOf = useCallback((row: Downpayment) => rowName(row, maskOf), [maskOf]);
  const columns = useColumns(list.data?.content ?? none, maskOf, search.mark, open);
  const drafts = use(FieldsDraftsContext);
  const [exportRows] = useExportSolCampaignsMutation();
  const exported = (ids?: readonly string[]) => {
    const solCampaignFilter = ids ? { ids: ids.map(Number) } : filter;
    return exportRows({ entity: 'downpayment', scope: 'false', language, solCampaignFilter }).unwrap();
  };
  const bulk = useBulk('downpayment', filter, exported, workbookOnly);
  // The new one stands above the others, and what is typed into the last row of the page would be on the next one.
  const openNew = () => unsavedChanges.leaveFor(() => open({ kind: 'new' }));

  return (
    <>
      <DownpaymentsHead onNew={openNew} onExport={() => open({ kind: 'export' })} />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <DownpaymentDialogs
            opened={opened}
            markets={markets}
            filter={filter}
            maskOf={maskOf}
            onClose={dialog.close}
            onSwitched={(row, version) => {
              if (version !== undefined) moveDraft(drafts, row.id, version);
              search.mark(row.id);
            }}
          />
        )}
      </OpenedDialog>
      <RestoredRows drafts={drafts} />
      <ListFilters fields={fields} search={search} />
      <BulkRows noun={noun} of={downpaymentBulk} calls={bulk} search={search} nameOf={nameOf} asksFirst>
        <ListCard
          noun={noun}
          search={search}
          list={list}
          columns={columns}
          active={active}
          failure={failureOf(list)}
          tags={<RowTags active={active} onClear={search.clear} />}
          empty={<NoDownpayments onNew={openNew} />}
          fixed
        />
      </BulkRows>
    </>
  );
}

const none: never[] = [];

/** Stable until the list is read again: rows are memoised on them. */
function useColumns(
  rows: readonly Downpayment[],
  maskOf: ReturnType<typeof maskIn>,
  mark: (id: number) => void,
  open: (dialog: DownpaymentDialog) => void,
) {
  const onSave = useSaveDownpayment(rows, mark);
  return useMemo(
    () =>
      columnsOf({
        maskOf,
        onSave,
        onToggle: (row) => open({ kind: 'toggle', row }),
        onVehicles: (row) => open({ kind: 'vehicles', row }),
      }),
    [maskOf, onSave, open],
  );
}

function DownpaymentsHead({ onNew, onExport }: { onNew: () => void; onExport: () => void }) {
  return (
    <PageHead
      title={shellTexts.solDownpayment}
      help={t(
        'What customers may pay down at the online order, by market. One value is chosen with the prices of each vehicle.',
      )}
      actions={
        <>
          <Button icon={Download} onClick={onExport}>
            {onlineListTexts.export}
          </Button>
          <Button variant="primary" icon={Plus} onClick={onNew}>
            {onlineListTexts.new}
          </Button>
        </>
      }
    />
  );
}

const NoDownpayments = ({ onNew }: { onNew: () => void }) => (
  <EmptyState
    icon={HandCoins}
    title={t('No downpayments yet')}
    text={t('Without one, vehicles are sold online without a downpayment.')}
    action={
      <Button icon={Plus} onClick={onNew}>
        {onlineListTexts.new}
      </Button>
    }
  />
);
