import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { existingLanguage } from '../languages/language.read.ts';
import { findSimilar } from './similar-translations.repository.ts';

/** The translation memory: how texts like this one are translated anywhere in the console. */
export async function similarTranslations(
  context: Context,
  text: string,
  sourceCode: string | undefined,
  targetCode: string,
): Promise<Schema<'SimilarTranslation'>[]> {
  if (text.trim() === '') return [];
  const source = await existingLanguage(context, sourceCode, 'source');
  const target = await existingLanguage(context, targetCode, 'target');
  return findSimilar(context, text, source.id, target.id);
}
