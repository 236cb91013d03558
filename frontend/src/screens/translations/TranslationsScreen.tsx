import { ChartColumn, Copy, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useOutcome } from '../../api/outcome';
import { failureOf } from '../../api/problem';
import { textKeyOf } from '../../api/translations';
import { countOf } from '../../kit/format/counts';
import { useLastPage } from '../../kit/list/useListQuery';
import { RestoredEdits } from '../../kit/versioned/RestoredEdits';
import { RouteButton } from '../../ui/navigation/RouteButton';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { t } from '../../texts/translations.gen';
import { TableCard } from '../../ui/data/TableCard';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FailedState } from '../../ui/feedback/FailedState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/navigation/Button';
import { PageHead } from '../../ui/navigation/PageHead';
import { Pager } from '../../ui/navigation/Pager';
import { Stack } from '../../ui/Stack';
import { CellPanel, NoCell, useSimilar } from './CellPanel';
import { CopyDialog } from './CopyDialog';
import { takeIntoEditor } from './editor';
import { FileButtons, FileDialogs, type FileDialog } from './TranslationFiles';
import { TranslationGrid } from './TranslationGrid';
import { useCellSaves, type MarkName, type CellSaves } from './useCellSaves';
import { useChecking } from './useChecking';
import { useNextMissing } from './useNextMissing';
import { useOwnSaves, type OwnSaves } from './useOwnSaves';
import { useWorkbench, type Workbench } from './useWorkbench';
import { useWorkbenchGrid } from './useWorkbenchGrid';
import { WorkbenchFilters } from './WorkbenchFilters';
import { cellId, kinds, textNoun, states, type State } from './workbench';
import { formatTime } from '../../kit/format/instants';
import textStyles from '../../ui/text.module.css';
import type { TranslationFilter } from '../../api';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { Row } from '../../ui/Row';

const none: never[] = [];

/** Before the first answer. */
const Loading = () => (
  <Stack gap="18px" pad="18px">
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} width="100%" />
    ))}
  </Stack>
);

