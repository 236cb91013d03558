import { labelTexts } from '../../texts';
import type { Outcome } from '../record/RecordCalls';
import { ExportDialog, type ExportFormat } from './ExportDialog';
import { noteDownload } from './noteDownload';

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
export const ExportTable = ({ subtitle, rows, download, outcome, onClose }: ExportTableProps) => (
  <ExportDialog
    title={labelTexts.export}
    subtitle={subtitle}
    scopes={[{ value: 'VERS', ...rows }]}
    onExport={(_request, format) => noteDownload(download(format), outcome)}
    onClose={onClose}
  />
);
