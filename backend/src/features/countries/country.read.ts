import { Not } from 'typeorm';
import type { Context } from '../../kit/context.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { Country } from './country.entity.ts';

export { countryDescriptionSql, ownCountryDescriptionSql } from './country-descriptions.repository.ts';

export async function countryCell(context: Context): Promise<CellReader> {
  const countries = await context.db.find(Country, { select: { id: true } });
  const ids = new Map(countries.map(({ id }) => [id.toLowerCase(), id]));
  return known('country', (cell) => ids.get(cell.toLowerCase()));
}

/** In lower case, since files may write them in either. */
export async function listMarketIds(context: Context): Promise<Set<string>> {
  const markets = await context.db.find(Country, { select: { id: true }, where: { id: Not('DEFAULT') } });
  return new Set(markets.map(({ id }) => id.toLowerCase()));
}
