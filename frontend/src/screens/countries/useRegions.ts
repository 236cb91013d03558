import { useListGeoRegionsQuery, type GeoRegion } from '../../api';

const none: GeoRegion[] = [];

/** The regions that countries are in; none until they are read. */
export function useRegions(): readonly GeoRegion[] {
  return useListGeoRegionsQuery(undefined, { refetchOnMountOrArgChange: true }).data ?? none;
}

/** The region with the number that a form holds. */
export const regionOf = (regions: readonly GeoRegion[], number: string): GeoRegion | undefined =>
  number === '' ? undefined : regions.find(({ id }) => id === Number(number));
