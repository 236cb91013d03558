import { describe, expect, it } from 'vitest';
import { describeCrudResource } from '../../../test/crud-resource.ts';
import { REQUIRED } from '../../../test/expected.ts';

const PATH = '/ccb/auth/fe/consoleConfig';

const app = describeCrudResource('configuration parameters', {
  path: PATH,
  list: 'allPaged',
  entity: 'configurationParameter',
  table: 'console_config',
  rights: { ccadmEnabled: true, userAdmin: true },
  record: (n) => ({ code: `CODE_${n}`, description: `Says ${n}`, value: `Value ${n}`, language: { id: 1 } }),
  name: 'code',
  text: 'value',
  changes: { description: 'Something else', language: { id: 2 } },
  fixed: { code: 'OTHER', deletable: false },
  required: ['code', 'value'],
  invalid: {
    code: ['x'.repeat(101), 7, null],
    description: ['x'.repeat(501)],
    value: ['x'.repeat(2001), null],
    language: [{ id: 99 }, { id: 'xx' }, 'it', null],
  },
  otherKeys: [{ language: { id: 2 } }, { code: 'ANOTHER' }],
  searches: { code: 'code', label: 'description' },
  sorts: ['code', 'description', 'value', 'language', 'id'],
  exports: { name: 'configurationParameters', columns: ['id', 'code', 'description', 'value', 'language'] },
});

/** What the migrations bring, and somebody who may change it. */
async function baseline() {
  const as = await app().signIn({ ccadmEnabled: true, userAdmin: true });
  await app().sql('DELETE FROM console_config');
  await app().sql(
    `INSERT INTO console_config (id, code, value, language_id) VALUES (1, 'SOL_SERVICE_AVAILABLE', 'false', 1),
      (2, 'PRICE_CONF_PDF_URL', '', 1), (3, 'CCF_URL', 'https://x.example', 1)`,
  );
  await app().sql('ALTER TABLE console_config ALTER COLUMN id RESTART WITH 4');
  const send = (method: string, to: string, body?: unknown) =>
    app().request(method, `${PATH}${to}`, { as, body });
  const row = async (id: number) => {
    const { body } = await send('GET', '/allPaged');
    return body.content.find((each: { id: number }) => each.id === id);
  };
  const change = async (id: number, values: object) =>
    send('PUT', `/${id}`, { ...(await row(id)), ...values });
  return { send, row, change };
}

describe('the list of parameters', () => {
  it('holds every language by code, says which can be deleted, and takes the query that all lists share', async () => {
    const { send } = await baseline();
    await send('POST', '', { code: 'CCF_URL', value: 'https://y.example', language: { id: 'en' } });
    const as = await app().signIn({ ccadmEnabled: true });
    const query = { optGroup: 'a', modelName: 'DEFAULT', language: 'it' };

    const { body } = await app().request('GET', `${PATH}/allPaged`, { as, query });

    expect(
      body.content.map(({ code, language, deletable }: Record<string, unknown>) => [
        code,
        (language as { code: string }).code,
        deletable,
      ]),
    ).toEqual([
      ['CCF_URL', 'it', false],
      ['CCF_URL', 'en', true],
      ['PRICE_CONF_PDF_URL', 'it', false],
      ['SOL_SERVICE_AVAILABLE', 'it', false],
    ]);
    await app().sql(`UPDATE language SET is_default = code = 'en'`);
    const now = await app().request('GET', `${PATH}/allPaged`, { as });
    expect(now.body.content.map(({ deletable }: { deletable: boolean }) => deletable)).toEqual([
      ...[true, false],
      ...[false, false],
    ]);
    await app().sql(`UPDATE language SET is_default = code = 'it'`);
  });
});

describe('who may what with parameters', () => {
  it('is read by the label tool and written by user administrators', async () => {
    await baseline();
    const reader = await app().signIn({ ccadmEnabled: true });
    const administrator = await app().signIn({ userAdmin: true });
    const status = async (as: { token: string }, method: string, to: string, body?: unknown) =>
      (await app().request(method, `${PATH}${to}`, { as, body })).status;
    const body = { code: 'X', value: 'y' };

    for (const to of ['/allPaged', '/toCsv']) {
      expect(await status(reader, 'GET', to)).toBe(200);
      expect(await status(administrator, 'GET', to)).toBe(403);
    }
    expect(await status(reader, 'POST', '', body)).toBe(403);
    expect(await status(reader, 'PUT', '/1', body)).toBe(403);
    expect(await status(reader, 'DELETE', '/1')).toBe(403);
    expect(await status(administrator, 'POST', '', body)).toBe(200);
  });
});

