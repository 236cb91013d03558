import {
  useCreateCountryCallToActionMutation,
  useUpdateCountryCallToActionMutation,
  type CountryCallToActionInput,
} from '../../api';
import type { Saved } from '../../kit/record/RecordCalls';
import type { CountryRow } from './countryLink';

/** What changes of a link, over a version. */
export type LinkChange = Partial<
  Pick<CountryCallToActionInput, 'enable' | 'relevant' | 'modelEnableRegexp' | 'modelDisableRegexp'>
>;

/** Saves what changes of a country's link: with POST where none is stored yet, else with PUT. */
export function useSaveLink(callToActionId: number) {
  const [create] = useCreateCountryCallToActionMutation();
  const [update] = useUpdateCountryCallToActionMutation();
  return (row: CountryRow, change: LinkChange, version = row.version): Promise<Saved> => {
    const { id, countryId, enable, relevant, modelEnableRegexp, modelDisableRegexp } = row;
    const link = { callToActionId, countryId, enable, relevant, modelEnableRegexp, modelDisableRegexp };
    return id === 0
      ? create({ countryCallToActionInput: { ...link, ...change } }).unwrap()
      : update({
          id,
          countryCallToActionInput: { id, callToActionId, countryId, ...change, version },
        }).unwrap();
  };
}
