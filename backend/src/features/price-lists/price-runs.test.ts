import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { priceChanges } from '../../../test/changes.ts';
import { testRunner, type TestRunner } from '../../../test/job-factories.ts';
import { anItem, aPriceList } from '../../../test/price-factories.ts';
import { readContext } from '../../kit/transaction.ts';
import { keepOutcome } from './price-run.repository.ts';

const PATH = '/ccb/auth/fe/priceConf';
const ALL = { enableBaseOpt: true, enableAccessories: true, enableCustomerPrg: true };

let app: TestApp;
let market: SignedInUser;
let jobs: TestRunner | undefined;
let number = 3410100;
/** Two vehicles of their own for every test, both sold in Italy, the first one in Malta too. */
let aurora = '';
let borea = '';

beforeAll(async () => {
  app = await testApp();
  await app.aCountry({ id: 'IT', descriptions: { it: 'Italy' }, ...ALL });
  await app.aCountry({ id: 'MT', descriptions: { it: 'Malta' }, ...ALL, enableAccessories: false });
  await app.aCountry({ id: 'CH', descriptions: { it: 'Switzerland' }, ...ALL, currency: 'CHF' });
  await app.aCountry({ id: 'FR', descriptions: { it: 'France' }, ...ALL });
  market = await app.signIn({
    alias: 'Giorgio Bassi',
    priceConfEnabled: true,
    countries: ['IT', 'MT', 'CH'],
  });
});
afterAll(() => app?.close());

beforeEach(async () => {
  aurora = String((number += 2));
  borea = String(number + 1);
  await app.aModel({ vetele: aurora, description: 'Aurora MY26', countries: ['IT', 'MT', 'CH', 'FR'] });
  await app.aModel({ vetele: borea, description: 'Borea MY26', countries: ['IT'] });
  for (const [country, vetele] of [
    ['IT', aurora],
    ['IT', borea],
    ['MT', aurora],
    ['CH', aurora],
  ] as const) {
    await aPriceList(app, { country, vetele, basePrice: 28900, officialPrice: 28000 });
  }
  for (const vetele of [aurora, borea]) {
    await anItem(app, { vetele, code: `OA${vetele}`, country: 'IT', price: 100.1, officialPrice: 90 });
    await anItem(app, { vetele, code: `AC${vetele}`, kind: 'accessories', country: 'IT', price: 85 });
    await anItem(app, { vetele, code: `ST${vetele}`, isStandard: true });
  }
  await app.sql(
    `INSERT INTO item_price (country_id, vetele, opt_item_id, price)
     SELECT c.id, p.vetele, p.opt_item_id, p.price FROM item_price p, (VALUES ('MT'), ('CH')) c(id) WHERE p.vetele = $1`,
    [aurora],
  );
});
afterEach(async () => {
  await jobs?.runner.stop();
  jobs = undefined;
});

type Change = Record<string, unknown>;
const raise = (more: Change = {}): Change => ({
  markets: ['IT'],
  vehicles: [aurora, borea],
  prices: ['base', 'options', 'accessories'],
  action: 'percent',
  percent: 10,
  ...more,
});
const call = (way: string, body?: unknown, as: { token: string } = market) =>
  app.request('POST', `${PATH}/changeRuns${way}`, { as, body });
const preview = (change: Change, as?: { token: string }) => call('/preview', change, as);
const read = (run: number, as: { token: string } = market) =>
  app.request('GET', `${PATH}/changeRuns/${run}`, { as });
const undo = (run: number, as?: { token: string }) => call(`/${run}/undo`, undefined, as);

async function start(change: Change) {
  const { planDigest } = (await preview(change)).body;
  jobs ??= await testRunner(app);
  return call('', { change, planDigest });
}

