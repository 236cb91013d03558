/** How reads grow: each through the HTTP API at one connection, with 200,000 labels and again with 2,000,000. */
import type pg from 'pg';
import { aLargeList } from '../test/price-factories.ts';
import type { Figure } from './bench.ts';
import { loadOptions, OPTIONS } from './options.ts';
import { medianMs } from './replies.ts';
import type { RunningServer } from './servers.ts';

const GOAL_RATIO = 1.5;
const GOAL_MS = 50;
const TIMES = 15;

const GROUPS = 20;
const CODES = { few: 1000, many: 10_000 };
const CHANGES = 1_000_000;
const MARKETS = 200;
/** A record of headquarters each, and records of 60 markets: 30,500. */
const ONLINE_VEHICLES = 500;
const ONLINE_MARKETS = 60;
const CAMPAIGNS = 2000;
const PRICED = { country: 'G001', vetele: '9960001', items: 2000 };

/** Every label has two of them: each is in one label of ten. */
const WORDS =
  'seat paint wheel brake light glass mirror engine leather carbon door roof trunk spoiler badge carpet pedal gauge cooler bumper';
/** In every label. */
const PAIRS = 'et ti ic ch he tt ta de el co on nf fi ig gu ur ra at';

type Headers = Record<string, string>;

/** As migrated when it returns; filled without them, since that takes a fraction of the time. */
async function withoutIndexes(pool: pg.Pool, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  await fill();
  await pool.query(`SET maintenance_work_mem = '512MB'`);
  for (const { definition } of rows) await pool.query(definition);
  await pool.query(`VACUUM ANALYZE ${table}`);
}

/** In every group and ten languages the codes from `first` to `last`. */
const loadCodes = (pool: pg.Pool, first: number, last: number): Promise<void> =>
  withoutIndexes(pool, 'interface_label', () =>
    pool.query(`
      INSERT INTO interface_label (label_group, code, language_id, label)
      SELECT 'Bench ' || g, 'G_' || substr(md5(c::text), 1, 6) || '_' || c, l.id,
        'Etichetta ' || substr(md5(g || l.code || c), 1, 8) || ' del configuratore, riga ' || c || ' in ' || l.code
          || ', ' || w[1 + (c * 7 + g) % 20] || ' ' || w[1 + (c * 7 + g + 1 + c / 20 % 19) % 20]
      FROM generate_series(1, ${GROUPS}) g, generate_series(${first}, ${last}) c,
        (SELECT id, code FROM language ORDER BY id LIMIT 10) l, string_to_array('${WORDS}', ' ') w`),
  );

/** Of a thousand changes 600 are of labels; 15 of these are deletions, of which 5 were undone. */
const loadChanges = (pool: pg.Pool): Promise<void> =>
  withoutIndexes(pool, 'change_log', () =>
    pool.query(`
      INSERT INTO change_log (at, actor, entity, entity_id, action, before, after, xid)
      SELECT timestamptz '2024-01-01' + n * interval '1 minute', 'Anna Conti', entity,
        CASE WHEN entity <> 'interfaceLabel' THEN (n % 50000)::text
          WHEN action IN ('delete', 'restore') THEN (10000000 + n / 1000 * 10 + n % 1000 % 10)::text
          WHEN n % 1000 >= 595 THEN l.least::text ELSE (l.least + n % 200000)::text END,
        action, CASE WHEN action <> 'restore' THEN state END, CASE WHEN action <> 'delete' THEN state END,
        (3 + n / 3000)::text::xid8
      FROM generate_series(0, ${CHANGES - 1}) n, (SELECT min(id) AS least FROM interface_label) l
      CROSS JOIN LATERAL (SELECT
        CASE WHEN n % 1000 < 600 THEN 'interfaceLabel' WHEN n % 1000 < 800 THEN 'optLabel' ELSE 'price' END AS entity,
        CASE WHEN n % 1000 < 10 THEN 'delete' WHEN n % 1000 < 15 THEN 'restore' ELSE 'update' END AS action,
        jsonb_build_object('labelGroup', 'Bench ' || n % 20, 'code', 'G_' || n, 'label', 'Etichetta ' || n, 'language', 'it',
          'modelEnableRegexp', 'DEFAULT', 'modelDisableRegexp', '') AS state) c ORDER BY n`),
  );

