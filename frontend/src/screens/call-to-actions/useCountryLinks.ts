import { useMemo } from 'react';
import {
  useListCountryCallToActionsQuery,
  useCreateCountryCallToActionMutation,
  useUpdateCountryCallToActionMutation,
  type CountryCallToActionInput,
} from '../../api';
import { useCountries } from '../../api/countryNames';
import { problemOf } from '../../api/problem';
import { unlinked, type CountryRow } from './countryLink';
import type { Saved } from '../../kit/record/RecordCalls';

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

export interface CountryLinksState {
  /** Every country with its link; undefined while they load. */
  rows: readonly CountryRow[] | undefined;
  /** A row that had no link, with the one that a colleague has stored since: saved without, it would be refused again and again. */
  present: (row: CountryRow) => CountryRow;
  isReloading: boolean;
  failure: string | undefined;
  retry: () => void;
}

export function useCountryLinks(callToActionId: number): CountryLinksState {
  const links = useListCountryCallToActionsQuery({ callToActionId }, { refetchOnMountOrArgChange: true });
  const countries = useCountries();
  const rows = useMemo(() => {
    if (!links.currentData || !countries.data) return undefined;
    const linkByCountry = new Map(links.currentData.map((link) => [link.countryId, link]));
    return countries.data.map(({ id, description, enabled }): CountryRow => ({
      ...(linkByCountry.get(id) ?? { ...unlinked, countryId: id }),
      description,
      isMarket: enabled,
    }));
  }, [links.currentData, countries.data]);
  const failed = [links, countries].filter(({ isError }) => isError);

  return {
    rows,
    present: (row) => (row.id === 0 && rows?.find(({ countryId }) => countryId === row.countryId)) || row,
    isReloading: links.isFetching,
    failure: failed[0] && problemOf(failed[0].error).message,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
