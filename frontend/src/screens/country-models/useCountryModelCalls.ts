import { useExportCountryModelsCsvMutation, useExportCountryModelsXlsxMutation } from '../../api';
import { useBulk } from '../../api/bulk';
import { saveFile } from '../../api/files';
import { useCurrentLanguage } from '../../api/preferences';
import { useRecordChanges } from '../../api/recordChanges';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import type { CountryModelRow, RowTexts, CountryModelDialog } from './countryModel';

type Calls = Required<
  Pick<RecordCalls<CountryModelRow, RowTexts, string>, 'history' | 'restore' | 'download'>
>;
type Search = Pick<PagedSearch<'code' | 'label'>, 'filters' | 'group'>;

/** An export holds what the filters leave (decision A-90). */
function useExported({ from, idKey }: CountryModelsPlace, { filters, group }: Search) {
  const [exportCsv] = useExportCountryModelsCsvMutation();
  const [exportXlsx] = useExportCountryModelsXlsxMutation();
  const { code: language } = useCurrentLanguage();
  const listed = { from, idKey, optGroup: group, language, ...filters };
  const exported = (ids: readonly string[] | undefined, format: ExportFormat) => {
    const arg = { ...listed, ids: ids?.join(',') };
    return (format === 'csv' ? exportCsv(arg) : exportXlsx(arg)).unwrap();
  };
  return { listed, exported };
}

/** What is done with many rows at once, and their export. */
export function useCountryModelBulk(place: CountryModelsPlace, search: Search) {
  const { listed, exported } = useExported(place, search);
  return useBulk('countryModel', listed, exported);
}

/** What history and export call. */
export function useCountryModelCalls(
  opened: CountryModelDialog,
  place: CountryModelsPlace,
  search: Search,
): Calls {
  const row = opened.kind === 'history' ? opened.row : undefined;
  const id = row && `${row.countryId}~${row.modelcode}`;
  const { history, restore } = useRecordChanges('countryModel', { shownId: id });
  const { exported } = useExported(place, search);

  return {
    history,
    restore: (_id, wanted) => restore(id ?? '', wanted),
    download: async (_request, format) => saveFile(await exported(undefined, format)),
  };
}
