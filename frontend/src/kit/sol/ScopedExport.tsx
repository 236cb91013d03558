import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { onlineListTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ScopeCards } from '../export/ScopeCards';
import type { Outcome } from '../record/RecordCalls';
import { t } from '../../texts/kitParts.gen';

export type ExportScope = 'ALL' | 'FILTERED';

export interface ScopedExportProps {
  subtitle: string;
  all: string;
  /** Downloads the workbook and answers its name. */
  onExport: (scope: ExportScope) => Promise<string>;
  outcome: Outcome;
  onClose: () => void;
}

/** The export of the online-sales lists: ALL or FILTERED, ALL unless chosen otherwise. */
export function ScopedExport({ subtitle, all, onExport, outcome, onClose }: ScopedExportProps) {
  const [scope, setScope] = useState<ExportScope>('ALL');
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      outcome.noted(t('{file} downloaded', { file: await onExport(scope) }));
      onClose();
    } catch (error) {
      outcome.failed(error);
      setIsPending(false);
    }
  };

  return (
    <Dialog
      title={onlineListTexts.export}
      subtitle={subtitle}
      width={480}
      status={isPending && t('Preparing the workbook…')}
      onClose={onClose}
      actions={
        <Button variant="primary" icon={FileSpreadsheet} pending={isPending} onClick={download}>
          {onlineListTexts.exportXlsx}
        </Button>
      }
    >
      <ScopeCards
        scopes={[
          { value: 'ALL', label: t('ALL'), text: all },
          {
            value: 'FILTERED',
            label: t('FILTERED'),
            text: t('What the list shows with its present filters, on all pages.'),
          },
        ]}
        scope={scope}
        onScope={setScope}
      />
    </Dialog>
  );
}
