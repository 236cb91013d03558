import { useListGeoRegionsQuery, type GeoRegion } from '../../api';
import { useSilentFailure } from '../../api/useSilentFailure';

/** Undefined until they have been read. */
export function useRegions(): readonly GeoRegion[] | undefined {
  const list = useListGeoRegionsQuery(undefined, { refetchOnMountOrArgChange: true });
  useSilentFailure(list);
  return list.data;
}

export const regionOf = (regions: readonly GeoRegion[] | undefined, number: string): GeoRegion | undefined =>
  number === '' ? undefined : regions?.find(({ id }) => id === Number(number));
