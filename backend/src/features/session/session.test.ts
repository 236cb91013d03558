import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from '../../../test/behind-lock.ts';
import { testApp, type TestApp } from '../../../test/app.ts';
import { readConfig } from '../../config.ts';
import { poolOf } from '../../kit/transaction.ts';
import type { AppError } from '../../kit/app-error.ts';
import type { JobRun } from '../../kit/job.ts';
import { sqlOn } from '../../kit/sql.ts';
import { FailedLogins } from './failed-logins.repository.ts';
import { expiredSessionsJob } from './expired-sessions.job.ts';

const HOUR_MS = 3_600_000;
const REFUSED = 'Wrong user name or password.';
const OVER = 'The session is over. Sign in again.';

let app: TestApp;
beforeAll(
  async () =>
    void (app = await testApp({
      config: {
        logLevel: 'trace',
        failedLoginsPerMinute: 5,
        maxUploadBytes: 12 * 1024 * 1024,
        offersDocs: false,
      },
    })),
);
afterAll(() => app.close());

const signIn = (username: string, password: string) =>
  app.request('POST', '/ccb/public/getToken', { body: { username, password } });
const check = (token: string, scheme = 'Bearer') =>
  app.request('GET', '/ccb/auth/checkLoggedIn', { headers: { authorization: `${scheme} ${token}` } });
const logout = (token: string) => app.request('POST', '/ccb/auth/logout', { as: { token } });

