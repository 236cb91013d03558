import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { REQUIRED } from '../../../test/expected.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
afterAll(() => app.close());

const create = (body: object) => app.request('POST', LABELS, { as: editor, body });
const update = (id: number, body: object, as = editor) => app.request('PUT', `${LABELS}/${id}`, { as, body });
const remove = (id: number) => app.request('DELETE', `${LABELS}/${id}`, { as: editor });
const stored = async (id: number) =>
  (await app.sql<Record<string, unknown>>('SELECT * FROM interface_label WHERE id = $1', [id]))[0];
const changes = (id: number) =>
  app.sql<Record<string, unknown>>(
    `SELECT actor, action, before, after FROM change_log WHERE entity = 'interfaceLabel' AND entity_id = $1 ORDER BY id`,
    [String(id)],
  );
const input = (spec: object = {}) => ({
  labelGroup: 'Main Window',
  code: 'NEW',
  label: 'Nuovo',
  language: { id: 1 },
  ...spec,
});
/** A stored label as the form sends it back. */
const formOf = (label: { labelGroup: string; code: string; label: string }, spec: object = {}) => ({
  labelGroup: label.labelGroup,
  code: label.code,
  label: label.label,
  language: { id: 1 },
  ...spec,
});

describe('creating', () => {
  it('stores a label and answers a message, its id and version 1 (R-056)', async () => {
    const { status, body } = await create(
      input({ code: 'C1', modelEnableRegexp: '^A.*$', modelDisableRegexp: 'AB' }),
    );

    expect([status, body.message, body.version]).toEqual([200, 'Label C1 created', 1]);
    expect(await stored(body.id)).toMatchObject({
      label_group: 'Main Window',
      code: 'C1',
      language_id: 1,
      label: 'Nuovo',
      model_enable_regexp: '^A.*$',
      model_disable_regexp: 'AB',
      version: 1,
    });
  });

  it('enables a label for every model by default (R-066)', async () => {
    const absent = await create(input({ code: 'C2' }));
    const empty = await create(input({ code: 'C3', modelEnableRegexp: ' ', modelDisableRegexp: '' }));

    for (const { body } of [absent, empty])
      expect(await stored(body.id)).toMatchObject({
        model_enable_regexp: 'DEFAULT',
        model_disable_regexp: '',
      });
  });

  it('trims group, code and regexps, and keeps the text as it is', async () => {
    const { body } = await create(
      input({
        labelGroup: ' Trim ',
        code: '\tC4 ',
        label: ' Testo ',
        modelEnableRegexp: ' ^A$ ',
        modelDisableRegexp: ' B ',
      }),
    );

    expect(await stored(body.id)).toMatchObject({
      label_group: 'Trim',
      code: 'C4',
      label: ' Testo ',
      model_enable_regexp: '^A$',
      model_disable_regexp: 'B',
    });
  });

  it.each([
    ['code', ''],
    ['code', ' \t\n'],
    ['label', ''],
    ['label', '   '],
    ['labelGroup', ' '],
  ])('refuses a blank %s: %j (R-064)', async (field, value) => {
    const { status, body } = await create(input({ [field]: value }));

    expect([status, body.message]).toEqual([400, REQUIRED]);
    expect(body.fields).toContainEqual({ field, message: REQUIRED });
  });

  it('refuses the group that means all groups in the menu (decision A-39)', async () => {
    const { status, body } = await create(input({ labelGroup: ' * ' }));

    const message = '* stands for all groups: give the group another name.';
    expect([status, body.fields]).toEqual([400, [{ field: 'labelGroup', message }]]);
  });

  it('refuses a label without code, text, group or language and names all four (R-064)', async () => {
    const { status, body } = await create({});

    expect([status, body.message]).toEqual([400, REQUIRED]);
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'code',
      'label',
      'labelGroup',
      'language',
    ]);
  });

  it.each([
    ['modelEnableRegexp', '^A(', 'position 3: the group opened by "(" is never closed'],
    ['modelDisableRegexp', 'A[B', 'position 2: the class opened by "[" is never closed'],
  ])('refuses a faulty %s and says where the fault is', async (field, pattern, reason) => {
    const { status, body } = await create(input({ code: 'BAD', [field]: pattern }));

    expect(status).toBe(400);
    expect(body.fields).toEqual([{ field, message: `Not a valid regular expression, ${reason}` }]);
    expect(body.message).toContain(reason);
  });

  it('names both regexps when both are faulty', async () => {
    const { body } = await create(input({ modelEnableRegexp: '(', modelDisableRegexp: ')' }));

    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual([
      'modelEnableRegexp',
      'modelDisableRegexp',
    ]);
  });

  it('refuses a second label with the same group, code, language and regexps', async () => {
    await create(input({ code: 'TWICE' }));
    const { status, body } = await create(
      input({ code: ' TWICE', label: 'Altro', modelEnableRegexp: 'DEFAULT' }),
    );

    expect(status).toBe(409);
    expect(body.message).toBe('A label with this group, code, language and regexps already exists.');
    expect(body.fields).toEqual([{ field: 'code', message: body.message }]);
  });

  it('accepts the same code for another language, group or model (R-075)', async () => {
    await create(input({ code: 'OFTEN' }));

    for (const spec of [
      { language: { id: 2 } },
      { labelGroup: 'Other' },
      { modelEnableRegexp: '^A$' },
      { modelDisableRegexp: 'A' },
    ])
      expect((await create(input({ code: 'OFTEN', ...spec }))).status).toBe(200);
  });

  it('takes the language by id or by code', async () => {
    for (const [index, id] of [2, '2', 'en', 'EN'].entries()) {
      const { body } = await create(input({ code: `LANG_${index}`, language: { id } }));
      expect(await stored(body.id)).toMatchObject({ language_id: 2 });
    }
  });

  it.each([99, 'xx'])('refuses the unknown language %j and names the field', async (id) => {
    const { status, body } = await create(input({ language: { id } }));

    expect([status, body.fields[0].field]).toEqual([400, 'language']);
  });

  it('keeps texts of every kind', async () => {
    const label = `a+b*c "x" 'y' 100% _ \\ 😀 à <b>&amp;</b> =1+1\nseconda riga`;
    const { body } = await create(input({ code: 'TEXT + "*" 😀', label }));

    expect(await stored(body.id)).toMatchObject({ code: 'TEXT + "*" 😀', label });
  });

  it.each([
    ['code', 'x'.repeat(101)],
    ['label', 'x'.repeat(1001)],
    ['labelGroup', 'x'.repeat(101)],
    ['modelEnableRegexp', 'x'.repeat(201)],
    ['label', 7],
    ['label', null],
    ['language', 'it'],
    ['label', 'a\u0000b'],
    ['surprise', true],
  ])('refuses %s=%j', async (field, value) => {
    expect((await create(input({ [field]: value }))).status).toBe(400);
  });

  it('accepts the longest texts, counted in characters', async () => {
    const { status } = await create(input({ code: '😀'.repeat(100), label: '😀'.repeat(1000) }));

    expect(status).toBe(200);
  });

  it('logs who created what', async () => {
    const { body } = await create(input({ code: 'LOGGED' }));

    expect(await changes(body.id)).toEqual([
      {
        actor: 'Giulia Ferri',
        action: 'create',
        before: null,
        after: {
          labelGroup: 'Main Window',
          code: 'LOGGED',
          language: 'it',
          label: 'Nuovo',
          modelEnableRegexp: 'DEFAULT',
          modelDisableRegexp: '',
        },
      },
    ]);
  });
});

