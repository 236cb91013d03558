import {
  useGetBasePriceInfoQuery,
  useGetMarketTaxesQuery,
  useGetPriceDetailsByModelVersionQuery,
} from '../../../api';
import { useSilentFailure } from '../../../api/useSilentFailure';

export interface PriceListSubject {
  /** Id of the market; empty: none is chosen. */
  marketId: string;
  /** Empty: the market has no vehicle. */
  vetele: string;
  language: string;
}

const fresh = { refetchOnMountOrArgChange: true };

/** Reads base price, equipment and taxes of a vehicle; answers of a former one are never shown. */
export function usePriceData({ marketId, vetele, language }: PriceListSubject) {
  const key = { countryId: marketId, modelCode: vetele };
  const skip = { skip: marketId === '' || vetele === '' };
  const base = useGetBasePriceInfoQuery(key, { ...fresh, ...skip });
  const details = useGetPriceDetailsByModelVersionQuery({ ...key, language }, { ...fresh, ...skip });
  const taxes = useGetMarketTaxesQuery(key, { ...fresh, ...skip });
  useSilentFailure(base);
  useSilentFailure(details);
  useSilentFailure(taxes);
  const all = [base, details, taxes];

  return {
    base: base.currentData,
    details: details.currentData,
    taxes: taxes.currentData,
    /** A part is missing and will not come by itself. */
    isFailed: [base, details].some((read) => read.isError && !read.isFetching && !read.currentData),
    areTaxesFailed: taxes.isError && !taxes.isFetching && !taxes.currentData,
    isReloading: all.some((read) => read.isFetching),
    /** Both parts of the list come from the same reading. */
    isSettled: !base.isFetching && !details.isFetching,
    reload: () => all.forEach((read) => !read.isUninitialized && void read.refetch()),
  };
}
