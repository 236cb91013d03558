import { Play } from 'lucide-react';
import { useClearAllCacheMutation, useClearGridCacheMutation } from '../../api';
import { isActive, type JobRun } from '../../kit/jobs/JobRun';
import { toolTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { CheckGridTool } from './CheckGridTool';
import { ClearCacheTool } from './ClearCacheTool';
import { LastRunText } from './LastRunText';
import { ToolItem } from './ToolItem';
import { clearAllCache, clearGridCache, updateGrid } from './tools';
import { useGridUpdate } from './useGridUpdate';
import { t } from '../../texts/tools';

/** The four actions in their order. */
export function ToolList({ latest }: { latest: readonly JobRun[] | undefined }) {
  const runOf = ({ code }: { code: string }) => latest?.find(({ name }) => name === code);
  const isKnown = latest !== undefined;
  const gridUpdate = useGridUpdate();
  const [clearGrids, { isLoading: isClearingGrids }] = useClearGridCacheMutation();
  const [clearAll, { isLoading: isClearingAll }] = useClearAllCacheMutation();
  const gridRun = runOf(updateGrid);
  const isRunning = gridRun !== undefined && isActive(gridRun);

  return (
    <section className="card" aria-label={t('Actions')}>
      <ul className="tool-list">
        <ToolItem tool={updateGrid} state={<LastRunText run={gridRun} isKnown={isKnown} />}>
          <Button
            icon={Play}
            pending={gridUpdate.isStarting || isRunning}
            disabled={isRunning}
            aria-label={`${toolTexts.run} ${updateGrid.title}`}
            onClick={gridUpdate.start}
          >
            {toolTexts.run}
          </Button>
        </ToolItem>
        <ClearCacheTool
          tool={clearGridCache}
          run={runOf(clearGridCache)}
          isKnown={isKnown}
          isClearing={isClearingGrids}
          clear={() => clearGrids().unwrap()}
        />
        <ClearCacheTool
          tool={clearAllCache}
          run={runOf(clearAllCache)}
          isKnown={isKnown}
          isClearing={isClearingAll}
          clear={() => clearAll().unwrap()}
        />
        <CheckGridTool />
      </ul>
    </section>
  );
}
