/** What people ticked and edited in the preview of an import: only rows of status 0 take either. */
import { type Cents, centsOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import {
  type Choice,
  faultyTicks,
  type IsChosen,
  type Tick,
  type TicksPart,
} from '../../kit/import/ticks.ts';
import { t } from '../../texts/prices.ts';
import type { PlannedPrice, PricePlan } from './price-import-plan.ts';
import { BASE_CODE } from './price-workbook.ts';

/** A row as the preview sent it back; what is left out is as the preview had it. */
export interface Edit extends Tick {
  code: string;
  /** Undefined: as in the workbook. Null: blanked. */
  price?: number | null;
}

export interface ChosenRow {
  code: string;
  price: Cents;
}

export const EDITS: TicksPart = {
  ...{ field: 'importPriceConfUtilJson', member: 'priceConfEditedItemList' },
  ...{ isEdits: true, isNeeded: true, members: '{row, code, isChecked, price}' },
  isTick: ({ code, price }) =>
    typeof code === 'string' && (price === undefined || price === null || typeof price === 'number'),
};
const faulty = (message: string) => faultyTicks(EDITS.field, message);

export const choiceOf = ({ row, status, reason }: PlannedPrice): [row: number, choice: Choice] => [
  row,
  status === 0 ? { isTicked: true } : { isTicked: false, refusal: reason },
];

/** The price of a row after its edit, or why it cannot be imported. */
function editedPrice(planned: PlannedPrice, edit: Edit | undefined, mask: string): Cents {
  const at = t('Row {row} ({code})', { row: planned.row, code: planned.code });
  if (edit?.price === undefined) return planned.price!;
  if (edit.price === null) throw faulty(t('{at}: the price is missing.', { at }));
  const reading = readNumber(edit.price, mask, planned.currentPrice);
  if (reading.kind === 'refused') throw faulty(`${at}: ${reading.reason}.`);
  const price = centsOf(edit.price);
  if (planned.code === BASE_CODE && price === 0)
    throw faulty(t('{at}: the base price must be above 0.', { at }));
  return price;
}

/** Refuses the edit of a row that is another one, or that cannot be imported. */
function check(planned: PlannedPrice, edit: Edit): void {
  const { row, code, price } = edit;
  if (planned.code !== code)
    throw faulty(t('Row {row} ({code}) is not in the workbook.', { row, code: code.slice(0, 40) }));
  if (planned.status !== 0 && price !== undefined && centsOf(price) !== planned.price)
    throw faulty(t('Row {row} ({code}) cannot be imported: {reason}', { row, code, reason: planned.reason }));
}

/** The rows to import by row number, with the prices that were edited; `mask` is how the list writes them. */
export function chosenPrices(
  plan: PricePlan,
  { isChosen, ticks }: { isChosen: IsChosen; ticks: Edit[] },
  mask: string,
): Map<number, ChosenRow> {
  const edits = new Map(ticks.map((edit) => [edit.row, edit]));
  return new Map(
    plan.rows.flatMap((planned): [number, ChosenRow][] => {
      const { row, code } = planned;
      const edit = edits.get(row);
      if (edit) check(planned, edit);
      return isChosen(row) ? [[row, { code, price: editedPrice(planned, edit, mask) }]] : [];
    }),
  );
}
