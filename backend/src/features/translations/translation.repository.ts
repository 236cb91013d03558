import type { Context } from '../../kit/context.ts';
import { actorName } from '../../kit/context.ts';
import { searchTerms } from '../../../../contracts/rules/search-terms.ts';
import { containsPattern, plannedEachTime, statement, type Statement } from '../../kit/sql.ts';
import type { Schema } from '../../kit/contract.ts';
import { changeTimeSql, recordSql, translationSql, translationsSql } from './translation.list.ts';
import type { TextField, TextKey, TextKind } from './text-key.ts';
import { byKind, textStores } from './translation-kinds.ts';

export type Cell = Schema<'TranslationCell'>;
export type Translation = Schema<'Translation'>;

export interface TextFilter {
  kind: TextKind;
  /** Ids, the source first. */
  languages: number[];
  /** Undefined for all groups; empty for the texts that are in none. */
  group: string | undefined;
  /** Patterns or codes of the models to show, and patterns to leave out. */
  models?: { enabled: string[]; disabled: string[] } | undefined;
  /** Words and phrases that are all to be found. */
  search?: string | undefined;
}

/** What the SQL compares with; null where nothing is searched for. */
export function searchPatterns(search = ''): string[] | null {
  const terms = searchTerms(search);
  return terms.length > 0 ? terms.map(containsPattern) : null;
}

export interface TranslationPage {
  total: number;
  counts: Schema<'TranslationCounts'>[];
  content: Translation[];
}

const MAX_TARGETS = 4;
const targetNumbers = Array.from({ length: MAX_TARGETS }, (_, index) => index + 1);

// With or without a group, models, words and a state: one plan for all of it would compare each text with each.
const pages: Record<TextKind, Statement[]> = byKind((kind) =>
  targetNumbers.map((targets) => plannedEachTime(translationsSql(kind, targets))),
);
const rows = byKind((kind) => statement(translationSql(kind)));
const records = byKind((kind) => statement(recordSql(kind)));
const changeTimes = byKind((kind) => statement(changeTimeSql(kind)));

const valuesOf = ({ languages, group, models, search }: TextFilter): unknown[] => [
  languages,
  group ?? null,
  models?.enabled ?? null,
  models?.disabled ?? null,
  searchPatterns(search),
];

/** @param state only rows with a target in it; `target` (from 0) says which, else any */
export async function findTranslations(
  context: Context,
  filter: TextFilter,
  { state, target }: { state?: string | undefined; target?: number | undefined },
  { limit, offset }: { limit: number | null; offset: number },
): Promise<TranslationPage> {
  const found = pages[filter.kind][filter.languages.length - 2]!;
  const values = [...valuesOf(filter), state ?? null, target ?? null, limit, offset];
  const [page] = await context.sql.rows<TranslationPage>(found, values);
  return page!;
}

export interface FieldCell {
  field: TextField;
  cell: Cell;
}

/** A cell for each text of the record that any of the two languages has. */
export async function findCells(
  context: Context,
  { kind, group, code, model, exceptModel }: TextKey,
  languages: [source: number, target: number],
): Promise<FieldCell[]> {
  // An empty group is a group here: contents for every option.
  const values = [languages, group, code, model, exceptModel];
  return context.sql.rows<FieldCell>(rows[kind], values);
}

export interface StoredTexts {
  id: number;
  version: number;
  texts: Partial<Record<TextField, string>>;
}

/** Locked until the transaction ends. */
export async function lockTexts(
  context: Context,
  { kind, group, code, model, exceptModel }: TextKey,
  languageId: number,
): Promise<StoredTexts | undefined> {
  const values = [languageId, group, code, model, exceptModel];
  const [row] = await context.sql.rows<StoredTexts>(records[kind], values);
  return row;
}

/** When the text was last changed; null where there is none, or it is older than the change log. */
export async function changeTimeOf(
  context: Context,
  { kind, group, code, model, exceptModel, field }: TextKey,
  languageId: number,
): Promise<string | null> {
  const values = [languageId, group, code, model, exceptModel, field];
  const [row] = await context.sql.rows<{ at: string | null }>(changeTimes[kind], values);
  return row?.at ?? null;
}

const setMark = statement(
  `INSERT INTO text_mark (entity, record_id, field, source_language_id, mark, at, actor)
   VALUES ($1, $2, $3, $4, $5, now(), $6)
   ON CONFLICT ON CONSTRAINT text_mark_unique DO UPDATE SET at = excluded.at, actor = excluded.actor`,
);
const removeMark = statement(
  `DELETE FROM text_mark WHERE entity = $1 AND record_id = $2 AND field = $3 AND source_language_id = $4 AND mark = $5`,
);

export async function writeMark(
  context: Context,
  { kind, field }: TextKey,
  recordId: number,
  { sourceId, mark, isSet }: { sourceId: number; mark: string; isSet: boolean },
): Promise<void> {
  const place = [textStores[kind].entity, recordId, field, sourceId, mark];
  if (isSet) await context.sql.rows(setMark, [...place, actorName(context)]);
  else await context.sql.rows(removeMark, place);
}
