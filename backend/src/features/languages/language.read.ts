import { invalid } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { known, type CellReader } from '../../kit/record-cells.ts';
import { statement } from '../../kit/sql.ts';
import { t } from '../../texts/labels.ts';

export interface LanguageRow {
  id: number;
  code: string;
  description: string;
  active: boolean;
  fallbackLanguageId: number | null;
  language2CharCode: string;
  isDefault: boolean;
}

const allLanguages = statement(
  `SELECT id, code, description, active, fallback_language_id AS "fallbackLanguageId",
     language2_char_code AS "language2CharCode", is_default AS "isDefault"
   FROM language ORDER BY is_default DESC, id`,
);

/** Every language, inactive ones too, the default one first. */
export const listAllLanguages = (context: Context): Promise<LanguageRow[]> => context.sql.rows(allLanguages);

/** By code or id (decision A-47); the default language for nothing at all. */
export function findLanguage(
  languages: LanguageRow[],
  codeOrId: string | number | undefined,
): LanguageRow | undefined {
  if (codeOrId === undefined || codeOrId === '') return languages.find((language) => language.isDefault);
  const wanted = String(codeOrId).toLowerCase();
  return languages.find(({ id, code }) => code.toLowerCase() === wanted || String(id) === wanted);
}

/** The language that a request names by code or id; an unknown one is refused, naming the field. */
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

/** Reads the language of an imported row by code or id, in any case. */
export async function languageCell(context: Context): Promise<CellReader> {
  const languages = await listAllLanguages(context);
  return known('language', (cell) => findLanguage(languages, cell)?.code);
}

/** The language and its fallbacks in the order in which a text is looked for. */
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

/**
 * The id of the language that `placeholder` names by code or id, inside a statement; '*' names the default language.
 * Saves lists a round trip; the code as it is written, which everybody asks for, is looked for first.
 */
export const languageIdSql = (placeholder: string): string =>
  `coalesce((SELECT id FROM language WHERE code = ${placeholder}::text), (SELECT id FROM language WHERE lower(code) = lower(${placeholder}::text) OR id::text = ${placeholder} OR (${placeholder} = '*' AND is_default) LIMIT 1))`;
