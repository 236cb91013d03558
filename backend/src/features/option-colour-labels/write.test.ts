import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';
import { gridFactoriesOn, type GridFactories } from '../../../test/grid-factories.ts';

const BASE = '/ccb/auth/fe/optColorLabel';

/** As long as the code of a group may be, and with what the parts of an id are joined by. */
const GROUP = `WHEELS~${'X'.repeat(93)}`;

/** Both kinds of items are written in the same way: once for options, once for colours. */
const kinds = [
  { what: 'option', type: GROUP, call: 'changeOptLabelInOptItem', table: 'opt', list: 'optLabelList' },
  { what: 'colour', type: 'COLOR', call: 'changeColLabelInColItem', table: 'col', list: 'colLabelList' },
] as const;

let app: TestApp;
let editor: SignedInUser;
let colleague: SignedInUser;
let make: GridFactories;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Maria Keller' });
  colleague = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aModel({ modelcode: 'AURORA' });
  make = gridFactoriesOn(app);
});
afterAll(() => app.close());

describe.each(kinds)('the label of an $what', ({ what, type, call, table, list }) => {
  let id: number;
  let code: string;
  let count = 0;
  beforeEach(async () => {
    code = `0${++count}C`;
    const labels = { it: 'Vecchio', en: 'Old' };
    ({ id } = await (table === 'opt'
      ? make.anOption({ code, labels, group: GROUP })
      : make.aColour(code, labels)));
  });

  const put = (body: unknown, language = 'it', as: SignedInUser | undefined = editor, item: unknown = id) =>
    app.request('PUT', `${BASE}/${call}/${String(item)}/${language}`, { as, body });
  const item = async () => {
    const { body } = await app.request('GET', `${BASE}/getListByType`, {
      as: editor,
      query: { optColType: type, code },
    });
    return body.content[0];
  };
  type Entry = { label: string; description: string; language: { code: string }; version: number };
  const label = async (language = 'it'): Promise<Entry | undefined> =>
    (await item())[list].find((entry: Entry) => entry.language.code === language);
  const history = (language = 'it') =>
    changesOf(app, editor, 'optColorLabel').history(`${type}~${id}`, { language });

  it('saves the text in the language of the path, in no other, and answers what happened (R-304)', async () => {
    const { status, body } = await put({ label: 'Nuovo è più' });

    expect([status, body]).toEqual([200, { message: `Label ${code} updated`, id, version: 2 }]);
    expect(await label()).toMatchObject({ label: 'Nuovo è più', description: '', version: 2 });
    expect(await label('en')).toMatchObject({ label: 'Old', version: 1 });
  });

  it('gives an item its first label in a language, by code or id', async () => {
    const { id: languageId } = await app.aLanguage({ code: `x${type}${count}` });

    expect((await put({ label: 'Neu' }, String(languageId))).body).toEqual({
      message: `Label ${code} updated`,
      id,
      version: 1,
    });
    expect(await label(`x${type}${count}`)).toMatchObject({ label: 'Neu', description: '', version: 1 });
  });

  it('saves the info text with the label, and leaves it alone when it is not sent', async () => {
    await put({ label: 'Nuovo', description: 'Con sensori.' });
    await put({ label: 'Ancora' });

    expect(await label()).toMatchObject({ label: 'Ancora', description: 'Con sensori.' });
  });

  it('takes a label entry as the list returns it', async () => {
    const entry = await label();

    expect((await put({ ...entry, label: 'Nuovo', optItem: { id } })).status).toBe(200);
  });

  it('switches the item off and on, labels untouched (R-094)', async () => {
    const off = await put({ inactive: true });

    expect(off.body).toEqual({
      message: `${what === 'option' ? 'Option' : 'Colour'} ${code} deactivated`,
      id,
    });
    expect(await item()).toMatchObject({ inactive: true, version: 2 });
    expect(await label()).toMatchObject({ label: 'Vecchio', version: 1 });
    expect((await put({ label: 'Nuovo', inactive: false })).body.message).toMatch(/activated$/);
    expect(await item()).toMatchObject({ inactive: false });
    expect(await label()).toMatchObject({ label: 'Nuovo' });
  });

  it('leaves the label of a model as it is', async () => {
    await app.sql(
      `INSERT INTO ${table}_label (${table}_item_id, language_id, modelcode, label)
       SELECT $1, id, 'AURORA', 'Per Aurora' FROM language WHERE code = 'it'`,
      [id],
    );

    await put({ label: 'Per tutti' });

    const labels = (await item())[list].map((entry: Entry & { model: { modelcode: string } }) => [
      entry.model.modelcode,
      entry.label,
    ]);
    expect(labels).toContainEqual(['AURORA', 'Per Aurora']);
    expect(labels).toContainEqual(['DEFAULT', 'Per tutti']);
  });

  it('refuses a stale version with the label as it is now, who changed it and when', async () => {
    await put({ label: 'Della collega', version: 1 }, 'it', colleague);

    const { status, body } = await put({ label: 'Mio', version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: `${code} was changed while you were editing`,
      current: {
        label: 'Della collega',
        version: 2,
        language: { code: 'it' },
        model: { modelcode: 'DEFAULT' },
      },
      changedBy: 'Giulia Ferri',
    });
    expect(await label()).toMatchObject({ label: 'Della collega' });
    expect((await put({ label: 'Mio', version: 2 })).status).toBe(200);
  });

  it('refuses what was edited over a label that a colleague has deleted meanwhile', async () => {
    await app.sql(`DELETE FROM ${table}_label WHERE ${table}_item_id = $1 AND modelcode = 'DEFAULT'`, [id]);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before) VALUES ($1, 'Giulia Ferri', $2, '1', 'delete', $3)`,
      [app.clock.now, `${table}Label`, { code, language: 'it', modelcode: 'DEFAULT', label: 'Vecchio' }],
    );

    const { status, body } = await put({ label: 'Mio', version: 1 });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: `The label of ${code} was deleted while you were editing`,
      current: null,
      changedBy: 'Giulia Ferri',
    });
    expect(await label()).toBeUndefined();
    expect((await put({ label: 'Mio', version: 0 })).body.version).toBe(1);
  });

  it('refuses version 0, which means none, once a colleague has written the first label', async () => {
    const { code: language } = await app.aLanguage();
    await put({ label: 'Prima', version: 0 }, language, colleague);

    const { status, body } = await put({ label: 'Anche prima', version: 0 }, language);

    expect([status, body.current.label]).toEqual([409, 'Prima']);
  });

  it('writes neither version nor history when nothing changes', async () => {
    expect((await put({ label: 'Vecchio', version: 1 })).body.version).toBe(1);
    await put({ inactive: false });

    expect(await history()).toEqual([]);
  });

  it('keeps who changed the label of a language, and who switched the item, newest first', async () => {
    await put({ label: 'Nuovo' });
    await put({ label: 'New' }, 'en', colleague);
    await put({ inactive: true }, 'en', colleague);

    const changes = await history();

    expect(changes).toMatchObject([
      {
        actor: 'Giulia Ferri',
        action: 'update',
        before: { code, inactive: false },
        after: { code, inactive: true },
      },
      {
        actor: 'Maria Keller',
        action: 'update',
        before: { code, language: 'it', modelcode: 'DEFAULT', label: 'Vecchio', description: '' },
        after: { label: 'Nuovo' },
      },
    ]);
    expect(changes).toHaveLength(2);
    expect((await history('en')).map(({ actor }) => actor)).toEqual(['Giulia Ferri', 'Giulia Ferri']);
  });

  it('keeps the history of a label that was deleted and made again', async () => {
    await app.sql(`DELETE FROM ${table}_label WHERE ${table}_item_id = $1`, [id]);
    await put({ label: 'Primo' });
    const [made] = await app.sql<{ entityId: string; after: object }>(
      `SELECT entity_id AS "entityId", after FROM change_log WHERE entity = '${table}Label' ORDER BY id DESC LIMIT 1`,
    );
    await app.sql(`DELETE FROM ${table}_label WHERE id = $1::integer`, [made!.entityId]);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before) VALUES (now(), 'Giulia Ferri', $1, $2, 'delete', $3)`,
      [`${table}Label`, made!.entityId, made!.after],
    );
    await put({ label: 'Secondo' });

    expect((await history()).map(({ action }) => action)).toEqual(['create', 'delete', 'create']);
    expect(await history('en')).toEqual([]);
  });

  it('refuses blank and long texts, empty bodies, unknown fields and unknown languages', async () => {
    expect((await put({ label: ' ' })).body.message).toBe(REQUIRED);
    expect((await put({})).body.message).toBe(REQUIRED);
    expect((await put({ description: 'x' })).status).toBe(400);
    expect((await put({ label: 'x'.repeat(1001) })).status).toBe(400);
    expect((await put({ label: 'x', nonsense: 1 })).status).toBe(400);
    expect((await put({ label: 'x' }, 'xx')).body).toMatchObject({
      message: 'This language does not exist.',
      fields: [{ field: 'language', message: 'Unknown language' }],
    });
    expect(await label()).toMatchObject({ label: 'Vecchio', version: 1 });
  });

  it('refuses unknown ids, anonymous callers, and users without the label tool', async () => {
    const market = await app.signIn({ priceConfEnabled: true });

    const gone = await put({ label: 'x' }, 'it', editor, 999_999);
    expect([gone.status, gone.body.message]).toEqual([404, `This ${what} no longer exists.`]);
    expect((await app.request('PUT', `${BASE}/${call}/${id}/it`, { body: { label: 'x' } })).status).toBe(401);
    expect((await put({ label: 'x' }, 'it', market)).status).toBe(403);
  });
});

