import { Download, History, Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { useListActivityQuery, type Activity } from '../../api';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { labelTexts } from '../../texts';
import { t } from '../../texts/activity';
import { Button } from '../../ui/navigation/Button';
import { IconButton } from '../../ui/navigation/IconButton';
import { PageHead } from '../../ui/navigation/PageHead';
import { activitySearch, filtersOf } from './activity';
import { activityColumns } from './activityColumns';
import { ActivityDialogs, type ActivityDialog } from './ActivityDialogs';
import { NoChanges } from './NoChanges';
import { useActivityFilters } from './useActivityFilters';

const noun = { one: t('change'), many: t('changes') };

/** Every change of every kind that the user may see. */
export function ActivityScreen() {
  const search = usePagedSearch(activitySearch, '', usePageSize());
  const dialog = useOpenedDialog<ActivityDialog>();
  const { page, size, sortBy: _, sortDesc: __, ...typed } = search.request;
  const filters = filtersOf(typed);
  const list = useListActivityQuery({ ...filters, page, size }, { refetchOnMountOrArgChange: true });
  const fields = useActivityFilters(search.filters.recordId !== '');
  const { open } = dialog;
  const actions = useCallback(
    (row: Activity) => (
      <>
        {row.name && (
          <IconButton
            icon={History}
            label={t('History of {name}', { name: row.name })}
            onClick={() => open({ kind: 'history', row })}
          />
        )}
        {row.restoredAs && (
          <IconButton
            icon={Undo2}
            label={t('Restore {name}', { name: row.name })}
            onClick={() => open({ kind: 'restore', row })}
          />
        )}
      </>
    ),
    [open],
  );

  return (
    <>
      <PageHead
        title={t('Activity')}
        help={t('Who changed what and when, in everything that you may see. A record can be brought back.')}
        actions={
          <Button icon={Download} onClick={() => open({ kind: 'export' })}>
            {labelTexts.export}
          </Button>
        }
      />
      <OpenedDialog state={dialog}>
        {(opened) => <ActivityDialogs opened={opened} filters={filters} onClose={dialog.close} />}
      </OpenedDialog>
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={fields}
        columns={activityColumns}
        actions={actions}
        empty={<NoChanges />}
      />
    </>
  );
}
