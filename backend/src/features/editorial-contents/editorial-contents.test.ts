import { describe, expect, it } from 'vitest';
import { describeCrudResource, upload } from '../../../test/crud-resource.ts';

const CONTENTS = '/ccb/auth/fe/editorialContents';

const app = describeCrudResource('editorial contents', {
  path: CONTENTS,
  list: 'findAllByParams',
  entity: 'editorialContent',
  table: 'editorial_content',
  record: (n) => ({
    code: `ED_${n}`,
    label: `Label ${n}`,
    content: `<p>Text ${n}</p>`,
    language: { id: 1 },
    optcode: `P0${n}`,
    modelEnableRegexp: '^A;B$',
    modelDisableRegexp: '',
  }),
  firstPage: 1,
  name: 'code',
  text: 'content',
  changes: { label: 'Another label', modelEnableRegexp: '^B.*$', modelDisableRegexp: 'BB', optcode: 'P99' },
  fixed: { code: 'OTHER', language: { id: 2 } },
  required: ['code', 'label', 'content'],
  invalid: {
    code: ['x'.repeat(101), 7, null],
    label: ['x'.repeat(1001)],
    content: ['x'.repeat(8001), null],
    language: [{ id: 99 }, 'it'],
    modelEnableRegexp: ['x'.repeat(201), '^A('],
    modelDisableRegexp: ['A[B'],
  },
  otherKeys: [
    { language: { id: 2 } },
    { modelEnableRegexp: '^A$' },
    { modelDisableRegexp: 'A' },
    { optcode: null },
  ],
  searches: { code: 'code', label: 'label', content: 'content' },
  sorts: ['code', 'label', 'content', 'modelEnableRegexp', 'modelDisableRegexp', 'id'],
  files: {
    name: 'editorialContents_VERS_ALL',
    columns: [
      'id',
      'code',
      'label',
      'language',
      'optcode',
      'modelEnableRegexp',
      'modelDisableRegexp',
      'content',
    ],
    badCell: { column: 'language', value: 'xx', reason: 'Unknown language' },
  },
});

const editor = () => app().signIn({ ccadmEnabled: true });
const body = (spec: object = {}) => ({
  code: 'ED',
  label: 'Etichetta',
  content: '<p>Testo</p>',
  language: { id: 1 },
  ...spec,
});
const stored = async (id: number) =>
  (await app().sql<Record<string, unknown>>('SELECT * FROM editorial_content WHERE id = $1', [id]))[0];

async function filled() {
  const as = await editor();
  await app().sql('DELETE FROM editorial_content');
  const create = async (spec: object) =>
    (await app().request('POST', CONTENTS, { as, body: body(spec) })).body.id as number;
  const codes = async (query: object = {}): Promise<string[]> => {
    const reply = await app().request('GET', `${CONTENTS}/findAllByParams`, { as, query: { ...query } });
    expect(reply.status, reply.body.message).toBe(200);
    return reply.body.content.map(({ code }: { code: string }) => code);
  };
  return { as, create, codes };
}

