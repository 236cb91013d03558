import { describe, expect, it } from 'vitest';
import { describeCrudResource, upload } from '../../../test/crud-resource.ts';

const app = describeCrudResource('editorial placeholders', {
  path: '/ccb/auth/fe/editorialPlaceholders',
  list: 'findAllByParams',
  entity: 'editorialPlaceholder',
  table: 'editorial_placeholder',
  async prepare(server) {
    for (const id of ['IT', 'DE']) await server.aCountry({ id });
    await server.aModel({ modelcode: 'AURORA', vetele: '3410126' });
  },
  record: (n) => ({
    code: `code_${n}`,
    country: 'IT',
    language: { id: 1 },
    model: { modelcode: 'DEFAULT' },
    content: `Text ${n}`,
  }),
  name: 'code',
  text: 'content',
  fixed: { code: 'other', country: 'DE', language: { id: 2 }, model: { modelcode: 'AURORA' } },
  required: ['code', 'content', 'country'],
  invalid: {
    code: ['x'.repeat(101), 7, null],
    content: ['x'.repeat(4001), null],
    country: ['XX', { id: 'XX' }, {}, 7],
    language: [{ id: 99 }, { id: 'xx' }, 'it'],
    model: [{ modelcode: 'NO_SUCH_MODEL' }, 'DEFAULT'],
  },
  otherKeys: [{ country: 'DE' }, { language: { id: 2 } }, { model: { modelcode: 'AURORA' } }],
  searches: { code: 'code', label: 'content', content: 'content' },
  sorts: ['code', 'country', 'language', 'model', 'content', 'id'],
  files: {
    name: 'editorialPlaceholders_VERS_ALL',
    columns: ['id', 'code', 'country', 'language', 'model', 'content'],
    badCell: { column: 'country', value: 'XX', reason: 'Unknown country' },
  },
});

const PLACEHOLDERS = '/ccb/auth/fe/editorialPlaceholders';
const body = (spec: object = {}) => ({
  code: 'phone',
  country: 'IT',
  language: { id: 1 },
  model: { modelcode: 'DEFAULT' },
  content: '800 123',
  ...spec,
});

async function filled() {
  const as = await app().signIn({ ccadmEnabled: true });
  await app().sql('DELETE FROM editorial_placeholder');
  const create = (spec: object) => app().request('POST', PLACEHOLDERS, { as, body: body(spec) });
  const codes = async (query: object = {}): Promise<string[]> => {
    const reply = await app().request('GET', `${PLACEHOLDERS}/findAllByParams`, { as, query: { ...query } });
    expect(reply.status, reply.body.message).toBe(200);
    return reply.body.content.map(({ code }: { code: string }) => code);
  };
  return { as, create, codes };
}

describe('the list of placeholders', () => {
  it('holds the rows of all countries in the language, ten by code unless asked otherwise', async () => {
    const { create, codes } = await filled();
    for (let n = 11; n > 0; n--)
      await create({ code: `p${String(n).padStart(2, '0')}`, country: n % 2 ? 'IT' : 'DE' });
    await create({ code: 'english', language: { id: 'en' } });

    expect(await codes()).toEqual(Array.from({ length: 10 }, (_, n) => `p${String(n + 1).padStart(2, '0')}`));
    expect(await codes({ language: 'EN' })).toEqual(['english']);
    expect(await codes({ page: 1 })).toEqual(['p11']);
  });

  it('holds every row under DEFAULT, and under a model its own and those for all models', async () => {
    const { create, codes } = await filled();
    await create({ code: 'all' });
    await create({ code: 'aurora', model: { modelcode: 'AURORA' } });

    expect(await codes({ modelName: 'DEFAULT' })).toEqual(['all', 'aurora']);
    expect(await codes({ modelName: 'AURORA' })).toEqual(['all', 'aurora']);
    expect(await codes({ modelName: '3410126' })).toEqual(['all', 'aurora']);
    expect(await codes({ modelName: 'BOREA' })).toEqual(['all']);
  });

  it('takes the filters of the other editorial list and ignores those over regular expressions', async () => {
    const { create, codes } = await filled();
    await create({ code: 'any' });

    expect(await codes({ modelEnableRegexp: '^X$', modelDisableRegexp: 'y' })).toEqual(['any']);
  });
});

describe('a placeholder', () => {
  it('takes its country by id or as an object, its model by code or vetele, and DEFAULT without one', async () => {
    const { as, create } = await filled();
    await create({ code: 'object', country: { id: 'DE', description: 'Germania' } });
    await create({ code: 'vetele', model: { modelcode: '3410126' } });
    await create({ code: 'none', model: undefined });

    const { body: page } = await app().request('GET', `${PLACEHOLDERS}/findAllByParams`, { as });
    const shown = page.content.map(({ code, country, model }: Record<string, unknown>) => [
      code,
      country,
      model,
    ]);

    expect(shown).toEqual([
      ['none', 'IT', { modelcode: 'DEFAULT' }],
      ['object', 'DE', { modelcode: 'DEFAULT' }],
      ['vetele', 'IT', { modelcode: 'AURORA' }],
    ]);
  });

  it.each([
    ['country', { country: 'XX' }, 'Unknown country'],
    ['language', { language: { id: 'xx' } }, 'Unknown language'],
    ['model', { model: { modelcode: 'NO_SUCH' } }, 'Unknown model'],
  ])('of an unknown %s is refused, naming the field', async (field, spec, message) => {
    const { create } = await filled();
    const { status, body: problem } = await create(spec);

    expect([status, problem.fields]).toEqual([400, [{ field, message }]]);
  });
});

describe('the export of placeholders', () => {
  it('for marketing is a reading list, byte by byte', async () => {
    const { as, create } = await filled();
    await create({ code: '007', content: '=1+1' });

    const { bytes } = await app().request('GET', `${PLACEHOLDERS}/toCsv`, { as, query: { scope: 'MKTG' } });

    expect(bytes.toString()).toBe(
      `\ufeffcode;country;language;model;content\r\n"007";IT;it;DEFAULT;'=1+1\r\n`,
    );
  });
});

describe('the import of placeholders', () => {
  it('reads country, language and model in any case, and a blank model as all models', async () => {
    const { as, codes } = await filled();
    const file = 'code;country;language;model;content\nupper;it;IT;aurora;x\nblank;IT;1;;y\nbad;IT;it;NO;z';

    const { body: lines } = await app().request('POST', `${PLACEHOLDERS}/fromCsv`, {
      as,
      body: upload(file, 'a.csv'),
    });

    expect(lines.at(-1)).toBe('2 created, 0 updated, 0 unchanged, 1 in error');
    expect(lines).toContain('row 4: model "NO": Unknown model');
    expect(await codes()).toEqual(['blank', 'upper']);
  });
});
