/** A workbook of all languages: a row for each text, its key first, then the source and a column for each language. */
import type { Download } from '../../kit/download.ts';
import { openTable } from '../../kit/import/table.ts';
import type { UploadedFile } from '../../kit/upload/uploaded-file.ts';
import { listDownload } from '../../kit/workbook-download.ts';
import { t } from '../../texts/labels.ts';
import type { TranslationRow, WrittenLanguages } from './translation-file.ts';
import {
  EXPORTED,
  KEY_COLUMNS,
  SOURCE,
  sourceColumn,
  UNFINISHED,
  UNIT_ID,
  type TranslationTable,
} from './translation-table.ts';

const SHEET = 'translations';
const ROWS_IN_BATCH = 500;

type Rows = Iterable<TranslationRow> | AsyncIterable<TranslationRow>;
type Written = Omit<WrittenLanguages, 'language'>;

function cellsOf({ key, source, texts }: TranslationRow, languages: readonly string[]): string[] {
  const textOf = (language: string): string => {
    const { text = null, state = 'missing' } = texts[language] ?? {};
    return state === 'missing' ? '' : (text ?? '');
  };
  return [...KEY_COLUMNS.map((column) => key[column]), source, ...languages.map(textOf)];
}

async function* batchesOf(
  rows: Rows,
  languages: readonly string[],
  exportedAt: string,
): AsyncGenerator<string[][]> {
  let batch: string[][] = [];
  for await (const row of rows) {
    if (batch.push([...cellsOf(row, languages), exportedAt]) < ROWS_IN_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The heads of the columns of translations are the codes of their languages. */
export const translationWorkbook = (
  fileName: string,
  rows: Rows,
  languages: readonly string[],
  { sourceLanguage, exportedAt }: Written,
): Promise<Download> =>
  listDownload(fileName, {
    sheetName: SHEET,
    columns: [...KEY_COLUMNS, sourceColumn(sourceLanguage), ...languages, EXPORTED],
    batches: batchesOf(rows, languages, exportedAt?.toISOString() ?? ''),
    help: { widths: [18, 20, 28, 20, 14, 12, 50, ...languages.map(() => 50), 26] },
  });

/**
 * A workbook or CSV, whatever its name says. Columns of other names are ignored.
 * @param languages all codes that columns may have
 * @throws AppError for a file without the columns of a key or of any language
 */
export async function openTranslationTable(
  file: UploadedFile,
  languages: readonly string[],
): Promise<TranslationTable> {
  const required = ['kind', 'group', 'code'];
  const sources = [SOURCE, ...languages.map(sourceColumn)];
  const namesIn = (head: readonly string[], names: readonly string[]): string[] => {
    const written = head.map((name) => name.trim().toLowerCase());
    return names.filter((name) => written.includes(name.toLowerCase()));
  };
  const table = await openTable(file, {
    // Rejected rows of a file of units come back so. One with nothing but its unit's id is a row too: it is refused, not passed over.
    columns: [...KEY_COLUMNS, ...sources, EXPORTED, UNFINISHED, UNIT_ID, ...languages],
    required,
    foundBy: required,
    refusalOf: (head) =>
      namesIn(head, languages).length === 0
        ? t('The file has no column for a language. Known ones: {known}.', { known: languages.join(', ') })
        : undefined,
  });
  const [source = SOURCE] = namesIn(table.columns, sources);
  const { rows } = table;
  async function* withSource(): TranslationTable['rows'] {
    for await (const row of rows)
      yield { ...row, cells: { ...row.cells, [SOURCE]: row.cells[source] ?? '' } };
  }
  return {
    ...table,
    sourceLanguage: languages.find((language) => sourceColumn(language) === source),
    languages: namesIn(table.columns, languages),
    rows: withSource(),
  };
}
