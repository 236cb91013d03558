import yauzl from 'yauzl';
import { text as textOfStream } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aLabelGroup } from '../../../test/label-group.ts';
import { uploadOf } from '../../../test/uploads.ts';
import { readTranslations } from './translation-files.ts';
import { openTranslationTable } from './xlsx-file.ts';

const EXPORT = '/ccb/auth/fe/translation/export';

let app: TestApp;
let editor: SignedInUser;
let groups = 0;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  await app.aLanguage({ code: 'de' });
  await app.sql(
    `INSERT INTO commercial_model (modelcode, description) VALUES ('AURORA', 'Aurora') ON CONFLICT DO NOTHING`,
  );
});
afterAll(() => app.close());

const labels = (texts: Record<string, Record<string, string>>, spec = {}) =>
  aLabelGroup(app, `Export ${(groups += 1)}`, texts, spec);
const download = (query: Record<string, string>, as = editor) =>
  app.request('GET', EXPORT, { as, query: { kind: 'interfaceLabel', source: 'it', ...query } });
const nameOf = ({ headers }: { headers: Headers }) =>
  /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Code, source and translations of each row. */
async function rowsOf(bytes: Buffer, languages: string[]): Promise<string[][]> {
  const table = await openTranslationTable(await uploadOf('a.xlsx', bytes), ['it', 'en', 'de']);
  const rows = [];
  for await (const { cells } of table.rows)
    rows.push([cells['code']!, cells['source']!, ...languages.map((language) => cells[language]!)]);
  return rows;
}

async function filesIn(archive: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(archive);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await textOfStream(await zip.openReadStreamPromise(entry));
  return files;
}

