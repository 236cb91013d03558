import type { Context } from '../../kit/context.ts';
import { requireSolUser } from '../sol-models/sol-rights.read.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import type { DownpaymentFilter } from './downpayment.list.ts';
import { downpaymentBatches, downpaymentColumns } from './downpayment.repository.ts';

export interface DownpaymentWish {
  market?: string | null;
  countryList?: string[] | null;
}

/** The user's own markets that sell online or, for HQ, all (decision A-18). */
export const filtersFor = (
  { isHq, countries }: UserRights,
  { market, countryList }: DownpaymentWish,
): Partial<Record<DownpaymentFilter, unknown>> => ({
  market,
  countryList: countryList?.length ? countryList : null,
  ...(isHq ? {} : { owned: countries, sellsOnline: true }),
});

export interface DownpaymentRows {
  columns: string[];
  batches: AsyncIterable<unknown[][]>;
  amountColumn: number;
}

/** The rows of an export (R-257; A-27). @throws AppError (403) like any call of online sales. */
export async function downpaymentRows(context: Context, wish: DownpaymentWish): Promise<DownpaymentRows> {
  const rights = await requireSolUser(context);
  return {
    columns: downpaymentColumns,
    batches: downpaymentBatches(context, filtersFor(rights, wish)),
    amountColumn: downpaymentColumns.indexOf('Downpayment'),
  };
}
