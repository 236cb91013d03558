/** How some of the demo markets became what they are: a rate that rose, a market that went online, one that was hidden. */
import { country } from '../../features/countries/country.entity.ts';
import { stateSql } from '../../kit/record.ts';
import type { DemoClient } from './load-demo-data.ts';

/** The oldest change of a market first; `before` is what differed until then, as the change log keeps it. */
const changes = [
  { id: 'CH', daysAgo: 110, actor: 'Giulia Ferri', before: { vat: 7.7 } },
  { id: 'AE', daysAgo: 64, actor: 'Alessandro Rossi', before: { hidden: false } },
  { id: 'IT', daysAgo: 41, actor: 'Maria Keller', before: { solEnable: false, enableWltpEmissions: false } },
  { id: 'IT', daysAgo: 9, actor: 'Giulia Ferri', before: { formatDateMonth: 'MM/yyyy' } },
];

const STATE = stateSql(country, 'c');

// $1 the day, $2 the changes. What a change had not changed yet stands in the states of those before it.
const insertChanges = [
  `INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
   SELECT $1::timestamptz - interval '150 days', 'Alessandro Rossi', 'country', c.id, 'create', 'demo data',
     ${STATE} || coalesce((SELECT jsonb_object_agg(b.key, b.value)
       FROM jsonb_to_recordset($2::jsonb) AS r(id text, before jsonb), jsonb_each(r.before) b WHERE r.id = c.id), '{}')
   FROM country c WHERE c.id <> 'DEFAULT'`,
  `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
   SELECT $1::timestamptz - make_interval(days => r."daysAgo"), r.actor, 'country', c.id, 'update',
     ${STATE} || later.before || r.before, ${STATE} || later.before
   FROM jsonb_to_recordset($2::jsonb) AS r(id text, "daysAgo" integer, actor text, before jsonb)
   JOIN country c ON c.id = r.id
   CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}') AS before
     FROM jsonb_to_recordset($2::jsonb) AS l(id text, "daysAgo" integer, before jsonb), jsonb_each(l.before) b
     WHERE l.id = r.id AND l."daysAgo" < r."daysAgo") later
   ORDER BY r."daysAgo" DESC`,
];

/** Writes what the change log would hold; the countries are there already. */
export async function fillCountryHistory(client: DemoClient, today: Date): Promise<void> {
  for (const sql of insertChanges) await client.query(sql, [today, JSON.stringify(changes)]);
  const changed = [...new Set(changes.map(({ id }) => id))].map((id) => ({
    id,
    version: 1 + changes.filter((change) => change.id === id).length,
  }));
  await client.query(
    `UPDATE country SET version = r.version FROM jsonb_to_recordset($1::jsonb) AS r(id text, version integer) WHERE country.id = r.id`,
    [JSON.stringify(changed)],
  );
}
