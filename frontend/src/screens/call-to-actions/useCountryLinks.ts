import { useMemo } from 'react';
import { useListCountryCallToActionsQuery } from '../../api';
import { useCountries } from '../../api/countryNames';
import { problemOf } from '../../api/problem';
import { unlinked, type CountryRow } from './countryLink';

export interface CountryLinksState {
  /** Every country with its link; undefined while they load. */
  rows: readonly CountryRow[] | undefined;
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
    isReloading: links.isFetching,
    failure: failed[0] && problemOf(failed[0].error).message,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
