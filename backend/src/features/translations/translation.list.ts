/** SQL over the texts of one kind, a row per key and field with the languages beside each other. */
import type { TextKind } from './text-key.ts';
import { textStores, type TextStore } from './translation-kinds.ts';

/**
 * The texts of a kind, one row each.
 * @param where further conditions, in terms of `r` and of the store's expressions; `place` is the field's number
 */
export function textsSql(kind: TextKind, where: (store: TextStore, place: number) => string): string {
  const store = textStores[kind];
  return store.fields
    .map(({ name, search }, index) => {
      const conditions = [store.where, where(store, index), index > 0 && `r.${name} <> ''`].filter(Boolean);
      return `SELECT ${store.group} AS grp, ${store.code} AS code, ${store.codeSearch} AS code_search,
          ${store.model} AS model, ${store.exceptModel} AS except_model, '${name}' AS field, ${index} AS place,
          r.language_id, r.id, r.${name} AS text, ${search} AS search, r.${name}_changed_at AS changed_at
        FROM ${store.from} WHERE ${conditions.join(' AND ')}`;
    })
    .join('\nUNION ALL\n');
}

/** SQL over a text's rows for whether all searched patterns (text[]) are in its code or its texts; see `searchPatterns`. */
export const foundSql = (patterns: string): string =>
  `(max(code_search) || E'\\n' || string_agg(search, E'\\n') FILTER (WHERE ${patterns} IS NOT NULL))
     LIKE ALL ((SELECT array_agg(search_text(pattern)) FROM unnest(${patterns}) pattern)::text[])`;

export const KEY = 'grp, code, model, except_model, field';

/** SQL: a mark counts while neither text has changed since it was set. */
const marked = (entity: string, index: number, mark: string): string =>
  `EXISTS (SELECT FROM text_mark k WHERE k.entity = '${entity}' AND k.record_id = id_${index} AND k.field = u.field
     AND k.source_language_id = $1[1] AND k.mark ${mark} AND k.at >= greatest(changed_0, changed_${index}))`;

export const stateSql = (entity: string, index: number): string =>
  `CASE WHEN coalesce(text_${index}, '') = '' THEN 'missing'
     WHEN ${marked(entity, index, "= 'checked'")} THEN 'checked'
     WHEN changed_0 > changed_${index} THEN 'outdated'
     WHEN text_${index} = text_0 THEN 'same' ELSE 'translated' END`;

export const STATES = ['missing', 'outdated', 'same', 'translated', 'checked'] as const;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A row per key and field of `texts` with text_i, changed_i and id_i of each language ($1, ids, the source first). */
function groupedSql(targets: number, more = ''): string {
  const ofLanguage = (what: string, index: number) =>
    `max(${what}) FILTER (WHERE language_id = $1[${index + 1}])`;
  const columns = range(targets + 1).map(
    (index) => `${ofLanguage('id', index)} AS id_${index},
      ${ofLanguage('text', index)} AS text_${index}, ${ofLanguage('changed_at', index)} AS changed_${index}`,
  );
  return `SELECT ${KEY}, place, code_search, ${columns.join(', ')}${more} FROM texts GROUP BY ${KEY}, place, code_search`;
}

/**
 * `units`: what `groupedSql` has, with state_i of each target; `grouped`: the same for whatever models and searched text. $2 group,
 * $3 and $4 the patterns or models to show and those to leave out, $5 the searched patterns; null: all.
 */
function unitsSql(kind: TextKind, targets: number): string {
  const { entity } = textStores[kind];
  const indexes = range(targets).map((index) => index + 1);
  const states = indexes.map((index) => `${stateSql(entity, index)} AS state_${index}`);
  // As a column of both conditions: the planner would take rows of a model for very few.
  const isFound = `, ($5::text[] IS NULL OR ${foundSql('$5::text[]')})
      AND ($3::text[] IS NULL OR model = ANY($3) AND except_model <> ALL($4)) AS is_found`;
  return `texts AS (${textsSql(
    kind,
    ({ group }) => `r.language_id = ANY($1) AND ($2::text IS NULL OR ${group} = $2)`,
  )}),
  grouped AS (${groupedSql(targets, isFound)}),
  units AS (SELECT *, ${states.join(', ')} FROM grouped u WHERE is_found)`;
}

const keyJson = (kind: TextKind): string =>
  `'kind', '${kind}', 'group', u.grp, 'code', u.code, 'model', u.model, 'exceptModel', u.except_model, 'field', u.field`;

/** @param texts SQL for how the source text is translated in its group */
const cellJson = (entity: string, index: number, texts = `a.texts_${index}`): string =>
  `json_build_object('language', (SELECT code FROM language WHERE id = $1[${index + 1}]), 'text', coalesce(u.text_${index}, ''),
     'changedAt', nullif(u.changed_${index}, 'epoch'), 'state', u.state_${index},
     'dismissed', (SELECT coalesce(json_agg(k.mark ORDER BY k.mark), '[]') FROM text_mark k
       WHERE k.entity = '${entity}' AND k.record_id = u.id_${index} AND k.field = u.field
         AND k.source_language_id = $1[1] AND k.mark <> 'checked' AND k.at >= greatest(u.changed_0, u.changed_${index})),
     'others', to_json(coalesce(array_remove(${texts}, u.text_${index}), '{}')))`;

