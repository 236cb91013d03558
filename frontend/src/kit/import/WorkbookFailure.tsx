import { Message } from '../../ui/feedback/Message';
import type { WorkbookFailureSteps } from './useWorkbookImport';
import { t } from '../../texts/kitImport';

/** Why the last step failed; what was uploaded, ticked and edited is still there. */
export function WorkbookFailure({ steps: { problem, isStale } }: { steps: WorkbookFailureSteps }) {
  if (!problem) return null;
  const title = problem.of === 'upload' ? t('The workbook was not uploaded') : t('Nothing was imported');
  return (
    <Message tone={isStale ? 'warning' : 'error'} announce title={title}>
      {problem.message}
    </Message>
  );
}