describe('a new label of the group COLOR (A-67)', () => {
  const create = (body: object) =>
    app.request('POST', '/ccb/auth/fe/optGridLabel', {
      as: editor,
      body: { optGroup: 'COLOR', language: { id: 'it' }, modelEnableRegexp: 'DEFAULT', ...body },
    });
  const colour = async (code: string) => {
    const query = { optColType: 'COLOR', code };
    const { body } = await app.request('GET', `${BASE}/getListByType`, { as: editor, query });
    return body.content[0];
  };

  it('creates the colour with its label', async () => {
    const { status, body } = await create({ code: '0N1', label: 'Verde nuovo' });

    expect(status).toBe(200);
    expect(body.message).toBe('Label 0N1 created');
    expect(await colour('0N1')).toMatchObject({
      id: body.optItemId,
      inactive: false,
      colLabelList: [{ label: 'Verde nuovo', model: { modelcode: 'DEFAULT' } }],
    });
    const query = { pageOf: body.optItemId, code: '0N1', size: 1, page: 7 };
    const shown = await app.request('GET', `${BASE}/getListByType`, { as: editor, query });
    expect(shown.body).toMatchObject({ pageIndex: 0, content: [{ code: '0N1' }] });
  });

  it('adds a label to a colour that is there, for all models or for those that a pattern names', async () => {
    await make.aColour('0N2', { it: 'Rosso' });

    await create({ code: '0N2', label: 'Red', language: { id: 'en' } });
    await create({ code: '0N2', label: 'Rosso Aurora', modelEnableRegexp: '^AUR.*$' });

    const { colLabelList } = await colour('0N2');
    expect(
      colLabelList.map(({ label, model }: { label: string; model: { modelcode: string } }) => [
        label,
        model.modelcode,
      ]),
    ).toEqual([
      ['Rosso', 'DEFAULT'],
      ['Red', 'DEFAULT'],
      ['Rosso Aurora', 'AURORA'],
    ]);
  });

  it('refuses a label that is there already, and leaves no trace of it', async () => {
    await make.aColour('0N3', { it: 'Rosso' });

    const { status, body } = await create({ code: '0N3', label: 'Altro' });

    expect([status, body.fields[0].field]).toEqual([409, 'code']);
    expect((await colour('0N3')).colLabelList).toHaveLength(1);
  });
});
