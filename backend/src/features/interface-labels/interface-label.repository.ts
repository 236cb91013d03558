import { actorName, type Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';

/** The entity's name in the change log. */
export const INTERFACE_LABEL = 'interfaceLabel';

/** A label as the change log and the history hold it. */
export interface InterfaceLabelState {
  labelGroup: string;
  code: string;
  language: string;
  label: string;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

/** The state of a row of interface_label as jsonb; `row` is its alias. */
export const stateSql = (row: string): string =>
  `jsonb_build_object('labelGroup', ${row}.label_group, 'code', ${row}.code,
     'language', (SELECT code FROM language WHERE id = ${row}.language_id), 'label', ${row}.label,
     'modelEnableRegexp', ${row}.model_enable_regexp, 'modelDisableRegexp', ${row}.model_disable_regexp)`;

// One statement for lock, check, change and log: an update is what the console does most.
const changeText = statement(
  `WITH before AS (SELECT * FROM interface_label WHERE id = $1 FOR UPDATE),
   changed AS (
     UPDATE interface_label l SET label = $2, version = l.version + 1 FROM before
     WHERE l.id = before.id AND ($3::integer IS NULL OR before.version = $3) AND before.label <> $2
     RETURNING l.*),
   logged AS (
     INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
     SELECT $4, $5, '${INTERFACE_LABEL}', changed.id::text, 'update', ${stateSql('before')}, ${stateSql('changed')}
     FROM changed JOIN before USING (id))
   SELECT before.code, before.version AS "storedVersion", coalesce(changed.version, before.version) AS version
   FROM before LEFT JOIN changed USING (id)`,
);

export interface TextChange {
  code: string;
  /** The version that the row had before. */
  storedVersion: number;
  version: number;
}

/** Writes the text unless `version` is given and stale; undefined when there is no such label. */
export async function changeLabelText(
  context: Context,
  id: number,
  label: string,
  version: number | undefined,
): Promise<TextChange | undefined> {
  const values = [id, label, version ?? null, context.now, actorName(context)];
  const [row] = await context.sql.rows<TextChange>(changeText, values);
  return row;
}

const currentLabel = statement(
  `SELECT l.id, l.code, l.label, l.label_group AS "labelGroup",
     json_build_object('id', g.id, 'code', g.code, 'description', g.description) AS language,
     l.model_enable_regexp AS "modelEnableRegexp", l.model_disable_regexp AS "modelDisableRegexp", l.version,
     c.actor AS "changedBy", c.at AS "changedAt"
   FROM interface_label l JOIN language g ON g.id = l.language_id
   LEFT JOIN LATERAL (SELECT actor, at FROM change_log
     WHERE entity = '${INTERFACE_LABEL}' AND entity_id = l.id::text ORDER BY id DESC LIMIT 1) c ON true
   WHERE l.id = $1`,
);

/** The label as it is now, and who changed it last. */
export async function findCurrent(
  context: Context,
  id: number,
): Promise<{ current: object; changedBy: string | null; changedAt: Date | null } | undefined> {
  type Row = { changedBy: string | null; changedAt: Date | null };
  const [row] = await context.sql.rows<Row>(currentLabel, [id]);
  if (!row) return undefined;
  const { changedBy, changedAt, ...current } = row;
  return { current, changedBy, changedAt };
}

const deleteOne = statement(
  `WITH gone AS (DELETE FROM interface_label WHERE id = $1 RETURNING *),
   logged AS (
     INSERT INTO change_log (at, actor, entity, entity_id, action, before)
     SELECT $2, $3, '${INTERFACE_LABEL}', gone.id::text, 'delete', ${stateSql('gone')} FROM gone)
   SELECT code FROM gone`,
);

/** The code of the deleted label; undefined when there was none. */
export async function deleteLabel(context: Context, id: number): Promise<string | undefined> {
  const [row] = await context.sql.rows<{ code: string }>(deleteOne, [id, context.now, actorName(context)]);
  return row?.code;
}

const stateOfOne = statement(
  `SELECT ${stateSql('l')} AS state FROM interface_label l WHERE id = $1 FOR UPDATE`,
);

/** The label's state, locked until the transaction ends; undefined for a deleted one. */
export async function lockState(context: Context, id: number): Promise<InterfaceLabelState | undefined> {
  const [row] = await context.sql.rows<{ state: InterfaceLabelState }>(stateOfOne, [id]);
  return row?.state;
}

const putBack = statement(
  `INSERT INTO interface_label AS l
     (id, label_group, code, language_id, label, model_enable_regexp, model_disable_regexp, version)
   VALUES ($1::integer, $2, $3, $4, $5, $6, $7,
     (SELECT count(*) + 1 FROM change_log WHERE entity = '${INTERFACE_LABEL}' AND entity_id = $1::integer::text))
   ON CONFLICT (id) DO UPDATE SET label_group = excluded.label_group, code = excluded.code,
     language_id = excluded.language_id, label = excluded.label, model_enable_regexp = excluded.model_enable_regexp,
     model_disable_regexp = excluded.model_disable_regexp, version = l.version + 1
   RETURNING version`,
);

/** Stores a state under its old id, over the label or in place of a deleted one. Answers the new version. */
export async function putLabelBack(
  context: Context,
  id: number,
  languageId: number,
  state: InterfaceLabelState,
): Promise<number> {
  const { labelGroup, code, label, modelEnableRegexp, modelDisableRegexp } = state;
  const values = [id, labelGroup, code, languageId, label, modelEnableRegexp, modelDisableRegexp];
  const [row] = await context.sql.rows<{ version: number }>(putBack, values);
  return row!.version;
}

const deletedLabels = statement(
  `SELECT coalesce(json_agg(changes), '[]')::text AS content FROM (
     SELECT d.id, d.entity_id::integer AS "recordId", d.at, d.actor, d.action, d.source, d.before, d.after
     FROM change_log d
     WHERE d.entity = '${INTERFACE_LABEL}' AND d.action = 'delete' AND ($1 = '' OR d.before ->> 'labelGroup' = $1)
       AND NOT EXISTS (SELECT FROM interface_label l WHERE l.id = d.entity_id::integer)
       AND NOT EXISTS (SELECT FROM change_log later WHERE later.entity = d.entity AND later.entity_id = d.entity_id
         AND later.id > d.id)
     ORDER BY d.id DESC LIMIT 200) changes`,
);

/** Deletions that were not undone, as JSON, latest first. */
export async function deletedLabelsJson(context: Context, labelGroup: string): Promise<string> {
  const [row] = await context.sql.rows<{ content: string }>(deletedLabels, [labelGroup]);
  return row!.content;
}

/** A row of a group in one of some languages, for the resolution of a model's texts. */
export interface CandidateRow {
  id: number;
  code: string;
  label: string;
  languageId: number;
  modelEnableRegexp: string;
  modelDisableRegexp: string;
}

const candidateRows = statement(
  `SELECT id, code, label, language_id AS "languageId", model_enable_regexp AS "modelEnableRegexp",
     model_disable_regexp AS "modelDisableRegexp"
   FROM interface_label WHERE ($1 = '' OR label_group = $1) AND language_id = ANY($2) ORDER BY code, id`,
);

export const findCandidates = (
  context: Context,
  labelGroup: string,
  languageIds: number[],
): Promise<CandidateRow[]> => context.sql.rows(candidateRows, [labelGroup, languageIds]);
