import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import type { JobRun } from '../../kit/job.ts';
import { sqlOn } from '../../kit/sql.ts';
import { poolOf } from '../../kit/transaction.ts';
import { usedTokensJob } from './used-tokens.job.ts';

const secret = 'a-secret-that-only-the-portal-and-we-know';
const issuer = 'https://portal.alturia.example';
const audience = 'ccb-console';
const REFUSED = 'This sign-in link is not valid or has expired. Ask for a new one.';

let app: TestApp;
beforeAll(
  async () =>
    void (app = await testApp({
      config: { logLevel: 'trace', failedLoginsPerMinute: 1000, sso: { key: { secret }, issuer, audience } },
    })),
);
afterAll(() => app.close());

let count = 0;
interface TokenSpec {
  sub?: string;
  jti?: string;
  iss?: string;
  aud?: string;
  /** Seconds from now. */
  lifeSeconds?: number;
  key?: Uint8Array | CryptoKey;
  alg?: string;
  kid?: string;
}

const claimsOf = ({ sub, jti = `jti-${(count += 1)}`, iss = issuer, aud = audience }: TokenSpec) => ({
  sub,
  jti,
  iss,
  aud,
});

/** A token as the portal would sign it. */
function tokenOf(spec: TokenSpec): Promise<string> {
  const { lifeSeconds = 120, key = new TextEncoder().encode(secret), alg = 'HS256', kid } = spec;
  return new SignJWT(claimsOf(spec))
    .setProtectedHeader({ alg, kid })
    .setExpirationTime(Math.floor(app.clock.now.getTime() / 1000) + lifeSeconds)
    .sign(key);
}

const use = (username: string, token: string, of: TestApp = app) =>
  of.request('POST', '/ccb/public/ssoLogin', { query: { username, token } });

