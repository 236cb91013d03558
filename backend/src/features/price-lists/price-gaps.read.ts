import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { groupedBy } from '../../kit/import/code-finder.ts';
import { findGaps, marketNames, type ListGaps } from './price-gaps.repository.ts';

export interface MarketGaps {
  idCountry: string;
  country: string;
  lists: number;
  openLists: number;
  missing: number;
  unpublished: number;
  worst: Omit<ListGaps, 'countryId'>[];
}

/** Lists that are named of a market. */
const NAMED = 8;

/** Everything that tells which lists there are, what is offered in them and what is priced. */
const gapsCache = readCache('price-gaps', [
  ...['price', 'priceList', 'optGrid', 'optItem', 'optGroup'],
  ...['country', 'countryModel', 'carModel', 'commercialModel'],
]);

const missingIn = (lists: readonly { missing: number }[]): number =>
  lists.reduce((sum, { missing }) => sum + missing, 0);
const unpublishedOf = (lists: readonly ListGaps[]): ListGaps[] => lists.filter((list) => !list.isPublished);

function marketGaps(idCountry: string, country: string, lists: ListGaps[]): MarketGaps {
  const open = lists
    .filter(({ missing, isPublished }) => missing > 0 || !isPublished)
    .sort((one, other) => other.missing - one.missing || (one.vetele < other.vetele ? -1 : 1));
  return {
    idCountry,
    country,
    lists: lists.length,
    openLists: open.length,
    missing: missingIn(lists),
    unpublished: unpublishedOf(lists).length,
    worst: open.slice(0, NAMED).map(({ countryId: _, ...list }) => list),
  };
}

/** Every list of these markets: of each vehicle that one of them sells (decision F-01). */
export const listGaps = (context: Context, countries: string[]): Promise<ListGaps[]> =>
  gapsCache.read(context, countries.toSorted().join(' '), () => findGaps(context, countries));

/** Lists of these markets with missing prices or not published: the worst markets and lists first. */
export async function priceGaps(
  context: Context,
  countries: string[],
): Promise<{ lists: number; missing: number; unpublished: number; markets: MarketGaps[] }> {
  const all = await listGaps(context, countries);
  const names = await marketNames(context, countries);
  const markets = [...groupedBy(all, ({ countryId }) => countryId)].map(([idCountry, lists]) =>
    marketGaps(idCountry, names.get(idCountry) ?? idCountry, lists),
  );
  return {
    lists: all.length,
    missing: missingIn(all),
    unpublished: unpublishedOf(all).length,
    markets: markets
      .filter(({ missing, unpublished }) => missing + unpublished > 0)
      .sort((one, other) => other.missing - one.missing || other.unpublished - one.unpublished),
  };
}
