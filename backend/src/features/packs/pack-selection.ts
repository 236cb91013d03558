/** Which packs people ticked in the preview, compared with the plan: only those that can be imported take a tick. */
import { invalid } from '../../kit/app-error.ts';
import { jsonOf } from '../../kit/upload/uploaded-workbook.ts';
import { t } from '../../texts/packs.ts';
import type { PackPlan, PlannedPack, PlannedRow } from './pack-plan.ts';

const FIELD = 'importPackConfUtilJson';
const faulty = (message: string) => invalid(message, [{ field: FIELD, message }]);

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

/** The rows of packConfEditedItemList; undefined without it, and an empty list is one too. */
export function readTicks(json: string | undefined): Tick[] | undefined {
  const content = jsonOf(json, FIELD) as { packConfEditedItemList?: unknown } | null;
  const list = content?.packConfEditedItemList;
  if (list === undefined) return undefined;
  if (!Array.isArray(list) || !list.every(isTick))
    throw faulty(t('{field}: packConfEditedItemList is a list of {row, isChecked}.', { field: FIELD }));
  return list.filter(({ isHeader }: Tick) => isHeader !== false);
}

/** Packs that change something are ticked from the start. */
export const isTicked = ({ change }: PlannedPack): boolean => change !== 'unchanged';

/** The rows of the headers that are ticked; refuses ticks of what cannot be imported. */
function tickedRows(plan: PackPlan, ticks: Tick[]): Set<number> {
  const headers = new Map(plan.rows.filter(({ isHeader }) => isHeader).map((row) => [row.row, row]));
  const options = new Set(plan.rows.filter(({ isHeader }) => !isHeader).map(({ row }) => row));
  const ticked = new Set<number>();
  for (const { row, isChecked } of ticks) {
    const header: PlannedRow | undefined = headers.get(row);
    if (!header && !options.has(row)) throw faulty(t('Row {row} is not in the workbook.', { row }));
    if (isChecked && header && header.status !== 0)
      throw faulty(t('Row {row} cannot be imported: {reason}', { row, reason: header.reason }));
    if (isChecked && header) ticked.add(row);
    else ticked.delete(row);
  }
  return ticked;
}

/** The packs to import by the rows of their headers: those that people ticked and no others, without ticks those of the preview. */
export function chosenPacks(plan: PackPlan, ticks: Tick[] | undefined): Map<number, PlannedPack> {
  if (!ticks && plan.packs.size === 0) throw invalid(t('No pack can be imported.'));
  const ticked = ticks && tickedRows(plan, ticks);
  const chosen = [...plan.packs].filter(([row, pack]) => (ticked ? ticked.has(row) : isTicked(pack)));
  if (chosen.length === 0) throw faulty(t('No pack is ticked.'));
  return new Map(chosen);
}
