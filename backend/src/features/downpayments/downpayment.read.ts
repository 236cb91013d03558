import { isNumber, rowsOfList, type BulkRow, type BulkSelection } from '../../kit/bulk.ts';
import type { Context } from '../../kit/context.ts';
import type { Listed } from '../../kit/paged-list.ts';
import { requireSolUser } from '../sol-models/sol-rights.read.ts';
import type { UserRights } from '../session/market-rights.read.ts';
import { downpaymentList, type DownpaymentFilter } from './downpayment.list.ts';
import { downpaymentBatches, downpaymentColumns } from './downpayment.repository.ts';

export interface DownpaymentWish {
  market?: string | null;
  countryList?: string[] | null;
  /** Of these alone. */
  ids?: readonly (number | string)[] | undefined;
}

/** The user's own markets that sell online or, for HQ, all (decision A-18). */
export const filtersFor = (
  { isHq, countries }: UserRights,
  { market, countryList, ids }: DownpaymentWish,
): Listed<DownpaymentFilter> => ({
  market,
  ids,
  countryList: countryList?.length ? countryList : null,
  ...(isHq ? {} : { owned: countries, sellsOnline: true }),
});

/** Those of a selection that the user may see. */
export async function findDownpayments(
  context: Context,
  wanted: BulkSelection,
  limit: number,
): Promise<BulkRow[]> {
  const rights = await requireSolUser(context);
  const wish: DownpaymentWish = 'ids' in wanted ? { ids: wanted.ids.filter(isNumber) } : wanted.filters;
  return rowsOfList(context, downpaymentList, filtersFor(rights, wish), {
    state: `jsonb_build_object('country', d.country_id, 'downpayment', d.downpayment)`,
    limit,
    parameters: [context.actor?.userId ?? null, null],
  });
}

export interface DownpaymentRows {
  columns: string[];
  batches: AsyncIterable<unknown[][]>;
  amountColumn: number;
}

/** The rows of an export (R-257; A-27). @throws AppError (403) like any call of online sales. */
export async function downpaymentRows(
  context: Context,
  wish: DownpaymentWish,
  language?: string,
): Promise<DownpaymentRows> {
  const rights = await requireSolUser(context);
  return {
    columns: downpaymentColumns,
    batches: downpaymentBatches(context, filtersFor(rights, wish), language),
    amountColumn: downpaymentColumns.indexOf('Downpayment'),
  };
}
