import { Download, HandCoins, Plus } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { useFindDownpaymentsPagedQuery, type Downpayment, type SessionUser } from '../../api';
import { useNamedRows } from '../../api/countryNames';
import { problemOf } from '../../api/problem';
import type { SolMarket } from '../../api/solMarkets';
import { activeFilters } from '../../kit/list/FilterField';
import { ListCard } from '../../kit/list/ListCard';
import { ListFilters } from '../../kit/list/ListFilters';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import { FieldsDraftsContext, moveDraft } from '../../kit/inline-edit/rowFields';
import { RowTags } from '../../kit/inline-edit/RowTags';
import { onlineListTexts, shellTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageHead } from '../../ui/navigation/PageHead';
import {
  filterFields,
  filterOf,
  maskIn,
  noun,
  type DownpaymentFilterName,
  type DownpaymentSortKey,
} from './downpayment';
import { columnsOf } from './downpaymentColumns';
import { DownpaymentDialogs, type DownpaymentDialog } from './DownpaymentDialogs';
import { useSaveDownpayment } from './useSaveDownpayment';
import { t } from '../../texts/solDownpayments';

export interface DownpaymentsProps {
  user: SessionUser;
  markets: readonly SolMarket[];
  search: PagedSearch<DownpaymentFilterName, DownpaymentSortKey>;
}

export function Downpayments({ user, markets, search }: DownpaymentsProps) {
  const [opened, setOpened] = useState<DownpaymentDialog>();
  const { page, size, sortBy, sortDesc } = search.request;
  const filter = filterOf(search.filters);
  const found = useFindDownpaymentsPagedQuery(
    { page, size, sortBy, sortDesc, isHqUser: user.isHQUser, downpaymentFilter: filter },
    { refetchOnMountOrArgChange: true },
  );
  const list = { ...found, currentData: useNamedRows(found.currentData), data: useNamedRows(found.data) };
  const fields = filterFields(markets);
  const active = activeFilters(fields, search.filters);
  const maskOf = useMemo(() => maskIn(markets), [markets]);
  const columns = useColumns(list.data?.content ?? none, maskOf, search.mark, setOpened);
  const drafts = use(FieldsDraftsContext);
  const openNew = () => setOpened({ kind: 'new' });

  return (
    <>
      <DownpaymentsHead onNew={openNew} onExport={() => setOpened({ kind: 'export' })} />
      <ListFilters fields={fields} search={search} />
      <ListCard
        noun={noun}
        search={search}
        list={list}
        columns={columns}
        active={active}
        failure={list.isError ? problemOf(list.error).message : undefined}
        tags={<RowTags active={active} onClear={search.clear} />}
        empty={<NoDownpayments onNew={openNew} />}
        fixed
      />
      {opened && (
        <DownpaymentDialogs
          opened={opened}
          markets={markets}
          filter={filter}
          maskOf={maskOf}
          onClose={() => setOpened(undefined)}
          onSwitched={(row, version) => {
            if (version !== undefined) moveDraft(drafts, row.id, row.version, version);
            search.mark(row.id);
          }}
        />
      )}
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