describe('the export for translators', () => {
  it('is a workbook with a row for each text and a column for each language (R-341)', async () => {
    const group = await labels({
      B: { it: 'Due', en: 'Two', de: 'Zwei' },
      A: { it: 'Uno; =1+1', en: 'One' },
      C: { en: 'Without a source' },
    });

    const reply = await download({ group, targets: 'en,de', which: 'all' });

    expect([reply.status, nameOf(reply)]).toEqual([200, 'translations_interfaceLabel_it_en_de.xlsx']);
    expect(await rowsOf(reply.bytes, ['en', 'de'])).toEqual([
      ['A', 'Uno; =1+1', 'One', ''],
      ['B', 'Due', 'Two', 'Zwei'],
    ]);
    const table = await openTranslationTable(await uploadOf('a.xlsx', reply.bytes), ['it', 'en', 'de']);
    const { value: first } = await table.rows.next();
    expect(first.cells).toMatchObject({
      kind: 'interfaceLabel',
      group,
      model: 'DEFAULT',
      exceptModel: '',
      field: 'label',
      exported: app.clock.now.toISOString(),
    });
  });

  it.each([
    ['missing', ['MISSING']],
    ['outdated', ['OUTDATED']],
    ['open', ['MISSING', 'OUTDATED']],
    [undefined, ['MISSING', 'OUTDATED']],
    ['all', ['DONE', 'MISSING', 'OUTDATED']],
  ])('holds the texts that are %s in one of the languages', async (which, codes) => {
    const group = await labels({
      MISSING: { it: 'Uno', en: 'One' },
      DONE: { it: 'Due', en: 'Two', de: 'Zwei' },
      OUTDATED: { en: 'Three', de: 'Drei', it: 'Tre' },
    });

    const { bytes } = await download({ group, targets: 'en,de', ...(which && { which }) });

    expect((await rowsOf(bytes, [])).map(([code]) => code)).toEqual(codes);
  });

  it('exports the texts that are in no group', async () => {
    await app.sql(
      `INSERT INTO editorial_content (optcode, code, label, language_id, content)
       SELECT optcode, 'FAREWELL', 'Congedo ' || optcode, l.id, '' FROM language l, unnest(ARRAY['', '4AB']) optcode
       WHERE l.code = 'it'`,
    );
    const query = { kind: 'editorialContent', search: 'FAREWELL', targets: 'de' };

    const [all, few] = [await download(query), await download({ ...query, withoutGroup: 'true' })];
    expect((await rowsOf(all.bytes, [])).map(([, source]) => source)).toEqual(['Congedo ', 'Congedo 4AB']);
    expect((await rowsOf(few.bytes, [])).map(([, source]) => source)).toEqual(['Congedo ']);
  });

  it('is narrowed by model and searched text', async () => {
    const group = await labels({ PLAIN: { it: 'Prezzo' } });
    await app.aLabel({ labelGroup: group, code: 'OTHER', label: 'Prezzo', modelEnableRegexp: '^OTHER$' });
    await app.aLabel({ labelGroup: group, code: 'TITLE', label: 'Titolo' });

    const codes = async (query: Record<string, string>) =>
      (await rowsOf((await download({ group, targets: 'de', ...query })).bytes, [])).map(([code]) => code);

    expect(await codes({})).toEqual(['OTHER', 'PLAIN', 'TITLE']);
    expect(await codes({ modelName: 'AURORA' })).toEqual(['PLAIN', 'TITLE']);
    expect(await codes({ search: 'prezzo', modelName: 'AURORA' })).toEqual(['PLAIN']);
    expect(await codes({ search: 'prezzo other' })).toEqual(['OTHER']);
  });

  it.each([
    ['xliff-1.2', 'xlf', 'application/x-xliff+xml'],
    ['xliff-2.0', 'xlf', 'application/xliff+xml'],
    ['po', 'po', 'text/x-gettext-translation'],
    ['json', 'json', 'text/json'],
  ])('is a file of one language as %s (R-342)', async (format, extension, type) => {
    const group = await labels({ A: { it: 'Uno', de: 'Eins' }, B: { it: 'Due', en: 'Two' } });

    const reply = await download({ group, targets: 'de', which: 'all', format });

    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(type);
    expect(nameOf(reply)).toBe(`translations_interfaceLabel_it_de.${extension}`);
    const read = await readTranslations(reply.bytes);
    expect(read.entries.map(({ key, text }) => [key.group, key.code, text])).toEqual([[group, 'A', 'Eins']]);
    expect([read.untranslated, read.rejected]).toEqual([1, []]);
    expect(read).toMatchObject({ sourceLanguage: 'it', language: 'de', exportedAt: app.clock.now });
  });

  it('is an archive of files where there are several languages, without those that have nothing to do (R-342)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' }, B: { it: 'Due', en: 'Two', de: 'Zwei' } });

    const reply = await download({ group, targets: 'en,de', which: 'missing', format: 'po' });

    expect([reply.headers.get('content-type'), nameOf(reply)]).toEqual([
      'application/zip',
      'translations_interfaceLabel_it_en_de.zip',
    ]);
    const files = await filesIn(reply.bytes);
    expect(Object.keys(files)).toEqual(['translations_interfaceLabel_it_de.po']);
    expect((await readTranslations(Buffer.from(Object.values(files)[0]!))).untranslated).toBe(1);
  });

  it('holds a text found in one of the languages in the file of every language', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One', de: 'Eins' }, B: { it: 'Due', en: 'Two' } });

    const reply = await download({
      group,
      targets: 'en,de',
      search: 'eins',
      which: 'all',
      format: 'json',
    });

    const files = await filesIn(reply.bytes);
    for (const [language, text] of [['en', 'One'] as const, ['de', 'Eins'] as const]) {
      const { entries } = await readTranslations(
        Buffer.from(files[`translations_interfaceLabel_it_${language}.json`] ?? ''),
      );
      expect(entries.map(({ key, text: held }) => [key.code, held])).toEqual([['A', text]]);
    }
  });

  it('holds all kinds of texts in the order of their keys, batch by batch', async () => {
    const codes = Array.from({ length: 4500 }, (_, at) => `C${String(at).padStart(4, '0')}`);
    const labelGroup = 'A long group';
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT $1, c.code, g.id, 'Testo' FROM unnest($2::text[]) AS c (code), language g WHERE g.code = 'it'`,
      [labelGroup, codes],
    );
    await app.sql(
      `INSERT INTO editorial_content (code, optcode, language_id, label, content)
       SELECT 'CONTENT', '08C', id, 'Titolo', 'Testo' FROM language WHERE code = 'it'`,
    );

    const { bytes } = await app.request('GET', EXPORT, {
      as: editor,
      query: { source: 'it', targets: 'de' },
    });

    const found = await rowsOf(bytes, ['de']);
    expect(found.filter(([, source]) => source === 'Testo').map(([code]) => code)).toEqual([
      ...codes,
      'CONTENT',
    ]);
    expect(found.filter(([code]) => code === 'CONTENT').map(([, source]) => source)).toEqual([
      'Titolo',
      'Testo',
    ]);
  });

  it('is refused for more texts than such a file holds, but for a workbook (R-343)', async () => {
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT 'Very long', 'C' || n, g.id, 'Testo' FROM generate_series(1, 20001) AS n, language g WHERE g.code = 'it'`,
    );
    const query = { group: 'Very long', targets: 'de' };

    const refused = await download({ ...query, format: 'xliff-1.2' });
    const whole = await download(query);

    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Such a file holds at most 20000 texts. Choose a group, or XLSX.',
    ]);
    expect([whole.status, (await rowsOf(whole.bytes, [])).length]).toEqual([200, 20_001]);
  });

  it('is refused for no text at all, for the source as a target, for an unknown language, and without the right (R-343)', async () => {
    const group = await labels({ A: { it: 'Uno', de: 'Eins' } });
    const visitor = await app.signIn({ ccadmEnabled: false });
    const refusal = async (query: Record<string, string>, as = editor) => {
      const { status, body } = await download({ group, targets: 'de', ...query }, as);
      return [status, body.message];
    };

    const nothing = 'No text matches, so there is nothing to export.';
    expect(await refusal({ which: 'missing' })).toEqual([400, nothing]);
    expect(await refusal({ which: 'missing', format: 'po' })).toEqual([400, nothing]);
    expect(await refusal({ targets: 'de,it' })).toEqual([400, 'Choose a language other than the source.']);
    expect(await refusal({ targets: 'xx' })).toEqual([400, 'This language does not exist.']);
    expect((await refusal({ targets: 'de,,en' }))[0]).toBe(400);
    expect((await refusal({}, visitor))[0]).toBe(403);
  });
});
