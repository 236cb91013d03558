/** A workbook of all languages: a row for each text, its key first, then the source and a column for each language. */
import type { Download } from '../../kit/download.ts';
import { openTable, type TableRow } from '../../kit/import/table.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { listDownload } from '../../kit/workbook-download.ts';
import { t } from '../../texts/labels.ts';
import { TEXT_FIELDS, TEXT_KINDS, type TextKey } from './text-key.ts';
import { nothingRead, type ReadTranslations, type TranslationRow } from './translation-file.ts';

const KEY_COLUMNS = ['kind', 'group', 'code', 'model', 'exceptModel', 'field'] as const;
const SOURCE = 'source';
const SHEET = 'translations';
const ROWS_IN_BATCH = 500;

function cellsOf({ key, source, texts }: TranslationRow, languages: readonly string[]): string[] {
  const textOf = (language: string): string => {
    const { text = null, state = 'missing' } = texts[language] ?? {};
    return state === 'missing' ? '' : (text ?? '');
  };
  return [...KEY_COLUMNS.map((column) => key[column]), source, ...languages.map(textOf)];
}

async function* batchesOf(
  rows: Iterable<TranslationRow> | AsyncIterable<TranslationRow>,
  languages: readonly string[],
): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  for await (const row of rows) {
    if (batch.push(cellsOf(row, languages)) < ROWS_IN_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The head of the source column is `source`, those of the others are the codes of their languages. */
export const translationWorkbook = (
  fileName: string,
  rows: Iterable<TranslationRow> | AsyncIterable<TranslationRow>,
  languages: readonly string[],
): Promise<Download> =>
  listDownload(fileName, {
    sheetName: SHEET,
    columns: [...KEY_COLUMNS, SOURCE, ...languages],
    batches: batchesOf(rows, languages),
    help: { widths: [18, 20, 28, 20, 14, 12, 50, ...languages.map(() => 50)] },
  });

/** Codes are compared as they are: only blanks around what names a column's choice are nobody's. */
function keyOfRow({ cells }: TableRow): TextKey | { column: string; reason: string } {
  const cellOf = (column: string): string => cells[column] ?? '';
  const named = <Name extends string>(names: readonly Name[], column: string): Name | undefined =>
    names.find((name) => name.toLowerCase() === cellOf(column).trim().toLowerCase());
  const kind = named(TEXT_KINDS, 'kind');
  const field = named(TEXT_FIELDS, 'field');
  if (!kind) return { column: 'kind', reason: t('One of: {known}', { known: TEXT_KINDS.join(', ') }) };
  if (!field) return { column: 'field', reason: t('One of: {known}', { known: TEXT_FIELDS.join(', ') }) };
  if (cellOf('code') === '') return { column: 'code', reason: t('A text has a code') };
  return {
    kind,
    group: cellOf('group'),
    code: cellOf('code'),
    model: cellOf('model') || 'DEFAULT',
    exceptModel: cellOf('exceptModel'),
    field,
  };
}

/** Columns of other names are ignored, and so are languages that are not asked for. */
export async function readTranslationTable(
  file: UploadedFile,
  languages: readonly string[],
): Promise<ReadTranslations> {
  const required = ['kind', 'group', 'code', 'field'];
  const columns = [...KEY_COLUMNS, SOURCE, ...languages];
  const read = nothingRead();
  const table = await openTable(file, { columns, required, foundBy: required });
  for await (const row of table.rows) readRow(read, row, languages);
  return read;
}

function readRow(read: ReadTranslations, row: TableRow, languages: readonly string[]): void {
  const where = t('Row {row}', { row: row.row });
  const key = keyOfRow(row);
  const [fault] = 'reason' in key ? [key] : row.faults;
  if (fault || 'reason' in key) {
    const { column, reason } = fault!;
    read.rejected.push({ where, reason: `${column}: ${reason}.` });
    return;
  }
  for (const language of languages) {
    const text = row.cells[language];
    if (text === undefined || text === '') read.untranslated += Number(text === '');
    else read.entries.push({ key, where, language, source: row.cells[SOURCE], text, needsWork: false });
  }
}
