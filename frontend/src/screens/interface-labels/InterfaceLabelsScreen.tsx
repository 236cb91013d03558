import { Languages, Type } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { languageTag } from '../../../../contracts/rules/language-tag';
import { interfaceLabelCalls, useGetLangListQuery, type InterfaceLabel } from '../../api';
import { useMenuGroups } from '../../api/menuGroups';
import { useModelMatches } from '../../api/modelMatches';
import { useOutcome } from '../../api/outcome';
import { useCurrentGroup, useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { recordCalls } from '../../api/recordCalls';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import type { FilterField } from '../../kit/list/FilterField';
import { PlaceholderText, RowCode } from '../../kit/list/cells';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { OpenRecord } from '../../kit/record/RecordDialogs';
import { RecordScreen } from '../../kit/record/RecordScreen';
import { patternColumns } from '../../kit/regexp/patternFields';
import { TranslationsLink } from '../../kit/translations/TranslationsLink';
import { t } from '../../texts/interfaceLabels.gen';
import type { Column } from '../../ui/data/Column';
import { IconButton } from '../../ui/navigation/IconButton';
import { interfaceLabel, type LabelDialog } from './interfaceLabel';

const InterfaceLabelForm = lazyDialog(() =>
  import('./InterfaceLabelForm').then((module) => module.InterfaceLabelForm),
);

/** Only where a group has nothing; without it the list still says so. */
const ElsewhereNote = lazy(() =>
  import('../../kit/list/ElsewhereNote').then(
    (module) => ({ default: module.ElsewhereNote }),
    () => ({ default: () => null }),
  ),
);

const interfaceLabels = recordCalls(interfaceLabelCalls, 'InterfaceLabel');

type LabelFilter = 'code' | 'label' | 'missingIn';
type LabelSortKey = 'code' | 'label' | 'labelGroup' | 'modelEnableRegexp' | 'modelDisableRegexp';

/** In the address in place of a group: the labels of all groups, as the menu list calls it. */
const allGroups = { value: '*', label: t('All groups') };

/** What the list is filtered and sorted by; code ascending to begin with. */
const interfaceLabelSearch: SearchDefinition<LabelFilter, LabelSortKey> = {
  filters: ['code', 'label', 'missingIn'],
  sortKeys: ['code', 'label', 'labelGroup', 'modelEnableRegexp', 'modelDisableRegexp'],
};

const groupColumn: Column<InterfaceLabel, LabelSortKey> = {
  key: 'labelGroup',
  sortKey: 'labelGroup',
  header: t('Group'),
  cell: ({ labelGroup }) => labelGroup,
};

/**
 * The columns in order, with how many models each pattern names. A list of all groups says of
 * each label which one it is in.
 */
function useInterfaceLabelColumns(labels: readonly InterfaceLabel[] | undefined, isOfAll: boolean) {
  const matches = useModelMatches(labels);
  return useMemo(
    (): Column<InterfaceLabel, LabelSortKey>[] => [
      { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
      ...(isOfAll ? [groupColumn] : []),
      {
        key: 'label',
        sortKey: 'label',
        header: t('Label'),
        width: '40%',
        cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
      },
      ...patternColumns<InterfaceLabel>(matches),
    ],
    [matches, isOfAll],
  );
}

function useInterfaceLabelFilters(): FilterField<LabelFilter>[] {
  const current = useCurrentLanguage();
  const { data: languages = [] } = useGetLangListQuery();
  const others = languages.filter(({ value }) => value !== current.code);
  return [
    { name: 'code', label: 'Code', placeholder: t('Any code') },
    { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
    {
      name: 'missingIn',
      label: t('Missing translations only'),
      placeholder: t('Any language'),
      options: others.map(({ value, text }) => ({ value, label: text })),
      phrase: (language) => t('its text missing in {language}', { language }),
    },
  ];
}

/** The noun in a label group, '' for all: a new label belongs to the group of the list. */
const inGroup = (group: string) => ({
  ...interfaceLabel,
  blank: { ...interfaceLabel.blank, labelGroup: group },
  part: group
    ? {
        title: group,
        none: t('No labels in “{group}”', { group }),
        allThere: t('Every label of this group is there.'),
      }
    : { title: allGroups.label, allThere: t('Every label is there.') },
});

/** A translation is a new label with the key of its source. */
const translationOf = (source: InterfaceLabel) => ({
  ...interfaceLabel,
  newTitle: t('Translate {code}', { code: source.code }),
  blank: { ...interfaceLabel.valuesOf(source), label: '' },
});

export function InterfaceLabelsScreen() {
  const current = useCurrentLanguage();
  const place = { modelName: useCurrentModel().modelcode, language: current.code };
  const search = usePagedSearch(
    { ...interfaceLabelSearch, group: useCurrentGroup() },
    `${place.language} ${place.modelName}`,
    usePageSize(),
  );
  const group = search.group === allGroups.value ? '' : search.group;
  const shown = useMenuGroups('/interface_labels').find(({ value }) => value === search.group);
  const query = { ...search.request, labelGroup: group, ...place };
  const list = interfaceLabels.useList(query, search.asked);
  const isNothingHere = group !== '' && list.currentData?.totalElements === 0;
  const elsewhere = interfaceLabels.useList({ ...query, labelGroup: '', page: 0, size: 1 }, isNothingHere);
  const dialog = useOpenedDialog<LabelDialog>();
  const { open, opened } = dialog;
  const outcome = useOutcome();
  // The language that the list is compared with; '' for none.
  const { missingIn } = search.filters;
  const { data: languages = [] } = useGetLangListQuery();
  const source = opened?.kind === 'translate' ? opened.row : undefined;
  const wanted = source && languages.find(({ value }) => value === missingIn);
  const language = wanted ? { ...wanted, code: wanted.value } : current;
  const calls = interfaceLabels.useCalls(interfaceLabel, {
    opened,
    labelGroup: group,
    listed: { ...search.filters, labelGroup: group, ...place },
    count: list.data?.totalElements,
    create: (values) => ({
      interfaceLabelInput: { ...values, code: values.code.trim(), language: { id: language.id } },
    }),
    update: ({ id, language: { id: languageId } }, values, version) => ({
      id,
      interfaceLabelInput: { id, ...values, language: { id: languageId }, version },
    }),
  });
  const canTranslate = missingIn !== '';
  const buttons = useCallback(
    (row: InterfaceLabel) =>
      canTranslate && (
        <IconButton
          icon={Languages}
          label={t('Translate {code}', { code: row.code })}
          onClick={() => open({ kind: 'translate', row })}
        />
      ),
    [canTranslate, open],
  );

  return (
    <RecordScreen
      of={useMemo(() => inGroup(group), [group])}
      icon={Type}
      tag={shown?.label ?? (group || allGroups.label)}
      help={t('Texts of the configurator windows. A specific model may override the default label.')}
      links={
        <TranslationsLink
          kind="interfaceLabel"
          group={group}
          source={current.code}
          filters={search.filters}
        />
      }
      search={search}
      list={list}
      filters={useInterfaceLabelFilters()}
      columns={useInterfaceLabelColumns(list.data?.content, group === '')}
      buttons={buttons}
      dialog={dialog}
      calls={calls}
      outcome={outcome}
      form={(slot) => <InterfaceLabelForm {...slot} language={language} />}
      other={({ row }) => (
        <OpenRecord
          of={translationOf(row)}
          opened={{ kind: 'new' }}
          dialog={dialog}
          calls={calls}
          outcome={outcome}
          form={(slot) => (
            <InterfaceLabelForm
              {...slot}
              language={language}
              hint={
                <>
                  {row.language.description}: <span lang={languageTag(row.language.code)}>“{row.label}”</span>
                </>
              }
            />
          )}
          onSaved={search.mark}
        />
      )}
    >
      {isNothingHere && (
        <Suspense>
          <ElsewhereNote
            noun={interfaceLabel.noun}
            group={group}
            count={elsewhere.currentData?.totalElements}
            allGroups={allGroups.value}
          />
        </Suspense>
      )}
    </RecordScreen>
  );
}
