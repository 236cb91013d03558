/** What importing a workbook would do to a price list, decided without writing: the preview shows it, the import applies it. */
import { type Cents, decimalOf, type Reading } from '../../../../contracts/rules/amounts.ts';
import { codeFinder, type Found } from '../../kit/import/code-finder.ts';
import { PlanDigest } from '../../kit/import/import.ts';
import { textOf } from '../../kit/import/table.ts';
import { t } from '../../texts/prices.ts';
import { veteleIn } from '../models/vehicle.read.ts';
import {
  BASE_CODE,
  CODE_COLUMN,
  PRICE_COLUMN,
  type EquipmentGroup,
  type WorkbookItem,
  type WorkbookList,
} from './price-workbook.ts';
import { priceOf, type ReadRow, type ReadWorkbook } from './read-price-workbook.ts';

export interface PlannedPrice {
  row: number;
  /** Empty for the base price. */
  group: EquipmentGroup | '';
  code: string;
  description: string;
  officialPrice: Cents | null;
  currentPrice: Cents | null;
  price: Cents | null;
  /** 0 is imported when it is ticked, 1 is left out, 2 is wrong (decision A-51). */
  status: 0 | 1 | 2;
  /** Of status 1: there is nothing to be warned of, the price stays as it is. */
  isUnchanged?: boolean;
  reason: string;
  /** Wrong for too many decimals alone. */
  canRound?: boolean;
}

export interface PricePlan {
  rows: PlannedPrice[];
  problems: string[];
  /** Changes when the same workbook would do something else than before. */
  digest: string;
}

export interface ImportTarget extends WorkbookList {
  mayImport: (group: EquipmentGroup) => boolean;
}

/** What is known of a code: an item, or the base price as one. */
type Known = Omit<WorkbookItem, 'group'> & { group: EquipmentGroup | '' };

const isDash = (code: string): boolean => /^[-–—−]$/.test(code);

/** Finds the item that a cell names, or the base price. */
function finderOf({ base, vehicle, items }: WorkbookList): (cell: ReadRow['code']) => Found<Known> {
  const { description } = vehicle;
  const basePrice: Known = { ...base, code: BASE_CODE, description, group: '', isStandard: false };
  const find = codeFinder<Known>(items);
  return (cell) => (isDash(textOf(cell)) ? { item: basePrice } : find(cell));
}

const GROUP_NAMES: Record<EquipmentGroup, () => string> = {
  OPTIONALS: () => t('options'),
  FUORISERIE: () => t('fuoriserie'),
  'CUSTOMER PROGRAMS': () => t('customer programmes'),
  ACCESSORIES: () => t('accessories'),
};

type Judged = Pick<PlannedPrice, 'status' | 'reason' | 'price'> & { canRound?: boolean };

/** The price of a cell, null where it is blank; or why it is none, and what it comes to rounded. */
type CellPrice = { price: Cents | null } | Extract<Reading, { kind: 'refused' }>;

function cellPrice(
  cell: ReadRow['price'],
  { pricemask, isRounding }: { pricemask: string; isRounding: boolean },
  held: Cents | null,
): CellPrice {
  const reading = priceOf(cell, pricemask, held);
  if (reading.kind === 'empty') return { price: null };
  if (reading.kind === 'amount') return { price: reading.cents };
  return isRounding && reading.rounded !== undefined ? { price: reading.rounded } : reading;
}

/** What becomes of a row of an item that is offered and stands in one row only. */
function judge(target: ImportTarget, known: Known, read: CellPrice, at: (column: string) => string): Judged {
  if ('reason' in read) {
    const reason = `${at(PRICE_COLUMN)}: ${read.reason}`;
    return { status: 2, price: null, reason, canRound: read.rounded !== undefined };
  }
  const { price } = read;
  const warning = (reason: string): Judged => ({
    status: 1,
    price,
    reason: `${at(PRICE_COLUMN)}: ${reason}`,
  });
  const same = (reason: string): Judged & Pick<PlannedPrice, 'isUnchanged'> => ({
    ...warning(reason),
    isUnchanged: true,
  });
  const error = (reason: string, column = PRICE_COLUMN): Judged => ({
    status: 2,
    price,
    reason: `${at(column)}: ${reason}`,
  });
  if (known.isStandard)
    return price === null
      ? same(t('standard, it has no price'))
      : error(t('{code} is standard on this vehicle and takes no price', { code: known.code }));
  if (price === null)
    return known.price === null
      ? warning(t('blank, the price is still missing'))
      : same(t('blank, the price stays as it is'));
  if (price === known.price) return same(t('the price is the same as before'));
  if (known.group !== '' && !target.mayImport(known.group))
    return error(
      t('{market} does not set prices of {group}', {
        market: target.market.description,
        group: GROUP_NAMES[known.group](),
      }),
      CODE_COLUMN,
    );
  if (known.group === '' && price === 0) return error(t('the base price must be above 0'));
  return {
    status: 0,
    price,
    reason: known.price === null ? t('Ready to import, the price was missing') : t('Ready to import'),
  };
}

