import { Languages } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import {
  useListLanguagesQuery,
  type Language,
  useUpdateLanguageMutation,
  useCreateLanguageMutation,
  useDeleteLanguageMutation,
  useExportLanguagesCsvMutation,
  useExportLanguagesXlsxMutation,
} from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { language, type LanguageDialog, type LanguageValues } from './language';
import { LanguageForm } from './LanguageForm';
import { languageFilters, languageSearch, type LanguageFilter, type LanguageSortKey } from './languageSearch';
import { t } from '../../texts/languages';
import type { Outcome, RecordCalls } from '../../kit/record/RecordCalls';
import { ConfirmChange } from '../../kit/record/ConfirmChange';
import { languageTexts } from '../../texts';
import { rich } from '../../texts/rich';
import { useCommonRecordCalls } from '../../api/recordCalls';
import { shownBy } from '../../kit/record/RecordNoun';
import type { Column } from '../../ui/data/Column';
import { Tag } from '../../ui/data/Tag';
import { Toggle } from '../../ui/fields/Toggle';

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
        <span lang={code}>{description}</span> {isDefault && <Tag>{t('Default')}</Tag>}
      </>
    ),
  },
  {
    key: 'fallbackLanguage',
    sortKey: 'fallbackLanguage',
    header: t('Fallback'),
    className: 'nowrap',
    cell: ({ fallbackLanguage }) =>
      fallbackLanguage ? (
        <span lang={fallbackLanguage.code}>{fallbackLanguage.description}</span>
      ) : (
        <span className="ink3">–</span>
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

const hooks = {
  useRemove: useDeleteLanguageMutation,
  useExportCsv: useExportLanguagesCsvMutation,
  useExportXlsx: useExportLanguagesXlsxMutation,
};

function useLanguageCalls(
  opened: LanguageDialog | undefined,
  filters: Record<LanguageFilter, string>,
): RecordCalls<Language, LanguageValues> {
  const [create] = useCreateLanguageMutation();
  const [update] = useUpdateLanguageMutation();
  const common = useCommonRecordCalls('language', hooks, shownBy(opened), filters);

  return {
    ...common,
    create: (values) =>
      create({ languageInput: { ...inputOf(values), code: values.code.trim(), active: true } }).unwrap(),
    // Without the switch, which is the list's: it may have been turned since the form was opened.
    update: ({ id, code }, values, version) =>
      update({ id, languageInput: { id, ...inputOf(values), code, version } }).unwrap(),
  };
}

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
        { language: <b lang={code}>{description}</b> },
      )}
      change={change}
      outcome={outcome}
      onChanged={(saved) => onSaved(saved.id)}
      onClose={onClose}
    />
  );
}

/** Where a language that is in use cannot be deleted, the red box that says by what offers what is safe: to deactivate it. */
const offerToggle = (outcome: Outcome, toggle: () => void): Outcome => ({
  ...outcome,
  failed: (error, options) => {
    const isUsed = outcome.problemOf(error).status === 409;
    outcome.failed(
      error,
      isUsed ? { ...options, action: { label: t('Deactivate'), onClick: toggle } } : options,
    );
  },
});

const { noun, titles } = language;

export function LanguagesScreen() {
  const search = usePagedSearch(languageSearch, '', usePageSize());
  const list = useListLanguagesQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<LanguageDialog>();
  const { open, opened, close } = dialog;
  const outcome = useOutcome();
  const calls = useLanguageCalls(opened, search.filters);
  const outcomeOf = (shown: LanguageDialog) =>
    shown.kind === 'delete' && shown.row.active
      ? offerToggle(outcome, () => open({ kind: 'toggle', row: shown.row }))
      : outcome;
  const columns = useMemo(() => languageColumns((row) => open({ kind: 'toggle', row })), [open]);
  const actions = useCallback(
    (row: Language) => (
      <RecordButtons
        row={row}
        name={row.code}
        undeletable={
          row.default ? t('{code} is the default language and stays', { code: row.code }) : undefined
        }
        onOpen={open}
      />
    ),
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        help={t('What texts can be written in. A text that a language lacks is taken from its fallback.')}
        many={noun.many}
        hasImport={false}
        onOpen={open}
      />
      <OpenedDialog state={dialog}>
        {(shown) =>
          shown.kind === 'toggle' ? (
            <ToggleLanguage row={shown.row} outcome={outcome} onSaved={search.mark} onClose={close} />
          ) : (
            <OpenRecord
              {...{ calls, dialog }}
              of={language}
              opened={shown}
              outcome={outcomeOf(shown)}
              form={(slot) => <LanguageForm {...slot} />}
              onSaved={search.mark}
            />
          )
        }
      </OpenedDialog>
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={languageFilters}
          columns={columns}
          actions={actions}
          empty={<NoRecords icon={Languages} many={noun.many} hasImport={false} onOpen={open} />}
        />
      </OpensRows>
    </>
  );
}