describe('signing in', () => {
  it('answers a token and the user with every right and market (R-032)', async () => {
    await app.aModel({
      modelcode: 'LINCE',
      vetele: '3450126',
      modelYear: '2026',
      description: 'Lince',
      family: 'Felini',
      countries: ['IT'],
    });
    await app.aModel({
      modelcode: 'LINCE',
      vetele: '3450127',
      modelYear: '2027',
      description: 'Lince',
      family: 'Felini',
    });
    await app.sql(`UPDATE country_model SET my_minimum = '2027' WHERE country_id = 'IT'`);
    const { id, username, password } = await app.aUser({
      alias: 'Maria Keller',
      email: 'maria@alturia.example',
      ccadmEnabled: true,
      priceConfEnabled: true,
      packConfEnabled: true,
      solEnabledFrontEnd: true,
      isHQUser: true,
      userAdmin: true,
      mktg: true,
      apiUser: true,
      countries: ['IT'],
    });

    const { status, body } = await signIn(username, password);

    expect(status).toBe(200);
    expect(body).toEqual({
      tokenType: 'Bearer',
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        idUser: id,
        username,
        userAliasFromModis: 'Maria Keller',
        email: 'maria@alturia.example',
        lang: 'it',
        ccadmEnabled: true,
        priceConfEnabled: true,
        packConfEnabled: true,
        solEnabledFrontEnd: true,
        isDealer: false,
        isHQUser: true,
        userAdmin: true,
        mktg: true,
        apiUser: true,
        countries: [
          {
            id: 'IT',
            description: 'Country IT',
            isoCode2: 'IT',
            vat: 22,
            currency: 'EUR',
            tabele: 'A1',
            codMercato: '1000',
            pricemask: '#.##0,00',
            enableBaseOpt: false,
            enableAccessories: false,
            enableCustomerPrg: false,
            priceFromAS400: false,
            solEnable: false,
            modelGroupItemList: [
              {
                label: 'Felini',
                items: [
                  {
                    value: '3450126',
                    value2: '2026',
                    label: 'Lince MY 2026',
                    solLabel: '3450126 Lince',
                    isBelowMinimum: true,
                  },
                  { value: '3450127', value2: '2027', label: 'Lince MY 2027', solLabel: '3450127 Lince' },
                ],
              },
            ],
          },
        ],
        ccadmFullModelList: [{ modelcode: 'LINCE', modelId: '3450127', description: 'Lince' }],
        maxUploadMB: 12,
        hasApiDocs: false,
        preferredViews: [],
      },
    });
    expect((await check(body.token)).body).toEqual({ user: body.user });
  });

  it("lists the markets by their description in the user's language (R-210)", async () => {
    await app.aCountry({ id: 'D1', descriptions: { it: 'Zeta', de: 'Ärmel', en: 'Middle' } });
    await app.aCountry({ id: 'D2', descriptions: { it: 'èpsilon', de: 'Bär', en: 'First' } });
    await app.aCountry({ id: 'D3', descriptions: { it: 'alfa', de: 'zoo', en: '' } });
    const countries = ['D1', 'D2', 'D3'];
    const described = async (lang: string) => {
      const { username, password } = await app.aUser({ lang, countries });
      return (await signIn(username, password)).body.user.countries.map(
        (one: { description: string }) => one.description,
      );
    };

    expect(await described('it')).toEqual(['alfa', 'èpsilon', 'Zeta']);
    expect(await described('de')).toEqual(['Ärmel', 'Bär', 'zoo']);
    expect(await described('pl')).toEqual(['D3', 'First', 'Middle']);
  });

  it('refuses a wrong password, an unknown user and an inactive one with the same words (R-033)', async () => {
    const { username, password } = await app.aUser();
    const inactive = await app.aUser({ active: false });
    const replies = [
      await signIn(username, `${password}!`),
      await signIn('nobody-at-all', password),
      await signIn(inactive.username, inactive.password),
      await signIn(username.toUpperCase(), password),
    ];

    for (const { status, body, headers } of replies) {
      expect([status, body.message]).toEqual([401, REFUSED]);
      expect(Object.keys(body).sort()).toEqual(['message', 'requestId']);
      expect(headers.get('cache-control')).toBeOneOf([null, 'no-store']);
    }
  });

  it.each([
    {},
    { username: 'x' },
    { username: '', password: 'x' },
    { username: 'x', password: '' },
    { username: 'x', password: 'y', more: 1 },
    { username: 'x'.repeat(101), password: 'y' },
    { username: ['x'], password: 'y' },
  ])('refuses the credentials %j as no request at all', async (body) => {
    expect((await app.request('POST', '/ccb/public/getToken', { body })).status).toBe(400);
  });

  it('stores the hash of a token and never the token', async () => {
    const { username, password } = await app.aUser();
    const { token } = (await signIn(username, password)).body;

    const rows = await app.sql<{ token_hash: Buffer }>(
      'SELECT token_hash FROM session WHERE user_id = (SELECT id FROM app_user WHERE username = $1)',
      [username],
    );

    expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest() }]);
  });

  it.runIf(process.env.TEST_DATABASE_URL).each([
    ['got another password', `password_hash = 'another'`],
    ['was deactivated', 'active = false'],
  ])('leaves no session to somebody whose user %s meanwhile', async (_what, change) => {
    const { username, password } = await app.aUser();
    const sql = `UPDATE app_user SET ${change} WHERE username = $1`;

    const [reply] = await behindLock(app, { sql, values: [username] }, () => [signIn(username, password)]);

    expect([reply!.status, reply!.body.message]).toEqual([401, REFUSED]);
    expect(
      await app.sql('SELECT 1 FROM session s JOIN app_user u ON u.id = s.user_id WHERE username = $1', [
        username,
      ]),
    ).toEqual([]);
  });

  it('gives each sign-in a session of its own', async () => {
    const { username, password } = await app.aUser();
    const [first, second] = [
      (await signIn(username, password)).body.token,
      (await signIn(username, password)).body.token,
    ];
    await logout(first);

    expect(first).not.toBe(second);
    expect((await check(second)).status).toBe(200);
  });

  it('writes no password and no token into the log', async () => {
    const { username, password } = await app.aUser({ password: 'a-very-secret-word' });
    await signIn(username, `${password}-wrong`);
    // Typed into the wrong field.
    await signIn(password, 'something');
    const { token } = (await signIn(username, password)).body;
    await check(token);
    await app.request('GET', `/ccb/auth/checkLoggedIn?token=${token}`, { as: { token } });

    const log = JSON.stringify(app.logged);

    const refused = app.logged.filter(({ msg }) => msg === 'sign-in refused').slice(-2);
    expect(refused).toMatchObject([{ username }, { known: false }]);
    expect(log).not.toContain('a-very-secret-word');
    expect(log).not.toContain(token);
  });
});

