import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkTranslation } from '../../../../contracts/rules/translation-checks.ts';
import type { Translation } from './translation.repository.ts';

/** So many rows are checked at once, some milliseconds' work; then it is somebody else's turn. */
const ROWS_AT_ONCE = 50;

const isFaulty = ({ source, cells }: Translation, target: number | undefined): boolean =>
  source !== '' &&
  cells.some(
    ({ text, dismissed, others, language }, index) =>
      (target === undefined || index === target) &&
      checkTranslation({ source, text, language, others }).some(({ check }) => !dismissed.includes(check)),
  );

/** The rows with a translation that a quality check objects to and nobody has dismissed. @param target its number, else any */
export async function faultyOnly(rows: Translation[], target: number | undefined): Promise<Translation[]> {
  const faulty: Translation[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    faulty.push(...rows.slice(first, first + ROWS_AT_ONCE).filter((row) => isFaulty(row, target)));
    await nextTurn();
  }
  return faulty;
}
