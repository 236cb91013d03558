import { Languages } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListLanguagesQuery, type Language } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { OpenRecord } from '../../kit/record/OpenRecord';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { language, type LanguageDialog } from './language';
import { languageColumns } from './languageColumns';
import { LanguageForm } from './LanguageForm';
import { languageFilters, languageSearch } from './languageSearch';
import { offerToggle } from './offerToggle';
import { ToggleLanguage } from './ToggleLanguage';
import { useLanguageCalls } from './useLanguageCalls';
import { t } from '../../texts/languages';

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
