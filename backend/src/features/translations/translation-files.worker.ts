/** The thread that reads XLIFF, PO and JSON: what a file made by a stranger does to it, it does to nobody else. */
import { readFile } from 'node:fs/promises';
import { AppError } from '../../kit/app-error.ts';
import { MAX_ROWS } from '../../kit/import/table.ts';
import { characterFault, presentable } from '../../kit/record-cells.ts';
import { FileRefusal, type FileFault, type FileRow } from '../../kit/upload/file-rows.ts';
import { writeRows } from '../../kit/upload/rows-file.ts';
import { inLanguage, type TextLanguage } from '../../texts/current-language.ts';
import { idOf } from './text-key.ts';
import type { ReadEntry, ReadTranslations } from './translation-file.ts';
import { kindOfFile, readTranslations } from './translation-files.ts';
import { KEY_COLUMNS, UNIT_CELLS } from './translation-table.ts';

export interface TextsReading {
  path: string;
  /** Where the rows go (kit/upload/rows-file.ts). */
  rowsPath: string;
  /** Of messages. */
  language: TextLanguage;
}

export type ReadTexts =
  | { kind: 'table' }
  | { kind: 'refused'; message: string }
  | { kind: 'faulty'; fault: FileFault }
  | {
      kind: 'texts';
      sourceLanguage: string | undefined;
      /** Of the units that name none. */
      language: string | undefined;
      exportedAt: string;
      untranslated: number;
      /** As the file names them, '' where it does not: a cell of each row for each of them. */
      languages: string[];
    };

interface Unit {
  first: ReadEntry;
  texts: Map<string, string>;
  isUnfinished: boolean;
}

const languageOf = ({ language }: ReadEntry): string => language ?? '';

/** A row for each text: a file may hold its languages one after the other. */
function unitsOf(entries: readonly ReadEntry[]): Iterable<Unit> {
  const units = new Map<string, Unit>();
  for (const entry of entries) {
    const id = idOf(entry.key);
    const known = units.get(id);
    // The same text twice in one language is told as such.
    const isTwin = known?.texts.has(languageOf(entry)) ?? false;
    const unit = known && !isTwin ? known : { first: entry, texts: new Map(), isUnfinished: false };
    unit.texts.set(languageOf(entry), entry.text);
    unit.isUnfinished ||= entry.needsWork;
    if (unit !== known) units.set(isTwin ? `${id} ${units.size}` : id, unit);
  }
  return units.values();
}

/** What the database cannot hold is told, and not written into the rows. */
function cellsOf({ first, texts, isUnfinished }: Unit, languages: readonly string[]): string[] {
  const { key, source = '', where } = first;
  const values = languages.map((language) => texts.get(language) ?? '');
  const reason = [...KEY_COLUMNS.map((column) => key[column]), ...values]
    .map(characterFault)
    .find((fault) => fault !== undefined);
  const parts = KEY_COLUMNS.map((column) => key[column]);
  return [...parts, source, isUnfinished ? '1' : '', where, reason ?? '', ...values].map(presentable);
}

async function* rowsOf(read: ReadTranslations, languages: readonly string[]): AsyncGenerator<FileRow> {
  let row = 0;
  const rowWith = (cells: string[]): FileRow => ({ sheet: 1, row: (row += 1), cells });
  for (const unit of unitsOf(read.entries)) yield rowWith(cellsOf(unit, languages));
  for (const { where, reason } of read.rejected)
    yield rowWith([...UNIT_CELLS.slice(0, -2).map(() => ''), where, reason].map(presentable));
}

async function readUnits(bytes: Buffer, rowsPath: string): Promise<ReadTexts> {
  if (['table', undefined].includes(kindOfFile(bytes))) return { kind: 'table' };
  const read = await readTranslations(bytes);
  if (read.entries.length + read.rejected.length > MAX_ROWS)
    throw new FileRefusal({ reason: 'rows', number: MAX_ROWS });
  const languages = [...new Set(read.entries.map(languageOf))];
  await writeRows(rowsPath, rowsOf(read, languages));
  return {
    kind: 'texts',
    sourceLanguage: read.sourceLanguage,
    language: read.language,
    exportedAt: read.exportedAt?.toISOString() ?? '',
    untranslated: read.untranslated,
    languages,
  };
}

/** Leaves what is no XLIFF, PO or JSON to those who read tables. */
export async function readTexts({ path, rowsPath, language }: TextsReading): Promise<ReadTexts> {
  const bytes = await readFile(path);
  try {
    return await inLanguage(language, () => readUnits(bytes, rowsPath));
  } catch (error) {
    if (error instanceof FileRefusal) return { kind: 'faulty', fault: error.fault };
    if (error instanceof AppError) return { kind: 'refused', message: error.message };
    throw error;
  }
}
