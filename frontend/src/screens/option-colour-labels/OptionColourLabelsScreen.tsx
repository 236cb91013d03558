import { Palette } from 'lucide-react';
import { useCallback } from 'react';
import { useListOptColorLabelsQuery, type OptColorItem } from '../../api';
import { useCurrentLanguage, usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { ListScreen } from '../../kit/list/ListScreen';
import { OpensRows } from '../../kit/list/RowCode';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import { NoRecords } from '../../kit/record/RecordHead';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import { useRowDrafts } from '../../kit/rows/useRowDrafts';
import { optionColourTexts } from '../../texts';
import { ItemButtons } from './ItemButtons';
import type { ItemDialog } from './ItemDialog';
import { ItemLabelDialog } from './ItemLabelDialog';
import { isColourGroup } from './itemLabels';
import { itemSearch } from './itemSearch';
import { OptionColourLabelsHead } from './OptionColourLabelsHead';
import { useItemColumns } from './useItemColumns';
import { useItemFilters } from './useItemFilters';
import { useSaveRow } from './useSaveRow';
import './option-colour-labels.css';
import { t } from '../../texts/optionColourLabels';

const nouns = {
  colours: { one: t('colour'), many: t('colours') },
  options: { one: t('option'), many: t('options') },
};

/** The labels of the colours, and of the options of a group, in every language. */
export function OptionColourLabelsScreen() {
  const search = usePagedSearch(itemSearch, useCurrentLanguage().code, usePageSize());
  const { group } = search;
  const isColour = isColourGroup(group);
  const noun = nouns[isColour ? 'colours' : 'options'];
  const list = useListOptColorLabelsQuery(
    { ...search.request, optColType: group || optionColourTexts.color },
    { skip: !search.asked, refetchOnMountOrArgChange: true },
  );
  const drafts = useRowDrafts(search.subject);
  const dialog = useOpenedDialog<ItemDialog>();
  const { open, close } = dialog;
  const saveRow = useSaveRow({ drafts, onOpen: open, onSaved: search.mark });
  const columns = useItemColumns(isColour, search.filters.label, saveRow);
  const openItem = useCallback(({ row }: { row: OptColorItem }) => open({ kind: 'edit', item: row }), [open]);
  const actions = useCallback((item: OptColorItem) => <ItemButtons item={item} onOpen={open} />, [open]);

  return (
    <RowDraftsContext value={drafts}>
      <OptionColourLabelsHead group={group} onOpen={open} />
      <OpenedDialog state={dialog}>
        {(opened) => <ItemLabelDialog {...{ opened, group }} onSaved={search.mark} onClose={close} />}
      </OpenedDialog>
      <OpensRows onOpen={openItem}>
        <ListScreen
          noun={noun}
          search={search}
          list={list}
          failure={list.isError ? problemOf(list.error).message : undefined}
          filters={useItemFilters()}
          columns={columns}
          actions={actions}
          empty={
            <NoRecords
              icon={Palette}
              many={noun.many}
              title={t('No {many} in “{group}”', {
                many: noun.many,
                group: group || optionColourTexts.color,
              })}
              onOpen={({ kind }) => kind !== 'deleted' && open({ kind })}
            />
          }
        />
      </OpensRows>
    </RowDraftsContext>
  );
}
