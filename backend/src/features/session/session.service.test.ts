import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../kit/context.ts';
import type { Sql } from '../../kit/sql.ts';
import type { SessionRow } from './session.repository.ts';
import { findActor, forgetSessions, sessionLimits, signOut } from './session.service.ts';

const now = new Date('2026-03-09T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const times = { sessionIdleHours: 8, sessionAbsoluteHours: 24 };
const hashOf = (token: string) => createHash('sha256').update(token).digest();
const nobody: SessionRow = {
  userId: 7,
  username: 'g.bassi',
  alias: '',
  email: 'g.bassi@alturia.example',
  ccadmEnabled: false,
  priceConfEnabled: false,
  packConfEnabled: false,
  solEnabledFrontEnd: false,
  isDealer: false,
  userAdmin: false,
  lastSeenAt: now,
};
let tokens = 0;
let token: string;
beforeEach(() => void (token = `token ${(tokens += 1)}`));

/** What the database says of the session, and what it was asked. */
const database = (row: Partial<SessionRow> | undefined) => {
  const asked = vi.fn((_statement: unknown, values: unknown[]) =>
    Promise.resolve(values.length === 3 && row ? [{ ...nobody, ...row }] : []),
  );
  return { asked, sql: { rows: asked } as unknown as Sql };
};
const scopesWith = async (row: Partial<SessionRow>) => [
  ...(await findActor(database(row).sql, times, token, now))!.scopes,
];

it.each<[row: Partial<SessionRow>, scopes: string[]]>([
  [{}, []],
  [{ ccadmEnabled: true }, ['ccadm']],
  [{ userAdmin: true }, ['useradmin']],
  [{ priceConfEnabled: true }, ['price']],
  [{ packConfEnabled: true }, ['pack']],
  [{ solEnabledFrontEnd: true }, ['sol']],
  [{ solEnabledFrontEnd: true, isDealer: true }, []],
  [{ priceConfEnabled: true, isDealer: true }, ['price']],
])('gives a user with %j the scopes %j (A-01, R-011)', async (row, scopes) => {
  expect(await scopesWith(row)).toEqual(scopes);
});

it('knows a user by the hash of the token, and by the alias where there is one', async () => {
  const { asked, sql } = database({ alias: 'Giulia Bassi' });

  expect(await findActor(sql, times, token, now)).toEqual({
    userId: 7,
    username: 'g.bassi',
    name: 'Giulia Bassi',
    email: 'g.bassi@alturia.example',
    scopes: new Set(),
    tokenHash: hashOf(token),
  });
  expect(asked.mock.calls.map(([, values]) => values)).toEqual([
    [hashOf(token), new Date('2026-03-09T02:00:00Z'), new Date('2026-03-08T10:00:00Z')],
  ]);
  expect(sessionLimits(times, now)).toEqual({
    idleSince: new Date('2026-03-09T02:00:00Z'),
    createdAfter: new Date('2026-03-08T10:00:00Z'),
  });
  expect((await findActor(database({}).sql, times, `${token} too`, now))!.name).toBe('g.bassi');
});

it('knows nobody without a session', async () => {
  expect(await findActor(database(undefined).sql, times, token, now)).toBeUndefined();
});

it.each([
  [59_999, false],
  [60_000, false],
  [60_001, true],
])('notes after %i ms that the session is in use: %s', async (idle, isNoted) => {
  const { asked, sql } = database({ lastSeenAt: later(-idle) });
  await findActor(sql, times, token, now);

  expect(asked.mock.calls.slice(1).map(([, values]) => values)).toEqual(
    isNoted ? [[hashOf(token), now]] : [],
  );
});

describe('a session that has been read', () => {
  it.each([
    [0, true],
    [999, true],
    [1000, false],
    [-1, false],
  ])('is trusted after %i ms: %s', async (ms, isTrusted) => {
    const first = await findActor(database({}).sql, times, token, now);
    const again = await findActor(database(undefined).sql, times, token, later(ms));

    expect(again).toBe(isTrusted ? first : undefined);
  });

  it('is read again once it is forgotten, and no other one', async () => {
    const [mine, other] = [token, `${token} of another user`];
    await findActor(database({ userId: 7 }).sql, times, mine, now);
    const kept = await findActor(database({ userId: 8 }).sql, times, other, now);

    forgetSessions(({ userId }) => userId === 7);

    expect(await findActor(database(undefined).sql, times, mine, now)).toBeUndefined();
    expect(await findActor(database(undefined).sql, times, other, now)).toBe(kept);
  });

  it('is over once its user has signed out, not before that is stored, and no other one (R-034)', async () => {
    const actor = (await findActor(database({}).sql, times, token, now))!;
    const kept = await findActor(database({}).sql, times, `${token} elsewhere`, now);
    const stored: (() => void)[] = [];
    const removed = vi.fn(() => Promise.resolve());
    const afterCommit = (act: () => void) => void stored.push(act);

    await signOut({ actor, db: { delete: removed }, afterCommit } as unknown as Context);
    expect(removed).toHaveBeenCalledWith(expect.anything(), { tokenHash: hashOf(token) });
    expect(await findActor(database(undefined).sql, times, token, now)).toBe(actor);
    for (const act of stored) act();

    expect(await findActor(database(undefined).sql, times, token, now)).toBeUndefined();
    expect(await findActor(database(undefined).sql, times, `${token} elsewhere`, now)).toBe(kept);
  });
});
