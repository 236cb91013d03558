/** The rows ticked in the preview of an import: only rows that can be imported can be ticked. */
import { t } from '../../texts/kit.ts';
import { invalid, type AppError } from '../app-error.ts';
import { requireJsonWithinLimits } from '../json-size.ts';

export interface Tick {
  row: number;
  isChecked?: boolean;
}

/** The part of a request that holds the ticks, as JSON. */
export interface TicksPart {
  field: string;
  member?: string;
  members: string;
  /** Rows that the list does not name are imported as the preview ticked them; otherwise they are left out. */
  isEdits?: boolean;
  /** An empty import is refused, also without ticks. */
  isNeeded?: boolean;
  isTick?: (value: Record<string, unknown>) => boolean;
  isIdle?: (value: object) => boolean;
}

export const ROW_TICKS: TicksPart = { field: 'selectedRowsJson', members: '{row, isChecked}' };

/** What can be done with a row. */
export interface Choice {
  /** Why it cannot be imported. */
  refusal?: string;
  /** Whether the preview ticks it; by default every row that can be imported. */
  isTicked?: boolean;
  /** The row belongs to another row, whose tick applies. */
  isPart?: boolean;
  /** The preview does not list this row: nobody can tick it there, so it is imported only if the preview ticks it. */
  isUnlisted?: boolean;
}

export type IsChosen = (row: number) => boolean;

export const faultyTicks = (field: string, message: string): AppError =>
  invalid(message, [{ field, message }]);

export const notTicked = (): string => t('Not imported: it was not ticked');

/** The ticks of a request; undefined without any, and an empty list is one too. */
export function readTicks(json: unknown, part: TicksPart): Tick[] | undefined {
  const { field, member, members, isTick = () => true, isIdle = () => false } = part;
  if (typeof json !== 'string' || json.trim() === '') return undefined;
  requireJsonWithinLimits(Buffer.from(json));
  let list: unknown;
  try {
    const content = JSON.parse(json) as Record<string, unknown> | null;
    list = member === undefined ? content : content?.[member];
  } catch {
    throw faultyTicks(field, t('{field} is not JSON.', { field }));
  }
  if (list === undefined) return undefined;
  const isSent = (value: unknown): value is Tick => {
    const { row, isChecked = false, ...said } = Object(value) as Record<string, unknown>;
    return Number.isInteger(row) && typeof isChecked === 'boolean' && isTick(said);
  };
  if (Array.isArray(list) && list.every(isSent)) return list.filter((tick) => !isIdle(tick));
  const said = { list: [field, member].filter(Boolean).join(': '), members };
  throw faultyTicks(field, t('{list} is a list of {members}.', said));
}

/** Which rows are imported; ticks of rows that cannot be imported are refused (400), and so is an empty import. */
export function chosenRows(
  ticks: Tick[] | undefined,
  { field, isEdits = false, isNeeded = false }: TicksPart,
  choices: ReadonlyMap<number, Choice>,
): IsChosen {
  const ticked = new Map<number, boolean>();
  for (const { row, isChecked } of ticks ?? []) {
    const choice = choices.get(row);
    if (!choice) throw faultyTicks(field, t('Row {row} is not one that can be imported.', { row }));
    if (choice.isPart) continue;
    if (isChecked && choice.refusal !== undefined)
      throw faultyTicks(field, t('Row {row} cannot be imported: {reason}', { row, reason: choice.refusal }));
    if (ticked.has(row)) throw faultyTicks(field, t('Row {row} is named twice.', { row }));
    ticked.set(row, isChecked ?? (isEdits && choice.isTicked !== false));
  }
  const isChosen: IsChosen = (row) => {
    const { refusal, isPart, isTicked = true, isUnlisted = false } = choices.get(row) ?? { isPart: true };
    if (refusal !== undefined || isPart) return false;
    return ticked.get(row) ?? (isTicked && (!ticks || isEdits || isUnlisted));
  };
  if ((ticks || isNeeded) && ![...choices.keys()].some(isChosen))
    throw faultyTicks(field, t('Nothing is ticked that can be imported.'));
  return isChosen;
}
