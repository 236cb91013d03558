import type { FoundConcept } from '../../../../contracts/rules/translation-glossary';
import type { Translation, TranslationCell } from '../../api';
import type { Checking } from './useChecking';

/** What the open text is described by: the panel below the table has it. */
export const conceptListId = 'concepts-of-text';

/** The concepts of the glossary in a row's source text, with their terms in the language of the cell. */
export const conceptsOf = (
  { glossary }: Checking,
  { source }: Translation,
  { language }: TranslationCell,
  from: string,
): FoundConcept[] => glossary.conceptsIn(source, from, language);
