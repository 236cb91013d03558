import type { Request, Response } from 'express';
import { describe, expect, it, vi } from 'vitest';
import type { Actor, Scope } from '../kit/context.ts';
import { actorOf, bearerHandler, hideFromAnonymous, requireSession, securityFailureOf } from './security.ts';

const actorWith = (...scopes: Scope[]) => ({ userId: 7, scopes: new Set(scopes) }) as unknown as Actor;
const aRequest = (authorization: string | undefined, more: object = {}) =>
  ({ method: 'GET', path: '/ccb/auth/fe/x', headers: { authorization }, ...more }) as unknown as Request;
const findActor = (actor: Actor) => (token: string) => Promise.resolve(token === 'known' ? actor : undefined);
const isOver = { kind: 'notSignedIn', message: 'The session is over. Sign in again.' };

describe('the session of a request', () => {
  it.each(['Bearer known', 'bearer   known', 'BEARER known'])('is that of its token: %s', async (header) => {
    const actor = actorWith();
    expect(await requireSession(aRequest(header), findActor(actor))).toBe(actor);
  });

  it.each([
    undefined,
    '',
    'known',
    'Basic known',
    'Bearer',
    'Bearer known twice',
    'x Bearer known',
    'Bearer other',
  ])('is none with %j', async (header) => {
    await expect(requireSession(aRequest(header), findActor(actorWith()))).rejects.toMatchObject(isOver);
  });
});

describe('an operation with scopes (A-01)', () => {
  const admitted = (actor: Actor, scopes: string[], right?: Scope, header = 'Bearer known') => {
    const openapi = { schema: { operationId: 'listChanges' }, pathParams: { entity: 'user' } };
    const request = aRequest(header, { openapi });
    const rightOf = vi.fn(() => right);
    const answer = bearerHandler(findActor(actor), rightOf)(request, scopes);
    return { request, rightOf, answer };
  };

  it('admits whoever has every scope, and the right of the entity in its path', async () => {
    const actor = actorWith('price', 'sol');
    const { request, rightOf, answer } = admitted(actor, ['price'], 'sol');

    expect(await answer).toBe(true);
    expect(rightOf).toHaveBeenCalledWith('listChanges', 'user');
    expect([actorOf(request), securityFailureOf(request)]).toEqual([actor, undefined]);
  });

  it.each<[scope: Scope, message: string]>([
    ['ccadm', 'You may not use the label administration. Ask a user administrator.'],
    ['useradmin', 'Only user administrators may do this.'],
    ['price', 'You may not use the price configurator. Ask a user administrator.'],
    ['pack', 'You may not use the pack configurator. Ask a user administrator.'],
    ['sol', 'You may not use the online sales setup. Ask a user administrator.'],
  ])('refuses a user without %s, as a scope and as the right of an entity', async (scope, message) => {
    const others = (['ccadm', 'useradmin', 'price', 'pack', 'sol'] as const).filter((each) => each !== scope);
    for (const [scopes, right] of [[[scope], undefined] as const, [[], scope] as const]) {
      const { request, answer } = admitted(actorWith(...others), [...scopes], right);

      await expect(answer).rejects.toMatchObject({ kind: 'refused', message });
      expect(actorOf(request)).toBeNull();
      expect(securityFailureOf(request)).toMatchObject({ kind: 'refused', message });
    }
  });

  it('needs a session also where it needs no scope, and no path of an entity', async () => {
    await expect(admitted(actorWith(), [], undefined, 'Bearer other').answer).rejects.toMatchObject(isOver);
    const without = bearerHandler(findActor(actorWith()), () => undefined);
    expect(await without(aRequest('Bearer known'), [])).toBe(true);
  });

  it('says nothing of a request that was not asked for a session', () => {
    expect([actorOf(aRequest(undefined)), securityFailureOf(aRequest(undefined))]).toEqual([null, undefined]);
  });
});

describe('what does not exist (A-10)', () => {
  const told = async (request: Request, status: number) => {
    const [next, error] = [vi.fn(), { status }];
    const hide = hideFromAnonymous(findActor(actorWith())) as (...args: unknown[]) => Promise<void>;
    const refusal = await hide(error, request, {} as Response, next).catch((each: Error) => each.message);
    return refusal ?? (next.mock.calls[0]![0] === error ? 'told' : 'lost');
  };

  it.each([
    ['GET', '/ccb/auth/fe/nothing', 404, isOver.message],
    ['GET', '/ccb/AUTH', 404, isOver.message],
    ['DELETE', '/ccb/auth/fe/x', 405, isOver.message],
    ['OPTIONS', '/ccb/auth/fe/x', 405, 'told'],
    ['GET', '/ccb/auth/fe/x', 400, 'told'],
    ['GET', '/ccb/authority', 404, 'told'],
    ['GET', '/x/ccb/auth/y', 404, 'told'],
  ])('%s %s with %i is answered to anybody: %s', async (method, path, status, answer) => {
    expect(await told(aRequest(undefined, { method, path }), status)).toBe(answer);
  });

  it('is told to whoever is signed in', async () => {
    expect(await told(aRequest('Bearer known'), 404)).toBe('told');
  });
});
