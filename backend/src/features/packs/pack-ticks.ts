/** Which packs people ticked in the preview, compared with the plan: only those that can be imported take a tick. */
import { invalid } from '../../kit/app-error.ts';
import { jsonOf } from '../../kit/uploaded-workbook.ts';
import type { PackPlan, PlannedPack, PlannedRow } from './pack-plan.ts';

const FIELD = 'importPackConfUtilJson';
const faulty = (message: string) => invalid(message, [{ field: FIELD, message }]);

/** A row as the preview sent it back. */
interface Tick {
  row: number;
  isChecked?: boolean;
  isHeader?: boolean;
}

const isTick = (value: unknown): value is Tick => {
  if (typeof value !== 'object' || value === null) return false;
  const { row, isChecked, isHeader } = value as Record<string, unknown>;
  const isFlag = (flag: unknown) => flag === undefined || typeof flag === 'boolean';
  return Number.isInteger(row) && isFlag(isChecked) && isFlag(isHeader);
};

/** The rows of packConfEditedItemList; none without it. */
export function readTicks(json: string | undefined): Tick[] {
  const content = jsonOf(json, FIELD) as { packConfEditedItemList?: unknown } | null;
  const list = content?.packConfEditedItemList ?? [];
  if (!Array.isArray(list) || !list.every(isTick))
    throw faulty(`${FIELD}: packConfEditedItemList is a list of {row, isChecked}.`);
  return list.filter(({ isHeader }: Tick) => isHeader !== false);
}

/** Packs that change something are ticked from the start. */
export const isTicked = ({ change }: PlannedPack): boolean => change !== 'unchanged';

/** The packs to import by the rows of their headers. */
export function chosenPacks(plan: PackPlan, ticks: Tick[]): Map<number, PlannedPack> {
  const headers = new Map(plan.rows.filter(({ isHeader }) => isHeader).map((row) => [row.row, row]));
  const options = new Set(plan.rows.filter(({ isHeader }) => !isHeader).map(({ row }) => row));
  const tickByRow = new Map<number, boolean>();
  for (const { row, isChecked } of ticks) {
    const header: PlannedRow | undefined = headers.get(row);
    if (!header && !options.has(row)) throw faulty(`Row ${row} is not in the workbook.`);
    if (!header || isChecked === undefined) continue;
    if (isChecked && header.status !== 0) throw faulty(`Row ${row} cannot be imported: ${header.reason}`);
    tickByRow.set(row, isChecked);
  }
  const chosen = [...plan.packs].filter(([row, pack]) => tickByRow.get(row) ?? isTicked(pack));
  if (chosen.length === 0) throw invalid('No pack is ticked that could be imported.');
  return new Map(chosen);
}
