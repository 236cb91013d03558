import { useListGeoRegionsQuery, type GeoRegion } from '../../api';

const none: GeoRegion[] = [];

export function useRegions(): readonly GeoRegion[] {
  return useListGeoRegionsQuery(undefined, { refetchOnMountOrArgChange: true }).data ?? none;
}

export const regionOf = (regions: readonly GeoRegion[], number: string): GeoRegion | undefined =>
  number === '' ? undefined : regions.find(({ id }) => id === Number(number));
