/** What people ticked and edited in the preview of an import, compared with the plan: only rows of status 0 take either. */
import { invalid } from '../../kit/app-error.ts';
import { type Cents, centsOf, readNumber } from '../../../../contracts/rules/amounts.ts';
import { jsonOf } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/prices.ts';
import type { PlannedPrice, PricePlan } from './price-import-plan.ts';
import { BASE_CODE } from './price-workbook.ts';

/** A row as the preview sent it back; what is left out is as the preview had it. */
export interface Edit {
  row: number;
  code: string;
  isChecked?: boolean;
  /** Undefined: as in the workbook. Null: blanked. */
  price?: number | null;
}

export interface ChosenRow {
  code: string;
  price: Cents;
}

const FIELD = 'importPriceConfUtilJson';
const faulty = (message: string) => invalid(message, [{ field: FIELD, message }]);

const isEdit = (value: unknown): value is Edit => {
  if (typeof value !== 'object' || value === null) return false;
  const { row, code, isChecked, price } = value as Record<string, unknown>;
  return (
    Number.isInteger(row) &&
    typeof code === 'string' &&
    (isChecked === undefined || typeof isChecked === 'boolean') &&
    (price === undefined || price === null || typeof price === 'number')
  );
};

/** The rows of priceConfEditedItemList; none without it. */
export function readEdits(json: string | undefined): Edit[] {
  const content = jsonOf(json, FIELD) as { priceConfEditedItemList?: unknown } | null;
  const list = content?.priceConfEditedItemList ?? [];
  if (!Array.isArray(list) || !list.every(isEdit))
    throw faulty(
      t('{field}: priceConfEditedItemList is a list of {row, code, isChecked, price}.', { field: FIELD }),
    );
  return list;
}

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

const isEdited = ({ price }: Edit, planned: PlannedPrice): boolean =>
  price !== undefined && centsOf(price) !== planned.price;

/** The row of the plan that an edit is about. Rows of status 1 and 2 may be sent back as they are, and no other way. */
function plannedOf(plan: Map<number, PlannedPrice>, edit: Edit): PlannedPrice {
  const planned = plan.get(edit.row);
  if (!planned || planned.code !== edit.code)
    throw faulty(
      t('Row {row} ({code}) is not in the workbook.', { row: edit.row, code: edit.code.slice(0, 40) }),
    );
  if (planned.status !== 0 && (edit.isChecked === true || isEdited(edit, planned)))
    throw faulty(
      t('Row {row} ({code}) cannot be imported: {reason}', {
        row: edit.row,
        code: edit.code,
        reason: planned.reason,
      }),
    );
  return planned;
}

/** The rows to import by row number: those of status 0 that nobody unticked, with the prices that were edited; `mask` is how the list writes them. */
export function chosenRows(plan: PricePlan, edits: Edit[], mask: string): Map<number, ChosenRow> {
  const byRow = new Map(plan.rows.map((planned) => [planned.row, planned]));
  const editByRow = new Map<number, Edit>();
  for (const edit of edits) {
    plannedOf(byRow, edit);
    if (editByRow.has(edit.row))
      throw faulty(t('Row {row} ({code}) is named twice.', { row: edit.row, code: edit.code }));
    editByRow.set(edit.row, edit);
  }
  const chosen = plan.rows.filter(
    ({ row, status }) => status === 0 && editByRow.get(row)?.isChecked !== false,
  );
  if (chosen.length === 0) throw invalid(t('No row is ticked that could be imported.'));
  return new Map(
    chosen.map((planned) => {
      const price = editedPrice(planned, editByRow.get(planned.row), mask);
      return [planned.row, { code: planned.code, price }];
    }),
  );
}
