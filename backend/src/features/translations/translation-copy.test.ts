import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

const COPY = '/ccb/auth/fe/translation/copy';

let app: TestApp;
let editor: SignedInUser;
let groups = 0;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aLanguage({ code: 'de' });
  for (const modelcode of ['AURORA', 'CORSARO'])
    await app.sql(
      `INSERT INTO commercial_model (modelcode, description) VALUES ($1, $1) ON CONFLICT DO NOTHING`,
      [modelcode],
    );
});
afterAll(() => app.close());

type Copy = Record<string, string>;
interface Preview {
  planDigest: string;
  counts: { created: number; changed: number };
  rows: {
    code: string;
    result: string;
    key: Record<string, string>;
    cells: { column: string; before: string | null; after: string }[];
  }[];
}

/** Labels of a new group, stored one after the other: code, model and their texts by language. */
async function labels(
  ...rows: [code: string, texts: Record<string, string>, model?: string][]
): Promise<string> {
  const labelGroup = `Copied ${(groups += 1)}`;
  for (const [code, texts, modelEnableRegexp = 'DEFAULT'] of rows)
    for (const [language, label] of Object.entries(texts))
      await app.aLabel({ labelGroup, code, language, label, modelEnableRegexp });
  return labelGroup;
}

const toGerman = (group: string, more: Copy = {}): Copy => ({
  of: 'language',
  from: 'it',
  to: 'de',
  which: 'missing',
  kind: 'interfaceLabel',
  group,
  ...more,
});
const toCorsaro = (more: Copy): Copy => ({
  of: 'model',
  from: 'AURORA',
  to: 'CORSARO',
  which: 'missing',
  ...more,
});

const post = (path: string, body?: object, as = editor) =>
  app.request('POST', `${COPY}${path}`, { as, body });
async function preview(copy: Copy): Promise<Preview> {
  const { status, body } = await post('/preview', copy);
  expect(status).toBe(200);
  return body as Preview;
}
const changesOf = ({ rows }: Preview) =>
  rows.map(({ code, result, cells }) => [code, result, ...cells.map(({ before, after }) => [before, after])]);

async function copied(copy: Copy): Promise<{ texts: number; run: string; message: string }> {
  const { planDigest } = await preview(copy);
  const { status, body } = await post('', { copy, planDigest });
  expect(status).toBe(200);
  return body as { texts: number; run: string; message: string };
}
const german = async (group: string) =>
  Object.fromEntries(
    (
      await app.sql<{ code: string; label: string }>(
        `SELECT l.code || CASE model_enable_regexp WHEN 'DEFAULT' THEN '' ELSE ' ' || model_enable_regexp END AS code, label
         FROM interface_label l JOIN language g ON g.id = l.language_id
         WHERE label_group = $1 AND g.code = 'de' ORDER BY 1`,
        [group],
      )
    ).map(({ code, label }) => [code, label]),
  );
const stateOf = async (group: string, code: string) => {
  const { body } = await app.request('GET', '/ccb/auth/fe/translation', {
    as: editor,
    query: { kind: 'interfaceLabel', source: 'it', targets: 'de', group },
  });
  const { content } = body as { content: { code: string; cells: { state: string }[] }[] };
  return content.find((row) => row.code === code)!.cells[0]!.state;
};

