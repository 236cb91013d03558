import { describe, expect, it } from 'vitest';
import { bulkOn, chosen, set } from '../../../test/bulk.ts';
import { changesOf } from '../../../test/changes.ts';
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
  it('is enabled for every model by default, and has no option (R-107)', async () => {
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

  describe('whose regexps are taken back', () => {
    /** Contents of one code, with what a test does to them; each write at a time of its own. */
    async function contents() {
      const { as, create } = await filled();
      const put = async (id: number, spec: object) => {
        app().clock.advance(1_000);
        const reply = await app().request('PUT', `${CONTENTS}/${id}`, { as, body: body(spec) });
        expect(reply.status, reply.body.message).toBe(200);
      };
      const changes = changesOf(app(), as, 'editorialContent');
      /** Restores the state that the history shows `back` changes before the present one. */
      const restore = async (id: number, back = 1) => {
        app().clock.advance(1_000);
        const reply = await changes.restore(id, (await changes.history(id))[back]!.id);
        expect(reply.status, reply.body.message).toBe(200);
      };
      const undo = async (id: number) => {
        app().clock.advance(1_000);
        const [last] = await changes.history(id);
        const reply = await changes.restore(id, last!.id, { before: true, seen: last!.id });
        expect(reply.status, reply.body.message).toBe(200);
      };
      const patterns = async (...ids: number[]) =>
        (await Promise.all(ids.map(stored))).map((row) => row!['model_enable_regexp']);
      const german = { language: { id: (await app().aLanguage()).code }, label: 'Deutsch' };
      return { as, create, put, changes, restore, undo, patterns, german };
    }
    type Contents = Awaited<ReturnType<typeof contents>>;

    it.each([
      ['undone', (on: Contents, id: number) => on.undo(id)],
      ['restored', (on: Contents, id: number) => on.restore(id)],
    ])('leaves a content alone that it only came to stand beside, when it is %s', async (_, takeBack) => {
      const on = await contents();
      const id = await on.create({ modelEnableRegexp: '^A$' });
      const beside = await on.create(on.german);
      await on.put(id, { modelEnableRegexp: 'DEFAULT' });

      await takeBack(on, id);

      expect(await on.patterns(id, beside)).toEqual(['^A$', 'DEFAULT']);
      expect((await on.changes.history(beside)).map(({ action }) => action)).toEqual(['create']);
    });

    it('leaves what had the same regexps once, but came to the present ones by another change', async () => {
      const on = await contents();
      const id = await on.create({});
      await on.put(id, { modelEnableRegexp: '^A$' });
      const beside = await on.create(on.german);
      await on.put(beside, { modelEnableRegexp: '^A$' });

      await on.undo(id);

      expect(await on.patterns(id, beside)).toEqual(['DEFAULT', '^A$']);
    });

    it('leaves it in a database from a backup, too, where all changes are of one transaction', async () => {
      const on = await contents();
      const [id, along] = [await on.create({}), await on.create({ language: { id: 2 } })];
      await on.put(id, { modelEnableRegexp: '^A$' });
      const beside = await on.create(on.german);
      await on.put(beside, { modelEnableRegexp: '^A$' });
      await app().sql(`UPDATE change_log SET xid = pg_current_xact_id() WHERE entity = 'editorialContent'`);

      await on.undo(id);

      expect(await on.patterns(id, along, beside)).toEqual(['DEFAULT', 'DEFAULT', '^A$']);
    });

    it('takes along over several changes what went along at each of them', async () => {
      const on = await contents();
      const [id, along] = [await on.create({}), await on.create({ language: { id: 2 } })];
      await on.put(id, { modelEnableRegexp: '^A$' });
      const later = await on.create({ ...on.german, modelEnableRegexp: '^A$' });
      await on.put(along, { modelEnableRegexp: '^B$', label: 'Label' });
      expect(await on.patterns(id, along, later)).toEqual(['^B$', '^B$', '^B$']);

      await on.restore(id, 2);

      expect(await on.patterns(id, along, later)).toEqual(['DEFAULT', 'DEFAULT', '^B$']);
    });

    it('asks only what happened since it had them the last time', async () => {
      const on = await contents();
      const id = await on.create({});
      await on.put(id, { modelEnableRegexp: '^A$' });
      await on.put(id, { modelEnableRegexp: 'DEFAULT' });
      const along = await on.create(on.german);
      await on.put(id, { modelEnableRegexp: '^A$' });

      await on.restore(id, 3);

      expect(await on.patterns(id, along)).toEqual(['DEFAULT', 'DEFAULT']);
    });

    it('takes its translations along where it got another option in the same step', async () => {
      const on = await contents();
      const [id, along] = [await on.create({}), await on.create(on.german)];
      await on.put(id, { modelEnableRegexp: '^A$', optcode: '008' });
      expect(await on.patterns(id, along)).toEqual(['^A$', '^A$']);

      await on.undo(id);

      expect(await on.patterns(id, along)).toEqual(['DEFAULT', 'DEFAULT']);
    });

    it('leaves the contents of another option, which one change gave the same regexps', async () => {
      const on = await contents();
      const [id, along] = [await on.create({}), await on.create(on.german)];
      const ofOption = await on.create({ ...on.german, optcode: '007' });
      const { run } = bulkOn(app, () => on.as);
      await run('editorialContent', set(chosen(id, ofOption), { modelEnableRegexp: '^A$' }));
      expect(await on.patterns(id, along, ofOption)).toEqual(['^A$', '^A$', '^A$']);

      await on.undo(id);

      expect(await on.patterns(id, along, ofOption)).toEqual(['DEFAULT', 'DEFAULT', '^A$']);
    });
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
