import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { existingLanguage, listAllLanguages } from '../languages/language.read.ts';
import { completenessOf } from './completeness.repository.ts';
import { modelsOf } from './translation.service.ts';
import { textKinds } from './translation-kinds.ts';

/** How much of each group is translated, by kind, group and active language other than the source. */
export async function completeness(
  context: Context,
  sourceCode: string | undefined,
  modelName: string | undefined,
): Promise<Schema<'TranslationCompleteness'>[]> {
  const source = await existingLanguage(context, sourceCode, 'source');
  const languages = (await listAllLanguages(context)).filter(({ id, active }) => active && id !== source.id);
  const rows: Schema<'TranslationCompleteness'>[] = [];
  for (const kind of textKinds)
    for (const { group, texts, languages: counts } of await completenessOf(
      context,
      kind,
      source.id,
      await modelsOf(context, kind, modelName),
    ))
      rows.push({
        kind,
        group,
        texts,
        languages: languages.map(({ id, code }) => ({
          language: code,
          translated: counts[id]?.translated ?? 0,
          outdated: counts[id]?.outdated ?? 0,
        })),
      });
  return rows;
}
