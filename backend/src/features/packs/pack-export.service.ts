/** Workbooks of packs go out, and come in again without a change (specification 3, section 7; readings A-74, A-88). */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { keysetBatches, type BatchStatements } from '../../kit/export.ts';
import { statement } from '../../kit/sql.ts';
import { marketRights } from '../session/market-rights.read.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { inclExcl, yesNo } from './pack-item.ts';
import { COMMERCIAL_LAYOUT, IMPLICIT_LAYOUT, ITEM_COLUMNS, type PackLayout } from './pack-workbook.ts';
import { listMarkets } from './pack.repository.ts';

type ModelFilter = 'ALL' | 'FAM' | 'MOD';

export interface CommercialExport {
  pCurrentModelVetele?: string;
  pModelFilter?: ModelFilter;
  pCurrentModelYearOnly?: boolean;
}

const vehiclesLike = statement(
  `SELECT v.vetele FROM vehicle v JOIN commercial_model m ON m.modelcode = v.modelcode,
     vehicle chosen JOIN commercial_model of ON of.modelcode = chosen.modelcode
   WHERE chosen.vetele = $1 AND ($2 <> 'MOD' OR v.vetele = $1) AND (NOT $3 OR v.model_year = chosen.model_year)
     AND ($2 <> 'FAM' OR v.modelcode = chosen.modelcode OR m.family_code = of.family_code)`,
);

interface Scope {
  /** Null: every vehicle. */
  veteles: string[] | null;
  fileName: string;
}

async function scopeOf(context: Context, query: CommercialExport): Promise<Scope> {
  const { pCurrentModelVetele = '', pModelFilter = 'ALL', pCurrentModelYearOnly = false } = query;
  const { fileName } = COMMERCIAL_LAYOUT;
  if (pModelFilter === 'ALL' && !pCurrentModelYearOnly) return { veteles: null, fileName: `${fileName}_ALL` };
  if (pCurrentModelVetele.trim() === '')
    throw invalid('Choose a model first.', [
      { field: 'pCurrentModelVetele', message: 'A model is required.' },
    ]);
  const { vetele, modelYear } = await requireVehicle(context, pCurrentModelVetele.trim());
  const rows = await context.sql.rows<{ vetele: string }>(vehiclesLike, [
    ...[vetele, pModelFilter, pCurrentModelYearOnly],
  ]);
  const parts = [fileName, pModelFilter, ...(pModelFilter === 'ALL' ? [] : [vetele])];
  return {
    veteles: rows.map((row) => row.vetele),
    fileName: [...parts, ...(pCurrentModelYearOnly ? [modelYear] : [])].join('_'),
  };
}

/** The markets that a user reads: the own ones, all for headquarters. */
async function readableMarkets(context: Context): Promise<string[]> {
  const { isHq, countries } = await marketRights(context);
  return isHq ? (await listMarkets(context)).map(({ id }) => id) : countries;
}

const COMMERCIAL_KEY = ['p.country_id', 'p.vetele', 'o.code', 'p.alternate_set COLLATE "C"', 'c.code'];

/** A batch of options after a key, in the order of the key. */
const commercialRows = (key: string[]): string =>
  `SELECT p.country_id, m.codmercato, p.vetele, v.description, o.code, o.as400_description, c.code, c.as400_description,
     p.price_included, p.opt_manovra, p.alternate_set, p.default_set, p.compulsory, ${COMMERCIAL_KEY.join(', ')}
   FROM commercial_pack_item p JOIN country m ON m.id = p.country_id JOIN vehicle v ON v.vetele = p.vetele
     JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
   WHERE p.country_id = ANY($1::text[]) AND ($2::text[] IS NULL OR p.vetele = ANY($2))
   ${key.length === 0 ? '' : `AND (p.country_id, p.vetele) >= (${key[0]}, ${key[1]}) AND (${COMMERCIAL_KEY.join(', ')}) > (${key.join(', ')})`}
   ORDER BY ${COMMERCIAL_KEY.join(', ')} LIMIT $${key.length + 3}::integer`;

const commercialBatches: BatchStatements = {
  first: statement(commercialRows([])),
  next: statement(commercialRows(['$3', '$4', '$5', '$6', '$7'])),
};

type CommercialTuple = [
  ...[countryId: string, market: string, vetele: string, model: string],
  ...[parent: string, parentName: string, child: string, childName: string],
  ...[isIncluded: boolean, manovra: string, set: string, standard: string, isCompulsory: boolean],
];

const BLANK_ITEM = ITEM_COLUMNS.map(() => '');

/** Every pack begins with a row of its own, also where it lies across two batches. */
async function* withHeaders<Tuple extends unknown[]>(
  batches: AsyncIterable<unknown[][]>,
  packOf: (tuple: Tuple) => { header: unknown[]; option: unknown[] },
): AsyncGenerator<unknown[][]> {
  let last = '';
  for await (const batch of batches)
    yield (batch as Tuple[]).flatMap((tuple) => {
      const { header, option } = packOf(tuple);
      const key = JSON.stringify(header);
      const isFirst = key !== last;
      last = key;
      return isFirst ? [header, option] : [option];
    });
}

const commercialPack = (tuple: CommercialTuple) => {
  const [countryId, market, vetele, model, parent, parentName, child, childName, ...said] = tuple;
  const [isIncluded, manovra, set, standard, isCompulsory] = said;
  const place = [countryId, market, vetele, model, parent];
  return {
    header: [...place, '', parentName, ...BLANK_ITEM],
    option: [...place, child, childName, inclExcl(isIncluded), manovra, set, standard, yesNo(isCompulsory)],
  };
};

const implicitRows = (key: string): string =>
  `SELECT o.code, o.as400_description, c.code, c.as400_description, o.code, c.code
   FROM implicit_pack_item p JOIN opt_item o ON o.id = p.parent_id JOIN opt_item c ON c.id = p.child_id
   ${key} ORDER BY o.code, c.code LIMIT`;

const implicitBatches: BatchStatements = {
  first: statement(`${implicitRows('')} $1::integer`),
  next: statement(`${implicitRows('WHERE (o.code, c.code) > ($1, $2)')} $3::integer`),
};

const implicitPack = ([parent, parentName, child, childName]: string[]) => ({
  header: [parent, '', parentName],
  option: [parent, child, childName],
});

async function workbook(
  { name, columns, help }: PackLayout,
  fileName: string,
  batches: AsyncIterable<unknown[][]>,
): Promise<Download> {
  // exceljs is big and seldom needed: loaded with the first workbook, not with the server.
  const { workbookChunks, XLSX_TYPE } = await import('../../kit/workbook.ts');
  return {
    fileName: `${fileName}.xlsx`,
    contentType: XLSX_TYPE,
    chunks: workbookChunks(name, columns, batches, help),
  };
}

/** Commercial packs of the markets that the user reads; without any, a template. */
export async function exportCommercialPacks(context: Context, query: CommercialExport): Promise<Download> {
  const { veteles, fileName } = await scopeOf(context, query);
  const markets = await readableMarkets(context);
  const batches = keysetBatches(context.sql, commercialBatches, [markets, veteles], COMMERCIAL_KEY.length);
  return workbook(COMMERCIAL_LAYOUT, fileName, withHeaders(batches, commercialPack));
}

/** Every implicit pack; they hold in all markets, so whoever may use packs may read them. */
export function exportImplicitPacks(context: Context): Promise<Download> {
  const batches = keysetBatches(context.sql, implicitBatches, [], 2);
  return workbook(IMPLICIT_LAYOUT, IMPLICIT_LAYOUT.fileName, withHeaders(batches, implicitPack));
}
