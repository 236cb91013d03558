import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { aLabelGroup } from '../../../test/label-group.ts';

const TRANSLATIONS = '/ccb/auth/fe/translation';

let app: TestApp;
let editor: SignedInUser;
let groups = 0;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  for (const code of ['de']) await app.aLanguage({ code });
  await app.sql(
    `INSERT INTO commercial_model (modelcode, description) VALUES ('AURORA', 'Aurora'), ('BOREALIS', 'Borealis') ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => app.close());

interface Key {
  kind: string;
  group: string;
  code: string;
  model: string;
  exceptModel: string;
  field: string;
}
const keyOf = (group: string, code: string, spec: Partial<Key> = {}): Key => ({
  kind: 'interfaceLabel',
  group,
  code,
  model: 'DEFAULT',
  exceptModel: '',
  field: 'label',
  ...spec,
});
const newGroup = () => `Group ${(groups += 1)}`;

const labels = (texts: Record<string, Record<string, string>>) => aLabelGroup(app, newGroup(), texts);
const list = async (query: Record<string, string | number>) => {
  const { body } = await app.request('GET', TRANSLATIONS, {
    as: editor,
    query: { kind: 'interfaceLabel', source: 'it', targets: 'en,de', ...query },
  });
  return body as {
    content: (Key & {
      source: string;
      sourceChangedAt: string | null;
      cells: { language: string; text: string; state: string; others: string[] }[];
    })[];
    totalElements: number;
    counts: Record<string, number | string>[];
  };
};
const states = async (group: string, query: Record<string, string> = {}) =>
  (await list({ group, ...query })).content.map(({ code, cells }) => [
    code,
    ...cells.map(({ state }) => state),
  ]);
const save = (key: Key, language: string, seen: string, text: string, spec: object = {}) =>
  app.request('PUT', TRANSLATIONS, {
    as: editor,
    body: { key, source: 'it', language, seen, text, ...spec },
  });
const mark = (
  key: Key,
  language: string,
  seen: string,
  name = 'checked',
  isSet = true,
  spec: { seenSource?: string } = {},
) =>
  app.request('PUT', `${TRANSLATIONS}/mark`, {
    as: editor,
    body: { key, source: 'it', language, seen, mark: name, isSet, ...spec },
  });

describe('the list', () => {
  it('shows each text of a group in the source and in each target (R-311)', async () => {
    const group = await labels({ B: { it: 'Due', en: 'Two', de: 'Zwei' }, A: { it: 'Uno', en: 'One' } });

    const { content, totalElements } = await list({ group });

    expect(totalElements).toBe(2);
    expect(content).toMatchObject([
      {
        ...keyOf(group, 'A'),
        source: 'Uno',
        cells: [
          { language: 'en', text: 'One' },
          { text: '', state: 'missing' },
        ],
      },
      { ...keyOf(group, 'B'), source: 'Due', cells: [{ text: 'Two' }, { language: 'de', text: 'Zwei' }] },
    ]);
  });

  it('knows what is missing, the same as the source, and translated, and counts it by language (R-313)', async () => {
    const group = await labels({
      A: { it: 'Uno', en: 'One' },
      B: { it: 'Display', en: 'Display', de: 'Anzeige' },
    });

    expect(await states(group)).toEqual([
      ['A', 'translated', 'missing'],
      ['B', 'same', 'translated'],
    ]);
    expect((await list({ group, size: 1, page: 5 })).counts).toEqual([
      { language: 'en', missing: 0, outdated: 0, same: 1, translated: 1, checked: 0 },
      { language: 'de', missing: 1, outdated: 0, same: 0, translated: 1, checked: 0 },
    ]);
  });

  it('calls a translation outdated once its source has changed, until it is changed itself (R-313)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One', de: 'Eins' } });

    await app.request('PUT', TRANSLATIONS, {
      as: editor,
      body: { key: keyOf(group, 'A'), source: 'en', language: 'it', seen: 'Uno', text: 'Il primo' },
    });
    expect(await states(group)).toEqual([['A', 'outdated', 'outdated']]);

    await save(keyOf(group, 'A'), 'en', 'One', 'The first');
    expect(await states(group)).toEqual([['A', 'translated', 'outdated']]);
  });

  it('filters by state, in one language or in any', async () => {
    const group = await labels({
      A: { it: 'Uno', en: 'One' },
      B: { it: 'Due', de: 'Zwei' },
      C: { it: 'Tre' },
    });

    expect((await states(group, { state: 'missing' })).map(([code]) => code)).toEqual(['A', 'B', 'C']);
    expect((await states(group, { state: 'missing', stateLanguage: 'en' })).map(([code]) => code)).toEqual([
      'B',
      'C',
    ]);
    expect((await list({ group, state: 'missing', stateLanguage: 'en', size: 1 })).totalElements).toBe(2);
    expect(await states(group, { state: 'missing', stateLanguage: '' })).toHaveLength(3);
    expect(await states(group, { state: 'checked' })).toEqual([]);
  });

  it('searches codes and texts of the chosen languages for words and phrases, ignoring case and accents', async () => {
    const group = await labels({
      ROOF: { it: 'Tettò', en: 'Roof', de: 'Dach' },
      SEAT: { it: 'Sedile caldo', de: 'Sitz' },
    });

    for (const [search, found] of [
      ['roo', ['ROOF']],
      ['TETTO', ['ROOF']],
      ['sitz', ['SEAT']],
      ['%', []],
      ['dach roo', ['ROOF']],
      ['caldo sedile', ['SEAT']],
      ['seat "sedile caldo"', ['SEAT']],
      ['"caldo sedile"', []],
      ['roof sitz', []],
    ] as const)
      expect((await states(group, { search })).map(([code]) => code)).toEqual(found);
    expect(await states(group, { search: 'sitz', targets: 'en' })).toEqual([]);
  });

  it('shows what applies to a model', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    await app.aLabel({
      labelGroup: group,
      code: 'B',
      language: 'it',
      label: 'Due',
      modelEnableRegexp: '^AUR.*',
    });
    await app.aLabel({
      labelGroup: group,
      code: 'C',
      language: 'it',
      label: 'Tre',
      modelEnableRegexp: '^BOR.*',
    });

    expect((await states(group, { modelName: 'AURORA' })).map(([code]) => code)).toEqual(['A', 'B']);
  });

  it('says how the same source is translated elsewhere in the group', async () => {
    const group = await labels({
      A: { it: 'Tetto', en: 'Roof' },
      B: { it: 'Tetto', en: 'Top' },
      C: { it: 'Tetto' },
    });

    const { content } = await list({ group });

    expect(content.map(({ cells }) => cells[0]!.others)).toEqual([['Top'], ['Roof'], ['Roof', 'Top']]);
  });

  it('says the same of a text in a list of all groups, of one model, and after it was saved', async () => {
    const text = `Tetto ${newGroup()}`;
    const group = await labels({ A: { it: text, en: 'Roof' }, B: { it: text, en: 'Cover' } });
    await labels({ A: { it: text, en: 'Top' } });
    const only = { labelGroup: group, code: 'A', modelEnableRegexp: '^AURORA$' };
    await app.aLabel({ ...only, language: 'it', label: text });
    await app.aLabel({ ...only, language: 'en', label: 'Lid' });
    const others = async (query: Record<string, string>) =>
      (await list({ targets: 'en', ...query })).content
        .filter((row) => row.group === group && row.model === 'DEFAULT')
        .map(({ cells }) => cells[0]!.others);

    const { body } = await save(keyOf(group, 'A'), 'en', 'Roof', 'Rooftop');

    expect(body.cells[0].others).toEqual(['Cover', 'Lid']);
    const all = [
      ['Cover', 'Lid'],
      ['Lid', 'Rooftop'],
    ];
    expect(await others({ group })).toEqual(all);
    expect(await others({ search: text })).toEqual(all);
    expect(await others({ group, modelName: 'BOREALIS' })).toEqual(all);
  });

  it('finds what quality checks object to, until it is dismissed', async () => {
    const group = await labels({
      A: { it: 'Da {price}', en: 'From {price}', de: 'Ab {preis}' },
      B: { it: 'Avanti', en: 'Next' },
    });

    expect((await states(group, { state: 'faulty' })).map(([code]) => code)).toEqual(['A']);
    expect(await states(group, { state: 'faulty', stateLanguage: 'en' })).toEqual([]);
    await mark(keyOf(group, 'A'), 'de', 'Ab {preis}', 'variables');
    expect(await states(group, { state: 'faulty' })).toEqual([]);
  });

  it('does not say when a text was changed that is older than the change log', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });
    await app.sql(`UPDATE interface_label SET label_changed_at = 'epoch' WHERE label_group = $1`, [group]);

    expect((await list({ group })).content).toMatchObject([
      { sourceChangedAt: null, cells: [{ changedAt: null, state: 'translated' }, {}] },
    ]);
  });

  it('refuses a language that does not exist, and a state of one that is not shown', async () => {
    const refused = (query: object) =>
      app.request('GET', TRANSLATIONS, { as: editor, query: { kind: 'option', targets: 'en', ...query } });

    expect(await refused({ targets: 'xx' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'targets' }] },
    });
    expect(await refused({ state: 'missing', stateLanguage: 'de' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'stateLanguage' }] },
    });
  });
});

describe('saving', () => {
  it('creates the record of a missing translation, under the same key, with its change logged', async () => {
    const group = await labels({ A: { it: 'Uno' } });

    const { status, body } = await save(keyOf(group, 'A'), 'de', '', 'Eins');

    expect([status, body.message, body.cells[0]]).toMatchObject([
      200,
      'Translation saved',
      { language: 'de', text: 'Eins', state: 'translated' },
    ]);
    expect(
      await app.sql(
        `SELECT l.label_group, l.code, l.label, l.version, d.actor, d.action FROM interface_label l
         JOIN language g ON g.id = l.language_id AND g.code = 'de'
         JOIN change_log d ON d.entity = 'interfaceLabel' AND d.entity_id = l.id::text WHERE l.label_group = $1`,
        [group],
      ),
    ).toEqual([
      { label_group: group, code: 'A', label: 'Eins', version: 1, actor: 'Giulia Ferri', action: 'create' },
    ]);
  });

  it('is refused over another text than the one that was seen, and shows the stored one (R-312)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });
    await save(keyOf(group, 'A'), 'en', 'One', 'First');

    const { status, body } = await save(keyOf(group, 'A'), 'en', 'One', 'Number one');

    expect([status, body]).toMatchObject([
      409,
      {
        message: 'A was changed while you were editing',
        current: { text: 'First' },
        changedBy: 'Giulia Ferri',
      },
    ]);
    expect((await save(keyOf(group, 'A'), 'en', 'First', 'Number one')).status).toBe(200);
  });

  it.each([
    { what: 'a text', seen: 'One', text: 'First', spec: {} },
    { what: 'an undo', seen: 'One', text: 'First', spec: { undoes: true } },
    { what: 'an empty text', seen: 'One', text: '', spec: {} },
    { what: 'an empty text that was in no other language', it: '', seen: 'One', text: '', spec: {} },
  ])(
    'is done once where $what is sent again, as its answer was lost',
    async ({ seen, text, spec, ...given }) => {
      const { it: source = 'Uno' } = given;
      const group = await labels({ A: { en: seen, ...(source && { it: source }) } });
      const key = keyOf(group, 'A');
      const send = (as: SignedInUser, seenSource = source) =>
        app.request('PUT', TRANSLATIONS, {
          as,
          body: { key, source: 'it', language: 'en', seen, text, seenSource, ...spec },
        });

      const first = await send(editor);
      expect(first).toMatchObject({ status: 200, body: { cells: [{ text }] } });
      expect(await send(editor)).toMatchObject({ status: 200, body: first.body });
      // Whoever else sends it, or over another source, has not done that.
      expect((await send(editor, 'Primo')).status).not.toBe(200);
      expect((await send(await app.signIn({ ccadmEnabled: true, alias: 'Anna Neri' }))).status).not.toBe(200);
    },
  );

  it('is refused when the source is not the one that was seen, and shows the source of now (R-312)', async () => {
    const group = await labels({ A: { it: 'Prezzo 100', de: 'Preis 100', en: 'Price 100' } });
    const key = keyOf(group, 'A');
    await save(key, 'it', 'Prezzo 100', 'Prezzo 120', { source: 'en' });
    const old = { seenSource: 'Prezzo 100' };

    const saved = await save(key, 'de', 'Preis 100', 'Preis 110', old);
    const marked = await mark(key, 'de', 'Preis 100', 'checked', true, old);

    for (const { status, body } of [saved, marked])
      expect([status, body]).toMatchObject([
        409,
        {
          message: 'The source of A has changed meanwhile.',
          source: 'Prezzo 120',
          sourceChangedAt: (await list({ group })).content[0]!.sourceChangedAt,
          current: { field: 'label', language: 'de', text: 'Preis 100', state: 'outdated' },
          changedBy: 'Giulia Ferri',
        },
      ]);
    expect(await states(group, { targets: 'de' })).toEqual([['A', 'outdated']]);
    const now = { seenSource: 'Prezzo 120' };
    expect((await mark(key, 'de', 'Preis 100', 'checked', true, now)).body.cells[0].state).toBe('checked');
    expect((await save(key, 'de', 'Preis 100', 'Preis 120', now)).body.cells[0].state).toBe('translated');
  });

  it('shows the source of now also where the text itself is another one', async () => {
    const group = await labels({ A: { it: 'Uno', de: 'Eins' } });

    const { status, body } = await save(keyOf(group, 'A'), 'de', 'Ein', 'Erstes', { seenSource: 'Un' });

    expect([status, body]).toMatchObject([
      409,
      { message: 'A was changed while you were editing', source: 'Uno', current: { text: 'Eins' } },
    ]);
  });

  it('taken back leaves a text as old as it was, and checked if it was (R-316)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One', de: 'Eins' } });
    const key = keyOf(group, 'A');
    await save(key, 'it', 'Uno', 'Il primo', { source: 'en' });
    await mark(key, 'de', 'Eins');
    const before = (await list({ group })).content;
    for (const language of ['en', 'de']) {
      const [was] = before[0]!.cells.filter((cell) => cell.language === language).map(({ text }) => text);
      await save(key, language, was!, 'A');
      await save(key, language, 'A', 'B');
    }
    expect(await states(group)).toEqual([['A', 'translated', 'translated']]);

    for (const [language, was] of [['en', 'One'] as const, ['de', 'Eins'] as const]) {
      await save(key, language, 'B', 'A', { undoes: true });
      await save(key, language, 'A', was, { undoes: true });
    }

    expect(await states(group)).toEqual([['A', 'outdated', 'checked']]);
    expect((await list({ group })).content).toEqual(before);
  });

  it('taken back is a change like any other where it was not the own last one', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });
    const key = keyOf(group, 'A');
    await save(key, 'it', 'Uno', 'Il primo', { source: 'en' });
    await save(key, 'en', 'One', 'First');
    await save(key, 'it', 'Il primo', 'Per primo', { source: 'en' });

    await save(key, 'en', 'First', 'The first', { undoes: true });

    expect(await states(group, { targets: 'en' })).toEqual([['A', 'translated']]);
  });

  it('deletes the translation for an empty text (R-315)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });

    const { status, body } = await save(keyOf(group, 'A'), 'en', 'One', '  ');

    expect([status, body.cells[0].state]).toEqual([200, 'missing']);
    expect(await states(group)).toEqual([['A', 'missing', 'missing']]);
  });

  it('brings back what the same person deleted, also where no language has the text any more (R-316)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' }, B: { de: 'Zwei' } });
    await save(keyOf(group, 'A'), 'en', 'One', 'First');
    await save(keyOf(group, 'B'), 'de', 'Zwei', 'Zweite');
    await save(keyOf(group, 'A'), 'it', 'Uno', 'Il primo', { source: 'en' });
    const shown = async (search: string) =>
      (await list({ group, search })).content.map(({ cells }) =>
        cells.map(({ text, state }) => [text, state]),
      );
    for (const [code, language, text] of [['A', 'en', 'First'] as const, ['B', 'de', 'Zweite'] as const]) {
      const key = keyOf(group, code);
      const before = await shown(code);
      await save(key, language, text, '');

      const { status, body } = await save(key, language, '', text, { undoes: true });

      expect([status, body.message]).toEqual([200, 'Translation saved']);
      expect(await shown(code)).toEqual(before);
    }
  });

  it('brings back nothing that somebody else deleted, or another text', async () => {
    const group = await labels({ A: { de: 'Eins' } });
    const key = keyOf(group, 'A');
    await save(key, 'de', 'Eins', '');
    const body = { key, source: 'it', language: 'de', seen: '', text: 'Eins', undoes: true };
    const other = await app.signIn({ ccadmEnabled: true, alias: 'Anna Neri' });

    expect((await app.request('PUT', TRANSLATIONS, { as: other, body })).status).toBe(404);
    expect((await save(key, 'de', '', 'Zwei', { undoes: true })).status).toBe(404);
    expect((await save(key, 'de', '', 'Eins')).status).toBe(404);
  });

  it('does not invent texts: 404 for a key that no language has', async () => {
    expect(await save(keyOf('No group', 'NONE'), 'en', '', 'Text')).toMatchObject({
      status: 404,
      body: { message: 'This text no longer exists.' },
    });
    const group = await labels({ A: { it: 'Uno' } });
    expect((await save(keyOf(group, 'A', { field: 'content' }), 'en', '', 'Text')).status).toBe(404);
  });

  it('refuses a text that its field cannot hold', async () => {
    const group = await labels({ A: { it: 'Uno' } });

    expect(await save(keyOf(group, 'A'), 'en', '', 'x'.repeat(1001))).toMatchObject({
      status: 400,
      body: { message: 'At most 1000 characters', fields: [{ field: 'text' }] },
    });
  });
});

describe('labels of options', () => {
  const option = async (code: string, groupType = 'OPT') => {
    await app.sql(`INSERT INTO opt_group (code, group_type) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      `G_${groupType}`,
      groupType,
    ]);
    await app.sql(`INSERT INTO opt_item (code, opt_group_id) SELECT $1, id FROM opt_group WHERE code = $2`, [
      code,
      `G_${groupType}`,
    ]);
  };
  const label = (code: string, language: string, text: string, modelcode = 'DEFAULT', description = '') =>
    app.sql(
      `INSERT INTO opt_label (opt_item_id, language_id, modelcode, label, description)
       SELECT i.id, g.id, $3, $4, $5 FROM opt_item i, language g WHERE i.code = $1 AND g.code = $2`,
      [code, language, modelcode, text, description],
    );
  const key = (code: string, spec: Partial<Key> = {}) => keyOf('G_OPT', code, { kind: 'option', ...spec });

  it('are listed with their descriptions, by the type of their group', async () => {
    await option('T1');
    await option('T2', 'ACC');
    await label('T1', 'it', 'Tetto', 'DEFAULT', 'Un tetto');
    await label('T2', 'it', 'Tappeto');

    expect((await list({ kind: 'option', search: 'T1' })).content).toMatchObject([
      { code: 'T1', field: 'label', source: 'Tetto' },
      { code: 'T1', field: 'description', source: 'Un tetto' },
    ]);
    expect((await list({ kind: 'accessory', search: 'T' })).content).toMatchObject([
      { code: 'T2', group: 'G_ACC' },
    ]);
  });

  it('are created with an empty description; the description alone with the label of the source', async () => {
    await option('T3');
    await label('T3', 'it', 'Tetto', 'AURORA', 'Un tetto');

    await save(key('T3', { model: 'AURORA' }), 'en', '', 'Roof');
    const described = await save(key('T3', { model: 'AURORA', field: 'description' }), 'de', '', 'Ein Dach');

    expect(described.status).toBe(200);
    expect(
      await app.sql(
        `SELECT g.code, l.label, l.description, l.modelcode FROM opt_label l JOIN opt_item i ON i.id = l.opt_item_id
         JOIN language g ON g.id = l.language_id WHERE i.code = 'T3' AND g.code <> 'it' ORDER BY g.code`,
      ),
    ).toEqual([
      { code: 'de', label: 'Tetto', description: 'Ein Dach', modelcode: 'AURORA' },
      { code: 'en', label: 'Roof', description: '', modelcode: 'AURORA' },
    ]);
  });

  it('for every model are deleted only by who has just created them (R-315)', async () => {
    await option('T4');
    await label('T4', 'it', 'Tetto');
    await label('T4', 'en', 'Roof');

    expect((await save(key('T4'), 'en', 'Roof', '')).status).toBe(409);
    await save(key('T4'), 'de', '', 'Dach');
    await save(key('T4'), 'de', 'Dach', 'Das Dach');
    expect((await save(key('T4'), 'de', 'Das Dach', '')).status).toBe(200);
  });

  it('keep their translated description: a label beside one cannot be emptied', async () => {
    await option('T5');
    await label('T5', 'it', 'Tetto', 'AURORA', 'Un tetto');
    await label('T5', 'en', 'Roof', 'AURORA', 'A roof');
    const own = { model: 'AURORA' };

    expect(await save(key('T5', own), 'en', 'Roof', '')).toMatchObject({
      status: 409,
      body: { message: 'T5 cannot be left without this text: its other text is translated.' },
    });
    await save(key('T5', { ...own, field: 'description' }), 'en', 'A roof', '');
    expect((await save(key('T5', own), 'en', 'Roof', '')).status).toBe(200);
  });
});