/** The run once its job has ended. */
async function ended(run: number) {
  for (;;) {
    const { body } = await read(run);
    if (body.state !== 'running') return body;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Base price, OA and AC, as they are stored. */
async function prices(country: string, vetele: string): Promise<(number | null)[]> {
  const [list] = await app.sql<{ price: number | null; version: number }>(
    'SELECT base_price::float AS price, version FROM price_list WHERE country_id = $1 AND vetele = $2',
    [country, vetele],
  );
  const items = await app.sql<{ price: number | null }>(
    `SELECT p.price::float AS price FROM item_price p JOIN opt_item i ON i.id = p.opt_item_id
     WHERE p.country_id = $1 AND p.vetele = $2 ORDER BY i.code DESC`,
    [country, vetele],
  );
  return [list!.version, list!.price, ...items.map(({ price }) => price)];
}

const OLD = [0, 28900, 100.1, 85];
const RAISED = [1, 31790, 110.11, 93.5];

const save = (country: string, vetele: string) =>
  app.request('PUT', `${PATH}/saveEquipmentList/${country}/${vetele}`, {
    as: market,
    body: [{ code: `AC${vetele}`, price: 1 }],
  });

describe('the preview (R-441)', () => {
  it('says by list what would change, and writes nothing', async () => {
    const { status, body } = await preview(raise());

    expect(status).toBe(200);
    expect(body.lists).toHaveLength(2);
    expect(body.lists[0]).toEqual({
      idCountry: 'IT',
      country: 'Italy',
      vetele: aurora,
      vehicle: 'Aurora MY26',
      currency: 'EUR',
      pricemask: '#.##0,00',
      refusal: '',
      changed: 3,
      large: 0,
      unchanged: 0,
      reasons: [{ reason: 'Standard, it has no price.', count: 1, codes: [`ST${aurora}`] }],
      sumBefore: 29085.1,
      sumAfter: 31993.61,
      rows: [
        { code: '-', description: '', before: 28900, after: 31790 },
        { code: `AC${aurora}`, description: `FACTORY AC${aurora}`, before: 85, after: 93.5 },
        { code: `OA${aurora}`, description: `FACTORY OA${aurora}`, before: 100.1, after: 110.11 },
      ],
    });
    expect(await prices('IT', aurora)).toEqual(OLD);
  });

  it('narrows the items to the codes that are named', async () => {
    const { body } = await preview(raise({ codes: [`OA${borea}`] }));

    expect(body.lists.map(({ changed }: { changed: number }) => changed)).toEqual([0, 1]);
    expect(body.lists[0].reasons).toEqual([
      { reason: 'Not among the chosen prices of this vehicle.', count: 1, codes: [`OA${borea}`] },
    ]);
  });

  it('counts the prices that stay as they are', async () => {
    const [list] = (await preview(raise({ vehicles: [aurora], percent: 0 }))).body.lists;

    expect(list).toMatchObject({ changed: 0, unchanged: 3, rows: [] });
  });

  it('leaves the price of what its product category hides, unless it is missing (decision I-44)', async () => {
    await app.sql(`UPDATE item_price SET is_hidden_by_pcm = true WHERE vetele = $1`, [aurora]);
    await app.sql(
      `UPDATE item_price SET price = NULL FROM opt_item i
       WHERE i.id = opt_item_id AND country_id = 'IT' AND vetele = $1 AND i.code = $2`,
      [aurora, `AC${aurora}`],
    );

    const amount = { action: 'set', percent: undefined, amount: 90, currency: 'EUR' };
    const change = raise({ vehicles: [aurora], prices: ['options', 'accessories'], ...amount });
    const [list] = (await preview(change)).body.lists;

    expect(list.rows).toMatchObject([{ code: `AC${aurora}`, before: null, after: 90 }]);
    expect(list.reasons).toContainEqual({
      reason: 'Hidden by its product category.',
      count: 1,
      codes: [`OA${aurora}`],
    });
  });

  it('copies the official price, another vehicle or another market at a rate, rounded', async () => {
    const rows = async (change: Change) =>
      (await preview(raise({ vehicles: [aurora], percent: undefined, ...change }))).body.lists[0];

    const official = await rows({ action: 'official', rate: 1_100_000 });
    expect(official.rows.map(({ after }: { after: number }) => after)).toEqual([30800, 99]);
    expect(official.reasons[0]).toMatchObject({
      reason: 'It has no official price.',
      codes: [`AC${aurora}`],
    });

    await app.sql(`UPDATE price_list SET base_price = 20000 WHERE vetele = $1`, [borea]);
    const vehicle = await rows({ action: 'vehicle', copyFrom: borea, currency: 'EUR', step: 1, ending: 90 });
    expect(vehicle.rows).toMatchObject([{ code: '-', before: 28900, after: 19999.9 }]);

    await app.sql(`UPDATE item_price SET price = 200 WHERE country_id = 'CH' AND vetele = $1`, [aurora]);
    const other = await rows({
      action: 'market',
      copyFrom: 'CH',
      currency: 'EUR',
      copyCurrency: 'CHF',
      rate: 1_050_000,
    });
    expect(other.rows.map(({ after }: { after: number }) => after)).toEqual([30345, 210, 210]);
  });

  it('copies from no list in another currency than the form names', async () => {
    await app.sql(`UPDATE price_list SET currency = 'USD' WHERE vetele = $1 AND country_id = 'IT'`, [borea]);
    await app.sql(`UPDATE price_list SET currency = 'EUR' WHERE vetele = $1 AND country_id = 'CH'`, [aurora]);
    const copy = { vehicles: [aurora], currency: 'EUR' };

    const vehicle = (await preview(raise({ ...copy, action: 'vehicle', copyFrom: borea }))).body.lists[0];
    const fromMarket = { ...copy, action: 'market', copyFrom: 'CH', copyCurrency: 'CHF', rate: 1_050_000 };
    const other = (await preview(raise(fromMarket))).body;

    expect(vehicle.refusal).toBe('Borea MY26 is in USD; the prices to copy have to be in EUR.');
    expect(other.lists[0].refusal).toBe('Switzerland is in EUR; the prices to copy have to be in CHF.');
  });

  it('copies no official price into a list in another currency than its market (decision I-10)', async () => {
    await app.sql(`UPDATE price_list SET currency = 'USD' WHERE vetele = $1 AND country_id = 'IT'`, [borea]);

    const { body } = await preview(raise({ action: 'official', percent: undefined, rate: 1_000_000 }));

    expect(body.lists.map(({ refusal }: { refusal: string }) => refusal)).toEqual([
      '',
      'It is in USD, the official prices are in EUR.',
    ]);
  });

  it('is of the currencies that both lists had: a market that has another one by now is refused', async () => {
    const fromMarket = { action: 'market', copyFrom: 'CH', currency: 'EUR', rate: 1_050_000 };
    const change = raise({ ...fromMarket, vehicles: [aurora], copyCurrency: 'CHF' });
    const shown = (await preview(change)).body;
    await app.sql(`UPDATE country SET currency = 'USD' WHERE id = 'CH'`);
    const [late, other, unnamed] = [
      (await call('', { change, planDigest: shown.planDigest })).status,
      (await preview(change)).body,
      (await preview(raise({ ...fromMarket, vehicles: [aurora] }))).body,
    ];
    await app.sql(`UPDATE country SET currency = 'CHF' WHERE id = 'CH'`);

    expect(shown.lists[0]).toMatchObject({ refusal: '', changed: 3 });
    expect(late).toBe(409);
    expect(other.lists[0].refusal).toBe('Switzerland is in USD; the prices to copy have to be in CHF.');
    expect(unnamed.lists[0].refusal).toBe('Switzerland is in USD; the prices to copy have to be in EUR.');
  });

  it('begins no other plan: one in another currency (percentages keep their numbers)', async () => {
    const change = raise({ markets: ['CH'], vehicles: [aurora] });
    const shown = (await preview(change)).body;
    await app.sql(`UPDATE country SET currency = 'USD' WHERE id = 'CH'`);
    const late = await call('', { change, planDigest: shown.planDigest });
    await app.sql(`UPDATE country SET currency = 'CHF' WHERE id = 'CH'`);

    expect([shown.lists[0].changed, late.status]).toEqual([3, 409]);
  });

  it('copies no list onto itself', async () => {
    const copy = { vehicles: [aurora], currency: 'EUR' };

    const vehicle = (await preview(raise({ ...copy, action: 'vehicle', copyFrom: aurora }))).body;
    const other = (await preview(raise({ ...copy, action: 'market', copyFrom: 'IT' }))).body;

    expect([vehicle, other].map(({ lists }) => lists[0].refusal)).toEqual(
      Array(2).fill('Its own prices would be copied.'),
    );
  });

  it('shows the largest changes first, after the base price', async () => {
    await app.sql(
      `UPDATE item_price SET price = 1 FROM opt_item i WHERE i.id = opt_item_id AND i.code = $1 AND country_id = 'IT'`,
      [`OA${aurora}`],
    );
    const set = { vehicles: [aurora], action: 'set', amount: 500, currency: 'EUR' };

    const { rows, large } = (await preview(raise(set))).body.lists[0];

    expect(rows.map(({ code }: { code: string }) => code)).toEqual(['-', `OA${aurora}`, `AC${aurora}`]);
    expect(large).toBe(3);
  });

  it('refuses whole lists with the reason, and leaves the others', async () => {
    await app.sql(
      `UPDATE item_price SET price = NULL FROM opt_item i WHERE i.id = opt_item_id AND i.code = $1`,
      [`OA${borea}`],
    );
    const { body } = await preview(
      raise({ markets: ['IT', 'MT', 'CH', 'FR', 'XX'], action: 'add', amount: 5, currency: 'EUR' }),
    );

    expect(
      body.lists.map((list: Record<string, string>) => [list['idCountry'], list['vehicle'], list['refusal']]),
    ).toEqual([
      ['IT', 'Aurora MY26', ''],
      ['IT', 'Borea MY26', `OA${borea} has no price. Every item that is not standard needs one.`],
      ['MT', 'Aurora MY26', ''],
      ['MT', 'Borea MY26', 'Malta does not sell it.'],
      ['CH', 'Aurora MY26', 'It is in CHF, the change in EUR.'],
      ['CH', 'Borea MY26', 'Switzerland does not sell it.'],
      ['FR', 'Aurora MY26', 'France is not one of your markets.'],
      ['FR', 'Borea MY26', 'France is not one of your markets.'],
      ['XX', 'Aurora MY26', 'There is no market XX.'],
      ['XX', 'Borea MY26', 'There is no market XX.'],
    ]);
    expect(body.lists[2].reasons).toContainEqual({
      reason: 'Malta does not set prices of accessories.',
      count: 1,
      codes: [`AC${aurora}`],
    });
  });

  it.each([
    ['too many lists', { vehicles: Array.from({ length: 70 }, (_, at) => String(1000000 + at)) }, 'vehicles'],
    ['a percentage that is missing', { percent: undefined }, 'percent'],
    ['a percentage with three decimals', { percent: 1.005 }, 'percent'],
    ['an amount without a currency', { action: 'add', amount: 5 }, 'currency'],
    ['an amount below 0', { action: 'set', amount: -5, currency: 'EUR' }, 'amount'],
    ['an ending without a step', { ending: 90 }, 'step'],
    ['a copy of nothing', { action: 'vehicle', currency: 'EUR' }, 'copyFrom'],
    ['a copy of no market', { action: 'market', currency: 'EUR' }, 'copyFrom'],
    ['a word that is unknown', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_what, more, field) => {
    const { status, body } = await preview(raise({ markets: ['IT', 'MT', 'CH'], ...more }));

    expect(status).toBe(400);
    expect(body.fields.map((problem: { field: string }) => problem.field)).toContain(field);
  });

  it('is refused to headquarters, to users without the right and without a session', async () => {
    const hq = await app.signIn({ priceConfEnabled: true, isHQUser: true, countries: ['IT'] });
    const other = await app.signIn({ countries: ['IT'] });

    const statuses = [hq, other, { token: 'gone' }].map((as) => preview(raise(), as));
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([403, 403, 401]);
  });
});

describe('the run (R-442)', () => {
  it('changes whole lists, with version, history and the log of changes, and refuses the others', async () => {
    const begun = await start(raise({ markets: ['IT', 'MT'] }));

    expect([begun.status, begun.body.state, begun.body.total]).toEqual([200, 'running', 3]);
    const run = await ended(begun.body.run);
    expect([run.state, run.done]).toEqual(['done', 3]);
    expect(
      run.lists.map((list: Record<string, unknown>) => [list['state'], list['changed'], list['reason']]),
    ).toEqual([
      ['changed', 3, ''],
      ['changed', 3, ''],
      ['changed', 2, ''],
      ['refused', 0, 'Malta does not sell it.'],
    ]);
    expect(await prices('IT', aurora)).toEqual(RAISED);
    expect(await prices('IT', borea)).toEqual(RAISED);
    expect(await prices('MT', aurora)).toEqual([1, 31790, 110.11, 85]);
    expect(await priceChanges(app, market, `IT~${aurora}~OA${aurora}`)).toMatchObject([
      { actor: 'Giorgio Bassi', source: 'bulk', before: 100.1, after: 110.11 },
    ]);
  });

  it('refuses a list that was saved, or whose right was lost, after the preview', async () => {
    const change = raise({ markets: ['IT', 'MT'] });
    const { planDigest } = (await preview(change)).body;
    const begun = await (async () => {
      const runner = await testRunner(app);
      // Its queue exists now; the job waits.
      await runner.runner.stop();
      return call('', { change, planDigest });
    })();
    expect((await save('IT', borea)).status).toBe(200);
    await app.sql(`DELETE FROM user_country WHERE country_id = 'MT'`);

    jobs = await testRunner(app);
    const run = await ended(begun.body.run);

    await app.sql(
      `INSERT INTO user_country (user_id, country_id) SELECT id, 'MT' FROM app_user WHERE username = $1`,
      [market.username],
    );
    expect(run.lists.map((list: Record<string, unknown>) => [list['state'], list['reason']])).toEqual([
      ['changed', ''],
      ['refused', 'It has changed since the preview.'],
      ['refused', 'Malta is not one of your markets.'],
      ['refused', 'Malta does not sell it.'],
    ]);
    expect(await prices('IT', aurora)).toEqual(RAISED);
    expect(await prices('IT', borea)).toEqual([1, 28900, 100.1, 1]);
    expect(await prices('MT', aurora)).toEqual(OLD);
  });

  it.each([
    ['was deactivated', 'active = false', 'active = true'],
    ['lost the right to prices', 'price_conf_enabled = false', 'price_conf_enabled = true'],
  ])('refuses each list that is left when its user %s', async (_what, lost, given) => {
    const change = raise();
    const { planDigest } = (await preview(change)).body;
    await (await testRunner(app)).runner.stop();
    const begun = await call('', { change, planDigest });
    const set = (what: string) =>
      app.sql(`UPDATE app_user SET ${what} WHERE username = $1`, [market.username]);
    await set(lost);

    jobs = await testRunner(app);
    const state = `SELECT state FROM job_run WHERE id = (SELECT job_run_id FROM price_run WHERE id = $1)`;
    await vi.waitFor(async () => expect(await app.sql(state, [begun.body.run])).toEqual([{ state: 'done' }]));
    await set(given);
    const reason = 'Your user was deactivated, or may no longer change prices.';
    expect((await read(begun.body.run)).body.lists).toMatchObject([
      { state: 'refused', reason },
      { state: 'refused', reason },
    ]);
    expect(await prices('IT', aurora)).toEqual(OLD);
  });

  it('is not begun if the lists are others than in the preview, or none would change (R-441)', async () => {
    const change = raise();
    const { planDigest } = (await preview(change)).body;
    await save('IT', aurora);

    const stale = await call('', { change, planDigest });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'The price lists have changed since the preview. Look at it again.',
    ]);
    const nothing = await start(raise({ percent: 0 }));
    expect([nothing.status, nothing.body.message]).toEqual([400, 'No price would change.']);
    expect(await app.sql('SELECT FROM price_run WHERE change -> $1 ? $2', ['vehicles', aurora])).toEqual([]);
  });

  it('belongs to whoever began it', async () => {
    const colleague = await app.signIn({ priceConfEnabled: true, countries: ['IT'] });
    const { run } = (await start(raise())).body;
    await ended(run);

    expect((await read(run, colleague)).status).toBe(404);
    expect((await undo(run, colleague)).status).toBe(404);
    expect((await read(2147483647)).status).toBe(404);
  });

  it('begins once, however often it is sent because no reply came, also when it has ended meanwhile', async () => {
    const change = raise();
    const { planDigest } = (await preview(change)).body;
    jobs ??= await testRunner(app);
    const send = () =>
      app.request('POST', `${PATH}/changeRuns`, {
        as: market,
        body: { change, planDigest },
        headers: { 'idempotency-key': 'no reply came' },
      });
    const first = await send();
    await ended(first.body.run);

    const again = await send();

    expect([again.status, again.body.run]).toEqual([first.status, first.body.run]);
    expect(await prices('IT', aurora)).toEqual(RAISED);
  });

  it('says which lists are left when the server was stopped in between (R-443)', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    // As the runner leaves it that finds a run of a server that is gone.
    await app.sql(
      `WITH job AS (UPDATE job_run j SET state = 'failed' FROM price_run r WHERE r.id = $1 AND j.id = r.job_run_id)
       UPDATE price_run SET lists = jsonb_set(lists, '{1,state}', '"waiting"') WHERE id = $1`,
      [run],
    );

    const { body } = await read(run);

    expect([body.state, body.done, body.total]).toEqual(['stopped', 1, 2]);
    expect(body.lists.map(({ state }: { state: string }) => state)).toEqual(['changed', 'waiting']);
  });

  it('leaves a list waiting whose job was handed to another process before it was stored', async () => {
    await app.sql(
      `CREATE FUNCTION hand_over() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE state = 'active'; RETURN NULL; END $$`,
    );
    await app.sql(
      'CREATE TRIGGER hand_over AFTER UPDATE ON price_list FOR EACH STATEMENT EXECUTE FUNCTION hand_over()',
    );

    const { state, lists } = await ended((await start(raise())).body.run);
    await app.sql('DROP FUNCTION hand_over CASCADE');

    expect([state, ...lists.map((list: { state: string }) => list.state)]).toEqual([
      'stopped',
      'waiting',
      'waiting',
    ]);
    expect(await prices('IT', aurora)).toEqual(OLD);
  });

  it('is forgotten after 90 days, when another one begins', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await app.sql(`UPDATE price_run SET at = at - interval '91 days' WHERE id = $1`, [run]);

    const later = await start(raise());

    await ended(later.body.run);
    expect((await read(run)).status).toBe(404);
  });
});

