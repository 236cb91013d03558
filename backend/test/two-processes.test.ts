import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContext } from '../src/kit/transaction.ts';
import { readCache } from '../src/kit/cache.ts';
import { factoriesOn, type Factories } from './factories.ts';
import { gridFactoriesOn } from './grid-factories.ts';
import { product, type Product } from './product.ts';
import type { ServerProcess } from './server-process.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';

// Two processes cannot share the embedded database.
describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes on one database', () => {
  let own: Product;
  let database: DataSource;
  let make: Factories;
  let servers: ServerProcess[] = [];
  beforeAll(async () => {
    own = await product();
    servers = await Promise.all([own.start(), own.start()]);
    database = await own.door();
    make = factoriesOn(database);
  });
  afterAll(async () => {
    await own.close();
  });

  async function call(server: ServerProcess, method: string, path: string, token?: string, body?: object) {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, never> };
  }
  async function signIn(server: ServerProcess): Promise<string> {
    const { username, password } = await make.aUser({ ccadmEnabled: true });
    const { body } = await call(server, 'POST', '/ccb/public/getToken', undefined, { username, password });
    return body['token']!;
  }
  const textIn = async (server: ServerProcess, token: string, labelGroup: string): Promise<string> => {
    const { body } = await call(server, 'GET', `${LABELS}/findByGroup?labelGroup=${labelGroup}`, token);
    return (body as unknown as { label: string }[])[0]!.label;
  };
  const textsInBoth = (token: string, labelGroup: string) =>
    Promise.all(servers.map((server) => textIn(server, token, labelGroup)));

  it('accept the sessions of each other', async () => {
    const token = await signIn(servers[0]!);

    for (const server of servers)
      expect((await call(server, 'GET', '/ccb/auth/checkLoggedIn', token)).status).toBe(200);
  });

  it('end a session within a second of logging out in the other', async () => {
    const [first, second] = servers as [ServerProcess, ServerProcess];
    const token = await signIn(first);
    await call(second, 'GET', '/ccb/auth/checkLoggedIn', token);
    const startedAt = performance.now();

    await call(first, 'POST', '/ccb/auth/logout', token);

    expect((await call(first, 'GET', '/ccb/auth/checkLoggedIn', token)).status).toBe(401);
    await vi.waitFor(
      async () => expect((await call(second, 'GET', '/ccb/auth/checkLoggedIn', token)).status).toBe(401),
      { timeout: 5000, interval: 20 },
    );
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('keep a cached read after a change past the console, until the cache is cleared: stale, clear, fresh', async () => {
    const token = await signIn(servers[0]!);
    const { id } = await make.aLabel({ labelGroup: 'Stale', label: 'one' });
    expect(await textsInBoth(token, 'Stale')).toEqual(['one', 'one']);

    await database.query(`UPDATE interface_label SET label = 'two' WHERE id = $1`, [id]);
    expect(await textsInBoth(token, 'Stale')).toEqual(['one', 'one']);

    const base = { actor: null, now: new Date(), log: pino({ level: 'silent' }) };
    await readCache('resolvedLabels', []).clear(readContext(database, base));
    expect(await textsInBoth(token, 'Stale')).toEqual(['two', 'two']);
  });

  it('are both fresh after a write in one', async () => {
    const token = await signIn(servers[0]!);
    const { id, code } = await make.aLabel({ labelGroup: 'Fresh', label: 'one' });
    expect(await textsInBoth(token, 'Fresh')).toEqual(['one', 'one']);
    const body = { labelGroup: 'Fresh', code, label: 'two', language: { id: 1 } };

    await call(servers[0]!, 'PUT', `${LABELS}/${id}`, token, body);

    expect(await textsInBoth(token, 'Fresh')).toEqual(['two', 'two']);
  });

  it('keep a total until a label is written in either, also by a transaction that began before it was counted', async () => {
    const token = await signIn(servers[0]!);
    const many = `INSERT INTO interface_label (label_group, code, language_id, label)
      SELECT 'Counted', $1::text || n, 1, 'text' FROM generate_series(1, $2::integer) n`;
    await database.query(many, ['A', 1500]);
    const totals = () =>
      Promise.all(
        servers.map(async (server) => {
          const path = `${LABELS}/findAllByGroupPaged?labelGroup=Counted&language=it`;
          return (await call(server, 'GET', path, token)).body['totalElements'];
        }),
      );
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query(many, ['B', 1]);
    await runner.query(
      `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'anna', 'interfaceLabel', '0', 'create')`,
    );
    expect([await totals(), await totals()]).toEqual([
      [1500, 1500],
      [1500, 1500],
    ]);
    // Past the change log, so that only counting again shows it.
    await database.query(many, ['C', 1]);
    expect(await totals()).toEqual([1500, 1500]);

    await runner.commitTransaction();
    await runner.release();
    expect(await totals()).toEqual([1502, 1502]);

    const body = { labelGroup: 'Counted', code: 'D', label: 'text', language: { id: 1 } };
    await call(servers[1]!, 'POST', LABELS, token, body);
    expect(await totals()).toEqual([1503, 1503]);
  });

  it('reload the grids once one of them clears its grid cache: stale, clear, fresh', async () => {
    const token = await signIn(servers[0]!);
    const { modelcode, modelId: vetele } = await make.aModel();
    const checks = () =>
      Promise.all(
        servers.map(async ({ url }) =>
          (await fetch(`${url}/ccb/public/api/checkGrid/MAIN/${modelcode}`)).text(),
        ),
      );
    const empty = `${vetele}  has no option`;
    for (const report of await checks()) expect(report).toContain(empty);

    const grids = gridFactoriesOn(make);
    const { code } = await grids.anOption({ code: 'CLEARED' });
    await grids.aGridOption({ vetele, code });
    for (const report of await checks()) expect(report).toContain(empty);

    await call(servers[1]!, 'GET', '/ccb/auth/fe/tools/clearGridCache', token);
    for (const report of await checks()) expect(report).not.toContain(empty);
  });

  it('reload label groups and labels once one of them clears all caches', async () => {
    const token = await signIn(servers[0]!);
    const { id } = await make.aLabel({ labelGroup: 'Cleared', label: 'one' });
    const groups = async (server: ServerProcess) =>
      (await call(server, 'GET', `${LABELS}/groups`, token)).body as unknown as string[];
    expect(await textsInBoth(token, 'Cleared')).toEqual(['one', 'one']);
    for (const server of servers) expect(await groups(server)).toContain('Cleared');

    await database.query(`UPDATE interface_label SET label = 'two', label_group = 'Renamed' WHERE id = $1`, [
      id,
    ]);
    expect(await textsInBoth(token, 'Cleared')).toEqual(['one', 'one']);
    for (const server of servers) expect(await groups(server)).toContain('Cleared');

    await call(servers[1]!, 'GET', '/ccb/auth/fe/tools/clearAllCache', token);
    for (const server of servers) expect(await groups(server)).not.toContain('Cleared');
    expect(await textsInBoth(token, 'Renamed')).toEqual(['two', 'two']);
  });

  it('share one update of the grids, whichever of them it is started in', async () => {
    const token = await signIn(servers[0]!);
    const update = (server: ServerProcess) => call(server, 'GET', '/ccb/auth/fe/tools/updateGrid', token);

    const replies = await Promise.all([...servers, ...servers].map(update));

    expect(new Set(replies.map(({ body }) => body['runId'])).size).toBe(1);
    expect(replies.filter(({ body }) => !body['joined'])).toHaveLength(1);
    const run = async () =>
      (await call(servers[1]!, 'GET', `/ccb/auth/fe/jobRun/${replies[0]!.body['runId']}`, token)).body['run'];
    await vi.waitFor(async () => expect(await run()).toMatchObject({ state: 'done' }), {
      timeout: 15_000,
      interval: 100,
    });
  });

  it('let exactly one of ten win who change the same version, spread over both', async () => {
    const token = await signIn(servers[0]!);
    const { id, code } = await make.aLabel({ labelGroup: 'Race' });
    const change = (n: number) =>
      call(servers[n % 2]!, 'PUT', `${LABELS}/${id}`, token, {
        labelGroup: 'Race',
        code,
        label: `Text ${n}`,
        language: { id: 1 },
        version: 1,
      });

    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => change(n)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});
