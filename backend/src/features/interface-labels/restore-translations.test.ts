import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { bulkOn, chosen, set } from '../../../test/bulk.ts';
import { changesOf } from '../../../test/changes.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  await app.aLanguage({ code: 'de' });
});
afterAll(() => app.close());

const { run } = bulkOn(
  () => app,
  () => editor,
);
const changes = () => changesOf(app, editor, 'interfaceLabel');

let codes = 0;
/** A new label in Italian, English and German. */
async function threeLabels() {
  const [code, labelGroup] = [`BTN_${(codes += 1)}`, 'A'];
  const create = async (language: string, group = labelGroup): Promise<number> => {
    const { status, body } = await app.request('POST', LABELS, {
      as: editor,
      body: { labelGroup: group, code, language: { id: language }, label: `${code} ${language}` },
    });
    expect(status, body.message).toBe(200);
    return body.id;
  };
  const ids: number[] = [];
  for (const language of ['it', 'en', 'de']) ids.push(await create(language));
  const [italian, english, german] = ids as [number, number, number];
  return { create, ids, italian, english, german };
}

async function setAll(ids: number[], values: object): Promise<void> {
  app.clock.advance(1_000);
  await run('interfaceLabel', set(chosen(...ids), values));
}

/** Group and regexps of each. */
const keys = async (ids: number[]) =>
  (
    await app.sql<{ key: string }>(
      `SELECT concat_ws(' ', label_group, model_enable_regexp, nullif(model_disable_regexp, '')) AS key
       FROM unnest($1::integer[]) WITH ORDINALITY AS wanted(id, n) JOIN interface_label USING (id) ORDER BY n`,
      [ids],
    )
  ).map(({ key }) => key);

/** Restores the state of a label that its history shows `back` changes before the present one. */
async function restore(id: number, back = 1) {
  app.clock.advance(1_000);
  const told = await changes().history(id);
  return changes().restore(id, told[back]!.id, { seen: told[0]!.id });
}

it('takes the translations back to the group and regexps that they left together (G-05)', async () => {
  const { ids, italian, english, german } = await threeLabels();
  await setAll([italian], { labelGroup: 'B', modelEnableRegexp: '^X$', modelDisableRegexp: '^Y$' });
  expect(await keys(ids)).toEqual(['B ^X$ ^Y$', 'B ^X$ ^Y$', 'B ^X$ ^Y$']);

  const { status, body } = await restore(italian);

  expect(status, body.message).toBe(200);
  expect(await keys(ids)).toEqual(['A DEFAULT', 'A DEFAULT', 'A DEFAULT']);
  for (const id of [english, german]) {
    const [last] = await changes().history(id);
    expect(last).toMatchObject({
      action: 'update',
      before: { labelGroup: 'B' },
      after: { labelGroup: 'A' },
    });
  }
});

it('leaves the texts of the translations as they are', async () => {
  const { ids, italian, german } = await threeLabels();
  await setAll(ids, { labelGroup: 'B' });
  await app.request('PUT', `${LABELS}/${german}`, {
    as: editor,
    body: { labelGroup: 'B', code: 'x', language: { id: 'de' }, label: 'Neu' },
  });

  expect((await restore(italian)).status).toBe(200);

  expect(await keys(ids)).toEqual(['A DEFAULT', 'A DEFAULT', 'A DEFAULT']);
  expect((await changes().history(german))[0]!.after).toMatchObject({ label: 'Neu', labelGroup: 'A' });
});

it('takes them back over several changes that they all took part in', async () => {
  const { ids, english } = await threeLabels();
  await setAll([ids[0]!], { labelGroup: 'B' });
  await setAll([ids[2]!], { modelEnableRegexp: '^X$' });

  expect((await restore(english, 2)).status).toBe(200);

  expect(await keys(ids)).toEqual(['A DEFAULT', 'A DEFAULT', 'A DEFAULT']);
});

it('takes them along again when the restoring is taken back', async () => {
  const { ids, italian } = await threeLabels();
  await setAll([italian], { labelGroup: 'B' });
  await restore(italian);
  expect(await keys(ids)).toEqual(['A DEFAULT', 'A DEFAULT', 'A DEFAULT']);

  await restore(italian);

  expect(await keys(ids)).toEqual(['B DEFAULT', 'B DEFAULT', 'B DEFAULT']);
});

it('leaves a translation that was not in the former group', async () => {
  const { ids, create, italian, german } = await threeLabels();
  await app.request('DELETE', `${LABELS}/${german}`, { as: editor });
  await setAll([italian], { labelGroup: 'B' });
  const later = await create('de', 'B');
  await setAll([italian], { labelGroup: 'C' });
  const all = [...ids.slice(0, 2), later];
  expect(await keys(all)).toEqual(['C DEFAULT', 'C DEFAULT', 'C DEFAULT']);

  expect((await restore(italian, 2)).status).toBe(200);

  expect(await keys(all)).toEqual(['A DEFAULT', 'A DEFAULT', 'C DEFAULT']);
  expect(await changes().history(later)).toHaveLength(2);
});

it('leaves the other labels of the same change, and a translation that has moved on', async () => {
  const [first, second] = [await threeLabels(), await threeLabels()];
  await setAll([...first.ids, ...second.ids], { labelGroup: 'B' });
  // As an import of another key, or a time before translations moved together, leaves one.
  await app.sql(`UPDATE interface_label SET label_group = 'D' WHERE id = $1`, [first.german]);

  expect((await restore(first.italian)).status).toBe(200);

  expect(await keys(first.ids)).toEqual(['A DEFAULT', 'A DEFAULT', 'D DEFAULT']);
  expect(await keys(second.ids)).toEqual(['B DEFAULT', 'B DEFAULT', 'B DEFAULT']);
});

it('brings a deleted label back alone', async () => {
  const { ids, italian } = await threeLabels();
  await setAll([italian], { labelGroup: 'B' });
  await app.request('DELETE', `${LABELS}/${italian}`, { as: editor });

  expect((await restore(italian, 2)).status).toBe(200);

  expect(await keys(ids)).toEqual(['A DEFAULT', 'B DEFAULT', 'B DEFAULT']);
});

it('writes nothing where a translation would take a key that another has', async () => {
  const { ids, create, italian } = await threeLabels();
  await setAll([italian], { labelGroup: 'B' });
  await create('de');

  expect((await restore(italian)).status).toBe(409);

  expect(await keys(ids)).toEqual(['B DEFAULT', 'B DEFAULT', 'B DEFAULT']);
});
