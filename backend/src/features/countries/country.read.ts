import type { Context } from '../../kit/context.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { Country } from './country.entity.ts';

export {
  countryDescriptionSql,
  countryNameSql,
  descriptionLanguageSql,
  IS_PUBLIC_COUNTRY,
  isPublicCountry,
  ownCountryDescriptionSql,
} from './country-descriptions.repository.ts';

async function listIds(context: Context): Promise<string[]> {
  return (await context.db.find(Country, { select: { id: true } })).map(({ id }) => id);
}

export async function countryCell(context: Context): Promise<CellReader> {
  const ids = new Map((await listIds(context)).map((id) => [id.toLowerCase(), id]));
  return known('country', (cell) => ids.get(cell.toLowerCase()));
}

/** In lower case, since files may write them in either. */
export async function listMarketIds(context: Context): Promise<Set<string>> {
  const ids = (await listIds(context)).filter((id) => id !== 'DEFAULT');
  return new Set(ids.map((id) => id.toLowerCase()));
}
