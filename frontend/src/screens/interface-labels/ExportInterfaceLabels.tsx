import {
  useExportInterfaceLabelsCsvMutation,
  useExportInterfaceLabelsXlsxMutation,
  useGetLangListQuery,
} from '../../api';
import { saveFile } from '../../api/files';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { ExportDialog, type ExportFormat, type ExportRequest } from '../../kit/export/ExportDialog';
import { labelTexts } from '../../texts';

const scopes = [
  {
    value: 'VERS',
    label: labelTexts.forVersioning,
    text: 'Every field; can be imported again without loss.',
  },
  { value: 'MKTG', label: labelTexts.forMarketing, text: 'Code, group, language and label, for reading.' },
] as const;

/** Exports all labels; the server names the file. A failure opens no dialog. */
export function ExportInterfaceLabels({ onClose }: { onClose: () => void }) {
  const [exportCsv] = useExportInterfaceLabelsCsvMutation();
  const [exportXlsx] = useExportInterfaceLabelsXlsxMutation();
  const { data: languages = [] } = useGetLangListQuery();
  const notices = useNotices();

  const download = async (request: ExportRequest<(typeof scopes)[number]['value']>, format: ExportFormat) => {
    try {
      const file = await (format === 'csv' ? exportCsv(request) : exportXlsx(request)).unwrap();
      notices.toastSuccess(`${saveFile(file)} downloaded`);
    } catch (error) {
      console.error(error);
      notices.toastFailure(problemOf(error));
      throw error;
    }
  };

  return (
    <ExportDialog
      title={labelTexts.export}
      subtitle="Interface labels of all groups"
      scopes={scopes}
      languages={languages.map(({ value, text }) => ({ value, label: text }))}
      onExport={download}
      onClose={onClose}
    />
  );
}