function rowsByCode(codes: string[], rows: ReadRow[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  codes.forEach((code, index) => {
    const twins = found.get(code) ?? [];
    twins.push(rows[index]!.row);
    found.set(code, twins);
  });
  return found;
}

const twinOf = (row: number, rows: number[]): number | undefined => (rows[0] === row ? rows[1] : rows[0]);

function planRow(
  target: ImportTarget,
  { row, code: codeCell, name, price: priceCell }: ReadRow,
  { item: known, refusal }: Found<Known>,
  twins: number[],
  isRounding: boolean,
): PlannedPrice {
  const code = known?.code ?? textOf(codeCell).slice(0, 40);
  const at = (column: string) => t('Row {row}, column {column}', { row, column });
  const { pricemask } = target;
  const read = cellPrice(priceCell, { pricemask, isRounding }, known?.price ?? null);
  const planned = {
    row,
    group: known?.group ?? ('' as const),
    code,
    description: known?.description ?? name,
    officialPrice: known?.officialPrice ?? null,
    currentPrice: known?.price ?? null,
    price: 'price' in read ? read.price : null,
  };
  const wrong = (reason: string): PlannedPrice => ({
    ...planned,
    status: 2,
    reason: `${at(CODE_COLUMN)}: ${reason}`,
  });
  if (code === '') return wrong(t('the code is missing'));
  if (refusal !== undefined) return wrong(refusal);
  if (!known) return wrong(t('{code} is not offered for this vehicle', { code }));
  const twin = twinOf(row, twins);
  if (twin !== undefined) return wrong(t('{code} stands in row {twin} too', { code, twin }));
  return { ...planned, ...judge(target, known, read, at) };
}

/** Why the workbook as a whole is not of this list; undefined when it is. */
function foreignness({ market, vehicle }: WorkbookList, read: ReadWorkbook): string | undefined {
  if (read.market === '' || read.vetele === '')
    return t(
      'The workbook does not say of which market and vehicle it is. Keep the rows Market and Vehicle above the table.',
    );
  const isSame =
    read.market.toLowerCase() === market.id.toLowerCase() && veteleIn(read.vetele) === vehicle.vetele;
  return isSame
    ? undefined
    : t(
        'This workbook is of vehicle {vetele} in {market}. Choose the one of vehicle {vetele2} in {market2}.',
        { vetele: read.vetele, market: read.market, vetele2: vehicle.vetele, market2: market.id },
      );
}

const decimal = (cents: Cents | null): string | null => (cents === null ? null : decimalOf(cents));

function digestOf(rows: PlannedPrice[]): string {
  const digest = new PlanDigest();
  for (const { row, code, status, price, currentPrice } of rows)
    digest.add([row, code, status, decimal(price), decimal(currentPrice)]);
  return String(digest);
}

export function planPrices(target: ImportTarget, read: ReadWorkbook, isRounding = false): PricePlan {
  const foreign = foreignness(target, read);
  if (foreign !== undefined) return { rows: [], problems: [foreign], digest: '' };
  const find = finderOf(target);
  const found = read.rows.map(({ code }) => find(code));
  // A number that may be several codes is nobody's twin.
  const codes = read.rows.map(({ row, code }, index) =>
    found[index]!.refusal ? `number in row ${row}` : (found[index]!.item?.code ?? textOf(code)),
  );
  const twins = rowsByCode(codes, read.rows);
  const rows = read.rows.map((row, index) =>
    planRow(target, row, found[index]!, twins.get(codes[index]!)!, isRounding),
  );
  const problems = rows.filter(({ status }) => status === 2).map(({ reason }) => reason);
  return { rows, problems, digest: digestOf(rows) };
}
