import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import { Select, type SelectOption } from '../../ui/fields/Select';
import { ScopeCards, type ScopeChoice } from './ScopeCards';
import { t } from '../../texts/kit.gen';
import layoutStyles from '../../ui/layout.module.css';

export type ExportFormat = 'csv' | 'xlsx';

export type ExportRows = 'ALL' | 'LISTED';

export interface ExportRequest<Scope extends string> {
  scope: Scope;
  /** Language code, or ALL. */
  languageToExport: string;
  /** Everything, or what the list shows. */
  rows: ExportRows;
}

export interface ExportDialogProps<Scope extends string> {
  title: string;
  subtitle?: string;
  /** The words of the scopes, the first one is chosen. */
  scopes: readonly [ScopeChoice<Scope>, ...ScopeChoice<Scope>[]];
  /** What can be left out: the choice between everything and what the list shows. */
  rows?: readonly ScopeChoice<ExportRows>[];
  /** The languages of the records; none for records without one. */
  languages?: readonly SelectOption[];
  /** The words of the button, where the file is always a workbook. */
  workbook?: string;
  /** Downloads the file; resolves to whether it is saved, with nothing left to say where it is not. */
  onExport: (request: ExportRequest<Scope>, format: ExportFormat) => Promise<boolean>;
  onClose: () => void;
}

/** What to export: scope, rows, language, and the kind of file. */
export function ExportDialog<Scope extends string>(props: ExportDialogProps<Scope>) {
  const { title, subtitle, scopes, rows: choices, languages, workbook, onExport, onClose } = props;
  const [scope, setScope] = useState(scopes[0].value);
  const [rows, setRows] = useState<ExportRows>('ALL');
  const [languageToExport, setLanguage] = useState('ALL');
  const [pending, setPending] = useState<ExportFormat>();
  const download = async (format: ExportFormat) => {
    setPending(format);
    if (await onExport({ scope, languageToExport, rows }, format)) onClose();
    else setPending(undefined);
  };

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={520}
      status={pending && t('Preparing the {pending} file…', { pending: pending.toUpperCase() })}
      onClose={onClose}
      actions={<FormatButtons workbook={workbook} pending={pending} onDownload={download} />}
    >
      <div className={layoutStyles.stack}>
        <ScopeCards scopes={scopes} scope={scope} onScope={setScope} />
        {choices && <ScopeCards label={t('Rows')} scopes={choices} scope={rows} onScope={setRows} />}
        {/* What the list shows is in its own language. */}
        {languages && rows === 'ALL' && (
          <Field label={t('Language')}>
            <Select
              options={[{ value: 'ALL', label: t('ALL') }, ...languages]}
              value={languageToExport}
              onValue={setLanguage}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}

interface FormatButtonsProps {
  workbook: string | undefined;
  pending: ExportFormat | undefined;
  onDownload: (format: ExportFormat) => Promise<unknown>;
}

function FormatButtons({ workbook, pending, onDownload }: FormatButtonsProps) {
  const button = (format: ExportFormat) => ({
    variant: 'primary' as const,
    pending: pending === format,
    disabled: pending !== undefined && pending !== format,
    onClick: () => onDownload(format),
  });
  return (
    <>
      {!workbook && (
        <Button {...button('csv')} icon={FileText}>
          {t('CSV')}
        </Button>
      )}
      <Button {...button('xlsx')} icon={FileSpreadsheet}>
        {workbook ?? t('XLSX')}
      </Button>
    </>
  );
}
