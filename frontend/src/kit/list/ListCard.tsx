import { use, type ReactNode, useState } from 'react';
import { Button } from '../../ui/navigation/Button';
import { DataTable } from '../../ui/data/DataTable';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Pager } from '../../ui/navigation/Pager';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { TableCard } from '../../ui/data/TableCard';
import { countOf, type Noun } from '../format/counts';
import { formatTime } from '../format/instants';
import { useColumnLayout } from './useColumnLayout';
import type { ListRow } from './ListRow';
import type { ListScreenProps } from './ListScreen';
import { TicksContext, useTickedColumns } from './ticks';
import { useListQuery, type Page } from './useListQuery';
import { namesOf } from '../format/names';
import { t } from '../../texts/kit.gen';
import { Columns3 } from 'lucide-react';
import type { Column } from '../../ui/data/Column';
import { lazyDialog } from '../form/lazyDialog';

export interface ListCardProps<
  Row extends ListRow,
  Filter extends string,
  SortKey extends string,
> extends Omit<ListScreenProps<Row, Filter, SortKey>, 'filters'> {
  active?: readonly { phrase: string }[];
  tags?: ReactNode;
  /** Before the refresh button, in place of the time of the last update. */
  tools?: ReactNode;
  fixed?: boolean;
  scrollButtons?: boolean;
}

/** The card of a paged list: tool bar, table, pager, and the states between them; a ListScreen without the filter panel. */
export function ListCard<Row extends ListRow, Filter extends string, SortKey extends string>(
  props: ListCardProps<Row, Filter, SortKey>,
) {
  const { noun, search, list, tags, tools } = props;
  const page = useListQuery(search, list);
  const ticks = use(TicksContext);
  const columns = useTickedColumns(ticks, props.columns, page?.content);
  const failure = list.isFetching ? undefined : props.failure;
  const shown = failure ? undefined : page;
  const name = noun.many[0]?.toUpperCase() + noun.many.slice(1);
  const isWaiting = search.asked && !failure && !page;
  const updated =
    shown &&
    list.fulfilledTimeStamp &&
    t('Updated {fulfilledTimeStamp}', { fulfilledTimeStamp: formatTime(list.fulfilledTimeStamp) });

  return (
    <TableCard
      label={name}
      count={isWaiting ? <Skeleton width={76} /> : shown ? countedOf(shown, noun) : name}
      tags={tags}
      right={tools ?? updated}
      buttons={search.asked && !failure && <ColumnsButton columns={props.columns} />}
      onRefresh={() => (search.asked ? list.refetch() : search.search({}))}
      isRefreshing={list.isFetching}
      isWhole={search.isWhole}
    >
      {shown && ticks?.bar(shown.totalElements)}
      <ListBody {...props} columns={columns} failure={failure} rows={page?.content} />
      {shown && shown.totalElements > 0 && (
        <Pager
          page={search.page}
          size={search.size}
          total={shown.totalElements}
          links={search.pageLinks}
          sizes={search.pageSizes}
          onPage={search.goTo}
          onSize={search.resize}
        />
      )}
    </TableCard>
  );
}

const countedOf = ({ totalElements, isMore }: Page<unknown>, noun: Noun): string =>
  isMore ? t('More than {count}', { count: countOf(totalElements, noun) }) : countOf(totalElements, noun);

interface ListBodyProps<
  Row extends ListRow,
  Filter extends string,
  SortKey extends string,
> extends ListCardProps<Row, Filter, SortKey> {
  rows: readonly Row[] | undefined;
}

/** The rows, or what stands in their place: not asked yet, failed, nothing found, nothing there. */
function ListBody<Row extends ListRow, Filter extends string, SortKey extends string>(
  props: ListBodyProps<Row, Filter, SortKey>,
) {
  const { noun, search, list, failure, rows, active = [], empty } = props;
  const { columns, sizing } = useColumnLayout(props.columns);
  if (!search.asked) return <NotAsked noun={noun} onSearch={() => search.search({})} />;
  if (failure) return <ListFailed failure={failure} onRetry={() => list.refetch()} />;
  const isFiltered = active.length > 0;
  return (
    <DataTable
      caption={t('Table of {many}', { many: noun.many })}
      columns={columns}
      sizing={sizing}
      rows={rows}
      rowKey={idOf}
      sort={search.sort}
      onSort={search.sortOn}
      actions={props.actions}
      isReloading={list.isFetching}
      markedKey={search.markedId}
      fixed={props.fixed}
      scrollButtons={props.scrollButtons}
      skeletonRows={search.size}
      scrollKey={search.page}
      empty={isFiltered ? <NothingFound noun={noun} active={active} onClear={search.clear} /> : empty}
    />
  );
}

const idOf = ({ id }: ListRow) => id;

interface NothingFoundProps {
  noun: Noun;
  active: readonly { phrase: string }[];
  onClear: () => void;
}

function NothingFound({ noun, active, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={t('No {one} with {filters}', {
        one: noun.one,
        filters: namesOf(active.map(({ phrase }) => phrase)),
      })}
      text={t('Check the spelling, or search with fewer filters.')}
      action={<Button onClick={() => onClear()}>{t('Clear filters')}</Button>}
    />
  );
}

const NotAsked = ({ noun, onSearch }: { noun: Noun; onSearch: () => void }) => (
  <EmptyState
    title={t('Press Search to list the {many}', { many: noun.many })}
    text={t('Without filters, all of them are listed.')}
    action={<Button onClick={onSearch}>{t('Search')}</Button>}
  />
);

const ListFailed = ({ failure, onRetry }: { failure: string; onRetry: () => void }) => (
  <FailedState title={t('The list could not be loaded')} text={failure} onRetry={onRetry} />
);

const ColumnsPopover = lazyDialog(() => import('./ColumnsPopover').then((module) => module.ColumnsPopover));

interface ColumnsButtonProps {
  columns: readonly Pick<Column<never>, 'key' | 'header' | 'group' | 'stick'>[];
}

/** Opens what arranges the columns of a list. */
function ColumnsButton({ columns }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        variant="quiet"
        size="m"
        icon={Columns3}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor((open) => (open ? undefined : currentTarget))}
      >
        {t('Columns')}
      </Button>
      {anchor && <ColumnsPopover columns={columns} anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}
