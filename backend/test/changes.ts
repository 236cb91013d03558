import { expect } from 'vitest';
import type { TestApp, TestReply } from './app.ts';

type Id = string | number;

export interface SeenChange {
  id: number;
  recordId: string;
  at: string;
  actor: string;
  action: string;
  source: string;
  /* eslint-disable @typescript-eslint/no-explicit-any -- records of any kind */
  before: any;
  after: any;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}

type Field = { field: string; before?: unknown; after?: unknown };

export const changesPath = (entity: string, ...parts: Id[]): string =>
  ['/ccb/auth/fe/changes', entity, ...parts.map(encodeURIComponent)].join('/');

function stateOf(fields: Field[], side: 'before' | 'after') {
  const known = fields.filter((field) => side in field);
  return known.length === 0 ? null : Object.fromEntries(known.map((field) => [field.field, field[side]]));
}

/** Rebuilds the states of the record from the changes of its fields. */
function seenChanges({ status, body }: TestReply): SeenChange[] {
  expect(status, body.message).toBe(200);
  return (body as (SeenChange & { fields: Field[] })[]).map(({ fields, ...change }) => ({
    ...change,
    before: stateOf(fields, 'before'),
    after: stateOf(fields, 'after'),
  }));
}

export const changesOf = (app: TestApp, as: { token: string }, entity: string) => ({
  history: async (id: Id, query: object = {}) =>
    seenChanges(await app.request('GET', changesPath(entity, id), { as, query: { ...query } })),
  deleted: async (query: object = {}) =>
    seenChanges(await app.request('GET', changesPath(entity), { as, query: { ...query } })),
  restore: (id: Id, changeId: Id, query: object = {}) =>
    app.request('POST', changesPath(entity, id, changeId, 'restore'), { as, query: { ...query } }),
});

export const priceChanges = async (app: TestApp, as: { token: string }, id: string) =>
  (await changesOf(app, as, 'price').history(id)).map(({ before, after, ...change }) => ({
    ...change,
    before: before.price as number | null,
    after: after.price as number | null,
  }));
