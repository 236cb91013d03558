import { ArchiveRestore, GitCompareArrows, Play, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { ApiJsonCompareRun } from '../../api';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListCard } from '../../kit/list/ListCard';
import { apiComparisonTexts, labelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { PageHead } from '../../ui/PageHead';
import { apiJsonTest, type ShownTest, type TestDialog } from './apiJsonTest';
import { ApiJsonTestDialog } from './ApiJsonTestDialog';
import { CancelCompare } from './CancelCompare';
import { CompareStrip } from './CompareStrip';
import { ListFigures } from './ListFigures';
import { liveTests } from './liveTests';
import { TestButtons } from './TestButtons';
import { useCompareRuns } from './useCompareRuns';
import { useTestColumns } from './useTestColumns';
import { useTestList } from './useTestList';
import './api-json-tests.css';
import { t } from '../../texts/apiJsonTests';

const { noun, titles } = apiJsonTest;

/** Pairs of addresses that should answer the same, and what the last comparison found. */
export function ApiJsonTestsScreen() {
  const { search, list, activeOnly, showActiveOnly } = useTestList();
  const compare = useCompareRuns(activeOnly, list);
  const { runs, findings, starting, start } = compare;
  const dialog = useOpenedDialog<TestDialog>();
  const { open } = dialog;
  const [cancelling, setCancelling] = useState<ApiJsonCompareRun>();
  const { currentData: page } = list;
  const shown = useMemo(
    () => page && { ...page, content: liveTests(page.content, { runs, findings }) },
    [page, runs, findings],
  );
  const run = useCallback((id: number) => void start(id), [start]);
  const actions = useCallback(
    (row: ShownTest) => <TestButtons row={row} onOpen={open} onRun={run} />,
    [open, run],
  );
  const refetch = () => {
    void compare.refetch();
    return list.refetch();
  };
  const newTest = () => open({ kind: 'new' });

  return (
    <>
      <PageHead
        title={titles}
        help={t('The same request to the current and to the new service, compared field by field.')}
        actions={
          <>
            <IconButton
              icon={ArchiveRestore}
              label={t('Deleted {many}', { many: noun.many })}
              onClick={() => open({ kind: 'deleted' })}
            />
            <Button icon={Plus} onClick={newTest}>
              {labelTexts.new}
            </Button>
            <Button variant="primary" icon={Play} onClick={() => start('all')}>
              {apiComparisonTexts.runJobCompare}
            </Button>
          </>
        }
      />
      <OpenedDialog state={dialog}>
        {(opened) => <ApiJsonTestDialog {...{ opened, dialog }} onSaved={search.mark} />}
      </OpenedDialog>
      {cancelling && <CancelCompare run={cancelling} onClose={() => setCancelling(undefined)} />}
      <CompareStrip runs={runs} isStarting={starting.length > 0} onCancel={setCancelling} />
      <ListCard
        fixed
        noun={noun}
        search={search}
        list={{ ...list, currentData: shown, refetch }}
        failure={list.isError ? problemOf(list.error).message : undefined}
        tags={<ListFigures summary={compare.summary} />}
        tools={
          <Checkbox label={apiComparisonTexts.activeOnly} checked={activeOnly} onValue={showActiveOnly} />
        }
        columns={useTestColumns(open)}
        actions={actions}
        empty={
          <EmptyState
            icon={GitCompareArrows}
            title={activeOnly ? t('No active tests') : t('No tests')}
            text={t('Create the first one: two addresses that should answer the same.')}
            action={
              <Button variant="primary" icon={Plus} onClick={newTest}>
                {labelTexts.new}
              </Button>
            }
          />
        }
      />
    </>
  );
}
