import { SlidersHorizontal } from 'lucide-react';
import { useCallback } from 'react';
import { useListConfigurationParametersQuery, type ConfigurationParameter } from '../../api';
import { useOutcome } from '../../api/outcome';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useSharedQuery } from '../../api/sharedQuery';
import { useSessionUser } from '../../api/session';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { RecordDialogs } from '../../kit/record/RecordDialogs';
import { NoRecords, RecordHead } from '../../kit/record/RecordHead';
import { nameOf, type RecordDialog } from '../../kit/record/RecordNoun';
import { configurationParameter } from './configurationParameter';
import { configurationParameterColumns } from './configurationParameterColumns';
import { ConfigurationParameterForm } from './ConfigurationParameterForm';
import { configurationParameterFilters, configurationParameterSearch } from './configurationParameterSearch';
import { useConfigurationParameterCalls } from './useConfigurationParameterCalls';
import { t } from '../../texts/configurationParameters';

const { noun, titles } = configurationParameter;

/** What console and configurator read at run time; only user administrators change it. */
export function ConfigurationParametersScreen() {
  const readOnly = !useSessionUser().userAdmin;
  const search = usePagedSearch(configurationParameterSearch, '', usePageSize());
  const list = useListConfigurationParametersQuery(
    { ...search.request, ...useSharedQuery() },
    { refetchOnMountOrArgChange: true },
  );
  const dialog = useOpenedDialog<RecordDialog<ConfigurationParameter>>();
  const { open, opened } = dialog;
  const actions = useCallback(
    (row: ConfigurationParameter) => (
      <RecordButtons
        row={row}
        name={nameOf(configurationParameter, row)}
        undeletable={
          row.deletable
            ? undefined
            : t('{nameOf} is read by the console and stays', { nameOf: nameOf(configurationParameter, row) })
        }
        readOnly={readOnly}
        onOpen={open}
      />
    ),
    [open, readOnly],
  );

  return (
    <>
      <RecordHead
        title={titles}
        tag={readOnly && <>{t('Read-only')}</>}
        help={
          readOnly
            ? t('Values that the console and the configurator read. User administrators change them.')
            : t('Values that the console and the configurator read.')
        }
        many={noun.many}
        hasImport={false}
        readOnly={readOnly}
        onOpen={open}
      />
      <RecordDialogs
        of={configurationParameter}
        dialog={dialog}
        calls={useConfigurationParameterCalls(opened, search.filters)}
        outcome={useOutcome()}
        form={(slot) => <ConfigurationParameterForm {...slot} />}
        onSaved={search.mark}
        readOnly={readOnly}
      />
      <OpensRows onOpen={readOnly ? undefined : open}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={configurationParameterFilters}
          columns={configurationParameterColumns}
          actions={actions}
          empty={
            <NoRecords
              icon={SlidersHorizontal}
              many={noun.many}
              hasImport={false}
              readOnly={readOnly}
              onOpen={open}
            />
          }
        />
      </OpensRows>
    </>
  );
}