describe('updating', () => {
  it('changes the text, counts the version up and logs both texts', async () => {
    const label = await app.aLabel({ label: 'Vecchio' });
    const { status, body } = await update(label.id, formOf(label, { label: 'Nuovo', version: 1 }));

    expect([status, body]).toEqual([
      200,
      { message: `Label ${label.code} updated`, id: label.id, version: 2 },
    ]);
    expect(await stored(label.id)).toMatchObject({ label: 'Nuovo', version: 2 });
    expect(await changes(label.id)).toMatchObject([
      { actor: 'Giulia Ferri', action: 'update', before: { label: 'Vecchio' }, after: { label: 'Nuovo' } },
    ]);
  });

  it('leaves group, code, language and regexps alone, whatever the body says (R-065)', async () => {
    const label = await app.aLabel({ modelEnableRegexp: '^A$', modelDisableRegexp: 'B' });
    const { status } = await update(label.id, {
      labelGroup: 'Elsewhere',
      code: 'OTHER',
      label: 'Nuovo',
      language: { id: 2 },
      modelEnableRegexp: '(',
      modelDisableRegexp: 'C',
    });

    expect(status).toBe(200);
    expect(await stored(label.id)).toMatchObject({
      label_group: label.labelGroup,
      code: label.code,
      language_id: 1,
      model_enable_regexp: '^A$',
      model_disable_regexp: 'B',
      label: 'Nuovo',
    });
  });

  it('accepts a row as a list returned it', async () => {
    const { id, code } = await app.aLabel({ labelGroup: 'Row' });
    const { body } = await app.request('GET', `${LABELS}/findAllByGroupPaged`, {
      as: editor,
      query: { labelGroup: 'Row', code },
    });

    const { status } = await update(id, {
      ...body.content[0],
      label: 'Changed',
      scope: 'VERS',
      languageToExport: null,
    });

    expect(status).toBe(200);
  });

  it('refuses a stale version with the label as it is now and who changed it', async () => {
    const label = await app.aLabel();
    const colleague = await app.signIn({ ccadmEnabled: true, username: 'colleague' });
    await update(label.id, formOf(label, { label: 'Theirs', version: 1 }), colleague);

    const { status, body } = await update(label.id, formOf(label, { label: 'Mine', version: 1 }));

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: `${label.code} was changed while you were editing`,
      changedBy: 'colleague',
      changedAt: app.clock.now.toISOString(),
      current: {
        id: label.id,
        code: label.code,
        label: 'Theirs',
        labelGroup: label.labelGroup,
        language: { id: 1, code: 'it', description: 'Italiano' },
        modelEnableRegexp: 'DEFAULT',
        modelDisableRegexp: '',
        version: 2,
      },
    });
    expect(await stored(label.id)).toMatchObject({ label: 'Theirs', version: 2 });
  });

  it('lets the last write win without a version', async () => {
    const label = await app.aLabel({ version: 5 });

    const { status, body } = await update(label.id, formOf(label, { label: 'Last' }));

    expect([status, body.version]).toEqual([200, 6]);
  });

  it('counts and logs nothing when the text stays the same', async () => {
    const label = await app.aLabel({ label: 'Same' });

    const { status, body } = await update(label.id, formOf(label, { version: 1 }));

    expect([status, body.version]).toEqual([200, 1]);
    expect(await changes(label.id)).toEqual([]);
  });

  it.each(['', '  '])('refuses a blank text: %j (R-064)', async (text) => {
    const label = await app.aLabel();
    const { status, body } = await update(label.id, formOf(label, { label: text }));

    expect([status, body.message]).toEqual([400, REQUIRED]);
  });

  it('lets exactly one of ten win who change the same version at once', async () => {
    const label = await app.aLabel();

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        update(label.id, formOf(label, { label: `Text ${n}`, version: 1 })),
      ),
    );

    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    const winner = replies.findIndex(({ status }) => status === 200);
    expect(await stored(label.id)).toMatchObject({ label: `Text ${winner}`, version: 2 });
    expect(await changes(label.id)).toHaveLength(1);
  });

  it('loses none of ten changes at once without a version', async () => {
    const label = await app.aLabel();

    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => update(label.id, formOf(label, { label: `Text ${n}` }))),
    );

    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(replies.map(({ body }) => body.version)).size).toBe(10);
    expect(await stored(label.id)).toMatchObject({ version: 11 });
    const log = await changes(label.id);
    expect(log).toHaveLength(10);
    const texts = log.map(({ after }) => (after as { label: string }).label);
    expect(log.slice(1).map(({ before }) => (before as { label: string }).label)).toEqual(texts.slice(0, -1));
  });

  it('answers 404 for a label that is not there', async () => {
    const { status, body } = await update(2_147_483_647, input());

    expect([status, body.message]).toEqual([404, 'This label no longer exists.']);
  });
});

