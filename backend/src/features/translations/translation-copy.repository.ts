import type { Context } from '../../kit/context.ts';
import { plannedEachTime } from '../../kit/sql.ts';
import type { TextKey, TextKind } from './text-key.ts';
import { KEY, textsSql } from './translation.list.ts';
import { byKind } from './translation-kinds.ts';

/** A text that is to be copied: under which key, into which language, and what it says. */
export interface CopiedText {
  key: TextKey;
  language: string;
  text: string;
}

export interface Narrowed {
  group?: string | undefined;
  /** Patterns or codes of the models to copy, and patterns to leave out. */
  models?: { enabled: string[]; disabled: string[] } | undefined;
}

const KEY_JSON = (kind: TextKind, model: string): string =>
  `json_build_object('kind', '${kind}', 'group', grp, 'code', code, 'model', ${model}, 'exceptModel', except_model,
     'field', field)`;

const ORDER = 'grp, code, model, except_model, place';

/** $1 the two languages (ids), $2 code of the second one, $3 only missing ones, $4 group, $5 and $6 models, $7 limit. */
const betweenLanguages = byKind((kind) =>
  plannedEachTime(
    `WITH texts AS (${textsSql(
      kind,
      ({ group, model, exceptModel }) => `r.language_id = ANY($1) AND ($4::text IS NULL OR ${group} = $4)
        AND ($5::text[] IS NULL OR ${model} = ANY($5) AND ${exceptModel} <> ALL($6))`,
    )}),
    pairs AS (
      SELECT ${KEY}, place, max(text) FILTER (WHERE language_id = $1[1]) AS text,
        coalesce(max(text) FILTER (WHERE language_id = $1[2]), '') AS stored
      FROM texts GROUP BY ${KEY}, place)
    SELECT ${KEY_JSON(kind, 'model')} AS key, $2::text AS language, text FROM pairs
    WHERE text <> '' AND text <> stored AND (NOT $3 OR stored = '') ORDER BY ${ORDER} LIMIT $7`,
  ),
);

/** SQL: a pattern that names one model only, or a model's code, without its anchors. */
const bare = (model: string): string => `regexp_replace(${model}, '^\\^(.*)\\$$', '\\1')`;

/** $1 and $2 the two models, $3 only missing ones, $4 group, $5 limit. */
const betweenModels = byKind((kind) =>
  plannedEachTime(
    `WITH texts AS (${textsSql(
      kind,
      ({ group, model }) => `($4::text IS NULL OR ${group} = $4)
        AND ${model} IN ($1, '^' || $1 || '$', $2, '^' || $2 || '$')`,
    )}),
    pairs AS (
      SELECT grp, code, except_model, field, place, language_id,
        max(model) FILTER (WHERE ${bare('model')} = $1) AS from_model,
        max(model) FILTER (WHERE ${bare('model')} = $2) AS to_model,
        max(text) FILTER (WHERE ${bare('model')} = $1) AS text,
        coalesce(max(text) FILTER (WHERE ${bare('model')} = $2), '') AS stored
      FROM texts GROUP BY grp, code, except_model, field, place, language_id),
    named AS (
      SELECT p.*, coalesce(to_model, CASE WHEN from_model = $1 THEN $2 ELSE '^' || $2 || '$' END) AS model,
        g.code AS language
      FROM pairs p JOIN language g ON g.id = language_id)
    SELECT ${KEY_JSON(kind, 'model')} AS key, language, text FROM named
    WHERE text <> '' AND text <> stored AND (NOT $3 OR stored = '') ORDER BY ${ORDER}, language LIMIT $5`,
  ),
);

/** Texts of one language that the other one lacks, or has otherwise. @param languages ids, and the code of the second one */
export function textsToCopy(
  context: Context,
  kind: TextKind,
  { ids, to }: { ids: [number, number]; to: string },
  { group, models }: Narrowed,
  { onlyMissing, limit }: { onlyMissing: boolean; limit: number },
): Promise<CopiedText[]> {
  const narrowed = [group || null, models?.enabled ?? null, models?.disabled ?? null];
  return context.sql.rows(betweenLanguages[kind], [ids, to, onlyMissing, ...narrowed, limit]);
}

/** Texts that are for the first model alone, and that the second one lacks, or has otherwise; in every language. */
export function modelTextsToCopy(
  context: Context,
  kind: TextKind,
  { from, to, group }: { from: string; to: string; group?: string | undefined },
  { onlyMissing, limit }: { onlyMissing: boolean; limit: number },
): Promise<CopiedText[]> {
  return context.sql.rows(betweenModels[kind], [from, to, onlyMissing, group || null, limit]);
}
