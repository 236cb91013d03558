/** JSON as i18next has it: kind, group and code within each other; a file of one language. */
import { invalid } from '../../kit/app-error.ts';
import { t } from '../../texts/labels.ts';
import { keyOfId, keyOfParts, leafOf, type TextKey } from './text-key.ts';
import {
  instantOf,
  nothingRead,
  shown,
  type ReadTranslations,
  type TranslationRow,
  type WrittenLanguages,
} from './translation-file.ts';

/** No kind of texts is called so: what the file is about, which JSON has no place for. */
const ABOUT = '@ccb';

type Tree = Record<string, Record<string, Record<string, string>>>;

/** Without prototypes a group may be called __proto__. */
const bare = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;

/** A missing text is '', to be filled in. */
export async function writeJson(
  rows: Iterable<TranslationRow> | AsyncIterable<TranslationRow>,
  { sourceLanguage, language, exportedAt }: WrittenLanguages,
): Promise<string> {
  const about = { source: sourceLanguage, language, exportedAt: exportedAt?.toISOString() };
  const tree: Tree = bare();
  for await (const { key, texts } of rows) {
    const { text = null, state = 'missing' } = texts[language] ?? {};
    const groups = (tree[key.kind] ??= bare());
    const codes = (groups[key.group] ??= bare());
    codes[leafOf(key)] = state === 'missing' ? '' : (text ?? '');
  }
  return `${JSON.stringify({ [ABOUT]: about, ...tree }, null, 2)}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** interfaceLabel|Main Window|BTN_OK as in the other formats, or interfaceLabel.Main Window.BTN_OK. */
function keyOfFlat(flat: string): TextKey | undefined {
  const [kind = '', group = '', leaf = '', ...more] = flat.split('.');
  return keyOfId(flat) ?? (more.length === 0 && leaf !== '' ? keyOfParts(kind, group, leaf) : undefined);
}

function readText(read: ReadTranslations, where: string, key: TextKey | undefined, text: unknown): void {
  const reject = (reason: string): void => void read.rejected.push({ where: shown(where), reason });
  if (isObject(text)) reject(t('It lies deeper than a code, where no text of ours is.'));
  else if (typeof text !== 'string') reject(t('It is not a text: put it in quotes.'));
  else if (!key) reject(t('Its key names none of our texts.'));
  else if (text === '') read.untranslated++;
  else read.entries.push({ key, where: shown(where), text, needsWork: false });
}

/** Nothing of it where another program has left it out, or made something else of it. */
function aboutOf(said: unknown): Pick<ReadTranslations, 'sourceLanguage' | 'language' | 'exportedAt'> {
  const named = (name: string): string | undefined => {
    const value = isObject(said) ? said[name] : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  return {
    sourceLanguage: named('source'),
    language: named('language'),
    exportedAt: instantOf(named('exportedAt')),
  };
}

/** Keys may be nested, or flat as some programs return them. */
export function readJson(content: string): ReadTranslations {
  let tree: unknown;
  try {
    tree = JSON.parse(content);
  } catch {
    throw invalid(t('The file is not readable JSON. Export it again, or choose another file.'));
  }
  if (!isObject(tree)) throw invalid(t('The JSON file holds no keys with texts. Export the texts again.'));
  const read: ReadTranslations = { ...nothingRead(), ...aboutOf(tree[ABOUT]) };
  for (const [kind, groups] of Object.entries(tree)) {
    if (kind === ABOUT) continue;
    if (!isObject(groups)) {
      readText(read, kind, keyOfFlat(kind), groups);
      continue;
    }
    for (const [group, codes] of Object.entries(groups)) {
      // A code that belongs to no group.
      if (!isObject(codes)) readText(read, `${kind}.${group}`, keyOfParts(kind, '', group), codes);
      else
        for (const [leaf, text] of Object.entries(codes))
          readText(read, `${kind}.${group}.${leaf}`, keyOfParts(kind, group, leaf), text);
    }
  }
  return read;
}
