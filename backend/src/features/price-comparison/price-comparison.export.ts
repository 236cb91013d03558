/** A comparison as a workbook: both lists and the totals above the table, prices and differences as numbers. */
import { formatWallClock } from '../../../../contracts/rules/wall-clocks.ts';
import { dayIn, wallClockOf } from '../../../../contracts/rules/zone-clocks.ts';
import type { Download } from '../../kit/download.ts';
import { sheetsDownload } from '../../kit/workbook-download.ts';
import type { Sheet, SheetCell } from '../../kit/workbook-sheets.ts';
import type { ComparedKind, ComparedPrice, ComparisonFilter } from './comparison.ts';
import type { ComparedList, ComparedLists } from './price-comparison.service.ts';

const KIND_NAMES: Record<ComparedKind, string> = {
  base: 'BASE PRICE',
  options: 'OPTIONALS',
  fuoriserie: 'FUORISERIE',
  programs: 'CUSTOMER PROGRAMS',
  accessories: 'ACCESSORIES',
  gone: 'NO LONGER OFFERED',
};

const STATE_NAMES: Record<ComparedPrice['state'], string> = {
  same: 'Same',
  different: 'Different',
  onlyLeft: 'Only left',
  onlyRight: 'Only right',
  missingLeft: 'No price left',
  missingRight: 'No price right',
  otherCurrency: 'Other currency',
};

const COLUMNS = ['Group', 'Code', 'Name', 'Left', 'Right', 'Difference', 'Difference %', 'State'];

const amount = (value: number | null): SheetCell =>
  value === null ? null : { amount: value, format: '#,##0.00' };
const signed = (value: number | null): SheetCell =>
  value === null ? null : { amount: value, format: '+#,##0.00;-#,##0.00;0.00' };
const percent = (value: number | null): SheetCell =>
  value === null ? null : { amount: value, format: '+0.00;-0.00;0.00' };
const price = (value: number | null, isStandard: boolean): SheetCell =>
  isStandard ? '(is Standard)' : amount(value);

const count = (value: number): SheetCell => ({ amount: value, format: '#,##0' });

const sideRow = (
  name: string,
  { countryId, market, vehicle, vetele, currency, at }: ComparedList,
  zone: string,
  now: Date,
): SheetCell[] => [
  name,
  countryId,
  `${market}, ${vehicle} (${vetele})`,
  currency,
  `${formatWallClock(wallClockOf(at ?? now, zone))} ${zone}`,
];

const rowOf = (row: ComparedPrice): SheetCell[] => [
  KIND_NAMES[row.kind],
  row.code,
  row.description,
  price(row.leftPrice, row.leftStandard),
  price(row.rightPrice, row.rightStandard),
  signed(row.difference),
  percent(row.share),
  STATE_NAMES[row.state],
];

function chosenRows({ onlyDifferences, kind, search }: ComparisonFilter): string {
  const parts = [
    onlyDifferences ? 'Only the differences' : 'All rows',
    kind ? KIND_NAMES[kind] : '',
    search ? `'${search}'` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function headRows({ comparison, zones }: ComparedLists, filter: ComparisonFilter, now: Date): SheetCell[][] {
  const { left, right, rate, totals } = comparison;
  const { compared, same, different, oneSided, missing, otherCurrency } = totals;
  const isOneCurrency = left.currency === right.currency;
  return [
    sideRow('Left', left, zones.left, now),
    sideRow('Right', right, zones.right, now),
    [
      'Rate',
      rate === null ? 'none' : { amount: rate, format: 'General' },
      isOneCurrency ? null : `${left.currency} for 1 ${right.currency}`,
    ],
    ['Rows', null, chosenRows(filter)],
    ['Different', count(different)],
    ['On one side only', count(oneSided)],
    ['Without a price on one side', count(missing)],
    ...(otherCurrency > 0 ? [['Other currency', count(otherCurrency)]] : []),
    ['Same', count(same)],
    [
      ...['Total', count(compared), 'With a price on both sides'],
      ...[amount(totals.leftSum), amount(totals.rightSum)],
      ...[signed(totals.differenceSum), percent(totals.share)],
    ],
    COLUMNS,
  ];
}

function comparisonSheets(lists: ComparedLists, filter: ComparisonFilter, now: Date): Sheet[] {
  const head = headRows(lists, filter, now);
  return [
    {
      name: 'Comparison',
      widths: [28, 14, 52, 16, 18, 16, 14, 18],
      rows: [...head, ...lists.comparison.rows.map(rowOf)],
      headRow: head.length,
      frozenColumns: 2,
      boldRows: [head.length - 1],
    },
  ];
}

/** `now`: what a list without a moment shows, and the day in the name of the file. */
export function comparisonWorkbook(
  lists: ComparedLists,
  filter: ComparisonFilter,
  now: Date,
): Promise<Download> {
  const { left, right } = lists.comparison;
  const codes = [left.countryId, left.vetele, right.countryId, right.vetele];
  const name = ['priceComparison', ...codes, dayIn(lists.zones.left, now)].join('_');
  return sheetsDownload(name, comparisonSheets(lists, filter, now));
}
