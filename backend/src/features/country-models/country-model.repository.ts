import { actorName, type Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import { statement } from '../../kit/sql.ts';
import { columnByField, countryModelList, SAYS_SOMETHING } from './country-model.list.ts';

/** The entity in the change log, with ids `<country>/<model>`. */
export const COUNTRY_MODEL = 'countryModel';

export interface CountryModelState {
  adm: string;
  myMinimum: string;
  myActive: string;
  mySecondary: string;
  mandatory: boolean;
  commModelGenerallyActiveInCountry: boolean;
  commModelFrontendActiveInCountry: boolean;
  mxeActive: boolean;
  exclusive: boolean;
  groupType: 'OPT' | 'ACC' | 'CUSTPRG';
  mandatorySubgroup: string;
  comparisonEquipmentPos: number | null;
}

export interface StoredCountryModel {
  row: CountryModelState & { version: number; description: string };
  changedBy: string | null;
  changedAt: Date | null;
}

const FIELDS = Object.keys(columnByField) as (keyof typeof columnByField)[];
const COLUMNS = FIELDS.map((field) => columnByField[field]).join(', ');
const list = countryModelList('countries');

const lock = statement(`SELECT FROM country_model WHERE country_id = $1 AND modelcode = $2 FOR UPDATE`);
const current = statement(
  `SELECT row_to_json(found) AS row, c.actor AS "changedBy", c.at AS "changedAt"
   FROM (SELECT ${list.columns} FROM ${list.table} WHERE r."countryId" = $3 AND r.modelcode = $4) found
   LEFT JOIN LATERAL (SELECT actor, at FROM change_log
     WHERE entity = '${COUNTRY_MODEL}' AND entity_id = $3 || '/' || $4 ORDER BY id DESC LIMIT 1) c ON true`,
);

/** The row as the list shows it, locked until the transaction ends; undefined without such a country or model. */
export async function lockCountryModel(
  context: Context,
  countryId: string,
  modelcode: string,
): Promise<StoredCountryModel | undefined> {
  await context.sql.rows(lock, [countryId, modelcode]);
  const values = [context.actor?.userId ?? null, null, countryId, modelcode];
  const [stored] = await context.sql.rows<StoredCountryModel>(current, values);
  return stored;
}

const RECORD = `i(adm text, "myMinimum" text, "myActive" text, "mySecondary" text, mandatory boolean,
  "commModelGenerallyActiveInCountry" boolean, "commModelFrontendActiveInCountry" boolean, "mxeActive" boolean,
  exclusive boolean, "groupType" text, "mandatorySubgroup" text, "comparisonEquipmentPos" integer)`;
const stateSql = (row: string): string =>
  `jsonb_build_object(${FIELDS.map((field) => `'${field}', ${row}.${columnByField[field]}`).join(', ')})`;

// Nothing locks a row that was not there: one that was created since does not have the version that was read.
const store = statement(
  `WITH before AS (SELECT * FROM country_model WHERE country_id = $1 AND modelcode = $2),
   stored AS (
     INSERT INTO country_model AS r (country_id, modelcode, ${COLUMNS})
     SELECT $1, $2, ${FIELDS.map((field) => `i."${field}"`).join(', ')} FROM jsonb_to_record($3::jsonb) AS ${RECORD}
     ON CONFLICT (country_id, modelcode) DO UPDATE
     SET ${FIELDS.map((field) => `${columnByField[field]} = excluded.${columnByField[field]}`).join(', ')},
       version = r.version + 1
     WHERE r.version = $8
     RETURNING *),
   logged AS (
     INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after)
     SELECT $4, $5, '${COUNTRY_MODEL}', $1 || '/' || $2,
       CASE WHEN EXISTS (SELECT FROM before) THEN $6 ELSE 'create' END, $7,
       (SELECT ${stateSql('before')} FROM before), ${stateSql('stored')} FROM stored)
   SELECT version FROM stored`,
);

/** Over the version that was read; undefined, and nothing stored, where the row has another one by now. */
export async function storeCountryModel(
  context: Context,
  countryId: string,
  modelcode: string,
  { state, over, action }: { state: CountryModelState; over: number; action: 'update' | 'restore' },
): Promise<number | undefined> {
  const { now, source = '' } = context;
  const values = [countryId, modelcode, JSON.stringify(state), now, actorName(context), action, source, over];
  const [row] = await context.sql.rows<{ version: number }>(store, values);
  return row?.version;
}

type Side = 'country_id' | 'modelcode';
const bothSides = (of: (side: Side) => string) => ({
  country_id: statement(of('country_id')),
  modelcode: statement(of('modelcode')),
});
const lockSide = bothSides(
  (side) => `SELECT FROM country_model WHERE ${side} = $1 ORDER BY country_id, modelcode FOR UPDATE`,
);
const deleteBlank = bothSides(
  (
    side,
  ) => `WITH gone AS (DELETE FROM country_model WHERE ${side} = $1 AND NOT (${SAYS_SOMETHING}) RETURNING *)
   INSERT INTO change_log (at, actor, entity, entity_id, action, source, before)
   SELECT $2, $3, '${COUNTRY_MODEL}', country_id || '/' || modelcode, 'delete', $4, ${stateSql('gone')}
   FROM gone ORDER BY country_id, modelcode`,
);

/** All rows of a country or of a model, until the transaction ends. */
export const lockCountryModels = (context: Context, side: Side, id: string): Promise<unknown[]> =>
  context.sql.rows(lockSide[side], [id]);

/** Deletes and logs the rows of a country or of a model that say the same as none. */
export const deleteBlankCountryModels = (context: Context, side: Side, id: string): Promise<unknown[]> =>
  context.sql.rows(deleteBlank[side], [id, context.now, actorName(context), context.source ?? '']);

const countriesOfModel = statement(
  `SELECT coalesce(json_agg(rows ORDER BY search_text(rows.description), rows.id), '[]')::text AS content FROM (
     SELECT r."countryId" AS id, r."countryDesc" AS description, c.iso_code2 AS "isoCode2",
       r."commModelGenerallyActiveInCountry" AS "generallyActive", r."commModelFrontendActiveInCountry" AS "frontendActive"
     FROM ${list.table} JOIN country c ON c.id = r."countryId"
     WHERE r.modelcode = $3 AND r."commModelGenerallyActiveInCountry") rows`,
);

export async function countriesOfModelJson<Country>(
  context: Context,
  modelcode: string,
): Promise<JsonText<Country[]>> {
  const values = [context.actor?.userId ?? null, null, modelcode];
  const [row] = await context.sql.rows<{ content: string }>(countriesOfModel, values);
  return jsonText(row!.content);
}
