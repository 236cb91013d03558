/** gettext PO, for agencies that work with Poedit and the like: a context names the text. */
import { invalid } from '../../kit/app-error.ts';
import { t } from '../../texts/labels.ts';
import type { PoEntry } from 'gettext-parser';
import { idOf, keyOfId, notesOf } from './text-key.ts';
import {
  instantOf,
  nothingRead,
  shown,
  type ReadTranslations,
  type TranslationRow,
  type WrittenLanguages,
} from './translation-file.ts';

function entryOf({ key, source, texts }: TranslationRow, language: string): PoEntry {
  const { text = null, state = 'missing' } = texts[language] ?? {};
  const isFuzzy = state === 'outdated' || state === 'same';
  return {
    msgctxt: idOf(key),
    msgid: source,
    msgstr: [state === 'missing' ? '' : (text ?? '')],
    comments: {
      // A line end would begin a line that is no comment.
      extracted: notesOf(key)
        .join(', ')
        .replace(/[\r\n\u2028\u2029]+/g, ' '),
      ...(isFuzzy ? { flag: 'fuzzy' } : {}),
    },
  };
}

/** A file of one language. A context is unique, so each stands with one source. */
export async function writePo(
  rows: Iterable<TranslationRow> | AsyncIterable<TranslationRow>,
  { sourceLanguage, language, exportedAt }: WrittenLanguages,
): Promise<Uint8Array> {
  const { po } = await import('gettext-parser');
  const translations: [string, Record<string, PoEntry>][] = [];
  for await (const row of rows) {
    const entry = entryOf(row, language);
    translations.push([entry.msgctxt!, { [entry.msgid]: entry }]);
  }
  const headers = {
    'Project-Id-Version': 'CCB Console',
    ...(exportedAt && { 'POT-Creation-Date': exportedAt.toISOString() }),
    Language: language,
    'X-Source-Language': sourceLanguage,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
  };
  return po.compile(
    { charset: 'utf-8', headers, translations: Object.fromEntries(translations) },
    { foldLength: 0 },
  );
}

/** The parser's own words say in which line. */
function refusalOf(error: unknown): Error {
  const line = (error as { lineNumber?: number }).lineNumber;
  return line === undefined
    ? invalid(t('The file is not a readable PO file. Export it again, or choose another file.'))
    : invalid(t('The file is not a readable PO file: check the quotes near line {line}.', { line }));
}

const isFlagged = ({ comments }: PoEntry): boolean => /(^|[\s,])fuzzy([\s,]|$)/.test(comments?.flag ?? '');

/** Obsolete entries are left out, as every program does. */
export async function readPo(content: string): Promise<ReadTranslations> {
  const { po } = await import('gettext-parser');
  const read = nothingRead();
  let table;
  try {
    table = po.parse(content);
  } catch (error) {
    throw refusalOf(error);
  }
  read.language = table.headers?.['Language'] || undefined;
  read.sourceLanguage = table.headers?.['X-Source-Language'] || undefined;
  read.exportedAt = instantOf(table.headers?.['POT-Creation-Date']);
  for (const [context, entries] of Object.entries(table.translations))
    for (const entry of Object.values(entries))
      if (context !== '' || entry.msgid !== '') readEntry(read, entry);
  return read;
}

function readEntry(read: ReadTranslations, entry: PoEntry): void {
  const { msgctxt = '', msgid, msgid_plural: plural, msgstr: [text = ''] = [] } = entry;
  const where = shown(msgctxt === '' ? `msgid ${JSON.stringify(msgid)}` : msgctxt);
  const key = keyOfId(msgctxt);
  if (plural !== undefined)
    read.rejected.push({ where, reason: t('It has plural forms, which our texts have not.') });
  else if (!key) read.rejected.push({ where, reason: t('Its context (msgctxt) names none of our texts.') });
  else if (text === '') read.untranslated++;
  else
    read.entries.push({
      key,
      where,
      language: read.language,
      source: msgid,
      text,
      needsWork: isFlagged(entry),
    });
}
