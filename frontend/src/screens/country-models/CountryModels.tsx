import { Table2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { usePageSize } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { OpenedDialog } from '../../kit/form/OpenedDialog';
import { useOpenedDialog } from '../../kit/form/useOpenedDialog';
import { activeFilters } from '../../kit/list/FilterField';
import { ListCard } from '../../kit/list/ListCard';
import { ListFilters } from '../../kit/list/ListFilters';
import { usePagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/places/countryModels';
import { FieldsDraftsContext, type FieldsDraft } from '../../kit/rows/rowFields';
import { RowTags } from '../../kit/rows/RowTags';
import { useRowDrafts } from '../../kit/rows/useRowDrafts';
import { EmptyState } from '../../ui/EmptyState';
import { columnsFrom } from './countryModelColumns';
import type { CountryModelRow } from './countryModel';
import type { CountryModelDialog as Opened } from './countryModelDialog';
import { CountryModelDialog } from './CountryModelDialog';
import { lists } from './countryModelSearch';
import { CountryModelsHead } from './CountryModelsHead';
import { RowButtons, SavedRow } from './RowButtons';
import { useCountryModelRows } from './useCountryModelRows';
import { useSaveRow } from './useSaveRow';
import { t } from '../../texts/countryModels';

/** The rows of a country or of a model, edited in place; each row is saved on its own. */
export function CountryModels({ place }: { place: CountryModelsPlace }) {
  const { noun, search: definition, filters } = lists[place.from];
  const search = usePagedSearch(definition, `${place.from} ${place.idKey}`, usePageSize());
  const list = useCountryModelRows(place, search);
  const drafts = useRowDrafts<FieldsDraft>(search.subject);
  const dialog = useOpenedDialog<Opened>();
  const { open } = dialog;
  const save = useSaveRow({ drafts, onOpen: open, onSaved: search.mark });
  const columns = useMemo(() => columnsFrom(place.from, { open, save }), [place.from, open, save]);
  const actions = useCallback(
    (row: CountryModelRow) => <RowButtons row={row} onOpen={open} onSave={save} />,
    [open, save],
  );
  const active = activeFilters(filters, search.filters);

  return (
    <FieldsDraftsContext value={drafts}>
      <SavedRow value={search.markedId}>
        <CountryModelsHead place={place} onOpen={open} />
        <OpenedDialog state={dialog}>
          {(opened) => <CountryModelDialog {...{ opened, dialog, place, search }} />}
        </OpenedDialog>
        <ListFilters fields={filters} search={search} />
        <ListCard
          {...{ noun, search, list, columns, actions, active }}
          failure={list.isError ? problemOf(list.error).message : undefined}
          tags={<RowTags active={active} onClear={search.clear} />}
          empty={
            <EmptyState
              icon={Table2}
              title={t('No {many}', { many: noun.many })}
              text={t('There are no {many} yet.', { many: noun.many })}
            />
          }
          fixed
        />
      </SavedRow>
    </FieldsDraftsContext>
  );
}