const ORDER = `grp, code_search, code, model <> 'DEFAULT', model, except_model, place`;

/** SQL for whether a row is in state $6: in target number $7, or in any where that is null. */
const inState = (targets: number): string =>
  `($6::text IS NULL OR ${range(targets)
    .map((index) => `state_${index + 1} = $6 AND ($7::integer IS NULL OR $7 = ${index})`)
    .join(' OR ')})`;

/** How the source texts of the `page` are translated, each in its group. */
function alikeSql(targets: number): string {
  const translations = range(targets).map(
    (at) => `array_agg(DISTINCT text_${at + 1}) FILTER (WHERE text_${at + 1} <> '') AS texts_${at + 1}`,
  );
  return `SELECT grp AS alike_in, text_0, ${translations.join(', ')} FROM grouped
    WHERE text_0 <> '' AND (grp, text_0) IN (SELECT grp, text_0 FROM page) GROUP BY grp, text_0 HAVING count(*) > 1`;
}

/** One row: the page ($8 limit, $9 offset), how many rows there are, and how many are in each state by target. */
export function translationsSql(kind: TextKind, targets: number): string {
  const { entity } = textStores[kind];
  const indexes = range(targets).map((index) => index + 1);
  const counts = indexes.map(
    (index) =>
      `json_build_object('language', (SELECT code FROM language WHERE id = $1[${index + 1}]), ${STATES.map(
        (name) => `'${name}', count(*) FILTER (WHERE state_${index} = '${name}')`,
      ).join(', ')})`,
  );
  return `WITH ${unitsSql(kind, targets)},
    page AS (SELECT * FROM units WHERE ${inState(targets)} ORDER BY ${ORDER} LIMIT $8 OFFSET $9),
    alike AS (${alikeSql(targets)})
    SELECT (SELECT count(*)::integer FROM units WHERE ${inState(targets)}) AS total,
      (SELECT json_build_array(${counts.join(', ')}) FROM units) AS counts,
      (SELECT coalesce(json_agg(json_build_object(${keyJson(kind)},
          'source', coalesce(u.text_0, ''), 'sourceChangedAt', nullif(u.changed_0, 'epoch'),
          'cells', json_build_array(${indexes.map((index) => cellJson(entity, index)).join(', ')})) ORDER BY ${ORDER}), '[]')
        FROM page u LEFT JOIN alike a ON a.alike_in = u.grp AND a.text_0 = u.text_0) AS content`;
}

/**
 * The rows of one record ($2 group, $3 code, $4 model, $5 model left out), with one target: a cell for each of its texts. Of the
 * rest of the group only what has the same source is read.
 */
export function translationSql(kind: TextKind): string {
  const { entity, fields } = textStores[kind];
  const sameSource = (place: number) => `r.${fields[place]!.name} = ANY (ARRAY(SELECT text_0 FROM grouped))`;
  return `WITH texts AS (${textsSql(
    kind,
    ({ group, code, model, exceptModel }) =>
      `r.language_id = ANY($1) AND ${group} = $2 AND ${code} = $3 AND ${model} = $4 AND ${exceptModel} = $5`,
  )}),
    grouped AS MATERIALIZED (${groupedSql(1)}),
    units AS (SELECT *, ${stateSql(entity, 1)} AS state_1 FROM grouped u),
    alike AS MATERIALIZED (${textsSql(
      kind,
      ({ group }, place) => `r.language_id = $1[1] AND ${group} = $2 AND ${sameSource(place)}`,
    )}),
    translations AS MATERIALIZED (${textsSql(
      kind,
      ({ group, code }) =>
        `r.language_id = $1[2] AND ${group} = $2 AND ${code} = ANY (ARRAY(SELECT code FROM alike))`,
    )})
    SELECT u.field, ${cellJson(
      entity,
      1,
      `(SELECT array_agg(DISTINCT t.text) FROM alike s JOIN translations t USING (${KEY})
        WHERE s.text = u.text_0 AND u.text_0 <> '' AND t.text <> '')`,
    )} AS cell FROM units u`;
}

/** The stored record of a key in the language $1, locked: its id, version and texts. */
export function recordSql(kind: TextKind): string {
  const { from, where, group, code, model, exceptModel, fields } = textStores[kind];
  const texts = fields.map(({ name }) => `'${name}', r.${name}`).join(', ');
  return `SELECT r.id, r.version, json_build_object(${texts}) AS texts FROM ${from}
    WHERE r.language_id = $1 AND ${group} = $2 AND ${code} = $3 AND ${model} = $4 AND ${exceptModel} = $5
      ${where ? `AND ${where}` : ''} FOR UPDATE OF r`;
}

/** When the text in the language $1 was last changed; $6 its field. */
export function changeTimeSql(kind: TextKind): string {
  const { group, code, model, exceptModel } = textStores[kind];
  return `SELECT to_json(nullif(changed_at, 'epoch')) #>> '{}' AS at FROM (${textsSql(
    kind,
    () => `r.language_id = $1 AND ${group} = $2 AND ${code} = $3 AND ${model} = $4 AND ${exceptModel} = $5`,
  )}) texts WHERE field = $6`;
}