async function loadOnlineSales(pool: pg.Pool): Promise<void> {
  await pool.query(`
    INSERT INTO country (id, desc_en, desc_it, iso_code2, currency, pricemask, vat, tabele, sol_enable, enabled,
      enable_base_opt, enable_accessories, enable_customer_prg)
    SELECT 'G' || lpad(n::text, 3, '0'), 'Market ' || n, 'Mercato ' || n, 'IT', 'EUR', '#.##0,00', 22, 'T' || n, true, true,
      true, true, true FROM generate_series(1, ${MARKETS}) n;
    UPDATE app_user SET sol_enabled_front_end = true, is_hq_user = true WHERE username = 'bench';
    UPDATE console_config SET value = 'true' WHERE code = 'SOL_SERVICE_AVAILABLE';
    INSERT INTO model_family (code, description) VALUES ('GROWTH', 'Growth');
    INSERT INTO commercial_model (modelcode, family_code, description)
      SELECT 'GROWTH_' || n, 'GROWTH', 'Growth ' || n FROM generate_series(1, 100) n;
    INSERT INTO vehicle (vetele, modelcode, model_year, description)
      SELECT (9960000 + n)::text, 'GROWTH_' || 1 + n % 100, (2022 + n / 100)::text, 'Vehicle ' || n
      FROM generate_series(1, ${ONLINE_VEHICLES}) n;
    INSERT INTO country_model (country_id, modelcode)
      SELECT c.id, m.modelcode FROM country c, commercial_model m WHERE c.id LIKE 'G___' AND m.family_code = 'GROWTH';
    INSERT INTO sol_model (vetele, visible, insert_user, insert_date)
      SELECT vetele, right(vetele, 1) <> '9', 'Helen Ward', timestamptz '2026-01-01' + right(vetele, 3)::integer * interval '1 hour'
      FROM vehicle WHERE vetele LIKE '996____';
    INSERT INTO sol_model_market (sol_model_id, country_id, visible, insert_user, insert_date)
      SELECT s.id, 'G' || lpad((1 + (s.id * 7 + n) % ${MARKETS})::text, 3, '0'), n % 3 > 0, 'Giulia Bassi',
        timestamptz '2026-02-01' + (s.id * 37 + n * 11) % 9000 * interval '1 hour'
      FROM sol_model s, generate_series(1, ${ONLINE_MARKETS}) n;
    INSERT INTO sol_campaign (country_id, description, discount_percent, starts_at, ends_at, time_zone, campaign_type, insert_user)
      SELECT 'G' || lpad((1 + n % ${MARKETS})::text, 3, '0'), 'Campaign ' || n, 5, starts, starts + interval '45 days',
        'Europe/Rome', CASE WHEN n % 3 = 0 THEN 'B2B' ELSE 'B2C' END, 'Giulia Bassi'
      FROM generate_series(1, ${CAMPAIGNS}) n
      CROSS JOIN LATERAL (SELECT timestamptz '2026-01-01' + n / ${MARKETS} * interval '35 days' AS starts) s;
    INSERT INTO sol_campaign_model (campaign_id, vetele)
      SELECT k.id, (9960001 + (k.id + n * 3) % ${ONLINE_VEHICLES})::text FROM sol_campaign k, generate_series(1, 8) n;`);
}

