import { createHash } from 'node:crypto';

/** A parametrised statement. Its name makes PostgreSQL plan it once per connection; without one, each time. */
export interface Statement {
  name: string;
  text: string;
}

export interface Sql {
  rows<Row>(statement: Statement, values?: unknown[]): Promise<Row[]>;
  /** Rows as arrays in column order: for exports, where names would be repeated 100,000 times. */
  tuples(statement: Statement, values?: unknown[]): Promise<unknown[][]>;
}

export interface Queryable {
  query(config: {
    name?: string;
    text: string;
    values?: unknown[];
    rowMode?: 'array';
    query_timeout?: number;
  }): Promise<{ rows: unknown[] }>;
}

/** The searched text as the search columns hold theirs; in a SELECT of its own it is computed once, not for every row. */
export const searchedTextSql = (placeholder: string): string => `(SELECT search_text(${placeholder}))`;

/** Named by its text, so that equal texts share one plan. */
export function statement(text: string): Statement {
  return { name: `s${createHash('sha1').update(text).digest('hex').slice(0, 20)}`, text };
}

/** For a statement whose best plan depends on its values: a plan for any values can take a hundred times as long. */
export const plannedEachTime = (text: string): Statement => ({ ...statement(text), name: '' });

/** Statements on a pool, or on one client inside its transaction. */
export function sqlOn(target: Queryable, giveUpMs?: number): Sql {
  const limit = giveUpMs === undefined ? {} : { query_timeout: giveUpMs };
  return {
    async rows<Row>({ name, text }: Statement, values: unknown[] = []) {
      return (await target.query({ name, text, values, ...limit })).rows as Row[];
    },
    async tuples({ name, text }, values = []) {
      // Another row mode would collide with the same prepared name, hence the suffix.
      return (await target.query({ name: `${name}t`, text, values, rowMode: 'array', ...limit }))
        .rows as unknown[][];
    },
  };
}

const LOOKALIKES: Record<string, string> = {
  '∖': '\\',
  '﹨': '\\',
  '＼': '\\',
  '﹪': '%',
  '％': '%',
  '＿': '_',
};

/** Escapes LIKE wildcards, for a "contains" search in a search_text column. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[∖﹨＼﹪％＿]/g, (c) => LOOKALIKES[c]!).replace(/[\\%_]/g, '\\$&')}%`;
}

/** SQL for a timestamptz as ISO 8601 in UTC, `2026-11-20T10:00:00.000Z`. */
export const utcText = (instant: string): string =>
  `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
