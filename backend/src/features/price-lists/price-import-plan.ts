/** What importing a workbook would do to a price list, decided without writing: the preview shows it, the import applies it. */
import type { Cents } from '../../../../contracts/rules/amounts.ts';
import { isLockedPrice } from '../../../../contracts/rules/locked-prices.ts';
import { codeFinder, groupedBy } from '../../kit/import/code-finder.ts';
import { digestOf } from '../../kit/import/import.ts';
import { textOf, type TableRow, type WholeTable } from '../../kit/import/table.ts';
import type { Choice } from '../../kit/import/ticks.ts';
import { amountIn, shownAmount, type Read } from '../../kit/record-cells.ts';
import type { CellContent } from '../../kit/upload/file-rows.ts';
import { t } from '../../texts/prices.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import {
  CODE_COLUMN,
  CURRENCY_ROW,
  MARKET_ROW,
  NAME_COLUMN,
  PRICE_COLUMN,
  VEHICLE_ROW,
  type EquipmentGroup,
  type WorkbookItem,
  type WorkbookList,
} from './price-workbook.ts';

export interface PlannedPrice {
  row: number;
  /** As in the list; for an unknown code, as in the row. */
  item: WorkbookItem;
  price: Cents | null;
  /** 0 is imported when it is ticked, 1 is left out, 2 is wrong (decision A-51). */
  status: 0 | 1 | 2;
  reason: string;
  /** Of status 2: the faulty cell, and the reason by itself. */
  fault?: { column: string; value: string; reason: string };
  /** Of status 1: there is nothing to be warned of, the price stays as it is. */
  isUnchanged?: boolean;
  /** Wrong for too many decimals alone. */
  canRound?: boolean;
}

export interface ImportTarget extends WorkbookList {
  mayImport: (group: EquipmentGroup) => boolean;
}

export const PRICE_TABLE = {
  columns: [CODE_COLUMN, NAME_COLUMN, PRICE_COLUMN],
  codes: [CODE_COLUMN],
  required: [CODE_COLUMN, PRICE_COLUMN],
  foundBy: [CODE_COLUMN, PRICE_COLUMN],
};

/** The cell next to a word above the table. */
function valueBeside(word: string, { above }: WholeTable): string {
  const isWord = (cell: string) => cell.trim().toLowerCase() === word.toLowerCase();
  const beside = above
    .filter((cells) => cells.some(isWord))
    .flatMap((cells) => cells.slice(cells.findIndex(isWord) + 1));
  return beside.find((cell) => cell.trim() !== '')?.trim() ?? '';
}

function finderOf({ base, items }: WorkbookList): (cell: CellContent) => Read<WorkbookItem> {
  const find = codeFinder(items, (text) =>
    t('{code} is not offered for this vehicle', { code: text.slice(0, 40) }),
  );
  return (cell) => (/^[-–—−]$/.test(textOf(cell)) ? { value: base } : find(cell));
}

const GROUP_NAMES: Record<EquipmentGroup, () => string> = {
  OPTIONALS: () => t('options'),
  FUORISERIE: () => t('fuoriserie'),
  'CUSTOMER PROGRAMS': () => t('customer programmes'),
  ACCESSORIES: () => t('accessories'),
};

type Judged = Pick<PlannedPrice, 'status' | 'reason' | 'canRound' | 'isUnchanged'> & { column?: string };
const wrong = (reason: string, column = CODE_COLUMN): Judged => ({ status: 2, reason, column });
const same = (reason: string): Judged => ({ status: 1, reason, isUnchanged: true });

function judge({ market, mayImport }: ImportTarget, known: WorkbookItem, read: Read<Cents | null>): Judged {
  if (read.reason !== undefined) return { status: 2, reason: read.reason, canRound: read.canRound };
  const price = read.value;
  const { code, group, price: before } = known;
  if (known.isStandard)
    return price === null
      ? same(t('standard, it has no price'))
      : wrong(t('{code} is standard on this vehicle and takes no price', { code }), PRICE_COLUMN);
  if (price === null)
    return before === null
      ? { status: 1, reason: t('blank, the price is still missing') }
      : same(t('blank, the price stays as it is'));
  if (price === before) return same(t('the price is the same as before'));
  if (group !== '' && !mayImport(group)) {
    const said = { market: market.description, group: GROUP_NAMES[group]() };
    return wrong(t('{market} does not set prices of {group}', said));
  }
  if (isLockedPrice(known.isHiddenByPcm, before))
    return wrong(t('{code} is hidden by its product category', { code }), PRICE_COLUMN);
  if (group === '' && price === 0) return wrong(t('the base price must be above 0'), PRICE_COLUMN);
  return {
    status: 0,
    reason: before === null ? t('Ready to import, the price was missing') : t('Ready to import'),
  };
}

