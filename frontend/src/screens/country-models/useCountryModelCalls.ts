import { useCallback } from 'react';
import { useExportCountryModelsCsvMutation, useExportCountryModelsXlsxMutation } from '../../api';
import { useBulk } from '../../api/bulk';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import type { TickedIds } from '../../kit/list/ticks';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/market-model/marketAndModel';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import type { CountryModelRow, RowTexts } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';

type Calls = Required<
  Pick<RecordCalls<CountryModelRow, RowTexts, string>, 'history' | 'restore' | 'download'>
>;

/** What is done with many rows at once, and their export. */
export function useCountryModelBulk(
  { from, idKey }: CountryModelsPlace,
  { filters, group }: Pick<PagedSearch<'code' | 'label'>, 'filters' | 'group'>,
) {
  const [exportCsv] = useExportCountryModelsCsvMutation();
  const [exportXlsx] = useExportCountryModelsXlsxMutation();
  const place = { from, idKey, optGroup: group, ...filters };
  const listed = JSON.stringify(place);
  const download = useCallback(
    async (ids: TickedIds, format: ExportFormat) => {
      const arg = {
        ...(JSON.parse(listed) as { from: CountryModelsPlace['from']; idKey: string }),
        ...(ids !== 'all' && { ids: [...ids].join(',') }),
      };
      return saveFile(await (format === 'csv' ? exportCsv(arg) : exportXlsx(arg)).unwrap());
    },
    [listed, exportCsv, exportXlsx],
  );
  return useBulk('countryModel', place, download);
}

/** What history and export call; an export holds what the filters leave (decision A-90). */
export function useCountryModelCalls(
  opened: CountryModelDialog,
  { from, idKey }: CountryModelsPlace,
  { filters, group }: Pick<PagedSearch<'code' | 'label'>, 'filters' | 'group'>,
): Calls {
  const row = opened.kind === 'history' ? opened.row : undefined;
  const id = row && `${row.countryId}~${row.modelcode}`;
  const { history, restore } = useRecordChanges('countryModel', { shownId: id });
  const [exportCsv] = useExportCountryModelsCsvMutation();
  const [exportXlsx] = useExportCountryModelsXlsxMutation();
  const exported = { from, idKey, optGroup: group, ...filters };

  return {
    history,
    restore: (_id, changeId, before) => restore(id ?? '', changeId, before),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(exported) : exportXlsx(exported)).unwrap()),
  };
}
