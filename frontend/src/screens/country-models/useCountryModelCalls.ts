import {
  useExportCountryModelsCsvMutation,
  useExportCountryModelsXlsxMutation,
  useGetCountryModelHistoryQuery,
  useUpdateCountryModelMutation,
} from '../../api';
import { saveFile } from '../../api/files';
import type { PagedSearch } from '../../kit/list/usePagedSearch';
import type { CountryModelsPlace } from '../../kit/places/countryModels';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import type { CountryModelRow, RowTexts } from './countryModel';
import type { CountryModelDialog } from './countryModelDialog';

type Calls = Required<
  Pick<RecordCalls<CountryModelRow, RowTexts, string>, 'history' | 'restore' | 'download'>
>;

/** What history and export call; an export holds what the filters leave (readings A-90). */
export function useCountryModelCalls(
  opened: CountryModelDialog,
  { from, idKey }: CountryModelsPlace,
  { filters, group }: Pick<PagedSearch<'code' | 'label'>, 'filters' | 'group'>,
): Calls {
  const row = opened.kind === 'history' ? opened.row : undefined;
  const { modelcode = '', countryId = '' } = row ?? {};
  const [update] = useUpdateCountryModelMutation();
  const [exportCsv] = useExportCountryModelsCsvMutation();
  const [exportXlsx] = useExportCountryModelsXlsxMutation();
  const history = useGetCountryModelHistoryQuery(
    { modelcode, countryId },
    { skip: !row, refetchOnMountOrArgChange: true },
  );
  const exported = { from, idKey, optGroup: group, ...filters };

  return {
    history,
    // A row is never deleted, so that what a change left is stored like anything typed.
    async restore(id, changeId, before) {
      const change = history.data?.find((each) => each.id === changeId);
      const countryModelInput = { ...(before ? change?.before : change?.after), version: row?.version };
      return { id, ...(await update({ modelcode, countryId, countryModelInput }).unwrap()) };
    },
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(exported) : exportXlsx(exported)).unwrap()),
  };
}
