import { PanelsTopLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useListInterfaceConfigsQuery, type InterfaceConfig } from '../../api';
import { useOutcome } from '../../api/outcome';
import { useCurrentModel, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { nameOf, type RecordDialog } from '../../kit/record/RecordNoun';
import { interfaceConfig } from './interfaceConfig';
import { InterfaceConfigForm } from './InterfaceConfigForm';
import { interfaceConfigFilters, interfaceConfigSearch } from './interfaceConfigSearch';
import { useInterfaceConfigCalls } from './useInterfaceConfigCalls';
import { useInterfaceConfigColumns } from './useInterfaceConfigColumns';
import { t } from '../../texts/interfaceConfigs';

const { noun, titles } = interfaceConfig;

/** The JSON that the configurator of a country, and of a model there, is set up with. */
export function InterfaceConfigsScreen() {
  const modelName = useCurrentModel().modelcode;
  const search = usePagedSearch(interfaceConfigSearch, modelName, usePageSize());
  const list = useListInterfaceConfigsQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<InterfaceConfig>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: InterfaceConfig) => <RecordButtons row={row} name={nameOf(interfaceConfig, row)} onOpen={open} />,
    [open],
  );

  return (
    <>
      <RecordHead
        title={titles}
        tag={modelName === 'DEFAULT' ? undefined : modelName}
        help={t('JSON that sets up the configurator of a country, or of one model there.')}
        many={noun.many}
        hasImport={false}
        onOpen={open}
      />
      <RecordDialogs
        of={interfaceConfig}
        dialog={dialog}
        calls={useInterfaceConfigCalls(opened, { ...search.filters, modelName })}
        outcome={useOutcome()}
        form={(slot) => <InterfaceConfigForm {...slot} />}
        onSaved={search.mark}
      />
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={interfaceConfigFilters}
        columns={useInterfaceConfigColumns()}
        actions={actions}
        empty={<NoRecords icon={PanelsTopLeft} many={noun.many} hasImport={false} onOpen={open} />}
      />
    </>
  );
}
