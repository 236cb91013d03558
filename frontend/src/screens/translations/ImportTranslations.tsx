import { useMemo } from 'react';
import { useImportTranslationsMutation, usePreviewTranslationImportMutation } from '../../api';
import { useOutcome } from '../../api/outcome';
import type { ImportColumn } from '../../kit/import/ImportChanges';
import { ImportDialog } from '../../kit/import/ImportDialog';
import type { SentTicks } from '../../kit/import/useImportTicks';
import { t } from '../../texts/translations.gen';
import { kinds } from './workbench';
import type { Workbench } from './useWorkbench';

/** Files of programs for translators have endings of their own. */
const endings = '.xlsx,.csv,.xlf,.xliff,.sdlxliff,.mqxliff,.mxliff,.po,.json';

/** The usual one of its kind goes without saying. */
const fieldWords = { label: t('Title'), description: t('Description'), content: t('Text') };

const keyColumns: readonly ImportColumn[] = [
  {
    name: 'kind',
    header: t('Texts'),
    width: 116,
    words: Object.fromEntries(kinds.map(({ value, label }) => [value, label])),
    isQuiet: true,
  },
  { name: 'group', header: t('Group'), width: 116 },
  { name: 'model', header: t('Model'), mono: true },
  { name: 'exceptModel', header: t('Not for'), mono: true },
  { name: 'field', header: t('Field'), words: fieldWords },
];

export interface ImportTranslationsProps {
  workbench: Workbench;
  onClose: () => void;
}

/** Imports a file of translators after a preview. */
export function ImportTranslations({ workbench: { source, languages }, onClose }: ImportTranslationsProps) {
  const [preview] = usePreviewTranslationImportMutation();
  const [run] = useImportTranslationsMutation();
  const outcome = useOutcome();
  const columns = useMemo(
    () => [
      ...keyColumns,
      ...languages.map(({ value, label }): ImportColumn => ({ name: value, header: label })),
    ],
    [languages],
  );
  return (
    <ImportDialog
      title={t('Import translations')}
      subtitle={t('Texts are found by kind, group, code and models; empty ones change nothing.')}
      hint={t('XLSX, CSV, XLIFF, PO or JSON')}
      accept={endings}
      columns={columns}
      outcome={outcome}
      preview={(file: File) => preview({ source, body: { file, filename: file.name } }).unwrap()}
      run={(file: File, planDigest: string, ticks: SentTicks) =>
        run({ source, planDigest, body: { file, filename: file.name, ...ticks } }).unwrap()
      }
      onClose={onClose}
    />
  );
}
