import { Play } from 'lucide-react';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import type { JobRun } from '../../kit/jobs/JobRun';
import { toolTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { LastRunText } from './LastRunText';
import { ToolItem } from './ToolItem';
import type { Tool } from './tools';

export interface ClearCacheToolProps {
  tool: Tool;
  run: JobRun | undefined;
  isKnown: boolean;
  isClearing: boolean;
  clear: () => Promise<{ message: string }>;
}

/** An action that is over at once: its message is shown in a dialog. */
export function ClearCacheTool({ tool, run, isKnown, isClearing, clear }: ClearCacheToolProps) {
  const notices = useNotices();
  const start = () =>
    clear().then(
      ({ message }) => notices.showSuccess(message, { title: tool.title }),
      (error) => notices.showFailure(problemOf(error), { title: tool.title }),
    );
  return (
    <ToolItem tool={tool} state={<LastRunText run={run} isKnown={isKnown} />}>
      <Button icon={Play} pending={isClearing} aria-label={`${toolTexts.run} ${tool.title}`} onClick={start}>
        {toolTexts.run}
      </Button>
    </ToolItem>
  );
}
