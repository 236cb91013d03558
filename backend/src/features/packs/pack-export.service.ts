/** Exported workbooks can be imported again without a change (decisions ). */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Download } from '../../kit/download.ts';
import { MAX_WHOLE_ROWS } from '../../kit/import/table.ts';
import { listDownload } from '../../kit/workbook-download.ts';
import { marketRights } from '../session/market-rights.read.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { t } from '../../texts/packs.ts';
import {
  commercialBatches,
  countCommercialRows,
  implicitBatches,
  vehiclesLike,
  type CommercialTuple,
  type ModelFilter,
} from './pack-export.repository.ts';
import { inclExcl, yesNo } from './pack-item.ts';
import { COMMERCIAL_LAYOUT, IMPLICIT_LAYOUT, ITEM_COLUMNS, type PackLayout } from './pack-workbook.ts';

export interface CommercialExport {
  pCurrentModelVetele?: string;
  pModelFilter?: ModelFilter;
  pCurrentModelYearOnly?: boolean;
}

interface Scope {
  veteles: string[] | null;
  fileName: string;
}

async function scopeOf(context: Context, query: CommercialExport): Promise<Scope> {
  const { pCurrentModelVetele = '', pModelFilter = 'ALL', pCurrentModelYearOnly = false } = query;
  const { fileName } = COMMERCIAL_LAYOUT;
  if (pModelFilter === 'ALL' && !pCurrentModelYearOnly) return { veteles: null, fileName: `${fileName}_ALL` };
  if (pCurrentModelVetele.trim() === '')
    throw invalid(t('Choose a model first.'), [
      { field: 'pCurrentModelVetele', message: t('A model is required.') },
    ]);
  const { vetele, modelYear } = await requireVehicle(context, pCurrentModelVetele.trim());
  const parts = [fileName, pModelFilter, ...(pModelFilter === 'ALL' ? [] : [vetele])];
  return {
    veteles: await vehiclesLike(context, vetele, pModelFilter, pCurrentModelYearOnly),
    fileName: [...parts, ...(pCurrentModelYearOnly ? [modelYear] : [])].join('_'),
  };
}

const BLANK_ITEM = ITEM_COLUMNS.map(() => '');

/** Every pack begins with a row of its own, also where it spans two batches. */
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

const implicitPack = ([parent, parentName, child, childName]: string[]) => ({
  header: [parent, '', parentName],
  option: [parent, child, childName],
});

const workbook = (
  { name, columns, help }: PackLayout,
  fileName: string,
  batches: AsyncIterable<unknown[][]>,
): Promise<Download> => listDownload(fileName, { sheetName: name, columns, batches, help });

/** What could not be imported again is not exported either. */
function requireImportable(rowCount: number): void {
  if (rowCount <= MAX_WHOLE_ROWS) return;
  throw invalid(
    t(
      'These are {rowCount} rows, and a workbook of packs can hold at most {most}. Choose a model, and export its packs or those of its family.',
      { rowCount, most: MAX_WHOLE_ROWS },
    ),
  );
}

/** Of the user's own markets, also for headquarters (decision A-18); without any, a template. */
export async function exportCommercialPacks(context: Context, query: CommercialExport): Promise<Download> {
  const { veteles, fileName } = await scopeOf(context, query);
  const { countries } = await marketRights(context);
  requireImportable(await countCommercialRows(context, countries, veteles));
  const rows = commercialBatches(context, countries, veteles);
  return workbook(COMMERCIAL_LAYOUT, fileName, withHeaders(rows, commercialPack));
}

export function exportImplicitPacks(context: Context): Promise<Download> {
  const rows = implicitBatches(context);
  return workbook(IMPLICIT_LAYOUT, IMPLICIT_LAYOUT.fileName, withHeaders(rows, implicitPack));
}
