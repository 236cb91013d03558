import { Type } from 'lucide-react';
import { useCallback } from 'react';
import { useListInterfaceLabelsQuery, type InterfaceLabel } from '../../api';
import { useCurrentGroup, useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { useMenuGroups } from '../../api/menuGroups';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { ElsewhereNote } from './ElsewhereNote';
import { interfaceLabel, type LabelDialog } from './interfaceLabel';
import { InterfaceLabelButtons } from './InterfaceLabelButtons';
import { InterfaceLabelDialog } from './InterfaceLabelDialog';
import { allGroups, interfaceLabelSearch } from './interfaceLabelSearch';
import { useInterfaceLabelColumns } from './useInterfaceLabelColumns';
import { useInterfaceLabelFilters } from './useInterfaceLabelFilters';
import { t } from '../../texts/interfaceLabels';

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