/** The translators' workbench: the texts of a group beside each other in several languages, edited in place. */
export function TranslationsScreen() {
  const workbench = useWorkbench();
  const { kind, source, targets, languages, paged, page, read, isReady } = workbench;
  const { list, put } = page;
  const outcome = useOutcome();
  const files = useOpenedDialog<FileDialog>();
  const checking = useChecking();
  const saves = useCellSaves(source, put, list.fulfilledTimeStamp);
  const isPastEnd = useLastPage(paged, list);
  const before = list.isFetching ? list.data : undefined;
  // An empty page past the end says nothing of the page that follows it.
  const shown = before && before.content.length === 0 && before.totalElements > 0 ? undefined : before;
  const data = isPastEnd ? undefined : (list.currentData ?? shown);
  const rows = data?.content ?? none;
  const grid = useWorkbenchGrid(rows, saves);
  const [isCopying, setIsCopying] = useState(false);
  const { row, cell, draft, actions } = grid;
  const goToNextMissing = useNextMissing(workbench, grid, saves, () =>
    outcome.noted(t('No other text is missing here.')),
  );
  const own = useOwnSaves({ workbench, rows, grid, saves });
  const nameOf = (code: string) => languages.find(({ value }) => value === code)?.label ?? code;
  const named = (code: string) => ({ code, name: nameOf(code) });
  const similar = useSimilar(row, source, cell?.language ?? '');

  const handleMark = (mark: MarkName, isSet: boolean) => {
    if (row && cell) saves.mark(row, cell, mark, isSet).catch(outcome.failedQuietly);
  };
  const edit = row && cell && saves.unsaved.get(cellId(textKeyOf(row), cell.language));
  const failure = read.isFetching ? undefined : failureOf(read);
  const refresh = () => void read.refetch();
  const taken = useMemo(
    () => (draft === undefined ? none : (similar.nearest?.map(({ text }) => text) ?? none)),
    [draft, similar.nearest],
  );

  return (
    <>
      <PageHead
        title={t('Translations')}
        tag={kinds.find(({ value }) => value === kind)?.label}
        help={t('Enter edits a text, Ctrl+Enter saves it and opens the next missing one, Esc gives up.')}
        actions={
          <>
            <RouteButton icon={ChartColumn} to="/translation_completeness">
              {t('Completeness')}
            </RouteButton>
            <Button icon={Copy} disabled={!isReady} onClick={() => setIsCopying(true)}>
              {t('Copy…')}
            </Button>
            <FileButtons isReady={isReady} onOpen={files.open} />
            <Button icon={Undo2} disabled={saves.undoable === 0} onClick={() => void own.undo()}>
              {t('Undo')}
            </Button>
          </>
        }
      />
      <FileDialogs state={files} workbench={workbench} />
      <WorkbenchFilters workbench={workbench} limits={checking.limits} />
      <RestoredEdits draft={saves.kept} isDirty={saves.unsaved.size > 0} onDiscard={saves.forgetRefused} />
      <TableCard
        label={t('Translations')}
        count={
          data ? (
            countOf(data.totalElements, textNoun)
          ) : isReady && !failure ? (
            <Skeleton width={76} />
          ) : (
            t('Texts')
          )
        }
        tags={<StateBar workbench={workbench} />}
        right={<SaveState saves={saves} own={own} />}
        onRefresh={refresh}
        isRefreshing={read.isFetching}
      >
        {failure ? (
          <FailedState title={t('The texts could not be loaded')} text={failure} onRetry={refresh} />
        ) : workbench.isAlone ? (
          <EmptyState
            title={t('Only one language')}
            text={t('Texts are translated from one active language into another.')}
          />
        ) : data && rows.length === 0 ? (
          <EmptyState title={t('No text matches')} text={t('Choose another group, state or language.')} />
        ) : !data ? (
          <Loading />
        ) : (
          <TranslationGrid
            rows={rows}
            source={named(source)}
            targets={targets.map(named)}
            showsGroup={workbench.group === ''}
            searched={workbench.search}
            grid={grid}
            saves={saves}
            checking={checking}
            taken={taken}
            onNextMissing={goToNextMissing}
            onUndo={() => void own.undo()}
            onCheck={() => void actions.check().catch(outcome.failedQuietly)}
            onToggleChecked={() =>
              cell && cell.text !== '' && handleMark('checked', cell.state !== 'checked')
            }
          />
        )}
        {data && data.totalElements > paged.size && (
          <Pager
            page={paged.page}
            size={paged.size}
            total={data.totalElements}
            links={paged.pageLinks}
            sizes={paged.pageSizes}
            onPage={paged.goTo}
            onSize={paged.resize}
          />
        )}
      </TableCard>
      {row && cell ? (
        <CellPanel
          row={row}
          cell={cell}
          draft={draft}
          edit={edit}
          source={source}
          saves={saves}
          checking={checking}
          similar={similar}
          onTake={(text) => takeIntoEditor(text, actions.type)}
          onMark={handleMark}
        />
      ) : (
        rows.length > 0 && <NoCell />
      )}
      {isCopying && (
        <CopyDialog workbench={workbench} onCopied={saves.addStep} onClose={() => setIsCopying(false)} />
      )}
    </>
  );
}

/** Above the table: how many texts are not saved, and the way to those that were refused; what was refused is read aloud. */
function SaveState({ saves, own }: { saves: CellSaves; own: OwnSaves }) {
  const { unsaved, savedAt } = saves;
  const count = t('{count} not saved yet', { count: unsaved.size });
  return (
    <>
      <span role="status" className={textStyles.unseen}>
        {own.told}
      </span>
      {own.refusedCount > 0 ? (
        <Button size="s" variant="quiet" onClick={own.goToRefused}>
          {count}
        </Button>
      ) : unsaved.size > 0 ? (
        count
      ) : (
        savedAt && t('Saved {at}', { at: formatTime(savedAt.getTime()) })
      )}
    </>
  );
}

/** The texts by state, with how many there are: of all chosen languages, or of one. */
function StateBar({ workbench }: { workbench: Workbench }) {
  const { page, state, stateLanguage, targets, languages, change } = workbench;
  const counts = page.list.currentData?.counts ?? page.list.data?.counts ?? [];
  const own = counts.filter(({ language }) => stateLanguage === undefined || language === stateLanguage);
  const countOf = (value: TranslationFilter) =>
    value === 'faulty' || own.length === 0
      ? undefined
      : own.reduce((sum, one) => sum + one[value satisfies State], 0);
  const nameOf = (code: string) => languages.find(({ value }) => value === code)?.label ?? code;
  return (
    <Row gap="8px 14px" wrap>
      <Segmented
        label={t('State')}
        value={state}
        onChange={(value) => change({ state: value })}
        options={[
          { value: '', label: t('All') },
          ...states.map(({ value, label }) => ({ value, label, count: countOf(value) })),
        ]}
      />
      {targets.length > 1 && (
        <Select
          variant="quiet"
          label={t('State in')}
          value={stateLanguage ?? ''}
          onValue={(value) => change({ in: value })}
          options={[
            { value: '', label: t('any language') },
            ...targets.map((code) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      )}
    </Row>
  );
}
