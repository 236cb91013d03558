import { useMemo } from 'react';
import { useGetBasePriceInfoQuery, useGetPriceDetailsByModelVersionQuery } from '../../../api';
import { problemOf } from '../../../api/problem';
import { useCurrentLanguage } from '../../../api/preferences';
import { centsOf, type Cents } from '../../../../../contracts/rules/amounts';
import { baseCode, itemsOf } from '../save/priceList';

export interface OtherList {
  /** By code, the base price under '-'; undefined until they have been read. */
  prices?: ReadonlyMap<string, Cents | null>;
  currency?: string;
  vat?: number | null;
  /** The server's sentence; undefined: nothing has failed. */
  failure?: string;
  retry: () => void;
}

/** The stored prices of another vehicle or market; nothing is read before both are chosen. */
export function useOtherList(countryId: string, modelCode: string): OtherList {
  const language = useCurrentLanguage().code;
  // What a colleague saved a minute ago is what is copied.
  const options = { skip: countryId === '' || modelCode === '', refetchOnMountOrArgChange: true };
  const base = useGetBasePriceInfoQuery({ countryId, modelCode }, options);
  const details = useGetPriceDetailsByModelVersionQuery({ countryId, modelCode, language }, options);
  const isSettled = !base.isFetching && !details.isFetching;
  const readBase = isSettled ? base.currentData : undefined;
  const readDetails = isSettled ? details.currentData : undefined;
  const failed = isSettled ? [base, details].find((read) => read.isError) : undefined;
  const prices = useMemo(
    () =>
      readBase &&
      readDetails &&
      new Map([
        [baseCode, centsOf(readBase.price)] as const,
        // What comes with the car there has no price to copy.
        ...itemsOf(readDetails).map(
          ({ code, price, isStandard }) => [code, isStandard ? null : centsOf(price)] as const,
        ),
      ]),
    [readBase, readDetails],
  );
  return {
    prices,
    currency: readBase?.currency,
    vat: readBase?.vat,
    failure: failed && problemOf(failed.error).message,
    retry: () => [base, details].forEach((read) => read.isError && void read.refetch()),
  };
}
