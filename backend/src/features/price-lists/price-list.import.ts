/** The import of a price list from its workbook: a preview, then the ticked rows of status 0, prices as edited (R-191; ). */
import { type Cents, centsOf, decimalOf, readNumber, wireOf } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode, isBlankPrice } from '../../../../contracts/rules/blank-prices.ts';
import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import type { Form } from '../../kit/contract.ts';
import type { FileImport } from '../../kit/import/import.ts';
import type { ImportReport } from '../../kit/import/import-run.ts';
import { readTable, rejectedRows } from '../../kit/import/table.ts';
import { faultyTicks, notTicked, type IsChosen, type Tick, type TicksPart } from '../../kit/import/ticks.ts';
import { t } from '../../texts/prices.ts';
import { requireVehicle } from '../models/vehicle.read.ts';
import { lockMarket, requireBaseOpt, requireOwnMarket, type Market } from '../session/market-rights.read.ts';
import { planPrices, PRICE_TABLE, type PlannedPrice, type PricePlan } from './price-import-plan.ts';
import { lockList } from './price-list.repository.ts';
import { storePrices } from './price-list.writer.ts';
import { storedList } from './price-workbook.service.ts';
import { CURRENCY_ROW, MARKET_ROW, VEHICLE_ROW, type WorkbookItem } from './price-workbook.ts';

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
function editedPrice({ row, item, price: read }: PlannedPrice, price: Edit['price'], mask: string): Cents {
  const at = t('Row {row} ({code})', { row, code: item.code });
  if (price === undefined) return read!;
  if (price === null) throw faulty(t('{at}: the price is missing.', { at }));
  const reading = readNumber(price, mask, item.price);
  if (reading.kind === 'refused') throw faulty(`${at}: ${reading.reason}.`);
  if (item.code === basePriceCode && centsOf(price) === 0)
    throw faulty(t('{at}: the base price must be above 0.', { at }));
  return centsOf(price);
}

function check({ item, status, reason, price: read }: PlannedPrice, { row, code, price }: Edit): void {
  if (item.code !== code)
    throw faulty(t('Row {row} ({code}) is not in the workbook.', { row, code: code.slice(0, 40) }));
  if (status !== 0 && price !== undefined && centsOf(price) !== read)
    throw faulty(t('Row {row} ({code}) cannot be imported: {reason}', { row, code, reason }));
}

/** Of rows that are imported, by code: no two of them have the same. */
type Imported = ReadonlyMap<string, Cents>;

function chosenPrices({ rows, target }: PricePlan, isChosen: IsChosen, ticks: Edit[]): Imported {
  const edits = new Map(ticks.map((edit) => [edit.row, edit]));
  const prices = new Map<string, Cents>();
  for (const planned of rows) {
    const { row, item } = planned;
    const edit = edits.get(row);
    if (edit) check(planned, edit);
    if (isChosen(row)) prices.set(item.code, editedPrice(planned, edit?.price, target.pricemask));
  }
  return prices;
}

const presentItem = ({ group, code, description, officialPrice }: WorkbookItem) => ({
  group,
  code,
  description,
  officialPrice: wireOf(officialPrice),
});

function presentRow({ row, item, status, price, isUnchanged, reason }: PlannedPrice, imported?: Imported) {
  const isChecked = status === 0 && (!imported || imported.has(item.code));
  const imports = isChecked ? t('Imported') : status === 0 ? notTicked() : reason;
  return {
    ...presentItem(item),
    row,
    status,
    isUnchanged: isUnchanged ?? false,
    isChecked,
    statusDescription: imported ? imports : reason,
    currentPrice: wireOf(item.price),
    price: wireOf((isChecked ? imported?.get(item.code) : price) ?? price),
  };
}

/** Of the preview, or once these prices are imported. */
function present({ rows: planned, table, above, target, foreign, digest }: PricePlan, imported?: Imported) {
  const rows = planned.map((row) => presentRow(row, imported));
  const wrong = new Map(planned.flatMap(({ row, status, reason }) => (status === 2 ? [[row, reason]] : [])));
  return {
    basePriceList: rows.filter(({ code }) => code === basePriceCode),
    uploadedList: rows.filter(({ code }) => code !== basePriceCode),
    uploadErrorMsgList: foreign === undefined ? [...wrong.values()] : [foreign],
    roundable: planned.filter(({ canRound }) => canRound).length,
    // Every price that the list lacks once these are stored: an import of rows of the same list has to bring it.
    blankList: [target.base, ...target.items]
      .filter((item) => isBlankPrice(item) && !imported?.has(item.code))
      .map(presentItem),
    linesAbove: [
      [MARKET_ROW, above.market],
      [VEHICLE_ROW, above.vetele],
      ...(above.currency === '' ? [] : [[CURRENCY_ROW, above.currency]]),
    ],
    columns: table.columns,
    planDigest: imported ? '' : digest,
    invalidRows: rejectedRows(table.rows, (row) => wrong.has(row), target.pricemask),
  };
}

function reportOf({ rows, table }: PricePlan): ImportReport {
  const errors = rows.flatMap(({ row, fault }) => (fault ? [{ row, ...fault }] : []));
  return { rowCount: table.rows.length, rejected: errors.length, errors };
}

async function openMarket(context: Context, id: string): Promise<Market> {
  const market = await requireOwnMarket(context, id);
  requireBaseOpt(market);
  return market;
}

/** Items that the workbook leaves out keep their prices; a blank one in a list of the rows refuses the import (decision A-22). */
export async function priceListImport(context: Context, form: Form<'importPricelist'>) {
  const { id } = await openMarket(context, form.pCountry);
  return {
    kind: 'price',
    market: id,
    vetele: form.pVetele,
    part: 'uploadFile',
    ticks: EDITS,
    read: (file) => readTable(file, PRICE_TABLE),
    async plan(table, purpose) {
      if (purpose === 'import') await lockMarket(context, id);
      const market = await openMarket(context, id);
      const vehicle = await requireVehicle(context, form.pVetele);
      const list = purpose === 'import' && (await lockList(context, market.id, vehicle.vetele));
      const { target, items } = await storedList(context, market, vehicle.vetele);
      const plan = planPrices(target, table, form.roundDecimals === 'true');
      if (list && plan.foreign !== undefined) throw invalid(plan.foreign);
      return {
        ...plan,
        preview: () => present(plan),
        async apply(_context, isChosen, ticks) {
          const imported = chosenPrices(plan, isChosen, ticks as Edit[]);
          const prices = new Map([...imported].map(([code, price]) => [code, decimalOf(price)]));
          if (list)
            await storePrices(context, { market, vehicle, list, items }, { prices, source: table.fileName });
          return present(plan, imported);
        },
        report: () => reportOf(plan),
      };
    },
  } satisfies FileImport;
}
