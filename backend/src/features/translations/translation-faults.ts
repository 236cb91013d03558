import type { Context } from '../../kit/context.ts';
import type { Translation } from './translation.repository.ts';
import { checkTranslation } from '../../../../contracts/rules/translation-checks.ts';

/** The rows with a translation that a quality check objects to and nobody has dismissed. @param target its number, else any */
export async function faultyOnly(
  _context: Context,
  rows: Translation[],
  target: number | undefined,
): Promise<Translation[]> {
  return rows.filter(({ source, cells }) =>
    cells.some(
      ({ text, dismissed, others, language }, index) =>
        (target === undefined || index === target) &&
        source !== '' &&
        checkTranslation({ source, text, language, others }).some(({ check }) => !dismissed.includes(check)),
    ),
  );
}
