import { labelTexts } from '../../texts';
import { t } from '../../texts/kitRecord.gen';
import type { Outcome } from '../record/RecordCalls';
import { ExportDialog, type ExportFormat } from './ExportDialog';

export interface ExportTableProps {
  subtitle: string;
  /** Which rows the file has, and what its columns are. */
  rows: { label: string; text: string };
  /** Saves the file and returns its name. */
  download: (format: ExportFormat) => Promise<string>;
  outcome: Outcome;
  onClose: () => void;
}

/** Exports a table of figures, all of it, as CSV or XLSX. A failure opens no dialog. */
export function ExportTable({ subtitle, rows, download, outcome, onClose }: ExportTableProps) {
  const save = async (format: ExportFormat) => {
    try {
      outcome.noted(t('{file} downloaded', { file: await download(format) }));
    } catch (error) {
      outcome.failedQuietly(error);
      throw error;
    }
  };
  return (
    <ExportDialog
      title={labelTexts.export}
      subtitle={subtitle}
      scopes={[{ value: 'VERS', ...rows }]}
      onExport={(_request, format) => save(format)}
      onClose={onClose}
    />
  );
}
