import type { Context } from '../../kit/context.ts';
import { statement } from '../../kit/sql.ts';
import { lockedRow } from '../../kit/locked-row.ts';
import { CallToAction } from './call-to-action.entity.ts';
import { CountryCallToAction } from './country-link.entity.ts';

export const lockCallToAction = async (context: Context, id: number): Promise<boolean> =>
  (await lockedRow(context, CallToAction, { id })) !== null;

export async function findLinkIds({ db }: Context, callToActionId: number): Promise<number[]> {
  const links = await db.find(CountryCallToAction, { where: { callToActionId }, order: { id: 'ASC' } });
  return links.map(({ id }) => id);
}

// The links deleted together with their call to action: by the same user at the same time. A country that has gone since takes its
// link with it.
const linksDeletedWith = statement(
  `SELECT k.id AS "changeId", k.entity_id::integer AS "linkId" FROM change_log k
   JOIN (SELECT at, actor FROM change_log WHERE entity = 'callToAction' AND entity_id = $1::text AND action = 'delete'
     ORDER BY id DESC LIMIT 1) gone ON k.at = gone.at AND k.actor = gone.actor
   WHERE k.entity = 'countryCallToAction' AND k.action = 'delete' AND k.before -> 'callToActionId' = to_jsonb($1::integer)
     AND EXISTS (SELECT FROM country c WHERE c.id = k.before ->> 'countryId')
   ORDER BY k.id`,
);

export const findLinksDeletedWith = (
  context: Context,
  callToActionId: number,
): Promise<{ changeId: number; linkId: number }[]> => context.sql.rows(linksDeletedWith, [callToActionId]);

const linksToLock = statement(
  `SELECT k.id, k.version FROM country_call_to_action k WHERE k.call_to_action_id = $1 ORDER BY k.id FOR UPDATE`,
);
const everyCountry = statement(
  `SELECT c.id AS "countryId", k.id, k.version FROM country c
   LEFT JOIN country_call_to_action k ON k.country_id = c.id AND k.call_to_action_id = $1
   WHERE c.id <> 'DEFAULT' ORDER BY c.id`,
);

export interface LinkOfCountry {
  countryId: string;
  /** Null where the country has no link. */
  id: number | null;
  version: number;
}

/** Every country with its link to the call to action, locked until the transaction ends. */
export async function lockLinks(context: Context, callToActionId: number): Promise<LinkOfCountry[]> {
  await context.sql.rows(linksToLock, [callToActionId]);
  return context.sql.rows(everyCountry, [callToActionId]);
}

/** Of a row of country_call_to_action: whether it says anything, or the same as none. */
export const LINK_SAYS_SOMETHING = `(enable OR relevant OR model_enable_regexp <> '' OR model_disable_regexp <> '')`;

const linksOfCountry = statement(
  `SELECT id, ${LINK_SAYS_SOMETHING} AS says FROM country_call_to_action WHERE country_id = $1 ORDER BY id FOR UPDATE`,
);

/** The links of a country that say the same as none; all of its links are locked until the transaction ends. */
export async function lockBlankLinks(context: Context, countryId: string): Promise<number[]> {
  const links = await context.sql.rows<{ id: number; says: boolean }>(linksOfCountry, [countryId]);
  return links.filter(({ says }) => !says).map(({ id }) => id);
}
