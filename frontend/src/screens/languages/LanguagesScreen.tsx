import { Languages } from 'lucide-react';
import { useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { languageCalls, useUpdateLanguageMutation, type Language } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { useSharedQuery } from '../../api/sharedQuery';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { FilterField } from '../../kit/list/FilterField';
import { RowCode } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { offerToggle } from '../../kit/record/offerToggle';
import type { Outcome } from '../../kit/record/RecordCalls';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { languageTexts } from '../../texts';
import { t } from '../../texts/languages.gen';
import { rich } from '../../texts/rich';
import { Dash } from '../../ui/data/Dash';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import { Toggle } from '../../ui/fields/Toggle';
import { language, type LanguageDialog, type LanguageValues } from './language';
import textStyles from '../../ui/text.module.css';

const LanguageForm = lazyDialog(() => import('./LanguageForm').then((module) => module.LanguageForm));

const languages = recordCalls(languageCalls, 'Language', ['active']);

type LanguageFilter = 'code' | 'label';
type LanguageSortKey = 'code' | 'description' | 'fallbackLanguage' | 'active';

/** By code to begin with, at once; four page links. */
const languageSearch: SearchDefinition<LanguageFilter, LanguageSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['code', 'description', 'fallbackLanguage', 'active'],
  pageLinks: 4,
  asksOnEntry: true,
};

const languageFilters: FilterField<LanguageFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any description'), grow: true },
];

/** Code, description, fallback and the switch that asks first; the default language stays active. */
const languageColumns = (onToggle: (row: Language) => void): Column<Language, LanguageSortKey>[] => [
  {
    key: 'code',
    sortKey: 'code',
    header: 'Code',
    width: 140,
    cell: (row) => <RowCode row={row} code={row.code} />,
  },
  {
    key: 'description',
    sortKey: 'description',
    header: t('Description'),
    width: '45%',
    cell: ({ code, description, default: isDefault }) => (
      <>
        <span lang={languageTag(code)}>{description}</span> {isDefault && <Tag>{t('Default')}</Tag>}
      </>
    ),
  },
  {
    key: 'fallbackLanguage',
    sortKey: 'fallbackLanguage',
    header: t('Fallback'),
    className: textStyles.nowrap,
    cell: ({ fallbackLanguage }) =>
      fallbackLanguage ? (
        <span lang={languageTag(fallbackLanguage.code)}>{fallbackLanguage.description}</span>
      ) : (
        <Dash />
      ),
  },
  {
    key: 'active',
    sortKey: 'active',
    header: t('Active'),
    width: 120,
    cell: (row) => (
      <Toggle
        hideLabel
        label={
          row.default
            ? t('{code} is the default language and stays active', { code: row.code })
            : t('{code} active', { code: row.code })
        }
        checked={row.active}
        disabled={row.default}
        onChange={() => onToggle(row)}
      />
    ),
  },
];

const inputOf = ({ fallbackLanguage, default: isDefault, ...texts }: LanguageValues) => ({
  ...texts,
  fallbackLanguage: fallbackLanguage ? { id: fallbackLanguage } : null,
  default: isDefault === 'true',
});

interface ToggleLanguageProps {
  row: Language;
  outcome: Outcome;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Asks, then saves the language as active or inactive. */
function ToggleLanguage({ row, outcome, onSaved, onClose }: ToggleLanguageProps) {
  const [update] = useUpdateLanguageMutation();
  const { id, code, description, active, fallbackLanguage } = row;
  const change = () => {
    const languageInput = {
      ...row,
      active: !active,
      fallbackLanguage: fallbackLanguage && { id: fallbackLanguage.id },
    };
    return update({ id, languageInput }).unwrap();
  };

  return (
    <ConfirmChange
      title={languageTexts.toggleTitle}
      message={rich(
        active
          ? t('{language} will no longer be offered, neither to customers nor here. Its texts stay.')
          : t('{language} will be offered, to customers and here.'),
        { language: <b lang={languageTag(code)}>{description}</b> },
      )}
      change={change}
      outcome={outcome}
      onChanged={(saved) => onSaved(saved.id)}
      onClose={onClose}
    />
  );
}

export function LanguagesScreen() {
  const search = usePagedSearch(languageSearch, '', usePageSize());
  const dialog = useOpenedDialog<LanguageDialog>();
  const { open, opened, close } = dialog;
  const outcome = useOutcome();
  const calls = languages.useCalls(language, {
    opened,
    listed: search.filters,
    create: (values) => ({
      languageInput: { ...inputOf(values), code: values.code.trim(), active: true },
    }),
    // Without the switch, which is the list's: it may have been turned since the form was opened.
    update: ({ id, code }, values, version) => ({
      id,
      languageInput: { id, ...inputOf(values), code, version },
    }),
  });

  return (
    <RecordScreen
      of={language}
      icon={Languages}
      help={t('What texts can be written in. A text that a language lacks is taken from its fallback.')}
      search={search}
      list={languages.useList({ ...search.request, ...useSharedQuery() })}
      filters={languageFilters}
      columns={useMemo(() => languageColumns((row) => open({ kind: 'toggle', row })), [open])}
      dialog={dialog}
      calls={calls}
      outcome={
        opened?.kind === 'delete' && opened.row.active
          ? offerToggle(outcome, () => open({ kind: 'toggle', row: opened.row }))
          : outcome
      }
      form={(slot) => <LanguageForm {...slot} />}
      other={({ row }) => (
        <ToggleLanguage row={row} outcome={outcome} onSaved={search.mark} onClose={close} />
      )}
    />
  );
}