describe('the pages of contents', () => {
  it('count from one; nought and nothing mean the first page as well (R-104)', async () => {
    const { create, codes } = await filled();
    for (let n = 0; n < 5; n++) await create({ code: `ED_${n}` });

    for (const page of [undefined, 0, 1]) expect(await codes({ page, size: 2 })).toEqual(['ED_0', 'ED_1']);
    expect(await codes({ page: 2, size: 2 })).toEqual(['ED_2', 'ED_3']);
    expect(await codes({ page: 3, size: 2 })).toEqual(['ED_4']);
  });

  it('hold the rows of the default language, or of the one that is asked for', async () => {
    const { create, codes } = await filled();
    await create({ code: 'IT' });
    await create({ code: 'EN', language: { id: 'en' } });

    expect([await codes(), await codes({ language: 'EN' }), await codes({ language: '2' })]).toEqual([
      ['IT'],
      ['EN'],
      ['EN'],
    ]);
    expect(await codes({ language: 'xx' })).toEqual([]);
  });

  it('hold every row under DEFAULT, and under a model those that apply to it', async () => {
    const { create, codes } = await filled();
    await create({ code: 'ALL' });
    await create({ code: 'MINE', modelEnableRegexp: '^AURORA.*$' });
    await create({ code: 'NOT_MINE', modelDisableRegexp: '^AURORA_EV$' });
    await create({ code: 'OTHER', modelEnableRegexp: '^BOREA$' });

    expect(await codes({ modelName: 'DEFAULT' })).toEqual(['ALL', 'MINE', 'NOT_MINE', 'OTHER']);
    expect(await codes({ modelName: 'AURORA_EV' })).toEqual(['ALL', 'MINE']);
    expect(await codes({ modelName: 'BOREA' })).toEqual(['ALL', 'NOT_MINE', 'OTHER']);
  });

  it('are filtered by parts of the regular expressions', async () => {
    const { create, codes } = await filled();
    await create({ code: 'A', modelEnableRegexp: '^AURORA.*$', modelDisableRegexp: 'FLEET' });
    await create({ code: 'B', modelEnableRegexp: '^BOREA.*$' });

    expect(await codes({ modelEnableRegexp: 'aurora.*' })).toEqual(['A']);
    expect(await codes({ modelEnableRegexp: '.*$' })).toEqual(['A', 'B']);
    expect(await codes({ modelDisableRegexp: 'fleet' })).toEqual(['A']);
  });
});

