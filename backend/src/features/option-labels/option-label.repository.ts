import { CHANGE_COLUMNS, type LoggedChange, type WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';
import { OptLabel } from '../option-colour-labels/item.entity.ts';
import { OptGroup } from '../opt-groups/opt-group.entity.ts';
import { labelEntry } from './option-grid.list.ts';

export interface StoredLabel {
  optItemId: number;
  code: string;
  labelId: number | null;
  version: number | null;
}

const lockedItem = statement('SELECT FROM opt_item WHERE id = $1 FOR UPDATE');

const labelOfItem = statement(
  `SELECT i.id AS "optItemId", i.code, t.id AS "labelId", t.version
   FROM opt_item i LEFT JOIN opt_label t ON t.opt_item_id = i.id AND t.language_id = $2 AND t.modelcode = $3
   WHERE i.id = $1`,
);

/** Locked before it is read: a statement that waits for a lock goes on with its old snapshot, without a label written meanwhile. */
export async function lockLabel(
  context: Context,
  optItemId: number,
  languageId: number,
  modelcode: string,
): Promise<StoredLabel | undefined> {
  await context.sql.rows(lockedItem, [optItemId]);
  return (await context.sql.rows<StoredLabel>(labelOfItem, [optItemId, languageId, modelcode]))[0];
}

const gridRow = statement(
  `SELECT e.opt_item_id AS "optItemId", v.modelcode FROM opt_grid e JOIN vehicle v ON v.vetele = e.vetele WHERE e.id = $1`,
);

export async function findGridRow(
  context: Context,
  gridId: number,
): Promise<{ optItemId: number; modelcode: string } | undefined> {
  return (await context.sql.rows<{ optItemId: number; modelcode: string }>(gridRow, [gridId]))[0];
}

const labelById = statement(
  `SELECT t.modelcode, t.opt_item_id AS "optItemId", i.code, t.version FROM opt_label t JOIN opt_item i ON i.id = t.opt_item_id
   WHERE t.id = $1 FOR UPDATE OF t`,
);

export interface LockedLabel {
  modelcode: string;
  optItemId: number;
  code: string;
  version: number;
}

export async function lockLabelById(context: Context, id: number): Promise<LockedLabel | undefined> {
  return (await context.sql.rows<LockedLabel>(labelById, [id]))[0];
}

const ownOption = statement(
  `SELECT i.code, i.as400_description = '' AND NOT EXISTS (SELECT FROM opt_grid e WHERE e.opt_item_id = i.id)
     AND NOT EXISTS (SELECT FROM commercial_pack_item p WHERE i.id IN (p.parent_id, p.child_id))
     AND NOT EXISTS (SELECT FROM implicit_pack_item p WHERE i.id IN (p.parent_id, p.child_id))
     AND NOT EXISTS (SELECT FROM source_vehicle_option v WHERE v.opt_code = i.code)
     AND NOT EXISTS (SELECT FROM item_price p WHERE p.opt_item_id = i.id)
     AND NOT EXISTS (SELECT FROM alternative_price_list l WHERE l.opt_item_id = i.id)
     AND NOT EXISTS (SELECT FROM alternative_price p WHERE p.opt_item_id = i.id) AS "isOwn"
   FROM opt_item i WHERE i.id = $1 FOR UPDATE`,
);

/** `isOwn`: typed by a user only, i.e. without a factory text, in no grid, in no pack and without a price. */
export async function lockOwnOption(
  context: Context,
  optItemId: number,
): Promise<{ code: string; isOwn: boolean } | undefined> {
  return (await context.sql.rows<{ code: string; isOwn: boolean }>(ownOption, [optItemId]))[0];
}

export async function labelsOfOption({ db }: Context, itemId: number): Promise<number[]> {
  const labels = await db.find(OptLabel, { select: { id: true }, where: { itemId }, order: { id: 'ASC' } });
  return labels.map(({ id }) => id);
}

const itemOfCode = statement(
  `SELECT i.id, g.code AS "group", g.group_type AS "groupType" FROM opt_item i JOIN opt_group g ON g.id = i.opt_group_id
   WHERE i.code = $1 FOR UPDATE OF i`,
);

export async function lockItemOfCode(
  context: Context,
  code: string,
): Promise<{ id: number; group: string; groupType: string } | undefined> {
  type Row = { id: number; group: string; groupType: string };
  return (await context.sql.rows<Row>(itemOfCode, [code]))[0];
}

export const groupExists = (context: Context, code: string): Promise<boolean> =>
  context.db.existsBy(OptGroup, { code });

const KEY_OF_CHANGE = `d.entity = 'optLabel' AND coalesce(d.after, d.before) ->> 'code' = (SELECT code FROM opt_item WHERE id = $1)
  AND coalesce(d.after, d.before) ->> 'language' = $2`;

const currentLabel = statement(
  `SELECT (SELECT ${labelEntry('t')} FROM opt_label t JOIN language g ON g.id = t.language_id
     WHERE t.opt_item_id = $1 AND g.code = $2 AND t.modelcode = $3) AS current, c.actor AS "changedBy", c.at AS "changedAt"
   FROM (SELECT) one
   LEFT JOIN LATERAL (SELECT d.actor, d.at FROM change_log d
     WHERE ${KEY_OF_CHANGE} AND coalesce(d.after, d.before) ->> 'modelcode' = $3 ORDER BY d.id DESC LIMIT 1) c ON true`,
);

export async function findCurrent(
  context: Context,
  optItemId: number,
  language: string,
  modelcode: string,
): Promise<{ current: object | null; changedBy: string | null; changedAt: Date | null }> {
  type Row = { current: object | null; changedBy: string | null; changedAt: Date | null };
  return (await context.sql.rows<Row>(currentLabel, [optItemId, language, modelcode]))[0]!;
}

// By the content of the changes, not by the label's id: a label deleted and created again has one history.
const history = statement(
  `SELECT i.id IS NOT NULL AS "isThere", (SELECT coalesce(json_agg(changes), '[]') FROM (
     SELECT ${CHANGE_COLUMNS}
     FROM change_log d WHERE ${KEY_OF_CHANGE} AND coalesce(d.after, d.before) ->> 'modelcode' = ANY($3)
     ORDER BY d.id DESC LIMIT 200) changes) AS changes
   FROM (SELECT) one LEFT JOIN opt_item i ON i.id = $1`,
);

export async function findHistory(
  context: Context,
  optItemId: number,
  language: string,
  modelcodes: string[],
): Promise<LoggedChange[] | undefined> {
  type Row = { isThere: boolean; changes: LoggedChange[] };
  const [row] = await context.sql.rows<Row>(history, [optItemId, language, modelcodes]);
  return row!.isThere ? row!.changes : undefined;
}

export interface LabelState {
  code: string;
  language: string;
  modelcode: string;
  label: string;
  description: string;
}

const changeOfItem = statement(
  `SELECT d.entity_id::integer AS "labelId", CASE WHEN $3 THEN d.before ELSE coalesce(d.after, d.before) END AS state FROM change_log d
   WHERE d.entity = 'optLabel' AND d.id = $2
     AND coalesce(d.after, d.before) ->> 'code' = (SELECT code FROM opt_item WHERE id = $1)`,
);

export async function findChange(
  context: Context,
  optItemId: number,
  { changeId, before = false }: WantedState,
): Promise<{ labelId: number; state: LabelState | null } | undefined> {
  type Row = { labelId: number; state: LabelState | null };
  return (await context.sql.rows<Row>(changeOfItem, [optItemId, changeId, before]))[0];
}

const coloursOfGrid = statement(
  `SELECT coalesce(json_agg(colours), '[]')::text AS content FROM (
     SELECT cg.id, json_build_object('id', ci.id, 'code', ci.code, 'as400Description', ci.as400_description, 'colLabelList',
       (SELECT coalesce(json_agg(json_build_object('id', t.id, 'label', t.label, 'model', json_build_object('modelcode', t.modelcode),
           'language', json_build_object('id', g.id, 'code', g.code, 'description', g.description)) ORDER BY g.id), '[]')
         FROM col_label t JOIN language g ON g.id = t.language_id
         WHERE t.col_item_id = ci.id AND t.modelcode = 'DEFAULT' AND ($2::integer IS NULL OR g.id = $2))) AS "colItem"
     FROM col_grid cg JOIN col_item ci ON ci.id = cg.col_item_id WHERE cg.opt_grid_id = $1
     ORDER BY ci.code_search, ci.id) colours`,
);

export async function findColours<Shape>(
  context: Context,
  gridId: number,
  languageId: number | null,
): Promise<JsonText<Shape>> {
  const [row] = await context.sql.rows<{ content: string }>(coloursOfGrid, [gridId, languageId]);
  return jsonText(row!.content);
}
