import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { KEY, textsSql } from './translation.list.ts';
import { textKinds, textStores, type TextKind } from './translation-kinds.ts';

export interface GroupCompleteness {
  group: string;
  texts: number;
  /** By language id: how many texts are translated, and how many of these are older than their source. */
  languages: Record<string, { translated: number; outdated: number }>;
}

/** $1 the source language, $2 and $3 patterns or models to show and those to leave out. */
const completenessSql = (kind: TextKind): string => `
  WITH texts AS (${textsSql(
    kind,
    ({ model, exceptModel }) => `($2::text[] IS NULL OR ${model} = ANY($2) AND ${exceptModel} <> ALL($3))`,
  )}),
  source AS (SELECT ${KEY}, changed_at FROM texts WHERE language_id = $1),
  counted AS (
    SELECT s.grp, t.language_id, count(*) AS translated,
      count(*) FILTER (WHERE s.changed_at > t.changed_at AND NOT EXISTS (
        SELECT FROM text_mark k WHERE k.entity = '${textStores[kind].entity}' AND k.record_id = t.id
          AND k.field = t.field AND k.source_language_id = $1 AND k.mark = 'checked' AND k.at >= s.changed_at)) AS outdated
    FROM source s JOIN texts t USING (${KEY}) WHERE t.language_id <> $1 GROUP BY s.grp, t.language_id)
  SELECT s.grp AS group, s.texts::integer AS texts,
    (SELECT coalesce(jsonb_object_agg(c.language_id, jsonb_build_object('translated', c.translated, 'outdated', c.outdated)), '{}')
     FROM counted c WHERE c.grp = s.grp) AS languages
  FROM (SELECT grp, count(*) AS texts FROM source GROUP BY grp) s ORDER BY s.grp`;

const statements = Object.fromEntries(textKinds.map((kind) => [kind, statement(completenessSql(kind))]));

export const completenessOf = (
  context: Context,
  kind: TextKind,
  sourceId: number,
  models: { enabled: string[]; disabled: string[] } | undefined,
): Promise<GroupCompleteness[]> =>
  context.sql.rows<GroupCompleteness>(statements[kind]!, [
    sourceId,
    models?.enabled ?? null,
    models?.disabled ?? null,
  ]);
