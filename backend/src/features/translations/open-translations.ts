/** The translations of an uploaded file of any format, row by row. */
import { invalid } from '../../kit/app-error.ts';
import type { TableRow } from '../../kit/import/table.ts';
import { limitedThreads, LimitExceeded } from '../../kit/limited-threads.ts';
import { readRows } from '../../kit/upload/rows-file.ts';
import { sentenceOf, type UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { currentLanguage } from '../../texts/current-language.ts';
import { t } from '../../texts/labels.ts';
import type { LanguageRow } from '../languages/language.read.ts';
import type { ReadTexts, TextsReading } from './translation-files.worker.ts';
import {
  EXPORTED,
  KEY_COLUMNS,
  SOURCE,
  sourceColumn,
  UNFINISHED,
  UNIT_CELLS,
  UNIT_ID,
  type TranslationTable,
} from './translation-table.ts';
import { openTranslationTable } from './xlsx-file.ts';

const inThread = limitedThreads('readTexts', new URL('./translation-files.worker.ts', import.meta.url), {
  maxThreads: 2,
  memoryMB: 320,
  withinMs: 30_000,
});

async function readInThread({ path, rowsPath }: UploadedFile): Promise<ReadTexts> {
  const reading: TextsReading = { path, rowsPath, language: currentLanguage() };
  try {
    return await inThread<ReadTexts>('readTexts', reading);
  } catch (error) {
    if (error instanceof LimitExceeded) throw invalid(sentenceOf({ reason: error.reason }));
    throw error;
  }
}

const spelling = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** de-DE and de_DE are de where the console has no language of just that name. */
function codeOf(languages: readonly LanguageRow[], named: string | undefined): string | undefined {
  const whole = spelling(named ?? '');
  const spelled = (wanted: string | undefined) =>
    languages.find(({ code }) => spelling(code) === wanted)?.code;
  return spelled(whole) ?? spelled(whole.split('-')[0]);
}

/** What a file calls a language of the console, and its code, where these are not the same. */
const regionsDropped = (languages: readonly LanguageRow[], names: readonly (string | undefined)[]) =>
  names.flatMap((named) => {
    const code = codeOf(languages, named);
    return named && code && spelling(named) !== spelling(code) ? [{ named, code }] : [];
  });

/** en_DE, pt-BR, zh-Hans-CN, es-419: English of Germany, not German. */
const WITH_REGION = /(?:^|[._ -])([a-z]{2,3}(?:[-_][A-Z][a-z]{3})?[-_](?:[A-Z]{2}|\d{3}))\.[a-z]+$/;
const WITHOUT_REGION = /(?:^|[._ -])([a-z]{2,3}(?:-[a-z]{2,4})?)\.[a-z]+$/i;

/** texts.de.json, translations_it_de.json, de.json, texts_de_AT.json. */
const languageInName = (name: string): string | undefined =>
  (WITH_REGION.exec(name) ?? WITHOUT_REGION.exec(name))?.[1];

type Read = Extract<ReadTexts, { kind: 'texts' }>;

/**
 * The language of units that name none: the file's, else that in its name.
 * @throws AppError (400) if these are two: a file that was copied for another language still tells the first one
 */
function languageOfFile({ language }: Read, name: string, languages: LanguageRow[]): string | undefined {
  const stem = name.replace(/\.[a-z]+$/i, '').toLowerCase();
  // The console's own names end in the code, which it_DE would make a region if it is written so.
  if (language !== undefined && stem.endsWith(language.toLowerCase())) return language;
  const inName = languageInName(name);
  const [told, ofName] = [codeOf(languages, language), codeOf(languages, inName)];
  if (told !== undefined && ofName !== undefined && told !== ofName)
    throw invalid(
      t('The file was exported for {told}, but its name says {named}. Change the one that is wrong.', {
        told,
        named: ofName,
      }),
    );
  return language ?? inName;
}

/** As the file names them, or its name does. @throws AppError (400) if none of them is a language of the console */
function languagesNamed(read: Read, name: string, languages: LanguageRow[]): (string | undefined)[] {
  const unnamed = read.languages.includes('') ? languageOfFile(read, name, languages) : undefined;
  const all = read.languages.map((told) => told || unnamed);
  if (all.length === 0 || all.some((told) => codeOf(languages, told) !== undefined)) return all;
  const known = languages.map(({ code }) => code).join(', ');
  const named = all.find((told) => told !== undefined);
  throw invalid(
    named === undefined
      ? t(
          'The file does not say its language. Let its name end in one, as texts.de.json does. Known: {known}.',
          {
            known,
          },
        )
      : t('The file is in {named}, which is no language of the console. Known: {known}.', { named, known }),
  );
}

/** The sentences of tables know of two formats only. */
function refuseStranger({ fault }: UploadedFile): void {
  if (fault?.reason === 'pdf')
    throw invalid(t('This is a PDF. Only XLSX, CSV, XLIFF, PO and JSON files can be imported.'));
  if (fault?.reason === 'noTable' || fault?.reason === 'noWorkbook')
    throw invalid(
      t('The file is neither XLSX nor CSV, XLIFF, PO or JSON. Export the texts and translate that file.'),
    );
}

/** Reads the rows that the thread has made of units, as if they were those of a table; `codes` are its columns of languages. */
async function* unitRows(
  { rowsPath }: UploadedFile,
  codes: readonly string[],
  targets: readonly (string | undefined)[],
  exportedAt: string,
): AsyncGenerator<TableRow> {
  for await (const { row, cells } of readRows(rowsPath)) {
    const texts = cells.slice(UNIT_CELLS.length) as string[];
    const told = Object.fromEntries(UNIT_CELLS.map((name, at) => [name, String(cells[at] ?? '')]));
    const { where = '', reason = '' } = told;
    const isElsewhere = targets.some((code, at) => code === undefined && texts[at]);
    const faults = [
      ...(reason === '' ? [] : [{ column: UNIT_ID, value: where, reason }]),
      ...(isElsewhere ? [{ column: UNIT_ID, value: where, reason: t('Unknown language') }] : []),
    ];
    const said = targets.flatMap((code, at) => (code && texts[at] ? [[code, texts[at]] as const] : []));
    const read: Record<string, string> = { ...told, [EXPORTED]: exportedAt, ...Object.fromEntries(said) };
    const before = [...KEY_COLUMNS, SOURCE, ...codes].map((column) => read[column] ?? '');
    const raw = [...before, exportedAt, told[UNFINISHED] ?? '', where];
    yield { row, cells: read, faults, raw, held: [], content: () => null };
  }
}

/**
 * XLSX, CSV, XLIFF, PO or JSON, told by what the file holds.
 * @throws AppError (400) for what is none of them or tells no language of the console
 */
export async function openTranslations(
  file: UploadedFile,
  languages: LanguageRow[],
): Promise<TranslationTable> {
  const read = await readInThread(file);
  if (read.kind === 'refused') throw invalid(read.message);
  if (read.kind === 'faulty') throw invalid(sentenceOf(read.fault));
  if (read.kind === 'table') {
    refuseStranger(file);
    return openTranslationTable(
      file,
      languages.map(({ code }) => code),
    );
  }
  const named = languagesNamed(read, file.name, languages);
  const targets = named.map((told) => codeOf(languages, told));
  const codes = [...new Set(targets.filter((code) => code !== undefined))];
  const sourceLanguage = codeOf(languages, read.sourceLanguage);
  const source = sourceLanguage === undefined ? SOURCE : sourceColumn(sourceLanguage);
  // Those of a workbook, so that rejected rows that are imported again say all that the file said.
  const columns = [...KEY_COLUMNS, source, ...codes, EXPORTED, UNFINISHED, UNIT_ID];
  return {
    fileName: file.name,
    columns,
    above: [],
    sourceLanguage,
    languages: codes,
    regionsDropped: regionsDropped(languages, named),
    untranslated: read.untranslated,
    rows: unitRows(file, codes, targets, read.exportedAt),
  };
}
