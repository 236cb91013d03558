import { ArchiveRestore, Download, Plus, Type, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useListInterfaceLabelsQuery, type InterfaceLabel } from '../../api';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { ListScreen } from '../../kit/list/ListScreen';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { labelTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { IconButton } from '../../ui/IconButton';
import { PageHead } from '../../ui/PageHead';
import { InterfaceLabelButtons } from './InterfaceLabelButtons';
import { InterfaceLabelDialog } from './InterfaceLabelDialog';
import { interfaceLabelSearch } from './interfaceLabelSearch';
import type { OpenedDialog } from './OpenedDialog';
import { useInterfaceLabelColumns } from './useInterfaceLabelColumns';
import { useInterfaceLabelFilters } from './useInterfaceLabelFilters';

const noun = { one: 'label', many: 'labels' };

/** The texts of the configurator's windows, by group (specification 1, section 2.7). */
export function InterfaceLabelsScreen() {
  const language = useCurrentLanguage().code;
  const model = useCurrentModel().modelcode;
  const search = usePagedSearch(interfaceLabelSearch, `${language} ${model}`);
  const { group } = search;
  const list = useListInterfaceLabelsQuery(
    { ...search.request, labelGroup: group, modelName: model, language },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<OpenedDialog>();
  const columns = useInterfaceLabelColumns(list.data?.content);
  const filters = useInterfaceLabelFilters();
  const canTranslate = search.filters.missingIn !== '';
  const actions = useCallback(
    (label: InterfaceLabel) => (
      <InterfaceLabelButtons label={label} canTranslate={canTranslate} onOpen={setOpened} />
    ),
    [canTranslate],
  );
  const importButton = (
    <Button icon={Upload} onClick={() => setOpened({ kind: 'import' })}>
      {labelTexts.import}
    </Button>
  );
  const newButton = (
    <Button variant="primary" icon={Plus} onClick={() => setOpened({ kind: 'new' })}>
      {labelTexts.new}
    </Button>
  );

  return (
    <>
      <PageHead
        title="Interface labels"
        tag={group}
        help="Texts of the configurator windows. A specific model may override the default label."
        actions={
          <>
            <IconButton
              icon={ArchiveRestore}
              label="Deleted labels"
              onClick={() => setOpened({ kind: 'deleted' })}
            />
            {importButton}
            <Button icon={Download} onClick={() => setOpened({ kind: 'export' })}>
              {labelTexts.export}
            </Button>
            {newButton}
          </>
        }
      />
      <ListScreen
        noun={noun}
        search={search}
        list={list}
        failure={list.isError ? problemOf(list.error).message : undefined}
        filters={filters}
        columns={columns}
        actions={actions}
        empty={
          <EmptyState
            icon={Type}
            title={group ? `No labels in “${group}”` : 'No labels'}
            text="Create the first one, or import a file."
            action={
              <>
                {importButton}
                {newButton}
              </>
            }
          />
        }
      />
      {opened && (
        <InterfaceLabelDialog
          opened={opened}
          group={group}
          missingIn={search.filters.missingIn}
          onSaved={search.mark}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
