import {
  useCreateCountryMutation,
  useDeleteCountryMutation,
  useExportCountriesCsvMutation,
  useExportCountriesXlsxMutation,
  useUpdateCountryMutation,
  type Country,
  type CountryInput,
} from '../../api';
import { saveFile } from '../../api/files';
import { useRecordChanges } from '../../api/recordChanges';
import type { RecordCalls } from '../../kit/record/RecordCalls';
import { shownHistoryOf } from '../../kit/record/RecordNoun';
import { inputOf, type CountryValues } from './country';
import type { CountryDialog } from './CountryDialog';
import type { CountryFilter } from './countrySearch';
import { regionOf, useRegions } from './useRegions';

/** What the dialogs of the countries call; a country is deleted while nothing uses it (decision A-56), an export holds what the filters leave. */
export function useCountryCalls(
  opened: CountryDialog | undefined,
  filters: Record<CountryFilter, string>,
): RecordCalls<Country, CountryValues, string> {
  const regions = useRegions();
  const [create] = useCreateCountryMutation();
  const [update] = useUpdateCountryMutation();
  const [remove] = useDeleteCountryMutation();
  const [exportCsv] = useExportCountriesCsvMutation();
  const [exportXlsx] = useExportCountriesXlsxMutation();

  /** A region's label is everybody's: it is sent only where it names the region anew. */
  const withRegion = (values: CountryValues): CountryInput => {
    const label = values.regionLabel.trim();
    const isNews = label !== '' && label !== regionOf(regions, values.geoRegion)?.label;
    return { ...inputOf(values), ...(isNews && { regionLabel: label }) };
  };

  return {
    // What is deleted was used by nothing: Undo is all there is to take it back.
    ...useRecordChanges('country', { shownId: shownHistoryOf(opened) }),
    create: (values) => create({ countryInput: { ...withRegion(values), id: values.id.trim() } }).unwrap(),
    update: ({ id }, values, version) =>
      update({ id, countryInput: { ...withRegion(values), version } }).unwrap(),
    remove: (id) => remove({ id }).unwrap(),
    download: async (_request, format) =>
      saveFile(await (format === 'csv' ? exportCsv(filters) : exportXlsx(filters)).unwrap()),
  };
}
