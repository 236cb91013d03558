import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { t } from '../../texts/labels.ts';
import { listAllLanguages, type LanguageRow } from './language.repository.ts';

export { languageIdSql, languageJoin, listAllLanguages, type LanguageRow } from './language.repository.ts';

/** By code or id (decision A-47); the default language for undefined and ''. */
export function findLanguage(
  languages: LanguageRow[],
  codeOrId: string | number | undefined,
): LanguageRow | undefined {
  if (codeOrId === undefined || codeOrId === '') return languages.find((language) => language.isDefault);
  const wanted = String(codeOrId).toLowerCase();
  return languages.find(({ id, code }) => code.toLowerCase() === wanted || String(id) === wanted);
}

export async function existingLanguage(
  context: Context,
  codeOrId: string | number | undefined,
  field = 'language',
): Promise<LanguageRow> {
  const language = findLanguage(await listAllLanguages(context), codeOrId);
  if (!language)
    throw invalid(t('This language does not exist.'), [{ field, message: t('Unknown language') }]);
  return language;
}

export async function languageCell(context: Context): Promise<CellReader> {
  const languages = await listAllLanguages(context);
  return known('language', (cell) => findLanguage(languages, cell)?.code);
}

export function fallbackChain(languages: LanguageRow[], first: LanguageRow): LanguageRow[] {
  const chain: LanguageRow[] = [];
  let next: LanguageRow | undefined = first;
  while (next && !chain.includes(next)) {
    chain.push(next);
    const { fallbackLanguageId }: LanguageRow = next;
    next = languages.find(({ id }) => id === fallbackLanguageId);
  }
  return chain;
}