describe('a copy from a language (R-360)', () => {
  it('shows every text that is missing, and writes nothing', async () => {
    const group = await labels(['A', { it: 'Uno' }], ['B', { it: 'Due', de: 'Zwei' }]);

    expect(changesOf(await preview(toGerman(group)))).toEqual([['A', 'created', [null, 'Uno']]]);
    expect(await german(group)).toEqual({ B: 'Zwei' });
  });

  it('replaces what is different where all are wanted, and leaves out what is the same', async () => {
    const group = await labels(
      ['A', { it: 'Uno' }],
      ['B', { it: 'Due', de: 'Zwei' }],
      ['C', { it: 'Radio', de: 'Radio' }],
    );
    const all = toGerman(group, { which: 'all' });

    expect(changesOf(await preview(all))).toEqual([
      ['A', 'created', [null, 'Uno']],
      ['B', 'changed', ['Zwei', 'Due']],
    ]);
    expect(await copied(all)).toMatchObject({ texts: 2, message: '2 texts copied from it to de' });
    expect(await german(group)).toEqual({ A: 'Uno', B: 'Due', C: 'Radio' });
  });

  it('copies only the texts for the given model', async () => {
    const group = await labels(
      ['A', { it: 'Uno' }, 'AURORA'],
      ['A', { it: 'Due' }, 'CORSARO'],
      ['B', { it: 'Tre' }],
    );

    await copied(toGerman(group, { modelName: 'AURORA' }));

    expect(await german(group)).toEqual({ 'A AURORA': 'Uno', B: 'Tre' });
  });

  it('copies all kinds where none is given, with both texts of an option', async () => {
    await app.sql(`INSERT INTO opt_group (code, group_type) VALUES ('SEATS', 'OPT') ON CONFLICT DO NOTHING`);
    await app.sql(
      `INSERT INTO opt_item (code, opt_group_id) SELECT 'S1', id FROM opt_group WHERE code = 'SEATS'`,
    );
    await app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, label, description)
       SELECT i.id, g.id, 'Sedile', 'In pelle' FROM opt_item i, language g WHERE i.code = 'S1' AND g.code = 'it'`,
    );

    await copied({ of: 'language', from: 'it', to: 'de', which: 'missing', group: 'SEATS' });

    const stored = await app.sql(
      `SELECT l.label, l.description FROM opt_label l JOIN language g ON g.id = l.language_id WHERE g.code = 'de'`,
    );
    expect(stored).toEqual([{ label: 'Sedile', description: 'In pelle' }]);
  });

  it('is refused if a text has changed since the preview, and writes nothing', async () => {
    const group = await labels(['A', { it: 'Uno' }], ['B', { it: 'Due' }]);
    const { planDigest } = await preview(toGerman(group));
    await app.aLabel({ labelGroup: group, code: 'B', language: 'de', label: 'Zwei' });

    const { status, body } = await post('', { copy: toGerman(group), planDigest });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'The texts have changed since the preview. Look at it again.',
    });
    expect(await german(group)).toEqual({ B: 'Zwei' });
  });

  it.each([
    [{ to: 'it' }, 'Choose another language.'],
    [{ from: 'xx' }, 'This language does not exist.'],
  ])('is refused for %j', async (more, message) => {
    expect(await post('/preview', toGerman('Main Window', more))).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('is refused to users without the label tool', async () => {
    const guest = await app.signIn({ ccadmEnabled: false });
    for (const [path, body] of [
      ['/preview', toGerman('Main Window')],
      ['', { copy: toGerman('Main Window'), planDigest: 'x' }],
      ['/1/undo', undefined],
    ] as const)
      expect((await post(path, body, guest)).status).toBe(403);
  });
});

describe('a copy from a model (R-360)', () => {
  it('makes of every label of the one a label of the other, in all languages', async () => {
    const group = await labels(
      ['A', { it: 'Uno', de: 'Eins' }, '^AURORA$'],
      ['B', { it: 'Due' }, 'AURORA'],
      ['C', { it: 'Tre' }, '^AURORA_.*$'],
      ['D', { it: 'Quattro' }],
    );

    const shown = await preview(toCorsaro({ group }));

    expect(
      shown.rows.map(({ code, key, cells }) => [code, key.model, ...cells.map((cell) => cell.after)]),
    ).toEqual([
      ['A', '^CORSARO$', 'Eins', 'Uno'],
      ['B', 'CORSARO', 'Due'],
    ]);
    expect(await copied(toCorsaro({ group }))).toMatchObject({ texts: 3 });
    expect(await german(group)).toEqual({ 'A ^AURORA$': 'Eins', 'A ^CORSARO$': 'Eins' });
  });

  it('goes to the label that the other model has, however its pattern is written', async () => {
    const group = await labels(['A', { it: 'Uno' }, '^AURORA$'], ['A', { it: 'Due' }, 'CORSARO']);

    expect((await preview(toCorsaro({ group }))).rows).toEqual([]);
    expect(changesOf(await preview(toCorsaro({ group, which: 'all' })))).toEqual([
      ['A', 'changed', ['Due', 'Uno']],
    ]);
  });

  it('is refused for a model that does not exist', async () => {
    expect(await post('/preview', toCorsaro({ to: 'NAUTILUS' }))).toMatchObject({
      status: 400,
      body: { message: 'This model does not exist.' },
    });
  });
});

describe('a copy is taken back (R-361)', () => {
  it('in one step: new texts go, changed ones are as before and as old as before', async () => {
    const group = await labels(['A', { it: 'Uno' }], ['B', { de: 'Zwei' }]);
    // The German text is older than the Italian one.
    await app.request('PUT', '/ccb/auth/fe/translation', {
      as: editor,
      body: {
        key: { kind: 'interfaceLabel', group, code: 'B', model: 'DEFAULT', exceptModel: '', field: 'label' },
        source: 'de',
        language: 'it',
        seen: '',
        text: 'Due',
      },
    });
    // It is older than the change log.
    await app.sql(
      `UPDATE interface_label SET label_changed_at = 'epoch' WHERE label_group = $1 AND label = 'Zwei'`,
      [group],
    );
    expect(await stateOf(group, 'B')).toBe('outdated');
    const { run } = await copied(toGerman(group, { which: 'all' }));
    expect(await german(group)).toEqual({ A: 'Uno', B: 'Due' });

    expect(await post(`/${run}/undo`)).toMatchObject({
      status: 200,
      body: { message: 'The copy has been undone.' },
    });

    expect(await german(group)).toEqual({ B: 'Zwei' });
    expect(await stateOf(group, 'B')).toBe('outdated');
  });

  it('also where the first answer was lost: asked again, it says once more which copy it was', async () => {
    const copy = toGerman(await labels(['A', { it: 'Uno' }]));
    const { planDigest } = await preview(copy);
    const send = () =>
      app.request('POST', COPY, {
        as: editor,
        body: { copy, planDigest },
        headers: { 'idempotency-key': 'copied' },
      });

    const { body } = await send();
    expect(await send()).toMatchObject({ status: 200, body });
    expect((await post(`/${body.run}/undo`)).status).toBe(200);
  });

  it('not if a colleague has changed one of the texts: then none is', async () => {
    const group = await labels(['A', { it: 'Uno' }], ['B', { it: 'Due' }]);
    const { run } = await copied(toGerman(group));
    const [label] = await app.sql<{ id: number }>(
      `SELECT l.id FROM interface_label l JOIN language g ON g.id = l.language_id
       WHERE label_group = $1 AND g.code = 'de' AND l.code = 'B'`,
      [group],
    );
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES (now(), 'Marco Neri', 'interfaceLabel', $1, 'update', '{}', '{}')`,
      [String(label!.id)],
    );

    expect(await post(`/${run}/undo`)).toMatchObject({
      status: 409,
      body: { message: 'Changed since: B. Nothing was undone.' },
    });
    expect(await german(group)).toEqual({ A: 'Uno', B: 'Due' });
  });

  it('not if many have been changed: the first ones are named', async () => {
    const codes = ['A', 'B', 'C', 'D', 'E'];
    const group = await labels(...codes.map((code): [string, { it: string }] => [code, { it: code }]));
    const { run } = await copied(toGerman(group));
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       SELECT now(), 'Marco Neri', 'interfaceLabel', l.id::text, 'update', '{}', '{}'
       FROM interface_label l JOIN language g ON g.id = l.language_id WHERE label_group = $1 AND g.code = 'de'`,
      [group],
    );

    expect((await post(`/${run}/undo`)).body.message).toBe(
      'Changed since: A, B, C and 2 more. Nothing was undone.',
    );
  });

  it('only once, and only by who made it', async () => {
    const group = await labels(['A', { it: 'Uno' }]);
    const { run } = await copied(toGerman(group));
    const colleague = await app.signIn({ ccadmEnabled: true, alias: 'Marco Neri' });

    expect((await post(`/${run}/undo`, undefined, colleague)).status).toBe(404);
    expect((await post(`/${run}/undo`)).status).toBe(200);
    expect((await post(`/${run}/undo`)).status).toBe(404);
    expect((await post('/99999999/undo')).status).toBe(404);
    expect(await german(group)).toEqual({});
  });
});
