import { CalendarPlus, Plus } from 'lucide-react';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import {
  type SessionUser,
  type SolCampaignRow,
  useExportSolCampaignsMutation,
  type SolCampaignFilter,
} from '../../../api';
import type { SolMarket } from '../../../api/solMarkets';
import { BulkRows } from '../../../kit/bulk/BulkRows';
import { ListCard, type ListCardProps } from '../../../kit/list/ListCard';
import type { PagedSearch } from '../../../kit/list/usePagedSearch';
import type { ListQuery } from '../../../kit/list/useListQuery';
import { Button } from '../../../ui/navigation/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { OpenCampaign } from '../dialogs/CampaignDialog';
import { filterOf, type CampaignFilter, type CampaignSortKey } from '../place/campaignSearch';
import { canWrite } from '../rightsOf';
import { campaignColumns } from './campaignColumns';
import { RowEditingContext } from './useRowEdit';
import type { useGridEditing } from './useGridEditing';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './campaign-grid.module.css';
import narrow from '../../../kit/list/narrow-columns.module.css';
import { classes } from '../../../ui/classes';
import { useBulk, workbookOnly } from '../../../api/bulk';
import type { BulkOf } from '../../../kit/bulk/bulk';
import { defaultMask } from '../../../../../contracts/rules/amounts';
import { campaignTexts } from '../../../texts';

const campaignName = ({ id, description }: SolCampaignRow) => `${id} · ${description}`;

/** What is set on many campaigns; a total discount is none of it, since each market has its own currency. */
const useCampaignBulkOf = (markets: readonly SolMarket[]): BulkOf => {
  const percentMask = markets[0]?.pricemask || defaultMask;
  return useMemo(
    () => ({
      set: [
        { name: 'active', label: t('Active'), kind: 'switch', maxLength: 5 },
        {
          name: 'campaignType',
          label: t('Campaign Type'),
          options: ['B2B', 'B2C'].map((value) => ({ value, label: value })),
          maxLength: 3,
        },
        { name: 'discPerc', label: campaignTexts.discPerc, percentMask, maxLength: 10 },
        { name: 'discOpt', label: campaignTexts.discOpt, percentMask, maxLength: 10 },
      ],
      deletes: false,
    }),
    [percentMask],
  );
};

/** What is done with many campaigns, and their workbook. */
function useCampaignBulk(filter: SolCampaignFilter) {
  const [exportCampaigns] = useExportSolCampaignsMutation();
  const exported = (ids?: readonly string[]) => {
    const solCampaignFilter = ids ? { ids: ids.map(Number) } : filter;
    return exportCampaigns({ scope: 'false', solCampaignFilter }).unwrap();
  };
  return useBulk('solCampaign', filter, exported, workbookOnly);
}

type CardProps = ListCardProps<SolCampaignRow, CampaignFilter, CampaignSortKey>;

export interface CampaignGridProps extends Pick<CardProps, 'active' | 'failure'> {
  user: SessionUser;
  markets: readonly SolMarket[];
  search: PagedSearch<CampaignFilter, CampaignSortKey>;
  list: ListQuery<SolCampaignRow>;
  grid: ReturnType<typeof useGridEditing>;
  onOpen: OpenCampaign;
  tags: ReactNode;
}

const noun = { one: t('campaign'), many: t('campaigns') };

/** The campaigns, one row of which is edited in place at a time. */
export function CampaignGrid({ user, markets, search, list, grid, onOpen, ...card }: CampaignGridProps) {
  const { editing, place, begin } = grid;
  const columns = useMemo(
    () => campaignColumns({ user, markets, place, onBegin: begin, onOpen }),
    [user, markets, place, begin, onOpen],
  );
  const bulk = useCampaignBulk(filterOf(search.filters));

  return (
    <RowEditingContext value={editing}>
      <BulkRows
        noun={noun}
        of={useCampaignBulkOf(markets)}
        calls={bulk}
        search={search}
        nameOf={campaignName}
        readOnly={!canWrite(user)}
        asksFirst
      >
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter and Esc of the inputs of a row */}
        <div
          className={classes(narrow.narrow, styles.grid)}
          onKeyDown={(event) => place && handleRowKey(event, place.id, editing)}
        >
          <ListCard
            noun={noun}
            search={search}
            list={list}
            columns={columns}
            {...card}
            fixed
            scrollButtons
            empty={
              <EmptyState
                icon={CalendarPlus}
                title={t('No campaigns')}
                text={
                  canWrite(user)
                    ? t('Your markets have no campaigns yet.')
                    : t('No market has a campaign yet.')
                }
                action={
                  canWrite(user) && (
                    <Button variant="primary" icon={Plus} onClick={() => onOpen({ kind: 'new' })}>
                      {t('New campaign')}
                    </Button>
                  )
                }
              />
            }
          />
        </div>
      </BulkRows>
    </RowEditingContext>
  );
}

/** Enter saves the row, Esc leaves it; what a calendar over it does with them is its own. */
function handleRowKey(
  event: KeyboardEvent,
  id: number,
  { save, cancel }: Pick<CampaignGridProps['grid']['editing'], 'save' | 'cancel'>,
): void {
  const { target, key, nativeEvent } = event;
  if (nativeEvent.isComposing || event.defaultPrevented) return;
  const isInput = target instanceof HTMLElement && target.matches('[data-row-edit] :is(input, select)');
  if (!isInput || target.closest('[popover]')) return;
  if (key === 'Enter') void save(id);
  else if (key === 'Escape') cancel(id);
  else return;
  event.preventDefault();
}