describe('a session', () => {
  it('is shown in the authorization header, the scheme in any case', async () => {
    const { token } = await app.signIn();

    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect((await check(token, scheme)).status).toBe(200);
    for (const scheme of ['Basic', 'Token']) expect((await check(token, scheme)).status).toBe(401);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer x', 'Bearer a b', 'nonsense'])(
    'is not there with the header %j, which is 401 in words (R-035)',
    async (authorization) => {
      const { status, body } = await app.request('GET', '/ccb/auth/checkLoggedIn', {
        headers: authorization === undefined ? {} : { authorization },
      });

      expect([status, body.message]).toEqual([401, OVER]);
    },
  );

  it('ends at once by logging out (R-034)', async () => {
    const { token } = await app.signIn();
    await check(token);

    expect((await logout(token)).body).toEqual({ message: 'Signed out.' });
    expect((await check(token)).status).toBe(401);
    expect((await logout(token)).status).toBe(401);
    expect(
      await app.sql('SELECT FROM session WHERE token_hash = $1', [
        createHash('sha256').update(token).digest(),
      ]),
    ).toEqual([]);
  });

  it('ends after 8 hours without a request and lives on with one', async () => {
    const [idle, busy] = [await app.signIn(), await app.signIn()];
    app.clock.advance(7 * HOUR_MS);
    expect((await check(busy.token)).status).toBe(200);
    app.clock.advance(HOUR_MS + 1000);

    expect((await check(idle.token)).status).toBe(401);
    expect((await check(busy.token)).status).toBe(200);
  });

  it('ends after 24 hours, however busy', async () => {
    const { token } = await app.signIn();
    for (let hour = 0; hour < 23; hour++) {
      app.clock.advance(HOUR_MS);
      expect((await check(token)).status).toBe(200);
    }
    app.clock.advance(HOUR_MS + 1000);

    expect((await check(token)).status).toBe(401);
  });

  it('ends within a second when its user is deactivated or loses a right', async () => {
    const [gone, less] = [await app.signIn({ ccadmEnabled: true }), await app.signIn({ ccadmEnabled: true })];
    const groups = (token: string) =>
      app.request('GET', '/ccb/auth/fe/interfaceLabel/groups', { as: { token } });
    for (const { token } of [gone, less]) expect((await groups(token)).status).toBe(200);
    await app.sql('UPDATE app_user SET active = false WHERE id = $1', [gone.id]);
    await app.sql('UPDATE app_user SET ccadm_enabled = false WHERE id = $1', [less.id]);
    app.clock.advance(1000);

    expect((await groups(gone.token)).status).toBe(401);
    expect((await groups(less.token)).status).toBe(403);
  });

  it('goes with its user', async () => {
    const { id, token } = await app.signIn();
    await app.sql('DELETE FROM app_user WHERE id = $1', [id]);

    expect((await check(token)).status).toBe(401);
  });

  it('is cleared away once it has expired, and no sooner', async () => {
    const [old, live] = [await app.signIn(), await app.signIn()];
    app.clock.advance(7 * HOUR_MS);
    await check(live.token);
    app.clock.advance(2 * HOUR_MS);
    const tools = {
      sql: sqlOn(poolOf(app.database)),
      now: () => app.clock.now,
      database: app.database,
      log: pino({ level: 'silent' }),
      mailer: { send: async () => undefined },
    };

    await expiredSessionsJob(app.config)(tools, { id: 1 } as JobRun, {});

    const left = await app.sql<{ user_id: number }>('SELECT user_id FROM session');
    expect(left.map((row) => row.user_id)).toContain(live.id);
    expect(left.map((row) => row.user_id)).not.toContain(old.id);
  });
});

describe('rights', () => {
  it('are those of the session: a request cannot claim more', async () => {
    const { token } = await app.signIn({ solEnabledFrontEnd: true, isDealer: true });

    const { status } = await app.request('GET', '/ccb/auth/fe/interfaceLabel/groups', {
      as: { token },
      headers: { 'x-user': 'admin' },
    });

    expect(status).toBe(403);
  });
});

describe('guessing passwords', () => {
  /** Each caller has an address of its own, as behind a proxy. */
  let proxied: TestApp;
  beforeAll(async () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: 'true' }, '/');
    proxied = await testApp({ config: { failedLoginsPerMinute: 3, trustProxy } });
  });
  afterAll(() => proxied.close());
  const from = (address: string, username: string, password: string) =>
    proxied.request('POST', '/ccb/public/getToken', {
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    });

  it('is throttled after failures of a user from an address, with the time to wait', async () => {
    const { username, password } = await proxied.aUser();
    for (let n = 0; n < 3; n++) expect((await from('10.0.0.1', username, 'wrong')).status).toBe(401);

    const { status, body, headers } = await from('10.0.0.1', username, password);

    const seconds = Number(headers.get('retry-after'));
    expect(status).toBe(429);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body.message).toBe(`Too many failed attempts. Try again in ${seconds} seconds.`);
  });

  it('is stopped for callers who forge an address before the one that the proxy adds', async () => {
    const { username } = await proxied.aUser();
    const replies: number[] = [];
    for (let n = 1; n <= 4; n++)
      replies.push((await from(`192.0.2.${n}, 10.0.0.6`, username, 'wrong')).status);

    expect(replies).toEqual([401, 401, 401, 429]);
  });

  it('does not lock the user out elsewhere, nor others at the same address', async () => {
    const [victim, other] = [await proxied.aUser(), await proxied.aUser()];
    for (let n = 0; n < 4; n++) await from('10.0.0.2', victim.username, 'wrong');

    expect((await from('10.0.0.3', victim.username, victim.password)).status).toBe(200);
    expect((await from('10.0.0.2', other.username, other.password)).status).toBe(200);
  });

  it('is stopped for an address that tries user after user, known or not', async () => {
    const replies: number[] = [];
    for (let n = 0; n < 10; n++) replies.push((await from('10.0.0.4', `guess-${n}`, 'wrong')).status);

    expect(replies).toEqual([...Array<number>(9).fill(401), 429]);
  });

  it('counts an attempt before the password is looked at: many at once are no way around', async () => {
    const { username } = await proxied.aUser();
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => from('10.0.0.7', username, 'wrong').then(({ status }) => status)),
    );

    expect(replies.filter((status) => status === 401)).toHaveLength(3);
    expect(new Set(replies)).toEqual(new Set([401, 429]));
  });

  it('counts for all processes together, and stops for longer each time', async () => {
    const { username } = await proxied.aUser();
    const attempt = { username, address: '10.0.0.8' };
    // One in each process.
    const [here, there] = [1, 2].map(() => new FailedLogins(proxied.database, 3));
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      for (const one of [here, there, here]) await one!.count(attempt);
      const refusal = (await there!.count(attempt).catch((error: unknown) => error)) as AppError;
      waits.push(refusal.details['retryAfterSeconds'] as number);
      // As if the time were over.
      await proxied.database.query(`DELETE FROM login_attempt WHERE key NOT LIKE 'stops%'`);
    }

    expect(waits).toEqual([60, 120, 240]);
    await there!.count(attempt);
    await here!.forgive(attempt);
    for (const one of [here, there, here]) await one!.count(attempt);
    const again = (await here!.count(attempt).catch((error: unknown) => error)) as AppError;
    expect(again.details['retryAfterSeconds']).toBe(60);
  });

  it('never counts a success against anybody', async () => {
    const { username, password } = await proxied.aUser();
    for (let n = 0; n < 15; n++) expect((await from('10.0.0.5', username, password)).status).toBe(200);
    await from('10.0.0.5', username, 'wrong');

    expect((await from('10.0.0.5', username, password)).status).toBe(200);
  });
});
