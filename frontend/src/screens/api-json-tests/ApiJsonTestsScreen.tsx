import { ArchiveRestore, GitCompareArrows, Play, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import {
  type ApiJsonCompareRun,
  useListActiveApiJsonTestsQuery,
  useListApiJsonTestsQuery,
  type ApiJsonTestSummary,
  type ApiJsonFinding,
  type ApiJsonTest,
  useCancelJobRunMutation,
} from '../../api';
import { useBulk } from '../../api/bulk';
import { failureOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { BulkRows } from '../../kit/bulk/BulkRows';
import { ListCard } from '../../kit/list/ListCard';
import { apiComparisonTexts, labelTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { IconButton } from '../../ui/navigation/IconButton';
import { PageHead } from '../../ui/navigation/PageHead';
import { apiJsonTest, type ShownTest, type TestDialog } from './apiJsonTest';
import { ApiJsonTestDialog } from './ApiJsonTestDialog';
import { CompareStrip } from './CompareStrip';
import { useCompareRuns } from './useCompareRuns';
import { useTestColumns, apiJsonTestSearch } from './useTestColumns';
import { t } from '../../texts/apiJsonTests.gen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { formatCount } from '../../kit/format/counts';
import { Pill } from '../../ui/data/Pill';
import { useOutcome } from '../../api/outcome';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { editOf, useRecordSteps } from '../../kit/record/useRecordSteps';
import { classes } from '../../ui/classes';
import styles from './api-json-tests.module.css';
import tableCardStyles from '../../ui/data/table-card.module.css';

interface TestButtonsProps {
  row: ShownTest;
  onOpen: (dialog: TestDialog) => void;
  onRun: (id: number) => void;
}

function TestButtons({ row, onOpen, onRun }: TestButtonsProps) {
  const { id, disableTest, live } = row;
  const label = disableTest
    ? t('Compare test {id}: the test is disabled', { id })
    : live
      ? t('Compare test {id}: it is already in the queue', { id })
      : t('Compare test {id}', { id });
  return (
    <>
      <IconButton
        icon={Play}
        label={label}
        disabled={disableTest || Boolean(live)}
        onClick={() => onRun(id)}
      />
      <RecordButtons row={row} name={t('test {id}', { id })} onOpen={onOpen} />
    </>
  );
}

/** Asks, then stops a comparison before its next test. */
function CancelCompare({ run, onClose }: { run: ApiJsonCompareRun; onClose: () => void }) {
  const [cancel, { isLoading }] = useCancelJobRunMutation();
  const outcome = useOutcome();
  const confirm = async () => {
    try {
      outcome.noted((await cancel({ id: run.id }).unwrap()).message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      danger
      title={t('Stop run')}
      message={t('The comparison stops before its next test. What it has found stays.')}
      confirmLabel={t('Stop')}
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

interface LiveLook {
  runs: readonly ApiJsonCompareRun[];
  /** What was found since the list was read. */
  findings: readonly ApiJsonFinding[];
}

function taskOf(run: ApiJsonCompareRun, test: ApiJsonTest): ShownTest['live'] {
  if (run.testId === null ? test.disableTest : run.testId !== test.id) return undefined;
  if (run.comparing === test.id) return 'comparing';
  const isDone = run.state === 'running' && (test.comparedAt ?? '') >= run.queuedAt;
  return isDone ? undefined : 'waiting';
}

/** Rows of the list as they stand by now: what the comparison found already, and what it still has to do. */
function liveTests(rows: readonly ApiJsonTest[], { runs, findings }: LiveLook): readonly ShownTest[] {
  if (runs.length === 0 && findings.length === 0) return rows;
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  return rows.map((row) => {
    const test = { ...row, ...byId.get(row.id) };
    const tasks = runs.map((run) => taskOf(run, test));
    const live = tasks.find((task) => task === 'comparing') ?? tasks.find(Boolean);
    return live ? { ...test, live } : test;
  });
}

function ListFigures({ summary }: { summary: ApiJsonTestSummary | undefined }) {
  if (!summary) return null;
  const { equal, different, failed, notCompared } = summary;
  return (
    <>
      {equal > 0 && <Pill tone="ok">{t('{equal} equal', { equal: formatCount(equal) })}</Pill>}
      {different > 0 && (
        <Pill tone="warning">{t('{different} different', { different: formatCount(different) })}</Pill>
      )}
      {failed > 0 && (
        <Pill tone="danger">
          {failed === 1 ? t('1 error') : t('{failed} errors', { failed: formatCount(failed) })}
        </Pill>
      )}
      {notCompared > 0 && (
        <Pill tone="neutral">
          {t('{notCompared} not compared', { notCompared: formatCount(notCompared) })}
        </Pill>
      )}
    </>
  );
}

/** The list in its two forms: activePaged as long as 'Active only' is on, allPaged otherwise. */
function useTestList() {
  const search = usePagedSearch(apiJsonTestSearch);
  const { show, ...request } = search.request;
  const activeOnly = show !== 'all';
  const fresh = { refetchOnMountOrArgChange: true };
  const active = useListActiveApiJsonTestsQuery(request, { skip: !activeOnly, ...fresh });
  const all = useListApiJsonTestsQuery(request, { skip: activeOnly, ...fresh });
  return {
    search,
    activeOnly,
    showActiveOnly: (wanted: boolean) => search.search({ show: wanted ? '' : 'all' }),
    list: activeOnly ? active : all,
  };
}

const { noun, titles } = apiJsonTest;
const nameOfTest = ({ id }: ApiJsonTest) => t('test {id}', { id });

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
  const shownList = { ...list, currentData: shown };
  const steps = useRecordSteps({ ...editOf<ApiJsonTest>(dialog), search, list: shownList });
  const run = useCallback((id: number) => void start(id), [start]);
  const actions = useCallback(
    (row: ShownTest) => <TestButtons row={row} onOpen={open} onRun={run} />,
    [open, run],
  );
  const refetch = () => {
    void compare.refetch();
    return list.refetch();
  };
  const bulk = useBulk('apiJsonTest', activeOnly ? { activeOnly } : {});
  const newTest = () => open({ kind: 'new' });

  return (
    <div className={classes(tableCardStyles.screen, styles.screen)}>
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
        {(opened) => (
          <ApiJsonTestDialog opened={opened} dialog={dialog} onSaved={search.mark} steps={steps} />
        )}
      </OpenedDialog>
      {cancelling && <CancelCompare run={cancelling} onClose={() => setCancelling(undefined)} />}
      <CompareStrip runs={runs} isStarting={starting.length > 0} onCancel={setCancelling} />
      <BulkRows noun={noun} of={apiJsonTest.bulk} calls={bulk} search={search} nameOf={nameOfTest}>
        <ListCard
          fixed
          noun={noun}
          search={search}
          list={{ ...shownList, refetch }}
          failure={failureOf(list)}
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
      </BulkRows>
    </div>
  );
}