describe('a content', () => {
  it('is enabled for every model unless told otherwise, and has no option (R-107)', async () => {
    const { create } = await filled();
    const id = await create({ modelEnableRegexp: ' ', modelDisableRegexp: undefined });

    expect(await stored(id)).toMatchObject({
      model_enable_regexp: 'DEFAULT',
      model_disable_regexp: '',
      optcode: null,
    });
  });

  it('keeps its option when an update says nothing of it, and takes the one that it is sent (R-105)', async () => {
    const { as, create } = await filled();
    const id = await create({ optcode: '007' });
    const put = (spec: object) => app().request('PUT', `${CONTENTS}/${id}`, { as, body: body(spec) });

    expect((await put({ label: 'Without' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ label: 'Without', optcode: '007' });
    expect((await put({ optcode: '008', modelEnableRegexp: '^A$' })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ optcode: '008', model_enable_regexp: '^A$' });
    expect((await put({ optcode: null })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ optcode: null, model_enable_regexp: '^A$' });
  });

  it('takes its translations along when its regexps change, and when that is taken back (I-41)', async () => {
    const { as, create } = await filled();
    const id = await create({});
    const translation = await create({ language: { id: 2 }, label: 'Label' });
    const ofOption = await create({ language: { id: 2 }, optcode: '007' });
    const patterns = async () =>
      (await Promise.all([id, translation, ofOption].map(stored))).map((row) => row!['model_enable_regexp']);
    const spec = body({ label: 'Nuova', modelEnableRegexp: '^A$', version: 1 });

    expect((await app().request('PUT', `${CONTENTS}/${id}`, { as, body: spec })).status).toBe(200);
    expect(await patterns()).toEqual(['^A$', '^A$', 'DEFAULT']);
    expect(await stored(translation)).toMatchObject({ label: 'Label', version: 2 });
    const ofTranslation = await app().sql<{ action: string }>(
      `SELECT action FROM change_log WHERE entity = 'editorialContent' AND entity_id = $1 ORDER BY id DESC`,
      [String(translation)],
    );
    expect(ofTranslation.map(({ action }) => action)).toEqual(['update', 'create']);
    expect((await app().request('PUT', `${CONTENTS}/${id}`, { as, body: spec })).status).toBe(409);

    const history = (await app().request('GET', `/ccb/auth/fe/changes/editorialContent/${id}`, { as })).body;
    const path = `/ccb/auth/fe/changes/editorialContent/${id}/${history[0].id}/restore`;
    expect((await app().request('POST', path, { as, query: { before: true } })).status).toBe(200);
    expect(await patterns()).toEqual(['DEFAULT', 'DEFAULT', 'DEFAULT']);
  });

  it('cannot take the key of another one by an update', async () => {
    const { as, create } = await filled();
    await create({ modelEnableRegexp: '^A$' });
    const id = await create({ modelEnableRegexp: '^B$' });

    const reply = await app().request('PUT', `${CONTENTS}/${id}`, {
      as,
      body: body({ modelEnableRegexp: '^A$' }),
    });

    expect([reply.status, reply.body.fields[0].field]).toEqual([409, 'code']);
  });

  it('says where a regular expression is at fault', async () => {
    const as = await editor();
    const reply = await app().request('POST', CONTENTS, { as, body: body({ modelDisableRegexp: 'A[B' }) });

    expect(reply.body.fields).toEqual([
      {
        field: 'modelDisableRegexp',
        message: 'Not a valid regular expression, position 2: the class opened by "[" is never closed',
      },
    ]);
  });

  it('is stored as it was typed, markup that a browser would run included', async () => {
    const { create } = await filled();
    const content = `<p onclick="x()">a</p>\n<script>alert('1')</script>`;
    const id = await create({ content });

    expect(await stored(id)).toMatchObject({ content });
  });
});

describe('an export of contents', () => {
  it('for marketing is a reading list in one language that tells rows apart (R-071)', async () => {
    const { as, create } = await filled();
    await create({ code: 'IT' });
    await create({ code: 'EN', language: { id: 2 } });
    await create({ code: 'EN', language: { id: 2 }, modelEnableRegexp: '^A$' });

    const { bytes } = await app().request('GET', `${CONTENTS}/toCsv`, {
      as,
      query: { scope: 'MKTG', languageToExport: 'en' },
    });

    expect(bytes.toString().split('\r\n')).toEqual([
      '\ufeffcode;language;label;optcode;modelEnableRegexp;modelDisableRegexp;content',
      'EN;en;Etichetta;;DEFAULT;;<p>Testo</p>',
      'EN;en;Etichetta;;^A$;;<p>Testo</p>',
      '',
    ]);
  });

  it('refuses an unknown language', async () => {
    const reply = await app().request('GET', `${CONTENTS}/toXlsx`, {
      as: await editor(),
      query: { languageToExport: 'xx' },
    });

    expect([reply.status, reply.body.fields[0].field]).toEqual([400, 'languageToExport']);
  });
});

describe('an import of contents', () => {
  it('makes a new content of other regexps, makes them known to the lists, and leaves the one with the id (R-072)', async () => {
    const { as, create } = await filled();
    const id = await create({ code: 'ED', modelEnableRegexp: '^A$' });
    const file = `id;code;label;language;optcode;modelEnableRegexp;modelDisableRegexp;content\n${id};ED;Etichetta;it;;^B$;;<p>Testo</p>`;

    const reply = await app().request('POST', `${CONTENTS}/fromCsv`, { as, body: upload(file, 'a.csv') });

    expect(reply.body).toEqual([
      `row 2: created ED (id ${id} is ED (modelEnableRegexp ^A$))`,
      '1 created, 0 updated, 0 unchanged, 0 in error',
    ]);
    expect(await stored(id)).toMatchObject({ model_enable_regexp: '^A$' });
    const listed = await app().request('GET', `${CONTENTS}/findAllByParams`, {
      as,
      query: { modelName: 'B' },
    });
    expect(listed.body.totalElements).toBe(1);
  });

  it('previews and applies 2,000 rows', async () => {
    const as = await editor();
    await app().sql('DELETE FROM editorial_content');
    const row = (n: number) =>
      `ED_${n};Etichetta ${n};it;;DEFAULT;;"<p>Perché è così ${'x'.repeat(300)}</p>"`;
    const file = [
      'code;label;language;optcode;modelEnableRegexp;modelDisableRegexp;content',
      ...Array.from({ length: 2000 }, (_, n) => row(n)),
    ].join('\r\n');
    const send = (path: string) =>
      app().request('POST', CONTENTS + path, { as, body: upload(file, 'large.csv') });

    const preview = await send('/fromCsv/preview');
    const applied = await send('/fromCsv');

    expect(preview.body.counts.created).toBe(2000);
    expect(applied.body.at(-1)).toBe('2000 created, 0 updated, 0 unchanged, 0 in error');
  });
});
