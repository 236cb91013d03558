import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { RadioCard } from '../../ui/RadioCard';
import { RadioGroup } from '../../ui/RadioGroup';
import { Select, type SelectOption } from '../../ui/Select';

export type ExportScope = 'VERS' | 'MKTG';
export type ExportFormat = 'csv' | 'xlsx';

export interface ExportRequest {
  scope: ExportScope;
  /** Language code, or ALL. */
  languageToExport: string;
}

export interface ExportDialogProps {
  title: string;
  subtitle?: string;
  /** The words of the two scopes, the first one is chosen. */
  scopes: readonly { value: ExportScope; label: string; text: string }[];
  languages: readonly SelectOption[];
  /** Downloads the file; settles when it is saved, rejects with nothing left to say. */
  onExport: (request: ExportRequest, format: ExportFormat) => Promise<unknown>;
  onClose: () => void;
}

/** What to export: scope, language, and the kind of file (specification 1, section 9). */
export function ExportDialog({ title, subtitle, scopes, languages, onExport, onClose }: ExportDialogProps) {
  const [scope, setScope] = useState<ExportScope>('VERS');
  const [languageToExport, setLanguage] = useState('ALL');
  const [pending, setPending] = useState<ExportFormat>();
  const download = async (format: ExportFormat) => {
    setPending(format);
    await onExport({ scope, languageToExport }, format)
      .then(onClose)
      .catch(() => setPending(undefined));
  };
  const button = (format: ExportFormat) => ({
    variant: 'primary' as const,
    pending: pending === format,
    disabled: pending !== undefined && pending !== format,
    onClick: () => download(format),
  });

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={520}
      status={pending && `Preparing the ${pending.toUpperCase()} file…`}
      onClose={onClose}
      actions={
        <>
          <Button {...button('csv')} icon={FileText}>
            CSV
          </Button>
          <Button {...button('xlsx')} icon={FileSpreadsheet}>
            XLSX
          </Button>
        </>
      }
    >
      <div className="fg">
        <RadioGroup label="Scope">
          {scopes.map(({ value, label, text }) => (
            <RadioCard
              key={value}
              name="scope"
              value={value}
              checked={scope === value}
              onChange={() => setScope(value)}
            >
              <b>{label}</b>
              <span className="sub">{text}</span>
            </RadioCard>
          ))}
        </RadioGroup>
        <Field label="Language">
          <Select
            options={[{ value: 'ALL', label: 'ALL' }, ...languages]}
            value={languageToExport}
            onValue={setLanguage}
          />
        </Field>
      </div>
    </Dialog>
  );
}
