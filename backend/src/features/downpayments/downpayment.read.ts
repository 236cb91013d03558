/** What other features may read of downpayments: the rows that an export holds (R-257; A-27). */
import type { Context } from '../../kit/context.ts';
import { requireSolUser } from '../sol-models/sol-rights.read.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import type { DownpaymentFilter } from './downpayment.list.ts';
import { downpaymentBatches, downpaymentColumns } from './downpayment.repository.ts';

/** What a request asks for; empty is everything that the user may see. */
export interface DownpaymentWish {
  market?: string | null;
  countryList?: string[] | null;
}

/** The filters of the list: what was asked for, in own markets that sell online or, for HQ, in all (decision A-18). */
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
  /** Batches of rows, cells in the order of the columns: texts, amounts with a point among them, and instants. */
  batches: AsyncIterable<unknown[][]>;
  /** Place of the amount among the columns, counted from 0. */
  amountColumn: number;
}

/** The downpayments that the user may see, for an export; 403 as for any call of online sales. */
export async function downpaymentRows(context: Context, wish: DownpaymentWish): Promise<DownpaymentRows> {
  const rights = await requireSolUser(context);
  return {
    columns: downpaymentColumns,
    batches: downpaymentBatches(context, filtersFor(rights, wish)),
    amountColumn: downpaymentColumns.indexOf('Downpayment'),
  };
}
