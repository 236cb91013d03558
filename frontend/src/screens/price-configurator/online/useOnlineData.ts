import { useGetSolPriceDataQuery, type SolPriceData } from '../../../api';

export interface OnlineData {
  /** Undefined while it is read, when it could not be, and where nothing is sold online. */
  data: SolPriceData | undefined;
  isFailed: boolean;
  /** Reads it again and answers what is there now; undefined when that fails. */
  reload: () => Promise<SolPriceData | undefined>;
}

/** The end of today by the clock of the reader: campaigns that begin today count. */
const endOfToday = (): string => new Date(new Date().setHours(23, 59, 59, 999)).toISOString();

/**
 * How a vehicle is sold online in a market; both online cards read the same answer. Another vehicle begins without any
 * and a change of visibility or campaign reads it again.
 */
export function useOnlineData(countryId: string, vetele: string, isOn: boolean): OnlineData {
  const asked = { countryId, modelCode: vetele, startDate: endOfToday() };
  const { currentData, isError, refetch } = useGetSolPriceDataQuery(asked, {
    skip: !isOn || vetele === '',
    refetchOnMountOrArgChange: 2,
  });
  const reload = async () => {
    // A reading that failed still holds the former answer.
    const read = await refetch();
    return read.isError ? undefined : read.data;
  };
  return { data: currentData, isFailed: isError && !currentData, reload };
}
