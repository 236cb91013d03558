import { onlineListTexts } from '../../texts';
import { t } from '../../texts/kitParts.gen';
import { ExportDialog } from '../export/ExportDialog';
import { noteDownload } from '../export/noteDownload';
import type { Outcome } from '../record/RecordCalls';

type ExportScope = 'ALL' | 'FILTERED';

export interface ScopedExportProps {
  subtitle: string;
  all: string;
  /** Downloads the workbook and returns its name; 'true' is everything, 'false' what is filtered (decision A-25). */
  onExport: (scope: 'true' | 'false') => Promise<string>;
  outcome: Outcome;
  onClose: () => void;
}

/** The export of the online-sales lists: ALL (the default) or FILTERED. */
export function ScopedExport({ subtitle, all, onExport, outcome, onClose }: ScopedExportProps) {
  return (
    <ExportDialog<ExportScope>
      title={onlineListTexts.export}
      subtitle={subtitle}
      workbook={onlineListTexts.exportXlsx}
      scopes={[
        { value: 'ALL', label: t('ALL'), text: all },
        {
          value: 'FILTERED',
          label: t('FILTERED'),
          text: t('What the list shows with its present filters, on all pages.'),
        },
      ]}
      onExport={({ scope }) =>
        noteDownload(onExport(scope === 'ALL' ? 'true' : 'false'), outcome, outcome.failed)
      }
      onClose={onClose}
    />
  );
}
