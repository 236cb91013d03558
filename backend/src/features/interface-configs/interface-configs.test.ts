import { describe, expect, it } from 'vitest';
import { describeCrudResource } from '../../../test/crud-resource.ts';

const PATH = '/ccb/auth/fe/interfaceConfig';

const app = describeCrudResource('interface configurations', {
  path: PATH,
  list: 'allPaged',
  entity: 'interfaceConfig',
  table: 'interface_config',
  async prepare(server) {
    for (const id of ['IT', 'DE']) await server.aCountry({ id });
    await server.aModel({ modelcode: 'AURORA', vetele: '3410126' });
    await server.sql(
      `INSERT INTO commercial_model (modelcode, description) SELECT 'M' || n, 'M' || n FROM generate_series(1, 200) n`,
    );
  },
  record: (n) => ({ country: 'IT', content: `{"n": ${n}}`, conftype: 'json', model: `M${n}` }),
  name: 'country',
  text: 'content',
  say: (text) => JSON.stringify(text),
  otherKeys: [{ country: 'DE' }, { model: 'AURORA' }],
  required: ['country', 'content'],
  invalid: {
    country: ['XX', { id: 'XX' }, {}, 7, null],
    content: ['x', '{', `"${'x'.repeat(32000)}"`, null, {}],
    conftype: ['xml', null],
    confType: ['xml'],
    model: ['NO_SUCH_MODEL', { modelcode: 'NO_SUCH_MODEL' }, 7],
  },
  searches: {},
  sorts: ['id', 'content', 'country', 'model'],
  exports: { name: 'interfaceConfig', columns: ['id', 'country', 'model', 'conftype', 'content'] },
});

async function filled() {
  const as = await app().signIn({ ccadmEnabled: true });
  await app().sql('DELETE FROM interface_config');
  const send = (method: string, to: string, body?: unknown) =>
    app().request(method, `${PATH}${to}`, { as, body });
  const create = (spec: object = {}) => send('POST', '', { country: 'IT', content: '{}', ...spec });
  const page = async (query: object = {}) => {
    const reply = await app().request('GET', `${PATH}/allPaged`, { as, query: { ...query } });
    expect(reply.status, reply.body.message).toBe(200);
    return reply.body as { content: Record<string, unknown>[]; totalElements: number };
  };
  const shown = async (query: object = {}) =>
    (await page(query)).content.map(({ country, model, content }) => [country, model, content].join(' '));
  return { send, create, page, shown };
}

describe('the list of interface configurations', () => {
  it('holds ten by id ascending unless asked otherwise (R-156)', async () => {
    const { create, page } = await filled();
    for (let n = 0; n < 11; n++) await create({ content: String(11 - n), model: `M${n + 1}` });

    const { content, totalElements } = await page();

    expect(totalElements).toBe(11);
    expect(content.map((row) => row.content)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
  });

  it('carries the type under both of its names (R-155, A-31)', async () => {
    const { create, page } = await filled();
    const { body } = await create({ content: '{"a": 1}' });

    expect((await page()).content).toEqual([
      {
        id: body.id,
        country: 'IT',
        content: '{"a": 1}',
        conftype: 'json',
        confType: 'json',
        model: 'DEFAULT',
        version: 1,
      },
    ]);
  });

  it('holds every row under DEFAULT, and under a model its own and those for all models (A-04)', async () => {
    const { create, shown } = await filled();
    await create({ content: '1' });
    await create({ content: '2', model: 'AURORA' });

    expect(await shown({ modelName: 'DEFAULT' })).toEqual(['IT DEFAULT 1', 'IT AURORA 2']);
    expect(await shown({ modelName: '3410126' })).toEqual(['IT DEFAULT 1', 'IT AURORA 2']);
    expect(await shown({ modelName: 'BOREA' })).toEqual(['IT DEFAULT 1']);
  });

  it('finds by country, by model and by content, and takes the query that all lists share', async () => {
    const { create, shown } = await filled();
    await create({ content: '{"theme": "dark"}' });
    await create({ country: 'DE', content: '{"theme": "100%"}' });
    await create({ country: 'DE', model: 'AURORA', content: '1' });

    expect(await shown({ code: 'it' })).toEqual(['IT DEFAULT {"theme": "dark"}']);
    expect(await shown({ code: 'auro' })).toEqual(['DE AURORA 1']);
    expect(await shown({ label: '"100%' })).toEqual(['DE DEFAULT {"theme": "100%"}']);
    expect(await shown({ label: 'nothing', optGroup: 'x', language: 'it' })).toEqual([]);
  });
});

describe('an interface configuration', () => {
  it('takes country and model by their code, as objects, the model by its vetele or not at all', async () => {
    const { create, shown } = await filled();
    await create({ country: { id: 'DE', description: 'Germania' }, model: { modelcode: 'AURORA' } });
    await create({ model: '3410126' });
    await create();

    expect(await shown()).toEqual(['DE AURORA {}', 'IT AURORA {}', 'IT DEFAULT {}']);
  });

  it('keeps its model when a change does not speak of it', async () => {
    const { send, create, shown } = await filled();
    const { body } = await create({ model: 'AURORA' });
    await send('PUT', `/${body.id}`, { country: 'DE', content: '[]' });

    expect(await shown()).toEqual(['DE AURORA []']);
  });

  it.each([
    ['{\n  "a": 1,\n  "b" 2\n}', 'line 3, column 7: a colon is expected'],
    ['{"a": 1,}', 'line 1, column 9: a key in quotes is expected'],
    ["{'a': 1}", 'line 1, column 2: a key in quotes is expected'],
    ['{"a": 1} x', 'line 1, column 10: there is text after the end of the document'],
    ['{"a": [1, 2}', 'line 1, column 12: a comma or the closing bracket is expected'],
    ['{"a":', 'line 1, column 6: the text ends unexpectedly'],
    ['{"a": 01}', 'line 1, column 8: a comma or the closing bracket is expected'],
    ['undefined', 'line 1, column 1: a value is expected'],
  ])('is refused when its content is no JSON, with the position: %j', async (content, reason) => {
    const { create, send } = await filled();
    const { body: stored } = await create();
    const message = `The content is not valid JSON: ${reason}`;

    for (const reply of [
      await create({ content }),
      await send('PUT', `/${stored.id}`, { country: 'IT', content }),
    ]) {
      expect([reply.status, reply.body.message]).toEqual([400, message]);
      expect(reply.body.fields).toEqual([{ field: 'content', message }]);
    }
  });

  it('keeps its content letter by letter, long numbers and line ends included', async () => {
    const { create, page } = await filled();
    const content =
      '{\r\n\t"price": 650.00, "id": 90071992547409931234,\n "deep": [[[[]]]], "a": 1, "a": 2 }\n';
    await create({ content });

    expect((await page()).content[0]!.content).toBe(content);
  });
});
