import {
  useExportReadinessCsvMutation,
  useExportReadinessXlsxMutation,
  type GetReadinessApiArg,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { ExportDialog, type ExportFormat } from '../../kit/export/ExportDialog';
import { labelTexts } from '../../texts';
import { t } from '../../texts/readiness';

const scopes = [
  {
    value: 'VERS',
    label: t('Every market and vehicle shown'),
    text: t('A row for each, a column for each check; empty where a check does not apply.'),
  },
] as const;

interface ExportReadinessProps {
  query: GetReadinessApiArg;
  onClose: () => void;
}

/** The counts of the chosen markets as a file. */
export function ExportReadiness({ query, onClose }: ExportReadinessProps) {
  const [csv] = useExportReadinessCsvMutation();
  const [xlsx] = useExportReadinessXlsxMutation();
  const outcome = useOutcome();
  const download = async (format: ExportFormat) => {
    try {
      const file = saveFile(await (format === 'csv' ? csv : xlsx)(query).unwrap());
      outcome.noted(t('{file} downloaded', { file }));
    } catch (error) {
      outcome.failedQuietly(error);
      throw error;
    }
  };
  return (
    <ExportDialog
      title={labelTexts.export}
      subtitle={t('Readiness')}
      scopes={scopes}
      onExport={(_request, format) => download(format)}
      onClose={onClose}
    />
  );
}
