import { Download } from 'lucide-react';
import { Button } from '../../ui/Button';
import { downloadText } from './downloadText';
import { rejectedRowsCsv, type Rejected } from './rejectedRowsCsv';
import { t } from '../../texts/kitImport';

export interface RejectedRowsProps {
  plan: Rejected & { fileName: string };
  /** The language of the dialog around it. */
  lang?: 'it' | 'en';
}

const labels = { it: t('Scarica gli errori'), en: t('Download rejected rows') };

/** Downloads the rows that an import leaves out, before it and after it; nothing where there are none. */
export function RejectedRows({ plan, lang = 'it' }: RejectedRowsProps) {
  if (plan.invalidRows.length === 0) return null;
  const filename = `${plan.fileName.replace(/\.\w+$/, '')}_errors.csv`;
  return (
    <Button
      lang={lang}
      variant="quiet"
      icon={Download}
      onClick={() => downloadText(filename, rejectedRowsCsv(plan))}
    >
      {labels[lang]}
    </Button>
  );
}