describe('undoing a run (R-444)', () => {
  it('gives every price its former value, also those that were missing, once', async () => {
    await app.sql(
      `UPDATE item_price SET price = NULL FROM opt_item i WHERE i.id = opt_item_id AND i.code = $1`,
      [`OA${aurora}`],
    );
    const { run } = (await start(raise({ action: 'set', amount: 500, currency: 'EUR' }))).body;
    await ended(run);
    expect(await prices('IT', aurora)).toEqual([1, 500, 500, 500]);

    const { status, body } = await undo(run);

    expect([status, body.state]).toEqual([200, 'undone']);
    expect(await prices('IT', aurora)).toEqual([2, 28900, null, 85]);
    expect(await prices('IT', borea)).toEqual([2, 28900, 100.1, 85]);
    expect((await undo(run)).body.message).toBe('The change has already been undone.');
  });

  it.each([
    ['base prices', { prices: ['base'] }, [1, 31790, 100.1, 85]],
    ['any prices', {}, RAISED],
  ])('takes nothing back where the market does not set %s any more', async (_what, change, changed) => {
    const { run } = (await start(raise(change))).body;
    await ended(run);
    const sets = (isOn: boolean) =>
      app.sql(`UPDATE country SET enable_base_opt = $1 WHERE id = 'IT'`, [isOn]);
    await sets(false);
    await app.clearCache('*');
    const { status } = await undo(run);
    await sets(true);
    await app.clearCache('*');

    expect(status).toBe(403);
    expect(await prices('IT', aurora)).toEqual(changed);
  });

  it('takes back only what was written to the list itself, whatever another transaction is called', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after, xid)
       SELECT at, actor, entity, regexp_replace(entity_id, '^IT/[0-9]+', 'CH/' || $1), action, source, '{"price": 1}', after, xid
       FROM change_log WHERE entity = 'price' AND source = 'bulk' AND entity_id LIKE 'IT/' || $1 || '/OA%'`,
      [aurora],
    );

    expect((await undo(run)).status).toBe(200);
    expect(await prices('IT', aurora)).toEqual([2, 28900, 100.1, 85]);
  });

  it('takes nothing back when one of the lists was saved since', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await save('IT', borea);

    const { status, body } = await undo(run);

    expect([status, body.message]).toEqual([409, 'Saved since: Borea MY26 (Italy). Nothing was undone.']);
    expect(await prices('IT', aurora)).toEqual(RAISED);
    expect((await read(run)).body.state).toBe('done');
  });

  it('takes nothing back where a list is in another currency by now', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES (now() + interval '100 years', 'One', 'country', 'IT', 'update', '{"currency": "LIT"}', '{"currency": "EUR"}')`,
    );

    const { status, body } = await undo(run);

    expect([status, body.message]).toEqual([
      409,
      'Aurora MY26 (Italy) is no longer in LIT. Nothing was undone.',
    ]);
    await app.sql(`DELETE FROM change_log WHERE entity = 'country'`);
  });

  it('knows a list as changed although its job was told otherwise: the reply to a commit may be lost', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    const { sql } = readContext(app.database, {
      actor: null,
      now: app.clock.now,
      log: undefined as never,
    });
    await keepOutcome(sql, run, 0, { state: 'refused', reason: 'lost', changed: 0 });

    expect((await read(run)).body.lists[0]).toMatchObject({ state: 'changed' });
    expect((await undo(run)).body.state).toBe('undone');
  });

  const setPrice = async (price: number | null, isHidden: boolean) => {
    const code = `OA${aurora}`;
    const item = `FROM opt_item i WHERE i.id = opt_item_id AND vetele = $1 AND i.code = $2`;
    await app.sql(`UPDATE item_price SET price = $3, is_hidden_by_pcm = $4 ${item}`, [
      aurora,
      code,
      price,
      isHidden,
    ]);
    return {
      code,
      hide: () => app.sql(`UPDATE item_price SET is_hidden_by_pcm = true ${item}`, [aurora, code]),
    };
  };

  it.each([true, false])('blanks what it has filled in of what is hidden (before: %s)', async (isHidden) => {
    const { hide } = await setPrice(null, isHidden);
    const { run } = (
      await start(
        raise({ prices: ['options'], action: 'set', percent: undefined, amount: 90, currency: 'EUR' }),
      )
    ).body;
    await ended(run);
    await hide();

    expect((await undo(run)).status).toBe(200);
    expect(await prices('IT', aurora)).toEqual([2, 28900, null, 85]);
  });

  it('takes nothing back where the factory hides since what had another price (decision I-44)', async () => {
    const { code, hide } = await setPrice(100, false);
    const amount = { action: 'set', percent: undefined, amount: 90, currency: 'EUR' };
    const { run } = (await start(raise({ prices: ['options'], ...amount }))).body;
    await ended(run);
    await hide();

    const { status, body } = await undo(run);

    expect([status, body.message]).toEqual([
      409,
      `Hidden by its product category since: ${code} of Aurora MY26 (Italy). Nothing was undone.`,
    ]);
    expect(await prices('IT', aurora)).toEqual([1, 28900, 90, 85]);
    expect(await prices('IT', borea)).toEqual([1, 28900, 90, 85]);
  });

  it('takes nothing back once the log of changes has been cleared', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await app.sql(`DELETE FROM change_log WHERE entity = 'price' AND entity_id LIKE 'IT/' || $1 || '/%'`, [
      borea,
    ]);

    const { status, body } = await undo(run);

    expect([status, body.message]).toEqual([409, 'The former prices are no longer known.']);
    expect(await prices('IT', aurora)).toEqual(RAISED);
  });

  it('waits for the end of the run, and needs the right to every market', async () => {
    const { run } = (await start(raise())).body;
    await ended(run);
    await app.sql(
      `UPDATE job_run j SET state = 'running' FROM price_run r WHERE r.id = $1 AND j.id = r.job_run_id`,
      [run],
    );
    expect((await undo(run)).body.message).toBe('The change is still being made.');
    await app.sql(
      `UPDATE job_run j SET state = 'done' FROM price_run r WHERE r.id = $1 AND j.id = r.job_run_id`,
      [run],
    );

    await app.sql(`DELETE FROM user_country WHERE country_id = 'IT'`);
    const refused = await undo(run);
    await app.sql(
      `INSERT INTO user_country (user_id, country_id) SELECT id, 'IT' FROM app_user WHERE username = $1`,
      [market.username],
    );
    expect(refused.status).toBe(403);
    expect(await prices('IT', aurora)).toEqual(RAISED);
  });
});
