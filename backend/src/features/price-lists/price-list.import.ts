/** The import of a price list from its workbook: a preview, then the ticked rows of status 0, prices as edited (R-191; ). */
import { type Cents, centsOf, decimalOf, readNumber, wireOf } from '../../../../contracts/rules/amounts.ts';
import { isBlankPrice } from '../../../../contracts/rules/blank-prices.ts';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Chosen, FileImport, ImportForm, Purpose } from '../../kit/import/import.ts';
import { rejectedRows } from '../../kit/import/table.ts';
import { faultyTicks, notTicked, type Tick, type TicksPart } from '../../kit/import/ticks.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { requireBaseOpt, requireOwnMarket, type Market } from '../session/market-rights.read.ts';
import {
  basePriceOf,
  planPrices,
  readPriceWorkbook,
  type ImportTarget,
  type PlannedPrice,
  type PricePlan,
} from './price-import-plan.ts';
import { lockList } from './price-list.repository.ts';
import { storePrices, type LockedList } from './price-list.writer.ts';
import { storedList } from './price-workbook.service.ts';
import { BASE_CODE, MARKET_ROW, VEHICLE_ROW } from './price-workbook.ts';

interface UploadForm extends ImportForm {
  pCountry: string;
  pVetele: string;
  importPriceConfUtilJson?: string;
  roundDecimals?: 'true' | 'false';
}

interface Plan extends PricePlan {
  open?: LockedList;
}

/** A row as the preview sent it back; a price that is left out is as in the workbook, null is blanked. */
interface Edit extends Tick {
  code: string;
  price?: number | null;
}

const EDITS: TicksPart = {
  field: 'importPriceConfUtilJson',
  member: 'priceConfEditedItemList',
  isEdits: true,
  isNeeded: true,
  members: '{row, code, isChecked, price}',
  isTick: ({ code, price = null }) =>
    typeof code === 'string' && (price === null || typeof price === 'number'),
};
const faulty = (message: string) => faultyTicks(EDITS.field, message);

/** The price of a row after its edit, or why it cannot be imported; `mask` is how the list writes prices. */
function editedPrice(planned: PlannedPrice, price: Edit['price'], mask: string): Cents {
  const at = t('Row {row} ({code})', { row: planned.row, code: planned.code });
  if (price === undefined) return planned.price!;
  if (price === null) throw faulty(t('{at}: the price is missing.', { at }));
  const reading = readNumber(price, mask, planned.currentPrice);
  if (reading.kind === 'refused') throw faulty(`${at}: ${reading.reason}.`);
  if (planned.code === BASE_CODE && centsOf(price) === 0)
    throw faulty(t('{at}: the base price must be above 0.', { at }));
  return centsOf(price);
}

function check(planned: PlannedPrice, { row, code, price }: Edit): void {
  if (planned.code !== code)
    throw faulty(t('Row {row} ({code}) is not in the workbook.', { row, code: code.slice(0, 40) }));
  if (planned.status !== 0 && price !== undefined && centsOf(price) !== planned.price)
    throw faulty(t('Row {row} ({code}) cannot be imported: {reason}', { row, code, reason: planned.reason }));
}

type Imported = ReadonlyMap<number, Cents>;

function chosenPrices({ rows, target }: Plan, { isChosen, ticks }: Chosen<Edit>): Imported {
  const edits = new Map(ticks.map((edit) => [edit.row, edit]));
  const prices = new Map<number, Cents>();
  for (const planned of rows) {
    const { row } = planned;
    const edit = edits.get(row);
    if (edit) check(planned, edit);
    if (isChosen(row)) prices.set(row, editedPrice(planned, edit?.price, target.pricemask));
  }
  return prices;
}

/** Every price that the list lacks once these are stored: an import of rows of the same list has to bring it. */
const blankList = (target: ImportTarget, stored: ReadonlySet<string>) =>
  [basePriceOf(target), ...target.items]
    .filter((item) => isBlankPrice(item) && !stored.has(item.code))
    .map(({ group, code, description, officialPrice }) => ({
      group,
      code,
      description,
      officialPrice: wireOf(officialPrice),
    }));

function presentRow({ reason, canRound: _, ...planned }: PlannedPrice, imported?: Imported) {
  const { row, status, price } = planned;
  const isChecked = imported ? imported.has(row) : status === 0;
  const imports = isChecked ? t('Imported') : status === 0 ? notTicked() : reason;
  return {
    ...planned,
    isChecked,
    statusDescription: imported ? imports : reason,
    officialPrice: wireOf(planned.officialPrice),
    currentPrice: wireOf(planned.currentPrice),
    price: wireOf(imported?.get(row) ?? price),
  };
}

/** Of the preview, or once these prices are imported. */
function present({ rows: planned, read, target, problems, digest }: Plan, imported?: Imported) {
  const rows = planned.map((row) => presentRow(row, imported));
  const wrong = new Set(planned.filter(({ status }) => status === 2).map(({ row }) => row));
  const stored = new Set(planned.filter(({ row }) => imported?.has(row)).map(({ code }) => code));
  return {
    basePriceList: rows.filter(({ code }) => code === BASE_CODE),
    uploadedList: rows.filter(({ code }) => code !== BASE_CODE),
    uploadErrorMsgList: problems,
    roundable: planned.filter(({ canRound }) => canRound).length,
    blankList: blankList(target, stored),
    linesAbove: [
      [MARKET_ROW, read.market],
      [VEHICLE_ROW, read.vetele],
    ],
    columns: read.columns,
    planDigest: imported ? '' : digest,
    invalidRows: rejectedRows(read.rows, (row) => wrong.has(row), target.pricemask),
  };
}
export type PriceUploadRow = ReturnType<typeof presentRow>;
export type PriceUploadPreview = ReturnType<typeof present>;

async function planFile(
  context: Context,
  market: Market,
  { pVetele, roundDecimals }: UploadForm,
  file: UploadedFile,
  purpose: Purpose,
): Promise<Plan> {
  const read = await readPriceWorkbook(file);
  const vehicle = await requireVehicle(context, pVetele);
  const list = purpose === 'import' ? await lockList(context, market.id, vehicle.vetele) : undefined;
  const { target, items } = await storedList(context, market, vehicle.vetele);
  const plan = planPrices(target, read, roundDecimals === 'true');
  const [foreign] = plan.rows.length === 0 ? plan.problems : [];
  if (list && foreign !== undefined) throw invalid(foreign);
  return { ...plan, open: list && { market, vehicle, list, items } };
}

/** Items that the workbook leaves out keep their prices; a blank one in a list of the rows refuses the import (decision A-22). */
async function apply(context: Context, plan: Plan, chosen: Chosen<Edit>): Promise<PriceUploadPreview> {
  const imported = chosenPrices(plan, chosen);
  const rows = plan.rows.filter(({ row }) => imported.has(row));
  const prices = new Map(rows.map(({ row, code }) => [code, decimalOf(imported.get(row)!)]));
  await storePrices(context, plan.open!, { prices, source: chosen.source });
  return present(plan, imported);
}

export async function priceListImport(
  context: Context,
  form: UploadForm,
): Promise<FileImport<Plan, PriceUploadPreview, PriceUploadPreview, Edit>> {
  const market = await requireOwnMarket(context, form.pCountry);
  requireBaseOpt(market);
  return {
    part: 'uploadFile',
    ticks: EDITS,
    apply,
    plan: (_context, file, purpose) => planFile(context, market, form, file, purpose),
    preview: (_context, plan) => present(plan),
  };
}
