import { describe, expect, it } from 'vitest';
import { describeCrudResource } from '../../../test/crud-resource.ts';
import { languageUses } from './language.repository.ts';
import { changesOf } from '../../../test/changes.ts';

const PATH = '/ccb/auth/fe/language';

const app = describeCrudResource('languages', {
  path: PATH,
  list: 'allPaged',
  entity: 'language',
  table: 'language',
  async prepare(server) {
    // What the migrations bring refers to Italian and English.
    for (const table of ['interface_label', 'console_config']) await server.sql(`DELETE FROM ${table}`);
    await server.sql('UPDATE country SET language_id = NULL');
  },
  record: (n) => ({
    code: `l${n}`,
    description: `Language ${n}`,
    active: true,
    fallbackLanguage: null,
    language2CharCode: 'XX',
    languageSimpleCode: `s${n}`,
    default: false,
  }),
  name: 'code',
  text: 'description',
  changes: { active: false, language2CharCode: 'YY', languageSimpleCode: 'simple' },
  fixed: { code: 'other', id: 7 },
  required: ['code', 'description'],
  invalid: {
    code: ['x'.repeat(11), '12', 'a b', 'à', '1a', null, 7],
    description: ['x'.repeat(101), null],
    active: ['yes', null],
    fallbackLanguage: [{ id: 99 }, { id: 'no-such' }, 'it', {}],
    language2CharCode: ['XXX'],
    languageSimpleCode: ['x'.repeat(11)],
    default: ['yes'],
  },
  otherKeys: [{ code: 'other1' }],
  searches: { label: 'description' },
  sorts: [
    'code',
    'description',
    'active',
    'fallbackLanguage',
    'language2CharCode',
    'languageSimpleCode',
    'default',
    'id',
  ],
  exports: {
    name: 'languages',
    columns: [
      'id',
      'code',
      'description',
      'active',
      'fallbackLanguage',
      'language2CharCode',
      'languageSimpleCode',
      'default',
    ],
  },
});

type Row = Record<string, unknown> & { id: number; code: string };

/** Italian (default, falls back to English), English, German (falls back to English), Dutch (to German). */
async function fourLanguages() {
  const as = await app().signIn({ ccadmEnabled: true });
  for (const table of ['interface_label', 'tracking_label', 'language'])
    await app().sql(`DELETE FROM ${table}`);
  await app().sql(
    `INSERT INTO language (id, code, description, language2_char_code, fallback_language_id, is_default) VALUES
      (1, 'it', 'Italiano', 'IT', NULL, true), (2, 'en', 'English', 'EN', NULL, false),
      (3, 'de', 'Deutsch', 'DE', 2, false), (4, 'nl', 'Nederlands', 'NL', 3, false)`,
  );
  await app().sql('UPDATE language SET fallback_language_id = 2 WHERE id = 1');
  await app().sql('ALTER TABLE language ALTER COLUMN id RESTART WITH 5');
  const send = (method: string, to: string, body?: unknown) =>
    app().request(method, `${PATH}${to}`, { as, body });
  const rows = async (): Promise<Row[]> =>
    (await app().request('GET', `${PATH}/allPaged`, { as, query: { size: 100, sortBy: 'id' } })).body.content;
  const row = async (code: string): Promise<Row> => (await rows()).find((each) => each.code === code)!;
  const change = async (code: string, values: object) => {
    const before = await row(code);
    return send('PUT', `/${before.id}`, { ...before, ...values });
  };
  return { as, send, rows, row, change };
}

describe('the selector of languages', () => {
  const langlist = async (as?: { token: string }) => app().request('GET', `${PATH}/langlist`, { as });

  it('lists the active ones with id, value and text, the default one first (R-032, R-301)', async () => {
    const { as, change } = await fourLanguages();
    await change('nl', { active: false });
    await change('de', { default: true });

    const { status, body } = await langlist(as);

    expect(status).toBe(200);
    expect(body).toEqual([
      { id: 3, value: 'de', text: 'Deutsch' },
      { id: 1, value: 'it', text: 'Italiano' },
      { id: 2, value: 'en', text: 'English' },
    ]);
  });

  it('is for every session and nobody else', async () => {
    expect((await langlist()).status).toBe(401);
    expect((await langlist(await app().signIn())).status).toBe(200);
  });
});

