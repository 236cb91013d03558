import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-reply.ts';
import type { ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { statement } from '../../kit/sql.ts';
import { countryDescriptionSql } from '../countries/country.read.ts';
import { CountryCallToAction } from './country-link.entity.ts';

const TABLES = {
  table: 'country_call_to_action k',
  joins: 'JOIN country c ON c.id = k.country_id JOIN call_to_action a ON a.id = k.call_to_action_id',
};

/** The description is the country's, in the language `lang`. */
const columnsIn = (lang: string): string => `${shownSql(CountryCallToAction, 'k')},
  ${countryDescriptionSql(lang)} AS description, json_build_object('id', a.id, 'code', a.code) AS "callToAction"`;

const countryLinkList: ListDefinition<'id', never> = {
  ...TABLES,
  id: 'k.id',
  columns: columnsIn(`(SELECT code FROM language WHERE is_default)`),
  sorts: { id: 'k.id' },
  filters: {},
};

const linksOf = statement(
  `SELECT coalesce(json_agg(found), '[]')::text AS content FROM (
     SELECT ${columnsIn('u.lang')} FROM ${TABLES.table} ${TABLES.joins} LEFT JOIN app_user u ON u.id = $2
     WHERE k.call_to_action_id = $1 ORDER BY search_text(${countryDescriptionSql('u.lang')}), k.country_id) found`,
);

export async function linksOfCallToAction<Row>(
  context: Context,
  callToActionId: number,
): Promise<JsonText<Row[]>> {
  const values = [callToActionId, context.actor?.userId ?? null];
  const [row] = await context.sql.rows<{ content: string }>(linksOf, values);
  return jsonText(row!.content);
}

export const countryLink = recordOf(CountryCallToAction, {
  entity: 'countryCallToAction',
  noun: 'country link',
  name: 'countryId',
  list: countryLinkList,
});
