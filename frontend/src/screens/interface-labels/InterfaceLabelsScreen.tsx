import { useCallback } from 'react';
import { useListInterfaceLabelsQuery, type InterfaceLabel } from '../../api';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { InterfaceLabelButtons } from './InterfaceLabelButtons';
import { InterfaceLabelDialog } from './InterfaceLabelDialog';
import { interfaceLabelSearch } from './interfaceLabelSearch';
import { InterfaceLabelsHead } from './InterfaceLabelsHead';
import { NoInterfaceLabels } from './NoInterfaceLabels';
import type { LabelDialog } from './LabelDialog';
import { useInterfaceLabelColumns } from './useInterfaceLabelColumns';
import { useInterfaceLabelFilters } from './useInterfaceLabelFilters';

const noun = { one: 'label', many: 'labels' };

/** The texts of the configurator's windows, by group (specification 1, section 2.7). */
export function InterfaceLabelsScreen() {
  const language = useCurrentLanguage().code;
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(interfaceLabelSearch, `${language} ${modelName}`, usePageSize());
  const { group, asked } = search;
  const { missingIn } = search.filters;
  const list = useListInterfaceLabelsQuery(
    { ...search.request, labelGroup: group, modelName, language },
    { skip: !asked, refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<LabelDialog>();
  const { open, close } = dialog;
  const filters = useInterfaceLabelFilters();
  const columns = useInterfaceLabelColumns(list.data?.content);
  const canTranslate = missingIn !== '';
  const actions = useCallback(
    (label: InterfaceLabel) => (
      <InterfaceLabelButtons label={label} canTranslate={canTranslate} onOpen={open} />
    ),
    [canTranslate, open],
  );

  return (
    <>
      <InterfaceLabelsHead group={group} onOpen={open} />
      <OpenedDialog state={dialog}>
        {(opened) => (
          <InterfaceLabelDialog
            opened={opened}
            group={group}
            missingIn={missingIn}
            onSaved={search.mark}
            onClose={close}
          />
        )}
      </OpenedDialog>
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={filters}
        columns={columns}
        actions={actions}
        empty={<NoInterfaceLabels group={group} onOpen={open} />}
      />
    </>
  );
}
