import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { bulkOn, chosen, counts, removal, set } from '../../../test/bulk.ts';
import { gridFactoriesOn } from '../../../test/grid-factories.ts';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
});
afterAll(() => app.close());

const { post, preview, run, undo } = bulkOn(
  () => app,
  () => editor,
);

it.each([
  ['options', 'WHEELS~2', 'opt_item'],
  ['colours', 'COLOR', 'col_item'],
] as const)('many %s are switched off in one step, and on again in one (R-464)', async (_, type, table) => {
  const make = gridFactoriesOn(app);
  const labels = { it: 'Testo' };
  const items = [];
  for (const code of ['1AA', '1AB', '2AC'])
    items.push(
      await (type === 'COLOR' ? make.aColour(code, labels) : make.anOption({ code, labels, group: type })),
    );
  const [first, second] = items;
  const off = async () =>
    (await app.sql<{ code: string }>(`SELECT code FROM ${table} WHERE inactive ORDER BY code`)).map(
      ({ code }) => code,
    );
  const ids = chosen(`${type}~${first!.id}`, `${type}~${second!.id}`, `${type}~999`, `${type}~x`);

  const shown = await preview('optColorLabel', set(ids, { inactive: true }));
  expect(shown.counts).toEqual(counts(4, 2, 0, 2));
  expect(shown.changes[0]).toEqual({
    name: '1AA',
    action: 'update',
    fields: [{ field: 'inactive', title: 'Inactive', before: false, after: true }],
  });
  expect(await off()).toEqual([]);

  const done = await run('optColorLabel', set(ids, { inactive: true }));
  expect(await off()).toEqual(['1AA', '1AB']);
  const all = (filters: object) =>
    set({ all: true, filters: { optColType: type, ...filters } }, { inactive: true });
  expect((await preview('optColorLabel', all({ code: '1A' }))).counts).toEqual(counts(2, 0, 2));
  expect((await preview('optColorLabel', all({ label: 'TESTO' }))).counts).toEqual(counts(3, 1, 2));
  expect((await preview('optColorLabel', all({ missingIn: 'it' }))).counts).toEqual(counts(0, 0));

  expect((await undo('optColorLabel', done.run)).status).toBe(200);
  expect(await off()).toEqual([]);
});

it('is for those who edit labels, and deletes nothing that a feed brought', async () => {
  const stranger = await app.signIn({ priceConfEnabled: true });
  const change = set(chosen('COLOR~1'), { inactive: true });

  expect((await post('optColorLabel', '/preview', change, stranger)).status).toBe(403);
  expect((await post('optColorLabel', '/preview', removal(chosen('COLOR~1')))).body.message).toBe(
    'Records of this kind are not deleted.',
  );
  expect((await post('optColorLabel', '/preview', set(chosen('COLOR~1'), { active: true }))).status).toBe(
    400,
  );
});