describe('contents', () => {
  it('begin with the other text of the source, and go as a whole while that is untouched', async () => {
    await app.sql(
      `INSERT INTO editorial_content (code, label, language_id, content) SELECT 'WELCOME', 'Benvenuti', id, 'Ciao a tutti' FROM language WHERE code = 'it'`,
    );
    const key = keyOf('', 'WELCOME', { kind: 'editorialContent' });

    const { body } = await save(key, 'en', '', 'Welcome');
    expect(body.cells).toMatchObject([
      { field: 'label', text: 'Welcome', state: 'translated' },
      { field: 'content', text: 'Ciao a tutti', state: 'same' },
    ]);
    const rows = (await list({ kind: 'editorialContent', search: 'WELCOME', targets: 'en' })).content;
    expect(rows.map(({ field, cells }) => [field, cells[0]!.text, cells[0]!.state])).toEqual([
      ['label', 'Welcome', 'translated'],
      ['content', 'Ciao a tutti', 'same'],
    ]);

    const emptied = await save(key, 'en', 'Welcome', '');
    expect(emptied.body.cells).toMatchObject([
      { state: 'missing' },
      { field: 'content', text: '', state: 'missing' },
    ]);
    await save(key, 'en', '', 'Welcome');
    await save({ ...key, field: 'content' }, 'en', 'Ciao a tutti', 'Hello');
    expect((await save(key, 'en', 'Welcome', '')).status).toBe(409);
  });
});