async function load(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO language (code, description) SELECT 'x' || n, 'Language ' || n FROM generate_series(3, 10) n`,
  );
  await loadCodes(pool, 1, CODES.few);
  await loadChanges(pool);
  await loadOnlineSales(pool);
  await loadOptions(pool);
  const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[];
  await aLargeList({ sql }, PRICED);
  // To 100,000 of them: the options of a group have a label of DEFAULT in every language and ten models' own in Italian.
  await pool.query(`
    INSERT INTO opt_label (opt_item_id, language_id, modelcode, label)
    SELECT i.id, l.id, m.modelcode, 'Voce ' || i.code || ' ' || m.modelcode FROM opt_item i, language l,
      (SELECT 'DEFAULT' AS modelcode UNION ALL SELECT 'GROWTH_' || n FROM generate_series(1, 2) n) m
    WHERE i.code LIKE 'L_____' ON CONFLICT DO NOTHING`);
  await pool.query('VACUUM ANALYZE');
}

interface Reads {
  what: string;
  read: () => Promise<unknown>;
}

const wordsOf = (text: string): (() => string) => {
  const words = text.split(' ');
  let turn = 0;
  return () => words[turn++ % words.length]!;
};

async function readsOf(pool: pg.Pool, { base }: RunningServer, headers: Headers): Promise<Reads[]> {
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${base}/ccb/auth/${path}`, {
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  type Labels = { content: { id: number; label: string; version: number }[]; totalElements: number };
  const labels = (query: Record<string, string | number>): Promise<Labels> =>
    call(
      `fe/interfaceLabel/findAllByGroupPaged?${new URLSearchParams({ language: 'it', size: '10', ...query } as Headers)}`,
    ) as Promise<Labels>;
  const group = { labelGroup: 'Bench 7' };
  const last = async (filter: Headers): Promise<number> =>
    Math.ceil((await labels({ ...filter, size: 1 })).totalElements / 10) - 1;
  const lastOfAll = await last({});
  const lastOfGroup = await last(group);
  const { rows } = await pool.query<{ id: number }>('SELECT min(id) AS id FROM interface_label');
  const least = rows[0]!.id;
  const [word, pair, oldWord] = [wordsOf(WORDS), wordsOf(PAIRS), 'seat'];
  const changed = (await labels({ ...group, page: 3 })).content[0]!;
  let { version } = changed;
  const save = async (): Promise<void> => {
    const body = { ...changed, version, label: `${changed.label} ${version}` };
    const reply = await fetch(`${base}/ccb/auth/fe/interfaceLabel/${changed.id}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`save: ${reply.status} ${await reply.text()}`);
    ({ version } = (await reply.json()) as { version: number });
  };
  // A word that was never searched before, or was searched before the last change, whose total nobody knows.
  const afterChange = (read: () => Promise<unknown>) => async () => {
    await save();
    const startedAt = performance.now();
    await read();
    return performance.now() - startedAt;
  };
  const noMarkets = { showActive: false, showHq: false };
  const of = (what: string, read: () => Promise<unknown>): Reads => ({ what, read });
  return [
    of('labels of a group, by code', () => labels(group)),
    of(
      'labels of a group, by code, just after a change',
      afterChange(() => labels(group)),
    ),
    of('labels of a group, by text', () => labels({ ...group, sortBy: 'label' })),
    of('labels of a group, last page', () => labels({ ...group, page: lastOfGroup })),
    of('labels of a group with a word', () => labels({ ...group, label: oldWord })),
    of(
      'labels of a group with a word, searched first',
      afterChange(() => labels({ ...group, label: word() })),
    ),
    of('all labels, by code', () => labels({})),
    of(
      'all labels, by code, just after a change',
      afterChange(() => labels({})),
    ),
    of('all labels, by text', () => labels({ sortBy: 'label' })),
    of('all labels, by text, descending', () => labels({ sortBy: 'label', sortDesc: 'true' })),
    of('all labels, last page', () => labels({ page: lastOfAll })),
    of('all labels, last page by text', () => labels({ page: lastOfAll, sortBy: 'label' })),
    of('all labels, page in the middle', () => labels({ page: Math.floor(lastOfAll / 2) })),
    of('all labels with two letters', () => labels({ label: 'et' })),
    of(
      'all labels with two letters, searched first',
      afterChange(() => labels({ label: pair() })),
    ),
    of('all labels with a common word', () => labels({ label: oldWord })),
    of('all labels with a common word, page 20', () => labels({ label: oldWord, page: 19 })),
    of(
      'all labels with a common word, searched first',
      afterChange(() => labels({ label: word() })),
    ),
    of(
      'all labels with a rare text, searched first',
      afterChange(() => labels({ label: `riga ${100 + (version % 800)} in` })),
    ),
    of('history of a record of 5,000 changes', () => call(`fe/changes/interfaceLabel/${least}`)),
    of('deleted labels', () => call('fe/changes/interfaceLabel')),
    of('deleted labels of a group', () => call('fe/changes/interfaceLabel?labelGroup=Bench+7')),
    of('menu', () => call('fe/menu/menulist?modelName=DEFAULT&language=it')),
    of(`grid of ${OPTIONS} options, labels of a model, 10 rows`, () =>
      call('fe/optGridLabel/findByOptGroupAndModelName?optGroup=BENCH&language=it&modelName=BENCH_7&size=10'),
    ),
    of(`grid of ${OPTIONS} options with colours and prices`, () =>
      call(`api/getConfigGrid?country=${PRICED.country}&model=9990007&language=it`),
    ),
    of(`price list of ${PRICED.items} items`, () =>
      call(`fe/priceConf/detailsByModelVersion/${PRICED.country}/it/${PRICED.vetele}`),
    ),
    of('visibility, 15 of 30,500 records', () => call('fe/solModel/allPaged?isHQUser=true', noMarkets)),
    of('visibility, by market', () => call('fe/solModel/allPaged?isHQUser=true&sortBy=market', noMarkets)),
    of('visibility, last page', () => call('fe/solModel/allPaged?isHQUser=true&page=2033', noMarkets)),
    of(`timeline of a quarter, ${CAMPAIGNS} campaigns in a year`, () =>
      call('fe/solCampaign/timeline?from=2026-05-01T00:00:00.000Z&to=2026-08-01T00:00:00.000Z', {}),
    ),
    of(`timeline of a year, ${CAMPAIGNS} campaigns`, () =>
      call('fe/solCampaign/timeline?from=2026-01-01T00:00:00.000Z&to=2027-01-01T00:00:00.000Z', {}),
    ),
    of('campaigns, 15 rows', () => call('fe/solCampaign/allPaged?isHQUser=true', {})),
  ];
}

async function measure(
  pool: pg.Pool,
  product: RunningServer,
  headers: Headers,
): Promise<Map<string, number>> {
  // What was written without the console is in no cache.
  await pool.query(
    `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'bench', 'cache:*', '', 'clear')`,
  );
  const medians = new Map<string, number>();
  for (const { what, read } of await readsOf(pool, product, headers))
    medians.set(what, await medianMs(read, TIMES));
  return medians;
}

export async function measureGrowth(
  pool: pg.Pool,
  product: RunningServer,
  headers: Headers,
): Promise<Figure[]> {
  await load(pool);
  const few = await measure(pool, product, headers);
  await loadCodes(pool, CODES.few + 1, CODES.many);
  const many = await measure(pool, product, headers);
  return [...few].map(([what, before]) => {
    const after = many.get(what)!;
    const ratio = after / before;
    return {
      what,
      value: `${before.toFixed(1)} ms / ${after.toFixed(1)} ms, ${ratio.toFixed(2)} x`,
      goal: `<= ${GOAL_RATIO} x and < ${GOAL_MS} ms`,
      isMet: ratio <= GOAL_RATIO && after < GOAL_MS,
    };
  });
}
