import { Download } from 'lucide-react';
import { Button } from '../../ui/navigation/Button';
import { rejectedRowsCsv, type Rejected } from './rejectedRowsCsv';
import { t } from '../../texts/kitImport.gen';

/** Saves a text as a file of the user's. */
function downloadText(filename: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export interface RejectedRowsProps {
  plan: Rejected & { fileName: string };
}

/** Downloads the rows that an import leaves out, before it and after it; nothing where there are none. */
export function RejectedRows({ plan }: RejectedRowsProps) {
  if (plan.invalidRows.length === 0) return null;
  const filename = `${plan.fileName.replace(/\.\w+$/, '')}_errors.csv`;
  return (
    <Button variant="quiet" icon={Download} onClick={() => downloadText(filename, rejectedRowsCsv(plan))}>
      {t('Download rejected rows')}
    </Button>
  );
}