it('lists the texts that are in no group', async () => {
  await app.sql(
    `INSERT INTO editorial_content (optcode, code, label, language_id, content)
     SELECT optcode, 'GREETING', 'Saluto', l.id, 'Ciao' FROM language l, unnest(ARRAY['', '4AB']) optcode WHERE l.code = 'it'`,
  );
  const wanted = { kind: 'editorialContent', search: 'GREETING', targets: 'en' };
  const groupsOf = async (query: Record<string, string>) => {
    const { content } = await list({ ...wanted, ...query });
    return [...new Set(content.map(({ group }) => group))];
  };

  expect(await groupsOf({})).toEqual(['', '4AB']);
  expect(await groupsOf({ group: '' })).toEqual(['', '4AB']);
  expect(await groupsOf({ withoutGroup: 'true' })).toEqual(['']);
  expect(await groupsOf({ withoutGroup: 'true', group: '4AB' })).toEqual(['']);
  expect(await groupsOf({ withoutGroup: 'false', group: '4AB' })).toEqual(['4AB']);
});

describe('a mark', () => {
  it('says that a translation is checked until either text changes (R-314)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One', de: 'Eins' } });
    const key = keyOf(group, 'A');

    expect((await mark(key, 'en', 'One')).body.cells[0].state).toBe('checked');
    await mark(key, 'de', 'Eins');
    await save(key, 'en', 'One', 'First');
    expect(await states(group)).toEqual([['A', 'translated', 'checked']]);

    await mark(key, 'en', 'First');
    await app.request('PUT', TRANSLATIONS, {
      as: editor,
      body: { key, source: 'en', language: 'it', seen: 'Uno', text: 'Primo' },
    });
    expect(await states(group)).toEqual([['A', 'outdated', 'outdated']]);
    await mark(key, 'en', 'First');
    expect(await states(group)).toEqual([['A', 'checked', 'outdated']]);
  });

  it('is taken back, and is beside one source only', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });
    const key = keyOf(group, 'A');

    await mark(key, 'en', 'One');
    expect(await states(group, { source: 'de', targets: 'en' })).toEqual([['A', 'translated']]);
    expect((await mark(key, 'en', 'One', 'checked', false)).body.cells[0].state).toBe('translated');
    await mark(key, 'en', 'One', 'numbers');
    expect((await list({ group })).content[0]!.cells[0]).toMatchObject({
      dismissed: ['numbers'],
      state: 'translated',
    });
  });

  it('goes with the text and comes back with it, but not with another one (R-316)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' }, B: { it: 'Due', en: 'Two' } });
    const key = keyOf(group, 'A');
    await mark(key, 'en', 'One');
    await mark(key, 'en', 'One', 'numbers');

    await save(key, 'en', 'One', '');
    expect((await mark(key, 'en', 'One')).status).toBe(404);
    await save(key, 'en', '', 'One', { undoes: true });
    expect((await list({ group })).content[0]!.cells[0]).toMatchObject({
      dismissed: ['numbers'],
      state: 'checked',
    });

    await save(key, 'en', 'One', 'First');
    await mark(key, 'en', 'First');
    await save(key, 'en', 'First', '');
    const [former] = await app.sql<{ id: string; record: string }>(
      `SELECT id, entity_id AS record FROM change_log
       WHERE entity = 'interfaceLabel' AND after ->> 'labelGroup' = $1 AND action = 'restore'`,
      [group],
    );
    const { restore } = changesOf(app, editor, 'interfaceLabel');
    expect((await restore(Number(former!.record), Number(former!.id))).status).toBe(200);
    expect((await list({ group })).content[0]!.cells[0]).toMatchObject({ text: 'One', state: 'translated' });
  });
});

