import { useCallback, useState } from 'react';
import { useListInterfaceLabelsQuery, type InterfaceLabel } from '../../api';
import { useCurrentLanguage, useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { InterfaceLabelButtons } from './InterfaceLabelButtons';
import { InterfaceLabelDialog } from './InterfaceLabelDialog';
import { interfaceLabelSearch } from './interfaceLabelSearch';
import { InterfaceLabelsHead } from './InterfaceLabelsHead';
import { NoInterfaceLabels } from './NoInterfaceLabels';
import type { OpenedDialog } from './OpenedDialog';
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
  const [opened, setOpened] = useState<OpenedDialog>();
  const filters = useInterfaceLabelFilters();
  const columns = useInterfaceLabelColumns(list.data?.content);
  const canTranslate = missingIn !== '';
  const actions = useCallback(
    (label: InterfaceLabel) => (
      <InterfaceLabelButtons label={label} canTranslate={canTranslate} onOpen={setOpened} />
    ),
    [canTranslate],
  );

  return (
    <>
      <InterfaceLabelsHead group={group} onOpen={setOpened} />
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={filters}
        columns={columns}
        actions={actions}
        empty={<NoInterfaceLabels group={group} onOpen={setOpened} />}
      />
      {opened && (
        <InterfaceLabelDialog
          opened={opened}
          group={group}
          missingIn={missingIn}
          onSaved={search.mark}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
