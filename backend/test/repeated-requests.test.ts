/** Writes that a caller retries because no reply came: idempotent by their key. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAnsweredRequests } from '../src/kit/idempotency.ts';
import { sqlOn } from '../src/kit/sql.ts';
import { poolOf } from '../src/kit/transaction.ts';
import { testApp, type SignedInUser, type TestApp } from './app.ts';

let app: TestApp;
let as: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  as = await app.signIn({ ccadmEnabled: true });
});
afterAll(() => app.close());

const create = (key: string, code: string, user = as) =>
  app.request('POST', '/ccb/auth/fe/trackingLabels', {
    as: user,
    body: { key: code, label: 'Click' },
    headers: { 'idempotency-key': key },
  });
const countOf = async (code: string): Promise<number> =>
  (
    await app.sql<{ n: number }>('SELECT count(*)::integer AS n FROM tracking_label WHERE key = $1', [code])
  )[0]!.n;

it('are made once, and answered as the first time', async () => {
  const first = await create('key-one', 'ONE');
  const second = await create('key-one', 'ONE');

  expect(first.status).toBeLessThan(300);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await countOf('ONE')).toBe(1);
});

it('are made once when both are under way', async () => {
  const replies = await Promise.all([create('key-two', 'TWO'), create('key-two', 'TWO')]);

  expect(replies[0].body).toEqual(replies[1].body);
  expect(await countOf('TWO')).toBe(1);
});

it('are tried again when the first was refused', async () => {
  await create('key-three', 'THREE');
  const taken = await create('key-four', 'THREE');
  await app.sql(`DELETE FROM tracking_label WHERE key = 'THREE'`);

  expect(taken.status).toBe(409);
  expect((await create('key-four', 'THREE')).status).toBeLessThan(300);
});

it('have the whole key in common, which is not cut', async () => {
  const long = 'k'.repeat(199);
  await create(`${long}1`, 'LONG_1');
  await create(`${long}2`, 'LONG_2');
  const tooLong = await create(`${long}12`, 'LONG_3');

  expect(await countOf('LONG_2')).toBe(1);
  expect([tooLong.status, tooLong.body.message]).toEqual([
    400,
    'An idempotency key has at most 200 characters.',
  ]);
});

it('have all content in common: another request with the key is refused, not dropped', async () => {
  const first = await create('key-seven', 'SEVEN');
  const other = await create('key-seven', 'SEVEN_B');
  const change = (label: string) =>
    app.request('PUT', `/ccb/auth/fe/trackingLabels/${first.body.id}`, {
      as,
      body: { key: 'SEVEN', label },
      headers: { 'idempotency-key': 'key-eight' },
    });

  expect([other.status, await countOf('SEVEN_B')]).toEqual([409, 0]);
  expect([(await change('A')).status, (await change('B')).status]).toEqual([200, 409]);
});

it('have the file in common, if they send one', async () => {
  const send = (content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'labels.csv');
    return app.request('POST', '/ccb/auth/fe/interfaceLabel/fromCsv', {
      as,
      body,
      headers: { 'idempotency-key': 'key-nine' },
    });
  };
  const replies = [];
  for (const label of ['One', 'One', 'Two'])
    replies.push(
      await send(
        `code;label;labelGroup;language;modelEnableRegexp;modelDisableRegexp\nFILE;${label};Main Window;en;;\n`,
      ),
    );
  const [first, second, other] = replies;

  expect(second!.body).toEqual(first!.body);
  expect([first!.status, other!.status]).toEqual([200, 409]);
});

it('store nothing of a password, not even a digest that it goes into', async () => {
  const admin = await app.signIn({ ccadmEnabled: true, userAdmin: true });
  const send = (password: string) =>
    app.request('POST', '/ccb/auth/fe/user', {
      as: admin,
      body: { username: 'key-ten', password, confirmPassword: password },
      headers: { 'idempotency-key': 'key-ten' },
    });
  const operationOf = async () => {
    const sent = await send(`segreta-${Math.random()}`);
    expect(sent.status, sent.body.message).toBeLessThan(300);
    const [row] = await app.sql<{ operation: string }>(
      `SELECT operation FROM answered_request WHERE key = 'key-ten'`,
    );
    await app.sql(`DELETE FROM answered_request WHERE key = 'key-ten'`);
    await app.sql(`DELETE FROM app_user WHERE username = 'key-ten'`);
    return row!.operation;
  };

  const operation = await operationOf();
  expect(operation).toMatch(/^createUser /);
  expect(await operationOf()).toBe(operation);
});

it('are those of one user and one operation', async () => {
  await create('key-five', 'FIVE');
  const colleague = await app.signIn({ ccadmEnabled: true });
  const other = await app.request('POST', '/ccb/auth/fe/optGroup', {
    as,
    body: { code: 'G5', description: 'Group' },
    headers: { 'idempotency-key': 'key-five' },
  });

  expect((await create('key-five', 'FIVE_B', colleague)).status).toBeLessThan(300);
  expect(await countOf('FIVE_B')).toBe(1);
  expect([400, 409]).toContain(other.status);
  expect(other.body.message).toBe('This idempotency key belongs to another request.');
});

it('are forgotten after a day', async () => {
  await create('key-six', 'SIX');
  const sql = sqlOn(poolOf(app.database));
  const left = async () =>
    (
      await app.sql<{ n: number }>(
        `SELECT count(*)::integer AS n FROM answered_request WHERE key = 'key-six'`,
      )
    )[0]!.n;

  await deleteAnsweredRequests(sql, app.clock.now);
  expect(await left()).toBe(1);
  await deleteAnsweredRequests(sql, new Date(app.clock.now.getTime() + 25 * 3_600_000));
  expect(await left()).toBe(0);
});
