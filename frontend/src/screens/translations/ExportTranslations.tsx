import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExportTranslationsMutation, type TranslationChoice, type TranslationFormat } from '../../api';
import { saveFile } from '../../api/files';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { ScopeCards } from '../../kit/export/ScopeCards';
import { t } from '../../texts/translations.gen';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Message } from '../../ui/feedback/Message';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Field } from '../../ui/fields/Field';
import { Segmented } from '../../ui/fields/Segmented';
import { Select } from '../../ui/fields/Select';
import { Button } from '../../ui/navigation/Button';
import { Row } from '../../ui/Row';
import { kinds } from './workbench';
import type { Workbench } from './useWorkbench';
import fieldStyles from '../../ui/fields/field.module.css';
import layoutStyles from '../../ui/layout.module.css';
import styles from './translations.module.css';
import textStyles from '../../ui/text.module.css';

const choices: readonly { value: TranslationChoice; label: string }[] = [
  { value: 'open', label: t('Missing or out of date') },
  { value: 'missing', label: t('Missing') },
  { value: 'outdated', label: t('Out of date') },
  { value: 'all', label: t('All') },
];

const oneTable = t('One file: a row for each text, a column for each language.');
const aFileEach = t('A file for each language; several come in a ZIP file.');
const formats: readonly { value: TranslationFormat; label: string; hint: string }[] = [
  { value: 'xlsx', label: t('Excel (XLSX)'), hint: oneTable },
  { value: 'xliff-1.2', label: t('XLIFF 1.2'), hint: aFileEach },
  { value: 'xliff-2.0', label: t('XLIFF 2.0'), hint: aFileEach },
  { value: 'po', label: t('gettext (PO)'), hint: aFileEach },
  { value: 'json', label: t('i18next (JSON)'), hint: aFileEach },
];

type Scope = 'SHOWN' | 'ALL';

/** What the workbench shows, in words. */
const shownBy = ({ kind, group, isWithoutGroup, search }: Workbench): string =>
  [
    kinds.find(({ value }) => value === kind)?.label,
    isWithoutGroup ? t('Without a group') : group || t('All groups'),
    ...(search ? [`“${search}”`] : []),
  ].join(' · ');

export interface ExportTranslationsProps {
  workbench: Workbench;
  onClose: () => void;
}

/** Downloads texts for translators. What cannot be exported is said here, where another choice can be made. */
export function ExportTranslations({ workbench, onClose }: ExportTranslationsProps) {
  const { kind, group, isWithoutGroup, search, source, state, languages } = workbench;
  const { modelcode, description } = useCurrentModel();
  const [exportTexts, { isLoading, error, reset }] = useExportTranslationsMutation();
  const outcome = useOutcome();
  const [scope, setScope] = useState<Scope>('SHOWN');
  const [which, setWhich] = useState<TranslationChoice>(
    state === 'missing' || state === 'outdated' ? state : 'open',
  );
  const [targets, setTargets] = useState<readonly string[]>(workbench.targets);
  const [format, setFormat] = useState<TranslationFormat>('xlsx');
  const others = languages.filter(({ value }) => value !== source);
  const chosen = others.filter(({ value }) => targets.includes(value));
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      reset();
      set(value);
    };
  const toggle = (language: string, isChosen: boolean) =>
    setTargets((now) => (isChosen ? [...now, language] : now.filter((one) => one !== language)));
  const download = async () => {
    const { data } = await exportTexts({
      ...(scope === 'SHOWN' && { kind, group, search, withoutGroup: isWithoutGroup || undefined }),
      modelName: modelcode,
      source,
      targets: chosen.map(({ value }) => value).join(','),
      which,
      format,
    });
    if (!data) return;
    outcome.noted(t('{file} downloaded', { file: saveFile(data) }));
    onClose();
  };

  return (
    <Dialog
      title={t('Export for translators')}
      subtitle={t('From {source}; model {model}', {
        source: languages.find(({ value }) => value === source)?.label,
        model: description,
      })}
      width={560}
      status={isLoading && t('Preparing the file…')}
      onSubmit={download}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          variant="primary"
          icon={Download}
          pending={isLoading}
          disabled={chosen.length === 0}
        >
          {t('Export')}
        </Button>
      }
    >
      <div className={layoutStyles.stack}>
        {error && <Message tone="error" title={problemOf(error).message} />}
        <ScopeCards
          label={t('Texts')}
          scopes={[
            { value: 'SHOWN', label: t('What the workbench shows'), text: shownBy(workbench) },
            { value: 'ALL', label: t('All texts'), text: t('Every kind and group') },
          ]}
          scope={scope}
          onScope={changed(setScope)}
        />
        <div className="field">
          <div className={classes(layoutStyles.row, fieldStyles.head)}>{t('With translations that are')}</div>
          <Segmented
            label={t('With translations that are')}
            options={choices}
            value={which}
            onChange={changed(setWhich)}
          />
        </div>
        <fieldset className={styles.targets}>
          <legend className={classes(textStyles.muted, textStyles.tiny, textStyles.bold)}>{t('Into')}</legend>
          <Row gap="4px 12px" wrap>
            {others.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={targets.includes(value)}
                onValue={changed((isChosen: boolean) => toggle(value, isChosen))}
              />
            ))}
          </Row>
        </fieldset>
        <Field label={t('Format')} hint={formats.find(({ value }) => value === format)?.hint}>
          <Select
            options={formats.map(({ value, label }) => ({ value, label }))}
            value={format}
            onValue={changed((value: string) => setFormat(value as TranslationFormat))}
          />
        </Field>
      </div>
    </Dialog>
  );
}