describe('the list of languages', () => {
  it('holds ten by code unless asked otherwise, and takes the query that all lists share', async () => {
    const { as, send } = await fourLanguages();
    for (let n = 0; n < 8; n++) await send('POST', '', { code: `x${n}`, description: `X ${n}` });
    const shared = { optGroup: 'a', modelName: 'DEFAULT', language: 'it' };

    const { status, body } = await app().request('GET', `${PATH}/allPaged`, { as, query: shared });

    expect([status, body.totalElements]).toEqual([200, 12]);
    expect(body.content.map(({ code }: Row) => code)).toEqual(
      ['de', 'en', 'it', 'nl'].concat(Array.from({ length: 6 }, (_, n) => `x${n}`)),
    );
  });

  it('shows the fallback as a language', async () => {
    const { row } = await fourLanguages();

    expect(await row('nl')).toEqual({
      id: 4,
      code: 'nl',
      description: 'Nederlands',
      active: true,
      fallbackLanguage: { id: 3, code: 'de', description: 'Deutsch' },
      language2CharCode: 'NL',
      languageSimpleCode: '',
      default: false,
      version: 1,
    });
    expect(await row('en')).toMatchObject({ fallbackLanguage: null });
  });

  it('finds by a part of the code in any case', async () => {
    const { as } = await fourLanguages();
    const found = await app().request('GET', `${PATH}/allPaged`, { as, query: { code: 'E' } });

    expect(found.body.content.map(({ code }: Row) => code)).toEqual(['de', 'en']);
  });
});

describe('a new language', () => {
  it('is active whatever the body says, and needs a code and a description only (R-126, R-128)', async () => {
    const { send, row } = await fourLanguages();

    const { status } = await send('POST', '', { code: ' da ', description: 'Dansk', active: false });

    expect(status).toBe(200);
    expect(await row('da')).toMatchObject({ active: true, fallbackLanguage: null, default: false });
  });

  it('with a code that differs in its case only is a duplicate', async () => {
    const { send } = await fourLanguages();
    const { status, body } = await send('POST', '', { code: 'DE', description: 'German' });

    expect([status, body.message]).toEqual([409, 'A language with this code already exists.']);
  });

  it('takes its fallback by id, by code, or not at all', async () => {
    const { send, row } = await fourLanguages();
    await send('POST', '', { code: 'da', description: 'Dansk', fallbackLanguage: { id: 2 } });
    await send('POST', '', { code: 'sv', description: 'Svenska', fallbackLanguage: { id: 'DA' } });

    expect((await row('da')).fallbackLanguage).toMatchObject({ code: 'en' });
    expect((await row('sv')).fallbackLanguage).toMatchObject({ code: 'da' });
  });
});

describe('the fallback of a language', () => {
  it('of English cannot be changed, neither by code nor by its two letters (R-129, A-70)', async () => {
    const { change, row } = await fourLanguages();
    const faulty = async (code: string, fallback: object | null) => {
      const { status, body } = await change(code, { fallbackLanguage: fallback });
      return [status, body.message, body.fields];
    };
    const refusal = (name: string) => {
      const message = `The fallback of ${name} is fixed.`;
      return [400, message, [{ field: 'fallbackLanguage', message }]];
    };

    expect(await faulty('en', { id: 1 })).toEqual(refusal('English'));
    await app().sql(`UPDATE language SET code = 'uk' WHERE code = 'en'`);
    expect(await faulty('uk', { id: 1 })).toEqual(refusal('English'));
    expect(await row('uk')).toMatchObject({ fallbackLanguage: null, version: 1 });
    expect((await change('uk', { description: 'British English' })).status).toBe(200);
  });

  it('is another language, never itself (R-129)', async () => {
    const { change } = await fourLanguages();
    const { status, body } = await change('de', { fallbackLanguage: { id: 3 } });

    expect([status, body.message]).toEqual([400, 'Deutsch cannot be its own fallback.']);
    expect((await change('de', { fallbackLanguage: { id: 1 } })).status).toBe(200);
    expect((await change('de', { fallbackLanguage: null })).status).toBe(200);
  });

  it('has no cycles (A-70)', async () => {
    const { change, row } = await fourLanguages();
    const { status, body } = await change('de', { fallbackLanguage: { id: 4 } });

    expect([status, body.message, body.fields[0].field]).toEqual([
      400,
      'The fallbacks would form a cycle: de → nl → de.',
      'fallbackLanguage',
    ]);
    expect(await row('de')).toMatchObject({ fallbackLanguage: { code: 'en' }, version: 1 });
  });

  it('has no cycles either when an earlier state is restored, or two change at once', async () => {
    const { as, change } = await fourLanguages();
    const { history, restore } = changesOf(app(), as, 'language');
    await change('nl', { fallbackLanguage: null });
    await change('de', { fallbackLanguage: { id: 4 } });
    const [last] = await history(4);

    expect((await restore(4, last!.id)).status).toBe(200);
    await app().sql(
      `UPDATE change_log SET after = after || '{"fallbackLanguage": "de"}' WHERE id = ${last!.id}`,
    );
    expect((await restore(4, last!.id)).body.message).toMatch(/cycle/);

    await change('de', { fallbackLanguage: null });
    const both = await Promise.all([
      change('de', { fallbackLanguage: { id: 4 } }),
      change('nl', { fallbackLanguage: { id: 3 } }),
    ]);
    expect(both.map(({ status: each }) => each).sort()).toEqual([200, 400]);
  });

  it('stays when a change does not speak of it', async () => {
    const { send, row } = await fourLanguages();
    await send('PUT', '/3', { code: 'de', description: 'Tedesco' });

    expect(await row('de')).toMatchObject({ description: 'Tedesco', fallbackLanguage: { code: 'en' } });
  });
});

