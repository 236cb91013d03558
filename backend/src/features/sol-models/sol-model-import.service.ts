/** The import of SOL visibility from a workbook. */
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { openTable } from '../../kit/table-file.ts';
import {
  planVisibility,
  readRow,
  type ImportTarget,
  type PlannedWrite,
  type ReadRow,
} from './sol-model-import-plan.ts';
import { COLUMNS, VEHICLE_COLUMN, VISIBLE_COLUMN } from './sol-model-workbook.ts';
import { listMarketIds, lockVehicles } from './sol-model.repository.ts';
import { addHqRecord, addMarketRecord, changeHqRecord, changeMarketRecord } from './sol-model.store.ts';
import { requireOwnSolMarket, requireSolUserAs } from './sol-rights.read.ts';

interface Upload {
  name: string;
  bytes: Buffer;
}

interface ImportForm {
  filename?: string;
  isHQUser?: string;
  idCountry?: string;
}

/** More would not be vehicles of a car-maker. */
const MAX_ROWS = 100_000;

/** Whose records the user may import: HQ users those of headquarters, others those of a market that they choose. */
async function targetOf(context: Context, { isHQUser, idCountry }: ImportForm): Promise<ImportTarget> {
  const { isHq } = await requireSolUserAs(context, isHQUser === 'true');
  if (isHq) return { market: null };
  if (!idCountry) throw invalid('Choose a market first.', [{ field: 'idCountry', message: 'required' }]);
  const { id, description } = await requireOwnSolMarket(context, idCountry);
  return { market: { id, description } };
}

async function rowsOf(file: Upload): Promise<ReadRow[]> {
  const table = await openTable(file, COLUMNS, [VEHICLE_COLUMN, VISIBLE_COLUMN]);
  const rows: ReadRow[] = [];
  for await (const row of table.rows) {
    rows.push(readRow(row));
    if (rows.length > MAX_ROWS)
      throw invalid(`The file has more than ${MAX_ROWS} rows. Split it and import the parts.`);
  }
  return rows;
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

/**
 * Imports the good rows of a workbook in one transaction and says of each row that was written or could not be what became
 * of it. Rows of others' records are left out, so that an export of everything imports as it is.
 */
export async function importWorkbook(
  context: Context,
  file: Upload | undefined,
  form: ImportForm,
): Promise<string[]> {
  const target = await targetOf(context, form);
  if (!file) throw invalid('Choose a file first.', [{ field: 'file', message: 'A file is required.' }]);
  const source = (form.filename || file.name).replaceAll('\u0000', '');
  const rows = await rowsOf({ name: source, bytes: file.bytes });
  const named = [...new Set(rows.flatMap(({ vetele }) => [vetele, vetele.padStart(7, '0')]))];
  const vehicles = await lockVehicles(context, named, target.market?.id ?? null);
  const plan = planVisibility(target, rows, {
    vehicles: new Map(vehicles.map((vehicle) => [vehicle.vetele, vehicle])),
    markets: new Set((await listMarketIds(context)).map((id) => id.toLowerCase())),
  });
  for (const write of plan.writes) await store(context, target, write, source);
  return plan.lines;
}