/** 0.12 that a spreadsheet shows as 12% is no price, nor 12 of another currency: it counts as it is seen. */
function priceIn({ cells, content }: TableRow, currency: string): number | string {
  const held = content(PRICE_COLUMN);
  return typeof held === 'number' ? shownAmount(cells[PRICE_COLUMN] ?? '', currency) : textOf(held);
}

function planRow(
  target: ImportTarget,
  of: TableRow,
  { value: known, reason: unknown }: Read<WorkbookItem>,
  twin: number | undefined,
  isRounding: boolean,
): PlannedPrice {
  const { row, content } = of;
  const item: WorkbookItem = known ?? {
    group: '',
    code: textOf(content(CODE_COLUMN)).slice(0, 40),
    description: textOf(content(NAME_COLUMN)).slice(0, 200),
    isStandard: false,
    isHiddenByPcm: false,
    officialPrice: null,
    price: null,
  };
  const price = priceIn(of, target.currency);
  const read = amountIn(price, { ...target, isRounding }, item.price);
  const judged = (): Judged => {
    if (of.moved) return wrong(of.moved.reason, PRICE_COLUMN);
    if (!known) return wrong(unknown);
    if (twin !== undefined) return wrong(t('{code} is also in row {twin}', { code: known.code, twin }));
    return judge(target, known, read);
  };
  const { column = PRICE_COLUMN, reason, ...verdict } = judged();
  const at = t('Row {row}, column {column}', { row, column });
  return {
    row,
    item,
    price: of.moved ? null : (read.value ?? null),
    ...verdict,
    reason: verdict.status === 0 ? reason : `${at}: ${reason}`,
    ...(verdict.status === 2 && {
      fault: {
        column,
        value: of.moved?.value ?? textOf(column === PRICE_COLUMN ? price : content(column)),
        reason,
      },
    }),
  };
}

type Said = Record<'market' | 'vetele' | 'currency', string>;

/** Why a workbook is not for this list: another one's, or exported when its prices were in another currency. */
function foreignness({ market, vehicle, currency }: WorkbookList, said: Said): string | undefined {
  if (said.market === '' || said.vetele === '')
    return t(
      'The workbook does not say which market and vehicle it is for. Keep the rows Market and Vehicle above the table.',
    );
  if (said.market.toLowerCase() !== market.id.toLowerCase() || veteleIn(said.vetele) !== vehicle.vetele)
    return t(
      'This workbook is for vehicle {vetele} in {market}. Choose the one for vehicle {vetele2} in {market2}.',
      { ...said, vetele2: vehicle.vetele, market2: market.id },
    );
  if (said.currency === '' || said.currency.toUpperCase() === currency.toUpperCase()) return undefined;
  return t(
    'The prices of this workbook are in {theirs}, those of the list in {currency}. Export the list again.',
    { theirs: said.currency, currency },
  );
}

const isSaid = ({ content }: TableRow): boolean =>
  `${textOf(content(CODE_COLUMN))}${textOf(content(PRICE_COLUMN))}` !== '';

/** A workbook of another list has no row, and is `foreign`. */
export function planPrices(target: ImportTarget, table: WholeTable, isRounding: boolean) {
  const above = {
    market: valueBeside(MARKET_ROW, table),
    vetele: valueBeside(VEHICLE_ROW, table),
    currency: valueBeside(CURRENCY_ROW, table),
  };
  const foreign = foreignness(target, above);
  const find = finderOf(target);
  const meant = foreign === undefined ? table.rows.filter(isSaid) : [];
  const named = meant.map((row) => ({ row, known: find(row.content(CODE_COLUMN)) }));
  const namesakes = groupedBy(named, ({ known }) => known.value?.code ?? '');
  const rows = named.map(({ row, known }) => {
    const twin = known.value && namesakes.get(known.value.code)!.find((other) => other.row !== row);
    return planRow(target, row, known, twin?.row.row, isRounding);
  });
  const told = rows.map((one) => [one.row, one.item.code, one.status, one.price, one.item.price]);
  const choiceOf = ({ status, reason }: PlannedPrice): Choice => (status === 0 ? {} : { refusal: reason });
  const choices = new Map(rows.map((one) => [one.row, choiceOf(one)]));
  const digest = foreign === undefined ? digestOf([target.currency, told]) : '';
  return { target, table, above, foreign, rows, digest, choices };
}
export type PricePlan = ReturnType<typeof planPrices>;
