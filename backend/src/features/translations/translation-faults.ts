import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Checking } from '../../../../contracts/rules/translation-checking.ts';
import type { Translation } from './translation.repository.ts';

/** So many rows are checked at once, some milliseconds' work; then it is somebody else's turn. */
const ROWS_AT_ONCE = 50;

const isFaulty = (row: Translation, target: number | undefined, { faultsOf }: Checking): boolean =>
  row.cells.some(
    (cell, index) => (target === undefined || index === target) && faultsOf(row, cell).length > 0,
  );

/** The rows with a translation that a quality check objects to and nobody has dismissed. @param target its number, else any */
export async function faultyOnly(
  rows: Translation[],
  target: number | undefined,
  checking: Checking,
): Promise<Translation[]> {
  const faulty: Translation[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    faulty.push(...rows.slice(first, first + ROWS_AT_ONCE).filter((row) => isFaulty(row, target, checking)));
    await nextTurn();
  }
  return faulty;
}
