import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';
const LARGE = 1200;

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, userAdmin: true });
});
afterAll(() => app.close());

/** Past the change log: whoever reads the new rows in a total has counted again. */
const insert = (first: number, last: number, labelGroup = 'Large') =>
  app.sql(
    `INSERT INTO interface_label (label_group, code, language_id, label)
     SELECT $3, 'C' || lpad(n::text, 5, '0'), 1, 'Seat no. ' || 100000 - n FROM generate_series($1::integer, $2::integer) n`,
    [first, last, labelGroup],
  );
const list = async (query: Record<string, unknown>) => {
  const { status, body } = await app.request('GET', `${LABELS}/findAllByGroupPaged`, { as: editor, query });
  expect(status, body.message).toBe(200);
  return {
    total: body.totalElements as number,
    codes: body.content.map(({ code }: { code: string }) => code) as string[],
    ids: body.content.map(({ id }: { id: number }) => id) as number[],
  };
};
const total = async (query: Record<string, unknown>): Promise<number> => (await list(query)).total;
const create = (spec: object = {}) =>
  app.request('POST', LABELS, {
    as: editor,
    body: { labelGroup: 'Other', code: 'NEW', label: 'Bench', language: { id: 1 }, ...spec },
  });

beforeEach(async () => {
  await app.sql('DELETE FROM interface_label');
  await app.request('GET', '/ccb/auth/fe/tools/clearAllCache', { as: editor });
  await insert(1, LARGE);
});

const LISTS: Record<string, unknown>[] = [
  { labelGroup: 'Large' },
  {},
  { label: 'no' },
  { label: 'seat' },
  { labelGroup: 'Large', label: 'seat' },
];

it.each(LISTS)('counts a large list once until a label is written: %j', async (query) => {
  expect(await total(query)).toBe(LARGE);
  await insert(LARGE + 1, LARGE + 2);
  expect(await total(query)).toBe(LARGE);

  await create();

  expect(await total(query)).toBe(LARGE + 2 + ('labelGroup' in query || 'label' in query ? 0 : 1));
});

it('counts a list of fewer than a thousand each time', async () => {
  await insert(1, 10, 'Small');
  expect([await total({ labelGroup: 'Small' }), await total({ label: 'no. 99999' })]).toEqual([10, 2]);

  await insert(11, 12, 'Small');

  expect([await total({ labelGroup: 'Small' }), await total({ label: 'no. 99988' })]).toEqual([12, 2]);
});

it('counts a search within a group once if it finds ten pages or more', async () => {
  await insert(1, 30, 'Small');
  const found = { labelGroup: 'Small', label: 'seat', size: 3 };
  const others = { ...found, size: 4 };
  expect([await total(found), await total(others)]).toEqual([30, 30]);

  await insert(31, 32, 'Small');
  expect([await total(found), await total({ ...found, page: 9 })]).toEqual([30, 30]);
  expect(await total(others)).toBe(32);

  await create();

  expect((await list(found)).codes).toEqual(['C00001', 'C00002', 'C00003']);
  expect([await total(found), await total(others)]).toEqual([32, 32]);
});

it('keeps the totals of different filters and languages apart', async () => {
  expect([await total({}), await total({ language: 'en' }), await total({ label: 'no. 999' })]).toEqual([
    LARGE,
    0,
    100,
  ]);
  expect([await total({ code: 'C0' }), await total({ code: 'C00' })]).toEqual([LARGE, 999]);
});

it('follows every write: deleted, restored, created', async () => {
  const { ids } = await list({});
  const { body: created } = await create();
  expect(await total({})).toBe(LARGE + 1);

  await app.request('DELETE', `${LABELS}/${ids[0]}`, { as: editor });
  await app.request('DELETE', `${LABELS}/${created.id}`, { as: editor });
  expect(await total({})).toBe(LARGE - 1);

  const { body: deleted } = await app.request('GET', '/ccb/auth/fe/changes/interfaceLabel', { as: editor });
  await app.request('POST', `/ccb/auth/fe/changes/interfaceLabel/${ids[0]}/${deleted[1].id}/restore`, {
    as: editor,
  });
  expect(await total({})).toBe(LARGE);
});

it('follows a change of the default language, whose labels the list without one shows', async () => {
  expect(await total({ language: '' })).toBe(LARGE);

  await app.sql(`UPDATE language SET is_default = (code = 'en') WHERE is_default OR code = 'en'`);
  await app.sql(
    `INSERT INTO change_log (at, actor, entity, entity_id, action) VALUES (now(), 'anna', 'language', '2', 'update')`,
  );

  expect(await total({ language: '' })).toBe(0);
  await app.sql(`UPDATE language SET is_default = (code = 'it') WHERE is_default OR code = 'it'`);
});

it('is counted again when all caches are cleared', async () => {
  await total({});
  await insert(LARGE + 1, LARGE + 1);

  await app.request('GET', '/ccb/auth/fe/tools/clearAllCache', { as: editor });

  expect(await total({})).toBe(LARGE + 1);
});

it.each(LISTS)('shows the same pages with a kept total as without: %j', async (query) => {
  const everything = Array.from({ length: LARGE }, (_, n) => `C${String(n + 1).padStart(5, '0')}`);
  const page = async (number: number, more: Record<string, unknown> = {}) =>
    (await list({ ...query, size: 10, page: number, ...more })).codes;

  for (const _time of ['counted', 'kept']) {
    for (const number of [0, 60, 104, 119, 120])
      expect(await page(number), `page ${number}`).toEqual(everything.slice(number * 10, number * 10 + 10));
    expect(await page(1, { sortBy: 'label', sortDesc: true })).toEqual(everything.slice(10, 20));
    expect(await page(118, { sortBy: 'label' })).toEqual([...everything].reverse().slice(1180, 1190));
  }
});
