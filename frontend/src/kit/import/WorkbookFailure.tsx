import { Message } from '../../ui/Message';
import type { WorkbookFailureSteps } from './useWorkbookImport';

/** Why the last step failed; what was uploaded, ticked and edited is still there. */
export function WorkbookFailure({ steps: { problem, isStale } }: { steps: WorkbookFailureSteps }) {
  if (!problem) return null;
  const title = problem.of === 'upload' ? 'The workbook was not uploaded' : 'Nothing was imported';
  return (
    <Message tone={isStale ? 'warning' : 'error'} announce title={title}>
      {problem.message}
    </Message>
  );
}