describe('the default language', () => {
  it('stays active', async () => {
    const { change, row } = await fourLanguages();
    const { status, body } = await change('it', { active: false });

    expect([status, body.message]).toEqual([409, 'Italiano is the default language and stays active.']);
    expect(await row('it')).toMatchObject({ active: true });
    expect((await change('de', { active: false })).status).toBe(200);
    expect((await change('de', { default: true })).body).toMatchObject({
      message: 'Deutsch is inactive. Activate it before it becomes the default language.',
      fields: [{ field: 'default' }],
    });
  });

  it('is one: another takes over, and both have it in their history', async () => {
    const { as, change, rows } = await fourLanguages();

    expect((await change('de', { default: true })).status).toBe(200);

    expect((await rows()).filter((each) => each.default).map(({ code }) => code)).toEqual(['de']);
    expect((await changesOf(app(), as, 'language').history(1))[0]).toMatchObject({
      action: 'update',
      before: { default: true },
      after: { default: false },
    });
  });

  it('is the former one again when the change that took it over is undone', async () => {
    const { as, change, row } = await fourLanguages();
    const { history, restore } = changesOf(app(), as, 'language');
    await change('de', { default: true, description: 'Tedesco' });
    const taken = (await history(3))[0]!;

    expect((await restore(3, taken.id, { before: true, seen: taken.id })).status).toBe(200);
    expect(await row('it')).toMatchObject({ default: true });
    expect(await row('de')).toMatchObject({ default: false, description: 'Deutsch' });

    await change('de', { default: true });
    await change('it', { active: false });
    expect((await restore(3, taken.id, { before: true })).body.message).toBe(
      'Deutsch is the default language. Make another language the default one instead.',
    );
  });

  it('stays the default, and is not deleted', async () => {
    const { send, change } = await fourLanguages();

    const given = await change('it', { default: false });
    const deleted = await send('DELETE', '/1');

    expect([given.status, given.body.message]).toEqual([
      409,
      'Italiano is the default language. Make another language the default one instead.',
    ]);
    expect([deleted.status, deleted.body.message]).toEqual([
      409,
      'Italiano is the default language and cannot be deleted.',
    ]);
  });

  it('is one also when two become it at once', async () => {
    const { send, rows } = await fourLanguages();
    const create = (code: string) => send('POST', '', { code, description: code, default: true });

    const replies = await Promise.all(['x1', 'x2', 'x3'].map(create));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rows()).filter((each) => each.default)).toHaveLength(1);
  });
});

describe('a language in use', () => {
  it('cannot be deleted, and the reply says what uses it (A-75)', async () => {
    const { send, row } = await fourLanguages();
    await app().aLabel({ language: 'de' });
    await app().aLabel({ language: 'de' });
    await app().aUser({ lang: 'de' });

    const { status, body } = await send('DELETE', '/3');

    expect(status).toBe(409);
    expect(body).toMatchObject({
      message:
        'Deutsch cannot be deleted, it is used by 2 interface labels, 1 language that falls back to it, 1 user. Deactivate it instead.',
      uses: ['2 interface labels', '1 language that falls back to it', '1 user'],
    });
    expect(await row('de')).toBeDefined();
    expect((await send('DELETE', '/4')).status).toBe(200);
  });

  it('is known by every foreign key of the database that would keep it from being deleted', async () => {
    const keys = await app().sql(
      `SELECT conrelid::regclass || ' WHERE ' || attname || ' = $1' AS rows FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE confrelid = 'language'::regclass AND contype = 'f' AND confdeltype <> 'c'`,
    );
    const known = languageUses.map(({ rows }) => rows);

    expect(
      (keys as { rows: string }[]).map(({ rows }) => rows).filter((key) => !known.includes(key)),
    ).toEqual([]);
  });
});
