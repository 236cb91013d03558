/** Translations as rows of cells, whatever file they come from: what an import is planned from (decision C-03). */
import type { CellError, StreamedTable, TableRow } from '../../kit/import/table.ts';
import { t } from '../../texts/labels.ts';
import { TEXT_FIELDS, TEXT_KINDS, usualField, type TextKey } from './text-key.ts';
import { instantOf } from './translation-file.ts';

export const KEY_COLUMNS = ['kind', 'group', 'code', 'model', 'exceptModel', 'field'] as const;
export const SOURCE = 'source';
/** When the console wrote the row. */
export const EXPORTED = 'exported';
/** Not blank where the translator was not done with the row. */
export const UNFINISHED = 'unfinished';
/** The unit, entry or key that a row was made of; not called id, which is the code of Indonesian. */
export const UNIT_ID = 'unit id';

/** The head of the source column says its language, so that a file knows its source wherever it comes back. */
export const sourceColumn = (language: string): string => `${SOURCE} (${language})`;

/** How the thread that reads units leaves a row: with these cells, then its texts. */
export const UNIT_CELLS = [...KEY_COLUMNS, SOURCE, UNFINISHED, 'where', 'reason'];

/** The cells of a row: its key, these, and a text for each language, by code. */
export interface TranslationTable extends Omit<StreamedTable, 'rows'> {
  rows: AsyncGenerator<TableRow>;
  /** Codes; the source's only where the file tells it. */
  sourceLanguage?: string | undefined;
  languages: string[];
  /** Languages that a file calls by a region that the console does not tell apart: pt-BR, where it has pt only. */
  regionsDropped?: { named: string; code: string }[];
  /** Units without a translation, which are no rows. */
  untranslated?: number;
}

export interface RowTexts {
  key: TextKey;
  source: string;
  exportedAt: Date | undefined;
  isUnfinished: boolean;
  /** By language; none of them is empty. */
  texts: Record<string, string>;
}

/** Codes are compared as they are: only blanks around what names a column's choice are nobody's. */
function keyOf(cells: Record<string, string>): TextKey | CellError {
  const cellOf = (column: string): string => cells[column] ?? '';
  const named = <Name extends string>(names: readonly Name[], column: string): Name | undefined =>
    names.find((name) => name.toLowerCase() === cellOf(column).trim().toLowerCase());
  const fault = (column: string, reason: string): CellError => ({ column, value: cellOf(column), reason });
  const kind = named(TEXT_KINDS, 'kind');
  if (!kind) return fault('kind', t('One of: {known}', { known: TEXT_KINDS.join(', ') }));
  const field = cellOf('field').trim() === '' ? usualField(kind) : named(TEXT_FIELDS, 'field');
  if (!field) return fault('field', t('One of: {known}', { known: TEXT_FIELDS.join(', ') }));
  if (cellOf('code') === '') return fault('code', t('A text has a code'));
  const [group, code, exceptModel] = [cellOf('group'), cellOf('code'), cellOf('exceptModel')];
  return { kind, group, code, model: cellOf('model') || 'DEFAULT', exceptModel, field };
}

/** Blank texts say nothing: they clear none of ours. */
export function textsOfCells(
  cells: Record<string, string>,
  languages: readonly string[],
): RowTexts | CellError {
  const key = keyOf(cells);
  if ('reason' in key) return key;
  const texts = languages.flatMap((language) => {
    const text = cells[language] ?? '';
    return text.trim() === '' ? [] : [[language, text] as const];
  });
  return {
    key,
    source: cells[SOURCE] ?? '',
    exportedAt: instantOf(cells[EXPORTED]),
    isUnfinished: Boolean(cells[UNFINISHED]?.trim()),
    texts: Object.fromEntries(texts),
  };
}
