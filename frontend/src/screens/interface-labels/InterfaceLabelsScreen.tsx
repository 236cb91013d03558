import { Type, Languages } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useListInterfaceLabelsQuery, type InterfaceLabel, useGetLangListQuery } from '../../api';
import { useCurrentGroup, useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { useMenuGroups } from '../../api/menuGroups';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows, RowCode } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { interfaceLabel, type LabelDialog } from './interfaceLabel';
import { InterfaceLabelDialog } from './InterfaceLabelDialog';
import { allGroups, interfaceLabelSearch, type LabelFilter, type LabelSortKey } from './interfaceLabelSearch';
import { t } from '../../texts/interfaceLabels';
import type { FilterField } from '../../kit/list/FilterField';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { IconButton } from '../../ui/navigation/IconButton';
import { Link, useSearchParams } from 'react-router-dom';
import { countOf, type Noun } from '../../kit/format/countOf';
import { Message } from '../../ui/feedback/Message';
import { useModelMatches } from '../../api/modelMatches';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { PatternCell } from '../../kit/regexp/PatternCell';
import type { Column } from '../../ui/data/Column';

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
  return useMemo((): Column<InterfaceLabel, LabelSortKey>[] => {
    const pattern = (regexp: string) => (
      <PatternCell regexp={regexp} match={matches?.get(regexp)} isPending={!matches} />
    );
    return [
      { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
      ...(isOfAll ? [groupColumn] : []),
      {
        key: 'label',
        sortKey: 'label',
        header: t('Label'),
        width: '40%',
        cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
      },
      {
        key: 'modelEnableRegexp',
        sortKey: 'modelEnableRegexp',
        header: t('Model enabled regexp'),
        className: 'ellip',
        cell: ({ modelEnableRegexp }) => pattern(modelEnableRegexp),
      },
      {
        key: 'modelDisableRegexp',
        sortKey: 'modelDisableRegexp',
        header: t('Model disabled regexp'),
        className: 'ellip',
        cell: ({ modelDisableRegexp }) => pattern(modelDisableRegexp),
      },
    ];
  }, [matches, isOfAll]);
}

type Query = Parameters<typeof useListInterfaceLabelsQuery>[0];

/** What a search that found nothing in its group finds in all groups, and the way there. */
function ElsewhereNote({ query, noun }: { query: Exclude<Query, symbol>; noun: Noun }) {
  const [params] = useSearchParams();
  const { currentData } = useListInterfaceLabelsQuery(
    { ...query, labelGroup: '', page: 0, size: 1 },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData?.totalElements) return null;
  const elsewhere = new URLSearchParams(params);
  elsewhere.set('activeGroup', allGroups.value);
  elsewhere.delete('page');
  return (
    <Message tone="info" announce className="elsewhere">
      {t('Nothing in “{labelGroup}”.', { labelGroup: query.labelGroup })}{' '}
      <Link to={{ search: String(elsewhere) }}>
        {t('{totalElements} in all groups', { totalElements: countOf(currentData.totalElements, noun) })}
      </Link>
    </Message>
  );
}

interface InterfaceLabelButtonsProps {
  label: InterfaceLabel;
  canTranslate: boolean;
  onOpen: (dialog: LabelDialog) => void;
}

function InterfaceLabelButtons({ label, canTranslate, onOpen }: InterfaceLabelButtonsProps) {
  return (
    <>
      {canTranslate && (
        <IconButton
          icon={Languages}
          label={t('Translate {code}', { code: label.code })}
          onClick={() => onOpen({ kind: 'translate', row: label })}
        />
      )}
      <RecordButtons row={label} name={label.code} onOpen={onOpen} />
    </>
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

const { noun, titles } = interfaceLabel;

export function InterfaceLabelsScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(
    { ...interfaceLabelSearch, group: useCurrentGroup() },
    `${language} ${modelName}`,
    usePageSize(),
  );
  const { asked } = search;
  const group = search.group === allGroups.value ? '' : search.group;
  const { missingIn } = search.filters;
  const shown = useMenuGroups('/interface_labels').find(({ value }) => value === search.group);
  const groupName = shown?.label ?? (group || allGroups.label);
  const query = { ...search.request, labelGroup: group, modelName, language };
  const list = useListInterfaceLabelsQuery(query, { skip: !asked, refetchOnMountOrArgChange: true });
  const isNothingHere = group !== '' && list.currentData?.totalElements === 0;
  const dialog = useOpenedDialog<LabelDialog>();
  const { open } = dialog;
  const filters = useInterfaceLabelFilters();
  const columns = useInterfaceLabelColumns(list.data?.content, group === '');
  const canTranslate = missingIn !== '';
  const actions = useCallback(
    (label: InterfaceLabel) => (
      <InterfaceLabelButtons label={label} canTranslate={canTranslate} onOpen={open} />
    ),
    [canTranslate, open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        tag={groupName}
        help={t('Texts of the configurator windows. A specific model may override the default label.')}
        many={noun.many}
        onOpen={open}
      />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <InterfaceLabelDialog
            {...{ opened, dialog, group, missingIn }}
            listed={{
              filters: { ...search.filters, labelGroup: group, modelName, language },
              count: list.data?.totalElements,
            }}
            onSaved={search.mark}
          />
        )}
      </OpenedDialog>
      {isNothingHere && <ElsewhereNote {...{ query, noun }} />}
      <OpensRows onOpen={open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={filters}
          columns={columns}
          actions={actions}
          empty={
            <NoRecords
              icon={Type}
              many={noun.many}
              title={group && t('No labels in “{group}”', { group })}
              onOpen={open}
            />
          }
        />
      </OpensRows>
    </>
  );
}
