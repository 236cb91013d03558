import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import type { TextKind } from './text-key.ts';
import { KEY, textsSql } from './translation.list.ts';
import { byKind, textStores } from './translation-kinds.ts';

export interface GroupCompleteness {
  group: string;
  texts: number;
  /** By language id: how many texts are translated, and how many of these are older than their source. */
  languages: Record<string, { translated: number; outdated: number }>;
}

/** SQL of the source texts, and of how each is translated: $1 the source language; for one model, $2 and $3 the patterns or models to show and those to leave out. */
function compared(kind: TextKind, isForModel: boolean): { sources: string; pairs: string } {
  const texts = (language: string): string =>
    textsSql(kind, ({ model, exceptModel }) =>
      [language, ...(isForModel ? [`${model} = ANY($2)`, `${exceptModel} <> ALL($3)`] : [])].join(' AND '),
    );
  const sources = `(${texts('r.language_id = $1')}) s`;
  return {
    sources,
    pairs: `${sources}
      JOIN (${texts('r.language_id <> $1')}) t USING (${KEY})
      LEFT JOIN text_mark k ON k.entity = '${textStores[kind].entity}' AND k.record_id = t.id AND k.field = t.field
        AND k.source_language_id = $1 AND k.mark = 'checked'`,
  };
}

const COUNTS = `count(*)::integer AS translated,
  count(*) FILTER (WHERE s.changed_at > t.changed_at AND (k.at IS NULL OR k.at < s.changed_at))::integer AS outdated`;

/**
 * The texts stand in it twice, not in a WITH that is read twice: PostgreSQL would write that down, and join 200,000 texts ten times as
 * slowly.
 */
function completenessSql(kind: TextKind, isForModel: boolean): string {
  const { sources, pairs } = compared(kind, isForModel);
  return `
    WITH translated AS (SELECT s.grp, t.language_id, ${COUNTS} FROM ${pairs} GROUP BY s.grp, t.language_id)
    SELECT s.grp AS group, count(*)::integer AS texts,
      (SELECT coalesce(jsonb_object_agg(c.language_id, jsonb_build_object('translated', c.translated, 'outdated', c.outdated)), '{}')
       FROM translated c WHERE c.grp = s.grp) AS languages
    FROM ${sources} GROUP BY s.grp ORDER BY s.grp`;
}

/** Of all groups together, which is quicker than to count each. */
function totalSql(kind: TextKind, isForModel: boolean): string {
  const { sources, pairs } = compared(kind, isForModel);
  return `
    WITH translated AS (SELECT t.language_id, ${COUNTS} FROM ${pairs} GROUP BY t.language_id)
    SELECT (SELECT count(*)::integer FROM ${sources}) AS texts,
      (SELECT coalesce(jsonb_object_agg(c.language_id, jsonb_build_object('translated', c.translated, 'outdated', c.outdated)), '{}')
       FROM translated c) AS languages`;
}

// A condition that may be off would make plans for any parameters expect few rows.
const ofAll = byKind((kind) => statement(completenessSql(kind, false)));
const ofModel = byKind((kind) => statement(completenessSql(kind, true)));

const totalOfAll = byKind((kind) => statement(totalSql(kind, false)));
const totalOfModel = byKind((kind) => statement(totalSql(kind, true)));

type ShownModels = { enabled: string[]; disabled: string[] } | undefined;

export const completenessOf = (
  context: Context,
  kind: TextKind,
  sourceId: number,
  models: ShownModels,
): Promise<GroupCompleteness[]> =>
  models
    ? context.sql.rows(ofModel[kind], [sourceId, models.enabled, models.disabled])
    : context.sql.rows(ofAll[kind], [sourceId]);

export async function totalCompleteness(
  context: Context,
  kind: TextKind,
  sourceId: number,
  models: ShownModels,
): Promise<Omit<GroupCompleteness, 'group'>> {
  const [row] = await (models
    ? context.sql.rows<Omit<GroupCompleteness, 'group'>>(totalOfModel[kind], [
        sourceId,
        models.enabled,
        models.disabled,
      ])
    : context.sql.rows<Omit<GroupCompleteness, 'group'>>(totalOfAll[kind], [sourceId]));
  return row!;
}
