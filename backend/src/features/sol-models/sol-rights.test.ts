import { describe, expect, it } from 'vitest';
import type { Context } from '../../kit/context.ts';
import {
  marketRights,
  requireBaseOpt,
  requireOwnMarket,
  requireReadableMarket,
  type Market,
} from '../session/market-rights.read.ts';
import {
  readableSolMarkets,
  requireOwnSolMarket,
  requireSolMarket,
  requireSolUser,
  requireSolUserAs,
} from './sol-rights.read.ts';

interface Stored {
  user?: {
    isHq?: boolean;
    isDealer?: boolean;
    countries?: string[];
    onlineCountries?: string[];
  } | null;
  market?: Partial<Market> | null;
  service?: string;
}

/** What the database answers to the three questions: the user, the market for the user, the switch of online sales. */
function contextOf({ user = {}, market = {}, service = 'true' }: Stored): Context {
  const found = (values: unknown[]) => {
    if (values[0] === 'SOL_SERVICE_AVAILABLE') return { value: service };
    if (values.length === 1) return user && { isHq: false, isDealer: false, countries: ['IT'], ...user };
    return (
      market && { id: 'IT', description: 'Italia', isOwn: true, isHq: false, solEnable: true, ...market }
    );
  };
  const rows = (_statement: unknown, values: unknown[]) => Promise.resolve([found(values)].filter(Boolean));
  return { actor: { userId: 7 }, sql: { rows } } as unknown as Context;
}

/** 'ok', or why not. */
const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'ok',
    ({ kind, message }: { kind: string; message: string }) => `${kind}: ${message}`,
  );
const [own, foreign, hq] = [{}, { isOwn: false }, { isOwn: false, isHq: true }];
const notYours = 'refused: Italia is not one of your markets.';

describe('a market (R-168)', () => {
  it.each<[whose: string, market: Partial<Market> | null, read: string, set: string]>([
    ['one of the user', own, 'ok', 'ok'],
    ['another one', foreign, notYours, notYours],
    ['any, for HQ', hq, 'ok', 'refused: Headquarters can only read prices; each market sets its own.'],
    ['one that is not there', null, 'notFound: There is no market IT.', 'notFound: There is no market IT.'],
  ])('%s: read and set', async (_whose, market, read, set) => {
    const context = contextOf({ market });

    expect(await outcome(requireReadableMarket(context, 'IT'))).toBe(read);
    expect(await outcome(requireOwnMarket(context, 'IT'))).toBe(set);
  });

  it('is owned by the users it is given to, and by nobody who is not there', async () => {
    const rights = await marketRights(contextOf({ user: { countries: ['IT', 'FR'], isHq: true } }));
    expect([rights.owns('FR'), rights.owns('ES'), rights.isHq]).toEqual([true, false, true]);

    expect(await marketRights(contextOf({ user: null }))).toMatchObject({
      isHq: false,
      isDealer: false,
      countries: [],
    });
  });

  it('sets base price and options only where the factory does not (A-71)', () => {
    const market = { description: 'Italia', enableBaseOpt: true } as Market;

    expect(() => requireBaseOpt(market)).not.toThrow();
    expect(() => requireBaseOpt({ ...market, enableBaseOpt: false })).toThrow(
      'Italia does not set prices of vehicles and options; they come from the factory.',
    );
  });
});

describe('online sales (R-012, R-310)', () => {
  const dealer = 'refused: Online sales are not open to dealers.';
  const off = 'refused: Online sales are switched off at the moment. An administrator can switch them on.';

  it.each<[who: string, stored: Stored, answer: string]>([
    ['users of a market', {}, 'ok'],
    ['dealers', { user: { isDealer: true } }, dealer],
    ['dealers, also while they are off', { user: { isDealer: true }, service: 'false' }, dealer],
    ['nobody while they are off', { service: 'false' }, off],
  ])('are open to %s', async (_who, stored, answer) => {
    const context = contextOf(stored);

    expect(await outcome(requireSolUser(context))).toBe(answer);
    expect(await outcome(requireSolMarket(context, 'IT'))).toBe(answer);
    expect(await outcome(requireOwnSolMarket(context, 'IT'))).toBe(answer);
  });

  it.each<[who: string, stored: Stored, markets: 'all' | string[]]>([
    ['their own ones that sell online to users', { user: { onlineCountries: ['FR'] } }, ['FR']],
    ['all to headquarters', { user: { isHq: true, onlineCountries: ['FR'] } }, 'all'],
    ['none to dealers', { user: { isDealer: true, isHq: true, onlineCountries: ['FR'] } }, []],
    ['none while they are off', { user: { onlineCountries: ['FR'] }, service: 'false' }, []],
  ])('show %s', async (_who, stored, markets) => {
    expect(await readableSolMarkets(contextOf(stored))).toEqual(markets);
  });

  it.each([
    [false, false, 'ok'],
    [false, true, 'refused: You are not an HQ user.'],
    [true, false, 'ok'],
    [true, true, 'ok'],
  ])('believe a user of HQ (%s) who claims to be one (%s): %s', async (isHq, claim, answer) => {
    expect(await outcome(requireSolUserAs(contextOf({ user: { isHq } }), claim))).toBe(answer);
  });

  it.each<[whose: string, stored: Stored, read: string, set: string]>([
    ['a market of the user', { market: own }, 'ok', 'ok'],
    ['another market', { market: foreign }, notYours, notYours],
    [
      'one that does not sell online',
      { market: { solEnable: false } },
      'refused: Italia does not sell online.',
      'refused: Italia does not sell online.',
    ],
    [
      'any market, for HQ',
      { user: { isHq: true }, market: { ...hq, solEnable: false } },
      'ok',
      'refused: Headquarters can only read what a market sells online; the market sets it.',
    ],
  ])('of %s: read and set', async (_whose, stored, read, set) => {
    const context = contextOf(stored);

    expect(await outcome(requireSolMarket(context, 'IT'))).toBe(read);
    expect(await outcome(requireOwnSolMarket(context, 'IT'))).toBe(set);
  });
});
