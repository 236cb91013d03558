import type { Context } from '../../kit/context.ts';
import type { RowImport } from '../../kit/import/row-import.ts';
import { isDefaultPattern } from '../../kit/model-pattern.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { findVehicle, listModelcodes, rememberPatterns } from './models.repository.ts';

export {
  isSoldSql,
  listModelcodes,
  listModels,
  marketModelGroupsSql,
  modelListSql,
  patternsMatching,
  rememberPatterns,
  VEHICLE_LABEL,
  type Model,
} from './models.repository.ts';

/** Resolves a vetele to its model code. Undefined for DEFAULT and undefined. */
export async function specificModel(
  context: Context,
  modelName: string | undefined,
): Promise<string | undefined> {
  if (modelName === undefined || isDefaultPattern(modelName)) return undefined;
  if (!/^\d{7}$/.test(modelName)) return modelName;
  return (await findVehicle(context, modelName))?.modelcode ?? modelName;
}

/** An import whose rows carry patterns over models. */
export const withPatterns = (plain: RowImport): RowImport => ({
  ...plain,
  async apply(context, rows, source) {
    const patterns = rows.flatMap(({ values: { modelEnableRegexp = '', modelDisableRegexp = '' } }) => [
      modelEnableRegexp,
      modelDisableRegexp,
    ]);
    await rememberPatterns(context, patterns);
    await plain.apply(context, rows, source);
  },
});

export async function modelCell(context: Context): Promise<CellReader> {
  const codes = new Map((await listModelcodes(context)).map((code) => [code.toLowerCase(), code]));
  const read = known('model', (cell) => codes.get(cell.toLowerCase()));
  return (cell) => read(cell.trim() || 'DEFAULT');
}
