import {
  useExportReadinessCsvMutation,
  useExportReadinessXlsxMutation,
  type GetReadinessApiArg,
} from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { ExportTable } from '../../kit/export/ExportTable';
import { t } from '../../texts/readiness.gen';

interface ExportReadinessProps {
  query: GetReadinessApiArg;
  onClose: () => void;
}

/** The counts of the chosen markets as a file. */
export function ExportReadiness({ query, onClose }: ExportReadinessProps) {
  const [csv] = useExportReadinessCsvMutation();
  const [xlsx] = useExportReadinessXlsxMutation();
  return (
    <ExportTable
      subtitle={t('Readiness')}
      rows={{
        label: t('Every market and vehicle shown'),
        text: t('A row for each, a column for each check; empty where a check does not apply.'),
      }}
      download={async (format) => saveFile(await (format === 'csv' ? csv : xlsx)(query).unwrap())}
      outcome={useOutcome()}
      onClose={onClose}
    />
  );
}