describe('a mark of a text that somebody else has changed', () => {
  it('is refused: it would be of a text that nobody has read', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' } });
    await save(keyOf(group, 'A'), 'en', 'One', 'First');

    expect(await mark(keyOf(group, 'A'), 'en', 'One')).toMatchObject({
      status: 409,
      body: { current: { text: 'First', state: 'translated' } },
    });
  });
});

describe('similar texts', () => {
  const similarTo = async (text: string) => {
    const query = { text, source: 'it', target: 'en' };
    return (await app.request('GET', `${TRANSLATIONS}/similar`, { as: editor, query })).body as object[];
  };

  it('are found with their translations over all kinds, the nearest first (R-317)', async () => {
    await labels({
      A: { it: 'Sedile riscaldato anteriore', en: 'Heated front seat' },
      B: { it: 'Sedile riscaldato posteriore', en: 'Heated rear seat' },
      C: { it: 'Volante in pelle', en: 'Leather wheel' },
      D: { it: 'Sedile riscaldato', de: 'Beheizter Sitz' },
    });

    expect(await similarTo('SEDILE riscaldato anteriore')).toMatchObject([
      { source: 'Sedile riscaldato anteriore', text: 'Heated front seat', similarity: 1, code: 'A' },
      {
        source: 'Sedile riscaldato posteriore',
        text: 'Heated rear seat',
        model: 'DEFAULT',
        exceptModel: '',
        field: 'label',
      },
    ]);
  });

  it('are found also if only the last of many equal ones is translated', async () => {
    const equal = { it: 'Specchietti ripiegabili' };
    const codes = Array.from({ length: 55 }, (_, at) => `M${100 + at}`);
    await labels(Object.fromEntries(codes.map((code) => [code, equal])));
    await labels({ LAST: { ...equal, en: 'Folding mirrors' } });

    expect(await similarTo(equal.it)).toMatchObject([{ text: 'Folding mirrors', code: 'LAST' }]);
  });

  it('are found also if many have the same translation', async () => {
    const codes = Array.from({ length: 55 }, (_, at) => `S${100 + at}`);
    await labels(Object.fromEntries(codes.map((code) => [code, { it: 'Vetri oscurati', en: 'Dark glass' }])));
    await labels({ OTHER: { it: 'Vetri oscurati blu', en: 'Blue glass' } });

    expect(await similarTo('Vetri oscurati')).toMatchObject([{ text: 'Dark glass' }, { text: 'Blue glass' }]);
  });

  it('are descriptions and contents too, each with its key', async () => {
    await app.sql(`INSERT INTO opt_group (code, group_type) VALUES ('G_SIM', 'OPT');
      INSERT INTO opt_item (code, opt_group_id) SELECT 'SIM', id FROM opt_group WHERE code = 'G_SIM';
      INSERT INTO opt_label (opt_item_id, language_id, modelcode, label, description)
      SELECT i.id, g.id, 'AURORA', 'X', CASE g.code WHEN 'it' THEN 'Portapacchi cromato' ELSE 'Chrome rack' END
      FROM opt_item i, language g WHERE i.code = 'SIM' AND g.code IN ('it', 'en');
      INSERT INTO editorial_content (code, label, language_id, content)
      SELECT 'SIM', 'Y', id, CASE code WHEN 'it' THEN 'Portapacchi cromato!' ELSE 'A chrome rack!' END
      FROM language WHERE code IN ('it', 'en')`);

    expect(await similarTo('Portapacchi cromato')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          text: 'Chrome rack',
          ...keyOf('G_SIM', 'SIM', { kind: 'option', model: 'AURORA', field: 'description' }),
        }),
        expect.objectContaining({
          text: 'A chrome rack!',
          ...keyOf('', 'SIM', { kind: 'editorialContent', field: 'content' }),
        }),
      ]),
    );
  });
});

describe('completeness', () => {
  it('counts by group and language what is translated, and what of it is outdated and not checked (R-319)', async () => {
    const group = await labels({
      A: { it: 'Uno', en: 'One', de: 'Eins' },
      B: { it: 'Due', en: 'Two' },
      C: { it: 'Tre' },
      D: { en: 'No source' },
    });
    for (const [code, seen] of Object.entries({ A: 'Uno', B: 'Due' }))
      await app.request('PUT', TRANSLATIONS, {
        as: editor,
        body: { key: keyOf(group, code), source: 'en', language: 'it', seen, text: `${seen}!` },
      });
    await mark(keyOf(group, 'B'), 'en', 'Two');

    const { body } = await app.request('GET', `${TRANSLATIONS}/completeness`, {
      as: editor,
      query: { source: 'it' },
    });

    const row = (body as { group: string; texts: number; languages: object[] }[]).find(
      (one) => one.group === group,
    );
    expect(row).toMatchObject({ kind: 'interfaceLabel', texts: 3 });
    expect(row!.languages).toEqual(
      expect.arrayContaining([
        { language: 'en', translated: 2, outdated: 1 },
        { language: 'de', translated: 1, outdated: 1 },
      ]),
    );
  });
});
