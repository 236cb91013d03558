import { checkTranslation, type TranslationFault } from '../../../../contracts/rules/translation-checks';
import type { Translation, TranslationCell } from '../../api';

/** What quality checks object to in a translation, but for what was dismissed. */
export function faultsOf({ source }: Translation, cell: TranslationCell): TranslationFault[] {
  const { text, language, others, dismissed } = cell;
  if (source === '' || text === '') return [];
  return checkTranslation({ source, text, language, others }).filter(
    ({ check }) => !dismissed.includes(check),
  );
}