describe('a parameter', () => {
  it('without a language is one of the default language; its code is trimmed (A-80)', async () => {
    const { send, row } = await baseline();
    const { body } = await send('POST', '', { code: ' NEW ', value: ' kept as it is ', description: null });

    expect(await row(body.id)).toMatchObject({
      code: 'NEW',
      value: ' kept as it is ',
      description: '',
      language: { code: 'it' },
    });
  });

  it('keeps description and language when a change does not speak of them', async () => {
    const { send, row } = await baseline();
    const { body } = await send('POST', '', {
      code: 'A',
      value: '1',
      description: 'Says A',
      language: { id: 2 },
    });
    await send('PUT', `/${body.id}`, { code: 'A', value: '2' });

    expect(await row(body.id)).toMatchObject({ value: '2', description: 'Says A', language: { code: 'en' } });
  });
});

describe('a parameter that the console itself reads', () => {
  it.each([
    [1, ' TRUE ', 'true'],
    [1, 'false', 'false'],
    [2, ' https://x.example/a.pdf ', 'https://x.example/a.pdf'],
    [2, 'HTTP://x.example', 'HTTP://x.example'],
    [2, '', ''],
    [3, ' ', ''],
  ])('takes what it can work with: %i %j', async (id, value, stored) => {
    const { change, row } = await baseline();

    expect((await change(id, { value })).status).toBe(200);
    expect((await row(id)).value).toBe(stored);
  });

  it.each([
    [1, 'yes', 'SOL_SERVICE_AVAILABLE must be true or false.'],
    [1, '', REQUIRED],
    [2, 'ftp://x', 'PRICE_CONF_PDF_URL must be an address that begins with http:// or https://.'],
    [
      2,
      'javascript:alert(1)//http://x',
      'PRICE_CONF_PDF_URL must be an address that begins with http:// or https://.',
    ],
    [2, 'http://', 'PRICE_CONF_PDF_URL must be an address that begins with http:// or https://.'],
    [3, 'x.example', 'CCF_URL must be an address that begins with http:// or https://.'],
    [
      3,
      'https://x.example/?market=it',
      'CCF_URL must be an address without ? and #: models are added to it.',
    ],
    [3, 'https://x.example/#', 'CCF_URL must be an address without ? and #: models are added to it.'],
  ])('refuses what it could not work with: %i %j', async (id, value, message) => {
    const { change, row } = await baseline();
    const before = await row(id);
    const { status, body } = await change(id, { value });

    expect([status, body.message, body.fields]).toEqual([400, message, [{ field: 'value', message }]]);
    expect(await row(id)).toEqual(before);
  });

  it('is created with a fitting value only, in another language too', async () => {
    const { send } = await baseline();
    const create = (value: string) =>
      send('POST', '', { code: 'PRICE_CONF_PDF_URL', value, language: { id: 2 } });

    expect((await create('')).body.message).toBe(REQUIRED);
    expect((await create('file:///x')).status).toBe(400);
    expect((await create('https://x.example/en.pdf')).status).toBe(200);
  });

  it('cannot be deleted nor moved from the default language; its other languages can', async () => {
    const { send, change } = await baseline();
    const why = 'the console itself needs its value in the default language. Change the value instead.';

    const deleted = await send('DELETE', '/3');
    const moved = await change(3, { language: { id: 2 } });
    expect([deleted.status, deleted.body.message]).toEqual([409, `CCF_URL cannot be deleted: ${why}`]);
    expect([moved.status, moved.body.message]).toEqual([
      409,
      `CCF_URL cannot be moved to another language: ${why}`,
    ]);

    const { body } = await send('POST', '', {
      code: 'CCF_URL',
      value: 'https://y.example',
      language: { id: 2 },
    });
    expect((await send('DELETE', `/${body.id}`)).status).toBe(200);
  });

  it('keeps its last value even where the default language has none', async () => {
    const { send } = await baseline();
    await app().sql(`UPDATE console_config SET language_id = 2 WHERE id = 3`);

    expect((await send('DELETE', '/3')).status).toBe(409);
  });

  it('is read with its new value at once', async () => {
    const { send, change } = await baseline();
    await change(1, { value: 'true' });

    expect((await send('GET', '/getValue/SOL_SERVICE_AVAILABLE')).body).toBe('true');
  });
});
