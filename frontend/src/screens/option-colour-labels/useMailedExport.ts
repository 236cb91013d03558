import {
  useExportOptColorLabelsCsvMutation,
  useExportOptColorLabelsXlsxMutation,
  type ExportOptColorLabelsCsvApiArg,
} from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import { t } from '../../texts/optionColourLabels';

const UNREADABLE = t('The reply to the export could not be read. Look for the mail before you export again.');

const messageOf = (reply: unknown): string | undefined => {
  const message = (reply as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Starts an export whose file is mailed; shows the message of the reply. One that cannot be read is only logged and noted. */
export function useMailedExport(onDone: () => void) {
  const [exportCsv, csv] = useExportOptColorLabelsCsvMutation();
  const [exportXlsx, xlsx] = useExportOptColorLabelsXlsxMutation();
  const notices = useNotices();
  const noteUnreadable = (what: unknown) => {
    console.error(what);
    notices.toastFailure(UNREADABLE);
    onDone();
  };

  const exportLabels = async (format: ExportFormat, request: ExportOptColorLabelsCsvApiArg) => {
    try {
      const reply: unknown = await (format === 'csv' ? exportCsv(request) : exportXlsx(request)).unwrap();
      const message = messageOf(reply);
      if (message === undefined) return noteUnreadable(reply);
      onDone();
      notices.showSuccess(message);
    } catch (error) {
      const problem = problemOf(error);
      // The server took the request; what it said about it is no JSON.
      if (problem.status === 200) noteUnreadable(error);
      else notices.showFailure(problem);
    }
  };
  return { exportLabels, isPending: csv.isLoading || xlsx.isLoading };
}
