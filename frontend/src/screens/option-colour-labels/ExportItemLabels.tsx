import { Mail } from 'lucide-react';
import { useState } from 'react';
import {
  useGetLangListQuery,
  useExportOptColorLabelsCsvMutation,
  useExportOptColorLabelsXlsxMutation,
  type ExportOptColorLabelsCsvApiArg,
} from '../../api';
import { useSessionUser } from '../../api/session';
import type { ExportFormat, ExportRows } from '../../kit/export/ExportDialog';
import { ScopeCards } from '../../kit/export/ScopeCards';
import { countOf, type Noun } from '../../kit/format/counts';
import { rowsWith, scopesWith } from '../../kit/record/ExportRecords';
import { labelTexts, optionColourTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { TextInput } from '../../ui/fields/TextInput';
import { t } from '../../texts/optionColourLabels.gen';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { useGroupName, type TickedExport } from './itemLabels';
import layoutStyles from '../../ui/layout.module.css';
import fieldStyles from '../../ui/fields/field.module.css';
import { classes } from '../../ui/classes';

const UNREADABLE = t('The reply to the export could not be read. Look for the mail before you export again.');

const messageOf = (reply: unknown): string | undefined => {
  const message = (reply as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : undefined;
};

/** Starts an export whose file is mailed; shows the message of the reply. One that cannot be read is only logged and noted. */
function useMailedExport(onDone: () => void) {
  const [exportCsv, csv] = useExportOptColorLabelsCsvMutation();
  const [exportXlsx, xlsx] = useExportOptColorLabelsXlsxMutation();
  const notices = useNotices();
  const noteUnreadable = (what: unknown) => {
    console.error(what);
    notices.toastFailure(UNREADABLE);
    onDone();
  };

  const exportLabels = async (format: ExportFormat, request: ExportOptColorLabelsCsvApiArg) => {
    try {
      const reply: unknown = await (format === 'csv' ? exportCsv(request) : exportXlsx(request)).unwrap();
      const message = messageOf(reply);
      if (message === undefined) return noteUnreadable(reply);
      onDone();
      notices.showSuccess(message);
    } catch (error) {
      const problem = problemOf(error);
      // The server took the request; what it said about it is no JSON.
      if (problem.status === 200) noteUnreadable(error);
      else notices.showFailure(problem);
    }
  };
  return { exportLabels, isPending: csv.isLoading || xlsx.isLoading };
}

/** What an export can be mailed to; the pattern of `email` in openapi.yaml. */
const ADDRESS = /^[A-Za-z0-9._-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

const isExportEmail = (text: string): boolean => ADDRESS.test(text);

const scopes = scopesWith(t('Code, group, language, label and info text for all models, for reading.'));
const formats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'csv', label: t('CSV') },
  { value: 'xlsx', label: t('XLSX') },
];

/** What the list shows: its noun, how many there are, and what it is filtered by. */
export interface ListedItems {
  noun: Noun;
  count: number | undefined;
  filters: Pick<ExportOptColorLabelsCsvApiArg, 'code' | 'label' | 'missingIn'>;
}

const rowsOf = ({ noun, count }: ListedItems) =>
  rowsWith(noun, t('Every one of the group, whatever the list is filtered by.'), count, (records) =>
    t('{records}: those of its filters, on all pages.', { records }),
  );

export interface ExportItemLabelsProps {
  group: string;
  listed: ListedItems;
  /** Where rows are ticked: they alone. */
  ticked?: TickedExport;
  onClose: () => void;
}

/** Has the labels of the group mailed as a file; only to an address of the specified form. */
export function ExportItemLabels({ group, listed, ticked, onClose }: ExportItemLabelsProps) {
  const name = useGroupName(group);
  const { data: languages = [] } = useGetLangListQuery();
  const [scope, setScope] = useState(scopes[0].value);
  const [rows, setRows] = useState<ExportRows>(ticked ? 'LISTED' : 'ALL');
  const [languageToExport, setLanguage] = useState('ALL');
  const [format, setFormat] = useState<ExportFormat>(ticked?.format ?? 'csv');
  const [email, setEmail] = useState(useSessionUser().email);
  const { exportLabels, isPending } = useMailedExport(onClose);
  const canExport = isExportEmail(email);
  const ids = ticked?.ids;
  const send = () =>
    canExport
      ? exportLabels(format, {
          scope,
          languageToExport,
          finalOptColType: group,
          email,
          ...(ids ? { ids: ids.join(',') } : rows === 'LISTED' && { rows, ...listed.filters }),
        })
      : undefined;

  return (
    <Dialog
      title={labelTexts.export}
      subtitle={
        ids
          ? t('Labels of {items} in the group {group}; the file comes by e-mail', {
              items: countOf(ids.length, listed.noun),
              group: name,
            })
          : t('Labels of the group {group}; the file comes by e-mail', { group: name })
      }
      width={520}
      onSubmit={send}
      onClose={onClose}
      actions={
        <Button type="submit" variant="primary" icon={Mail} pending={isPending} disabled={!canExport}>
          {labelTexts.export}
        </Button>
      }
    >
      <div className={layoutStyles.stack}>
        <ScopeCards scopes={scopes} scope={scope} onScope={setScope} />
        {!ids && <ScopeCards label={t('Rows')} scopes={rowsOf(listed)} scope={rows} onScope={setRows} />}
        <div className={layoutStyles.two}>
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
            <div className={classes(layoutStyles.row, fieldStyles.head)}>{t('Format')}</div>
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