describe('single sign-on', () => {
  it('signs in whom a valid token names, with every right and market (R-037)', async () => {
    const { username, id } = await app.aUser({ priceConfEnabled: true, countries: ['IT'] });

    const { status, body } = await use(username, await tokenOf({ sub: username }));

    expect(status).toBe(200);
    expect(body).toMatchObject({
      tokenType: 'Bearer',
      user: { idUser: id, username, priceConfEnabled: true },
    });
    expect(body.user.countries).toHaveLength(1);
    const check = await app.request('GET', '/ccb/auth/checkLoggedIn', { as: { token: body.token } });
    expect(check.body).toEqual({ user: body.user });
  });

  it('takes a token once', async () => {
    const { username } = await app.aUser();
    const token = await tokenOf({ sub: username });

    const replies = [await use(username, token), await use(username, token)];

    expect(replies.map(({ status }) => status)).toEqual([200, 401]);
    expect(replies[1]!.body.message).toBe(REFUSED);
  });

  it('takes a token once, also when two requests bring it at the same time', async () => {
    const { username } = await app.aUser();
    const token = await tokenOf({ sub: username });

    const replies = await Promise.all([1, 2, 3].map(() => use(username, token)));

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it.each<[string, TokenSpec]>([
    ['of another user', { sub: 'somebody-else' }],
    ['of nobody', { sub: '' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'another-console' }],
    ['that has expired', { lifeSeconds: -10 }],
    ['that lives too long', { lifeSeconds: 3600 }],
    ['without a jti', { jti: '' }],
    ['with a number for a jti', { jti: 12345 as unknown as string }],
    ['with a jti that is no name', { jti: 'a b\u0000' }],
    ['signed with another secret', { key: new TextEncoder().encode('x'.repeat(40)) }],
    ['signed in a way that was not agreed', { alg: 'HS384', key: new TextEncoder().encode(secret) }],
  ])('refuses a token %s (R-039)', async (_what, spec) => {
    const { username } = await app.aUser();

    const { status, body, headers } = await use(username, await tokenOf({ sub: username, ...spec }));

    expect([status, body.message]).toEqual([401, REFUSED]);
    expect(Object.keys(body).sort()).toEqual(['message', 'requestId']);
    expect(headers.get('www-authenticate')).toBeNull();
  });

  it.each([
    ['a token that is none', () => 'nonsense'],
    [
      'one without a signature',
      (sub: string) => new UnsecuredJWT(claimsOf({ sub })).setExpirationTime('1m').encode(),
    ],
    [
      'one whose content was changed',
      (_sub: string, token: string) => token.replace(/\.(.)/, (_all, c) => `.${c === 'e' ? 'f' : 'e'}`),
    ],
    [
      'one without an end',
      (sub: string) =>
        new SignJWT(claimsOf({ sub }))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(secret)),
    ],
  ])('refuses %s', async (_what, make) => {
    const { username } = await app.aUser();

    const { status, body } = await use(username, await make(username, await tokenOf({ sub: username })));

    expect([status, body.message]).toEqual([401, REFUSED]);
  });

  it('refuses users who may not sign in, with the same words, and leaves their token unused', async () => {
    const inactive = await app.aUser({ active: false });
    const token = await tokenOf({ sub: inactive.username });

    expect((await use(inactive.username, token)).body.message).toBe(REFUSED);
    expect((await use('nobody-at-all', await tokenOf({ sub: 'nobody-at-all' }))).body.message).toBe(REFUSED);
    await app.sql('UPDATE app_user SET active = true WHERE id = $1', [inactive.id]);
    expect((await use(inactive.username, token)).status).toBe(200);
  });

  it.each([
    ['an empty user', async () => use('', await tokenOf({ sub: '' }))],
    ['an empty token', async () => use((await app.aUser()).username, '')],
  ])('refuses %s', async (_what, attempt) => {
    const { status, body } = await attempt();

    expect([status, body.message]).toEqual([401, REFUSED]);
  });

  it('does not let anybody consume the token of another user', async () => {
    const [owner, other] = [await app.aUser(), await app.aUser()];
    const token = await tokenOf({ sub: owner.username });

    expect((await use(other.username, token)).status).toBe(401);
    expect((await use(owner.username, token)).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['no token', { username: 'x' }],
    ['no user', { token: 'x' }],
    ['a token that is too long', { username: 'x', token: 'y'.repeat(4001) }],
  ])('takes %s for no request at all', async (_what, query) => {
    expect((await app.request('POST', '/ccb/public/ssoLogin', { query })).status).toBe(400);
  });

  it('writes no token into the log, good or bad, and says why one was refused', async () => {
    const { username } = await app.aUser();
    const good = await tokenOf({ sub: username });
    const expired = await tokenOf({ sub: username, lifeSeconds: -60 });
    const long = `${good}${'A'.repeat(4000)}`;
    for (const token of [good, good, expired, long, 'secret nonsense']) await use(username, token);
    await use('secret name', good);
    await app.request('GET', `/ccb/public/ssoLogin?username=${username}&token=${good}`);
    await app.request('GET', `/ccb/sso?user=${username}&token=${good}`);
    // A mail programme may have encoded the link; the path then holds the query.
    for (const mark of ['%3F', '%3f', '%253F'])
      await app.request('GET', `/ccb/sso${mark}user=${username}&token=${good}`);
    await app.request('GET', `/ccb/sso;user=${username}&token=${good}`);

    const log = JSON.stringify(app.logged);

    for (const token of [good, expired, 'secret nonsense', 'secret name', 'secret+name'])
      expect(log).not.toContain(token);
    expect(log).not.toContain(good.split('.')[1]);
    const reasons = app.logged.filter(({ username: name }) => name === username).map(({ reason }) => reason);
    expect(reasons).toEqual([undefined, 'used before', 'ERR_JWT_EXPIRED', 'ERR_JWS_INVALID']);
  });

  it('forgets used tokens a day after they have expired, and no sooner', async () => {
    const { username } = await app.aUser();
    await use(username, await tokenOf({ sub: username, jti: 'old-one' }));
    app.clock.advance(24 * 3_600_000);
    await use(username, await tokenOf({ sub: username, jti: 'new-one' }));
    app.clock.advance(180_000);
    const tools = {
      sql: sqlOn(poolOf(app.database)),
      now: () => app.clock.now,
      database: app.database,
      log: pino({ level: 'silent' }),
      mailer: { send: async () => undefined },
    };

    await usedTokensJob(tools, { id: 1 } as JobRun, {});

    const left = (await app.sql<{ jti: string }>('SELECT jti FROM used_sso_token')).map(({ jti }) => jti);
    expect(left).toContain('new-one');
    expect(left).not.toContain('old-one');
  });
});

it('is off unless it is configured, and says so', async () => {
  const plain = await testApp({ database: app.database });
  const { username } = await app.aUser();

  const { status, body } = await use(username, await tokenOf({ sub: username }), plain);

  expect([status, body.message]).toEqual([
    401,
    'Single sign-on is not enabled here. Sign in with your user name and password.',
  ]);
  await plain.close();
});

it('is stopped after some failures of a user from an address, together with those of passwords', async () => {
  // On a database of its own: attempts count for all processes that share one.
  const strict = await testApp({
    config: { failedLoginsPerMinute: 3, sso: { key: { secret }, issuer, audience } },
  });
  const { username } = await strict.aUser();
  const body = { username, password: 'wrong' };
  await strict.request('POST', '/ccb/public/getToken', { body });
  for (let n = 0; n < 2; n += 1) expect((await use(username, 'nonsense', strict)).status).toBe(401);

  const { status, headers } = await use(username, await tokenOf({ sub: username }), strict);

  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await strict.close();
});

describe('with the public keys of another system', () => {
  let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
  let isDown = false;
  let olderKeys: CryptoKey[] = [];
  let whileAsked: () => Promise<unknown> = async () => undefined;
  const server = createServer((_request, response) => {
    if (isDown) return void response.writeHead(500).end();
    const exported = whileAsked().then(() =>
      Promise.all([...olderKeys, keys.publicKey].map((key) => exportJWK(key))),
    );
    void exported.then((jwks) => {
      const kids = jwks.length > 1 ? ['zero', 'one'] : ['one'];
      const list = jwks.map((jwk, at) => ({ ...jwk, kid: kids[at], alg: 'RS256', use: 'sig' }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: list }));
    });
  });
  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => void server.close());
  const consoleOf = async (
    options: { database?: typeof app.database; failedLoginsPerMinute?: number } = app,
  ) => {
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
    const other = await testApp({
      database: options.database,
      config: {
        failedLoginsPerMinute: options.failedLoginsPerMinute ?? 1000,
        sso: { key: { jwksUrl }, issuer, audience },
      },
    });
    other.clock.now = app.clock.now;
    return other;
  };
  const signed = { alg: 'RS256', kid: 'one' };

  it('believes a token signed by them, and no other', async () => {
    const other = await consoleOf();
    const { username } = await app.aUser();
    const stranger = await generateKeyPair('RS256');
    // The public key as a shared secret: the oldest trick against those who take any algorithm.
    const confused = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
    const tokens = [
      await tokenOf({ sub: username, ...signed, key: keys.privateKey }),
      await tokenOf({ sub: username, ...signed, key: stranger.privateKey }),
      await tokenOf({ sub: username, ...signed, kid: 'two', key: keys.privateKey }),
      await tokenOf({ sub: username, alg: 'HS256', kid: 'one', key: confused }),
    ];

    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await use(username, token, other)).status);

    expect(statuses).toEqual([200, 401, 401, 401]);
    await other.close();
  });

  // The embedded database has one connection, which would be lent already.
  it('holds no connection while the keys are read', async () => {
    const other = await consoleOf();
    const { username } = await app.aUser();
    const idle = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;
    let held: unknown[] | undefined;
    whileAsked = async () => (held = await app.sql(idle));

    const { status } = await use(
      username,
      await tokenOf({ sub: username, ...signed, key: keys.privateKey }),
      other,
    );
    whileAsked = async () => undefined;

    expect([status, held]).toEqual([200, []]);
    await other.close();
  });

  it('tries every key for a token that does not name one', async () => {
    const [older, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    olderKeys = [older.publicKey];
    const other = await consoleOf();
    const { username } = await app.aUser();
    const unnamed = { sub: username, alg: 'RS256' };
    const tokens = [
      await tokenOf({ ...unnamed, key: older.privateKey }),
      await tokenOf({ ...unnamed, key: keys.privateKey }),
      await tokenOf({ ...unnamed, key: stranger.privateKey }),
      await tokenOf({ ...unnamed, key: keys.privateKey, lifeSeconds: -60 }),
    ];

    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await use(username, token, other)).status);
    olderKeys = [];

    expect(statuses).toEqual([200, 200, 401, 401]);
    await other.close();
  });

  it('says that it cannot check while the keys cannot be read, and holds it against nobody', async () => {
    isDown = true;
    // On a database of its own: attempts count for all processes that share one.
    const other = await consoleOf({ failedLoginsPerMinute: 3 });
    const { username } = await other.aUser();
    const token = await tokenOf({ sub: username, ...signed, key: keys.privateKey });
    const attempts = [];
    for (let n = 0; n < 6; n += 1) attempts.push((await use(username, token, other)).status);
    expect(attempts).toEqual(Array(6).fill(503));

    const { status, body } = await use(username, token, other);
    isDown = false;

    expect(status).toBe(503);
    expect(body.message).toBe(
      'Single sign-on cannot be checked right now. Open the link again, or sign in with your user name and password.',
    );
    expect((await use(username, token, other)).status).toBe(200);
    await other.close();
  });
});
