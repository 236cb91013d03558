import type { Context } from '../../kit/context.ts';
import type { RowImport } from '../../kit/import/row-import.ts';
import { isDefaultPattern, matchesModel } from '../../kit/model-pattern.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { statement } from '../../kit/sql.ts';

export interface Model {
  modelcode: string;
  /** The vetele of the newest model year (decision A-48). */
  modelId: string;
  description: string;
}

const modelList = statement(
  `SELECT m.modelcode, v.vetele AS "modelId", m.description
   FROM commercial_model m
   CROSS JOIN LATERAL (SELECT vetele FROM vehicle WHERE vehicle.modelcode = m.modelcode ORDER BY model_year DESC LIMIT 1) v
   WHERE m.modelcode <> 'DEFAULT' AND m.ccadm_active
     AND ($1 IN ('', 'DEFAULT') OR EXISTS (SELECT FROM country_model c
       WHERE c.country_id = $1 AND c.modelcode = m.modelcode AND c.generally_active))
   ORDER BY m.description, m.modelcode`,
);

/** The models that a country offers; all of them for DEFAULT or without a country. */
export const listModels = (context: Context, country = ''): Promise<Model[]> =>
  context.sql.rows(modelList, [country]);

const modelcodeOfVetele = statement(`SELECT modelcode FROM vehicle WHERE vetele = $1`);

/** A commercial model code; a vetele is resolved to its model. Undefined for DEFAULT and for nothing at all. */
export async function specificModel(
  context: Context,
  modelName: string | undefined,
): Promise<string | undefined> {
  if (modelName === undefined || isDefaultPattern(modelName)) return undefined;
  if (!/^\d{7}$/.test(modelName)) return modelName;
  const [row] = await context.sql.rows<{ modelcode: string }>(modelcodeOfVetele, [modelName]);
  return row?.modelcode ?? modelName;
}

const knownPatterns = statement(`SELECT pattern FROM model_regexp`);

/** Which of the stored patterns match a model: the lists of labels compare with these instead of matching row by row. */
export async function patternsMatching(context: Context, modelcode: string): Promise<string[]> {
  const rows = await context.sql.rows<{ pattern: string }>(knownPatterns);
  return rows.map(({ pattern }) => pattern).filter((pattern) => matchesModel(pattern, modelcode));
}

const rememberPattern = statement(
  `INSERT INTO model_regexp SELECT DISTINCT pattern FROM unnest($1::text[]) AS p(pattern) ON CONFLICT DO NOTHING`,
);

/** To be called with every pattern that is stored. */
export async function rememberPatterns(context: Context, patterns: string[]): Promise<void> {
  const specific = [...new Set(patterns)].filter((pattern) => !isDefaultPattern(pattern));
  if (specific.length > 0) await context.sql.rows(rememberPattern, [specific]);
}

/** An import whose rows carry patterns over models. */
export const withPatterns = (
  plain: RowImport<Record<string, string>>,
): RowImport<Record<string, string>> => ({
  ...plain,
  async apply(context, rows, source) {
    const patternsOf = ({ modelEnableRegexp = '', modelDisableRegexp = '' }: Record<string, string>) => [
      modelEnableRegexp,
      modelDisableRegexp,
    ];
    await rememberPatterns(
      context,
      rows.flatMap(({ values }) => patternsOf(values!)),
    );
    await plain.apply(context, rows, source);
  },
});

const everyModelcode = statement(`SELECT modelcode FROM commercial_model`);

/** Every model code that labels may be for, DEFAULT and models that are not sold included. */
export const listModelcodes = async (context: Context): Promise<string[]> =>
  (await context.sql.rows<{ modelcode: string }>(everyModelcode)).map(({ modelcode }) => modelcode);

/** Reads the model of an imported row by its code, in any case; a blank cell means all models. */
export async function modelCell(context: Context): Promise<CellReader> {
  const codes = new Map((await listModelcodes(context)).map((code) => [code.toLowerCase(), code]));
  const read = known('model', (cell) => codes.get(cell.toLowerCase()));
  return (cell) => read(cell.trim() || 'DEFAULT');
}
