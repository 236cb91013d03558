/** A comparison as a workbook: both lists and the totals above the table, prices and differences as numbers. */
import type { Download } from '../../kit/download.ts';
import { sheetsDownload } from '../../kit/workbook-download.ts';
import type { Sheet, SheetCell } from '../../kit/workbook-sheets.ts';
import type { ComparedKind, ComparedPrice, ComparisonFilter } from './comparison.ts';
import type { ComparedList, PriceComparison } from './price-comparison.service.ts';

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

const sideRow = (
  name: string,
  { countryId, market, vehicle, vetele, currency, at }: ComparedList,
): SheetCell[] => [
  name,
  countryId,
  `${market}, ${vehicle} (${vetele})`,
  currency,
  at === null ? 'now' : `${at.slice(0, 16).replace('T', ' ')} UTC`,
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

function headRows({ left, right, rate, totals }: PriceComparison, filter: ComparisonFilter): SheetCell[][] {
  const { compared, same, different, oneSided, missing } = totals;
  const isOneCurrency = left.currency === right.currency;
  return [
    sideRow('Left', left),
    sideRow('Right', right),
    [
      'Rate',
      rate === null ? 'none' : `${rate}`,
      isOneCurrency ? null : `${left.currency} for 1 ${right.currency}`,
    ],
    ['Rows', null, chosenRows(filter)],
    [
      ...['Total', `${compared}`],
      `${different} different, ${oneSided} on one side, ${missing} without a price, ${same} same`,
      ...[amount(totals.leftSum), amount(totals.rightSum)],
      ...[signed(totals.differenceSum), percent(totals.share)],
    ],
    COLUMNS,
  ];
}

export function comparisonSheets(comparison: PriceComparison, filter: ComparisonFilter): Sheet[] {
  const head = headRows(comparison, filter);
  return [
    {
      name: 'Comparison',
      widths: [22, 14, 52, 16, 18, 16, 14, 18],
      rows: [...head, ...comparison.rows.map(rowOf)],
      headRow: head.length,
      frozenColumns: 2,
      boldRows: [head.length - 1],
    },
  ];
}

export function comparisonWorkbook(comparison: PriceComparison, filter: ComparisonFilter): Promise<Download> {
  const { left, right } = comparison;
  const name = ['priceComparison', left.countryId, left.vetele, right.countryId, right.vetele].join('_');
  return sheetsDownload(name, comparisonSheets(comparison, filter));
}
