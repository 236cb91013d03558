/** The import of SOL visibility from a workbook, and its preview: both make the same plan. */
import { conflict, invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { ImportPreview } from '../../kit/import.ts';
import { openTable } from '../../kit/upload/table-file.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { requireUpload } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/onlineSales.ts';
import { digestOf, previewOf } from './sol-model-import-preview.ts';
import {
  planVisibility,
  readRow,
  type ImportPlan,
  type ImportTarget,
  type PlannedWrite,
  type ReadRow,
} from './sol-model-import-plan.ts';
import { COLUMNS, VEHICLE_COLUMN, VISIBLE_COLUMN } from './sol-model-workbook.ts';
import { findVehicles, listMarketIds, lockVehicles } from './sol-model.repository.ts';
import { addHqRecord, addMarketRecord, changeHqRecord, changeMarketRecord } from './sol-model.writer.ts';
import { requireOwnSolMarket, requireSolUserAs } from './sol-rights.read.ts';

interface ImportForm {
  filename?: string;
  isHQUser?: string;
  idCountry?: string;
  planDigest?: string;
}

/** More would not be vehicles of a car-maker. */
const MAX_ROWS = 100_000;

/** Whose records the user may import: HQ users those of headquarters, others those of a market that they choose. */
async function targetOf(context: Context, { isHQUser, idCountry }: ImportForm): Promise<ImportTarget> {
  const { isHq } = await requireSolUserAs(context, isHQUser === 'true');
  if (isHq) return { market: null };
  if (!idCountry)
    throw invalid(t('Choose a market first.'), [{ field: 'idCountry', message: t('required') }]);
  const { id, description } = await requireOwnSolMarket(context, idCountry);
  return { market: { id, description } };
}

async function readFile(file: UploadedFile): Promise<{ columns: string[]; rows: ReadRow[] }> {
  const table = await openTable(file, COLUMNS, [VEHICLE_COLUMN, VISIBLE_COLUMN]);
  const rows: ReadRow[] = [];
  for await (const row of table.rows) {
    rows.push(readRow(row));
    if (rows.length > MAX_ROWS)
      throw invalid(
        t('The file has more than {most} rows. Split it and import the parts.', { most: MAX_ROWS }),
      );
  }
  return { columns: table.columns, rows };
}

async function store(context: Context, { market }: ImportTarget, write: PlannedWrite, source: string) {
  const { vehicle, visible } = write;
  const { vetele, idSol, idSolMarket } = vehicle;
  if (!market)
    return idSol === null
      ? addHqRecord(context, vetele, visible, source)
      : changeHqRecord(context, { id: idSol, vetele, visible: vehicle.hqVisible! }, visible, source);
  const of = { vetele, countryId: market.id };
  return idSolMarket === null
    ? addMarketRecord(context, { ...of, idSol: idSol! }, visible, source)
    : changeMarketRecord(
        context,
        { ...of, id: idSolMarket, visible: vehicle.marketVisible! },
        visible,
        source,
      );
}

interface FilePlan {
  target: ImportTarget;
  source: string;
  columns: string[];
  rowCount: number;
  plan: ImportPlan;
}

/** The plan of a file. `find` reads the stored records: with a lock it stays true until the transaction ends. */
async function planFile(
  context: Context,
  upload: UploadedFile | undefined,
  form: ImportForm,
  find: typeof findVehicles,
): Promise<FilePlan> {
  const target = await targetOf(context, form);
  const file = requireUpload(upload, { field: 'file', name: form.filename });
  const { columns, rows } = await readFile(file);
  const named = [...new Set(rows.flatMap(({ vetele }) => [vetele, vetele.padStart(7, '0')]))];
  const vehicles = await find(context, named, target.market?.id ?? null);
  const plan = planVisibility(target, rows, {
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle])),
    markets: new Set((await listMarketIds(context)).map((id) => id.toLowerCase())),
  });
  return { target, source: file.name, columns, rowCount: rows.length, plan };
}

/** What importing a workbook would do, row by row; with a digest that the import takes. Stores nothing. */
export async function previewWorkbook(
  context: Context,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<ImportPreview> {
  const { target, plan, ...file } = await planFile(context, upload, form, findVehicles);
  return previewOf(file, target, plan);
}

/**
 * Imports the good rows of a workbook in one transaction and says of each row that was written or could not be what became
 * of it; with the digest of a preview a plan that has become another one since is refused. Rows of others' records are left
 * out, so that an export of everything imports as it is.
 */
export async function importWorkbook(
  context: Context,
  upload: UploadedFile | undefined,
  form: ImportForm,
): Promise<string[]> {
  const { target, plan, source } = await planFile(context, upload, form, lockVehicles);
  if (form.planDigest && form.planDigest !== digestOf(target, plan))
    throw conflict(t('The records have changed since the preview. Upload the workbook again.'));
  for (const write of plan.writes) await store(context, target, write, source);
  return plan.lines;
}