describe('deleting', () => {
  it('removes the label, answers a message and logs what was there (R-056)', async () => {
    const label = await app.aLabel({ label: 'Addio' });

    const { status, body } = await remove(label.id);

    expect([status, body]).toEqual([200, { message: `Label ${label.code} deleted`, id: label.id }]);
    expect(await stored(label.id)).toBeUndefined();
    expect(await changes(label.id)).toMatchObject([
      { action: 'delete', before: { label: 'Addio' }, after: null },
    ]);
  });

  it('answers 404 the second time', async () => {
    const label = await app.aLabel();
    await remove(label.id);

    expect((await remove(label.id)).status).toBe(404);
  });
});

describe('a write', () => {
  it.each(['0', '-1', 'abc', '2147483648', '1.5', '99999999999'])('refuses the id %s', async (id) => {
    const { status } = await app.request('DELETE', `${LABELS}/${id}`, { as: editor });

    expect(status).toBe(400);
  });

  it.each([
    ['POST', LABELS],
    ['PUT', `${LABELS}/1`],
    ['DELETE', `${LABELS}/1`],
    ['GET', `${LABELS}/groups`],
    ['POST', `${LABELS}/modelMatches`],
    ['GET', `${LABELS}/toCsv`],
    ['GET', `${LABELS}/toXlsx`],
  ])('%s %s answers 401 without a session and 403 without the label tool', async (method, path) => {
    const others = await app.signIn({ priceConfEnabled: true, userAdmin: true });
    const body = method === 'GET' || method === 'DELETE' ? undefined : input();

    expect((await app.request(method, path, { body })).status).toBe(401);
    const refused = await app.request(method, path, { as: others, body });
    expect([refused.status, typeof refused.body.message]).toEqual([403, 'string']);
  });

  it('refuses a body that is no JSON, no object, of another type or too large', async () => {
    const send = (body: string, type = 'application/json') =>
      app.request('POST', LABELS, { as: editor, body, headers: { 'content-type': type } });

    expect((await send('{"code":')).status).toBe(400);
    expect((await send('[]')).status).toBe(400);
    expect((await send('"text"')).status).toBe(400);
    expect((await send('<a/>', 'text/xml')).status).toBe(415);
    expect((await send(JSON.stringify({ label: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });

  it('leaves nothing behind when it fails', async () => {
    const twice = await app.aLabel({ code: 'ATOMIC' });
    const before = await app.sql('SELECT count(*) FROM change_log');

    await create(input({ code: twice.code, labelGroup: twice.labelGroup, modelDisableRegexp: '' }));

    expect(await app.sql('SELECT count(*) FROM change_log')).toEqual(before);
  });
});
