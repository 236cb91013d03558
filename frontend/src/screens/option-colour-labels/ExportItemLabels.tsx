import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useGetLangListQuery } from '../../api';
import { useSessionUser } from '../../api/session';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import { ScopeCards } from '../../kit/export/ScopeCards';
import { scopesWith } from '../../kit/record/ExportRecords';
import { labelTexts, optionColourTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Segmented } from '../../ui/Segmented';
import { Select } from '../../ui/Select';
import { TextInput } from '../../ui/TextInput';
import { isExportEmail } from './exportEmail';
import { useMailedExport } from './useMailedExport';
import { t } from '../../texts/optionColourLabels';

const scopes = scopesWith(t('Code, group, language, label and info text for all models, for reading.'));
const formats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'csv', label: t('CSV') },
  { value: 'xlsx', label: t('XLSX') },
];

export interface ExportItemLabelsProps {
  group: string;
  onClose: () => void;
}

/** Has the labels of the group mailed as a file; only to an address of the specified form. */
export function ExportItemLabels({ group, onClose }: ExportItemLabelsProps) {
  const { data: languages = [] } = useGetLangListQuery();
  const [scope, setScope] = useState(scopes[0].value);
  const [languageToExport, setLanguage] = useState('ALL');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [email, setEmail] = useState(useSessionUser().email);
  const { exportLabels, isPending } = useMailedExport(onClose);
  const canExport = isExportEmail(email);
  const send = () =>
    canExport ? exportLabels(format, { scope, languageToExport, finalOptColType: group, email }) : undefined;

  return (
    <Dialog
      title={labelTexts.export}
      subtitle={t('Labels of the group {group}; the file comes by e-mail', { group })}
      width={520}
      onSubmit={send}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" icon={Mail} pending={isPending} disabled={!canExport}>
          {labelTexts.export}
        </Button>
      }
    >
      <div className="fg">
        <ScopeCards scopes={scopes} scope={scope} onScope={setScope} />
        <div className="g2">
          <Field label={t('Language')}>
            <Select
              options={[
                { value: 'ALL', label: t('ALL') },
                ...languages.map(({ value, text }) => ({ value, label: text, lang: value })),
              ]}
              value={languageToExport}
              onValue={setLanguage}
            />
          </Field>
          <div className="field">
            <div className="field-head">{t('Format')}</div>
            <Segmented label={t('Format')} options={formats} value={format} onChange={setFormat} />
          </div>
        </div>
        <Field label={t('E-mail address')} error={canExport ? undefined : optionColourTexts.emailMissing}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onValue={setEmail}
          />
        </Field>
      </div>
    </Dialog>
  );
}
