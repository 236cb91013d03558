import { labelTexts } from '../../texts';
import type { ImportColumn } from '../import/ImportChanges';
import { ImportDialog } from '../import/ImportDialog';
import type { Outcome, RecordCalls } from './RecordCalls';
import { t } from '../../texts/kitRecord.gen';

export interface ImportRecordsProps<Row, Values> {
  subtitle: string;
  /** Whether an export asks what it is for. */
  isScoped?: boolean;
  /** Keep stable: the columns of the file that the preview shows. */
  columns: readonly ImportColumn[];
  calls: Required<Pick<RecordCalls<Row, Values>, 'preview' | 'run'>>;
  outcome: Outcome;
  onClose: () => void;
}

/** Imports records from a file after a preview; a failure opens no dialog. */
export function ImportRecords<Row, Values>(props: ImportRecordsProps<Row, Values>) {
  const { subtitle, isScoped = true, columns, calls, outcome, onClose } = props;
  return (
    <ImportDialog
      title={labelTexts.uploadFile}
      subtitle={subtitle}
      hint={
        isScoped
          ? t('CSV or XLSX with the columns of an export “{forVersioning}”', {
              forVersioning: labelTexts.forVersioning,
            })
          : t('CSV or XLSX with the columns of an export')
      }
      columns={columns}
      outcome={outcome}
      preview={calls.preview}
      run={calls.run}
      onClose={onClose}
    />
  );
}
