import type { Context } from '../../kit/context.ts';
import { keysetBatches, type BatchStatements } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';

/** Every model, those of the chosen one's family, the chosen one (decision A-74). */
export type ModelFilter = 'ALL' | 'FAM' | 'MOD';

const likeChosen = statement(
  `SELECT v.vetele FROM vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode,
     vehicle chosen JOIN commercial_model of ON of.modelcode = chosen.modelcode
   WHERE chosen.vetele = $1 AND ($2 <> 'MOD' OR v.vetele = $1) AND (NOT $3 OR v.model_year = chosen.model_year)
     AND ($2 <> 'FAM' OR v.modelcode = chosen.modelcode OR m.family_code = of.family_code)`,
);

export async function vehiclesLike(
  context: Context,
  vetele: string,
  filter: ModelFilter,
  isOfModelYear: boolean,
): Promise<string[]> {
  const rows = await context.sql.rows<{ vetele: string }>(likeChosen, [vetele, filter, isOfModelYear]);
  return rows.map((row) => row.vetele);
}

const COMMERCIAL_KEY = ['p.country_id', 'p.vetele', 'o.code', 'p.alternate_set COLLATE "C"', 'c.code'];

const commercialRows = (key: string[]): string =>
  `SELECT p.country_id, m.codmercato, p.vetele, v.description, o.code, o.as400_description, c.code, c.as400_description,
     p.price_included, p.opt_manovra, p.alternate_set, p.default_set, p.compulsory, ${COMMERCIAL_KEY.join(', ')}
   FROM commercial_pack_item p JOIN country m ON m.id = p.country_id JOIN vehicle v ON v.vetele = p.vetele
     JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
   WHERE p.country_id = ANY($1::text[]) AND ($2::text[] IS NULL OR p.vetele = ANY($2))
   ${key.length === 0 ? '' : `AND (p.country_id, p.vetele) >= (${key[0]}, ${key[1]}) AND (${COMMERCIAL_KEY.join(', ')}) > (${key.join(', ')})`}
   ORDER BY ${COMMERCIAL_KEY.join(', ')} LIMIT $${key.length + 3}::integer`;

const commercialStatements: BatchStatements = {
  first: statement(commercialRows([])),
  next: statement(commercialRows(['$3', '$4', '$5', '$6', '$7'])),
};

export type CommercialTuple = [
  ...[countryId: string, market: string, vetele: string, model: string],
  ...[parent: string, parentName: string, child: string, childName: string],
  ...[isIncluded: boolean, manovra: string, set: string, standard: string, isCompulsory: boolean],
];

export const commercialBatches = (context: Context, markets: string[], veteles: string[] | null) =>
  keysetBatches(context.sql, commercialStatements, [markets, veteles], COMMERCIAL_KEY.length);

const commercialCount = statement(
  `SELECT (count(*) + coalesce(sum(k.size), 0))::integer AS rows FROM (
     SELECT count(*) AS size FROM commercial_pack_item p
     WHERE p.country_id = ANY($1::text[]) AND ($2::text[] IS NULL OR p.vetele = ANY($2))
     GROUP BY p.country_id, p.vetele, p.parent_id) k`,
);

/** Rows of the workbook: one per option and one per pack. */
export async function countCommercialRows(
  context: Context,
  markets: string[],
  veteles: string[] | null,
): Promise<number> {
  const [counted] = await context.sql.rows<{ rows: number }>(commercialCount, [markets, veteles]);
  return counted!.rows;
}

const implicitRows = (key: string): string =>
  `SELECT o.code, o.as400_description, c.code, c.as400_description, o.code, c.code
   FROM implicit_pack_item p JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
   ${key} ORDER BY o.code, c.code LIMIT`;

const implicitStatements: BatchStatements = {
  first: statement(`${implicitRows('')} $1::integer`),
  next: statement(`${implicitRows('WHERE (o.code, c.code) > ($1, $2)')} $3::integer`),
};

export const implicitBatches = (context: Context) => keysetBatches(context.sql, implicitStatements, [], 2);
