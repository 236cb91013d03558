/** Completeness by language and kind, for the overview: kept until a text changes, since it compares all of them. */
import { readCache } from '../../kit/cache.ts';
import type { Context } from '../../kit/context.ts';
import { existingLanguage, listAllLanguages } from '../languages/language.read.ts';
import { totalCompleteness } from './completeness.repository.ts';
import { TEXT_KINDS, type TextKind } from './text-key.ts';
import { byKind, textStores } from './translation-kinds.ts';
import { modelsOf } from './translation.service.ts';

type KindCompleteness = Awaited<ReturnType<typeof totalCompleteness>> & { kind: TextKind };

export interface LanguageCompleteness {
  language: string;
  name: string;
  translated: number;
  outdated: number;
  /** Where something is missing or out of date, the most first. */
  kinds: { kind: TextKind; missing: number; outdated: number }[];
}

/** Beside the texts themselves: marks, and what puts an option into a group of another kind. */
const watchedOf = (kind: TextKind): string[] => {
  const { entity } = textStores[kind];
  const items = entity === 'optLabel' ? ['optItem', 'optGroup'] : entity === 'colLabel' ? ['colItem'] : [];
  return [entity, 'textMark', ...items];
};
const caches = byKind((kind) => readCache(`completeness:${kind}`, watchedOf(kind), 50));

async function readKind(
  context: Context,
  kind: TextKind,
  sourceId: number,
  modelName: string | undefined,
): Promise<KindCompleteness> {
  const models = await modelsOf(context, kind, modelName);
  return { kind, ...(await totalCompleteness(context, kind, sourceId, models)) };
}

function languageOf(kinds: KindCompleteness[], id: number): Omit<LanguageCompleteness, 'language' | 'name'> {
  const counts = kinds.map(({ kind, texts, languages }) => {
    const { translated, outdated } = languages[id] ?? { translated: 0, outdated: 0 };
    return { kind, translated, missing: texts - translated, outdated };
  });
  return {
    translated: counts.reduce((sum, { translated }) => sum + translated, 0),
    outdated: counts.reduce((sum, { outdated }) => sum + outdated, 0),
    kinds: counts
      .filter(({ missing, outdated }) => missing + outdated > 0)
      .sort((one, other) => other.missing + other.outdated - one.missing - one.outdated)
      .map(({ kind, missing, outdated }) => ({ kind, missing, outdated })),
  };
}

/** How much of all texts is translated into each active language but the source, the least first. */
export async function completenessByLanguage(
  context: Context,
  sourceCode: string | undefined,
  modelName: string | undefined,
): Promise<{ source: string; texts: number; languages: LanguageCompleteness[] }> {
  const source = await existingLanguage(context, sourceCode, 'source');
  const kinds = await Promise.all(
    TEXT_KINDS.map((kind) =>
      caches[kind].read(context, `${source.id} ${modelName}`, () =>
        readKind(context, kind, source.id, modelName),
      ),
    ),
  );
  const others = (await listAllLanguages(context)).filter(({ id, active }) => active && id !== source.id);
  return {
    source: source.code,
    texts: kinds.reduce((sum, { texts }) => sum + texts, 0),
    languages: others
      .map(({ id, code, description }) => ({ language: code, name: description, ...languageOf(kinds, id) }))
      .sort((one, other) => one.translated - other.translated || other.outdated - one.outdated),
  };
}
