import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { aLabelGroup } from '../../../test/label-group.ts';
import type { TextKey } from './text-key.ts';
import type { TranslationRow } from './translation-file.ts';
import { translationDownload, type TextFormat } from './translation-files.ts';

const IMPORT = '/ccb/auth/fe/translation/import';

let app: TestApp;
let editor: SignedInUser;
let groups = 0;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
  await app.aLanguage({ code: 'de' });
});
afterAll(() => app.close());

const newGroup = () => `Import ${(groups += 1)}`;
const labels = (texts: Record<string, Record<string, string>>) => aLabelGroup(app, newGroup(), texts);
const keyOf = (group: string, code: string, spec: Partial<TextKey> = {}): TextKey => ({
  kind: 'interfaceLabel',
  group,
  code,
  model: 'DEFAULT',
  exceptModel: '',
  field: 'label',
  ...spec,
});

/** A file as an agency returns it: keys, the sources that it had, and its translations. It has just been exported, or never. */
async function fileOf(
  format: TextFormat,
  rows: [key: TextKey, source: string, text: string][],
  { language = 'de', exportedAt = new Date() }: { language?: string; exportedAt?: Date | null } = {},
): Promise<string> {
  const written = rows.map(([key, source, text]): TranslationRow => ({
    key,
    source,
    texts: { [language]: text === '' ? { text: null, state: 'missing' } : { text, state: 'translated' } },
  }));
  const { chunks } = translationDownload(format, 'x', written, {
    sourceLanguage: 'it',
    language,
    exportedAt: exportedAt ?? undefined,
  });
  return (await buffer(Readable.from(chunks))).toString();
}

interface Sent {
  name?: string;
  ticks?: { row: number; isChecked: boolean }[];
  query?: Record<string, unknown>;
  as?: SignedInUser;
}
function send(
  path: string,
  content: string,
  { name = 'texts_it_de.po', ticks, query = {}, as = editor }: Sent,
) {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  if (ticks) body.append('selectedRowsJson', JSON.stringify(ticks));
  return app.request('POST', path, { as, body, query });
}
const preview = (content: string, sent: Sent = {}) => send(`${IMPORT}/preview`, content, sent);
const apply = (content: string, sent: Sent = {}) => send(IMPORT, content, sent);

const stored = (group: string) =>
  app.sql<{ code: string; language: string; label: string }>(
    `SELECT r.code, g.code AS language, r.label FROM interface_label r JOIN language g ON g.id = r.language_id
     WHERE r.label_group = $1 ORDER BY r.code, g.code`,
    [group],
  );
const german = async (group: string) =>
  Object.fromEntries(
    (await stored(group)).filter(({ language }) => language === 'de').map(({ code, label }) => [code, label]),
  );
const table = (languages: string, ...lines: string[]) =>
  [`kind;group;code;model;exceptModel;field;source (it);${languages}`, ...lines].join('\r\n');

describe('the preview of translations', () => {
  it.each<[TextFormat, string]>([
    ['xliff-1.2', 'texts.xlf'],
    ['xliff-2.0', 'texts.xlf'],
    ['po', 'texts.po'],
    ['json', 'texts.de.json'],
  ])(
    'says of a file in %s what is new, changed and unchanged, and stores nothing (R-344)',
    async (format, name) => {
      const group = await labels({
        A: { it: 'Uno' },
        B: { it: 'Due', de: 'Zwo' },
        C: { it: 'Tre', de: 'Drei' },
        D: { it: 'Quattro', de: 'Vier' },
      });
      const before = await stored(group);
      const file = await fileOf(format, [
        [keyOf(group, 'A'), 'Uno', 'Eins'],
        [keyOf(group, 'B'), 'Due', 'Zwei'],
        [keyOf(group, 'C'), 'Tre', 'Drei'],
        [keyOf(group, 'D'), 'Quattro', ''],
      ]);

      const { status, body } = await preview(file, { name });

      expect([status, body.message]).toEqual([200, undefined]);
      expect(body).toMatchObject({
        fileName: name,
        counts: { created: 1, changed: 1, unchanged: 1, invalid: 0 },
        columns: [
          ...['kind', 'group', 'code', 'model', 'exceptModel', 'field', 'source (it)', 'de'],
          ...['exported', 'unfinished', 'unit id'],
        ],
        errors: [],
        notes: ['Rows without a translation, which change nothing: 1'],
      });
      const key = { kind: 'interfaceLabel', group, model: 'DEFAULT', exceptModel: '', field: '' };
      expect(body.rows).toEqual([
        {
          row: 1,
          code: 'A',
          result: 'created',
          key,
          isChecked: true,
          cells: [{ column: 'de', before: null, after: 'Eins' }],
        },
        {
          row: 2,
          code: 'B',
          result: 'changed',
          key,
          isChecked: true,
          cells: [{ column: 'de', before: 'Zwo', after: 'Zwei' }],
        },
      ]);
      expect(await stored(group)).toEqual(before);
    },
  );

  it('takes the languages of a table side by side, and leaves out what is blank (R-344)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One' }, B: { it: 'Due', en: 'Two', de: 'Zwei' } });
    const file = table(
      'en;de;Status;Remark',
      `interfaceLabel;${group};A;;;;Uno;First;Eins;done;x`,
      `interfaceLabel;${group};B;;;;Due;; ;done;`,
    );

    const { body } = await preview(file, { name: 'texts.csv' });

    expect(body.counts).toEqual({ created: 0, changed: 1, unchanged: 0, invalid: 0 });
    expect(body.rows).toMatchObject([
      {
        cells: [
          { column: 'en', before: 'One', after: 'First' },
          { column: 'de', before: '', after: 'Eins' },
        ],
      },
    ]);
    expect(body.notes).toEqual(['Rows without a translation, which change nothing: 1']);
  });

  it('warns of texts that changed since, does not tick them, and tells quality checks (R-345)', async () => {
    const group = await labels({
      SOURCE: { it: 'Nuovo', de: 'Alt' },
      TARGET: { it: 'Due', de: 'Anders' },
      CHECK: { it: 'Da {price}' },
      SPACED: { it: 'Uno  due' },
    });
    const file = await fileOf(
      'po',
      [
        [keyOf(group, 'SOURCE'), 'Vecchio', 'Neu'],
        [keyOf(group, 'TARGET'), 'Due', 'Zwei'],
        [keyOf(group, 'CHECK'), 'Da {price}', 'Ab {preis}'],
        [keyOf(group, 'SPACED'), 'Uno due', 'Eins zwei'],
      ],
      { exportedAt: new Date(Date.now() - 60_000) },
    );

    const { body } = await preview(file);

    const told = body.rows.map((row: { code: string; isChecked: boolean; warnings?: string[] }) => [
      row.code,
      row.isChecked,
      row.warnings,
    ]);
    const overtaken = 'Somebody changed de after the file was exported.';
    expect(told).toEqual([
      ['SOURCE', false, ['The source has changed since: “Vecchio” is now “Nuovo”.', overtaken]],
      ['TARGET', false, [overtaken]],
      ['CHECK', true, [expect.stringContaining('{price}'), expect.stringContaining('{preis}')]],
      ['SPACED', true, undefined],
    ]);
  });

  it.each<TextFormat>(['xliff-1.2', 'xliff-2.0', 'po', 'json'])(
    'does not tick what replaces a text that is newer than a file in %s, or than a file without a date (R-345)',
    async (format) => {
      const name = format === 'json' ? 'texts.de.json' : 'texts.x';
      const group = await labels({ NEW: { it: 'Uno' }, TAKEN: { it: 'Due', de: 'Neuer' } });
      const told = async (exportedAt: Date | null) => {
        const rows: [TextKey, string, string][] = [
          [keyOf(group, 'NEW'), 'Uno', 'Eins'],
          [keyOf(group, 'TAKEN'), 'Due', 'Zwei'],
        ];
        const { body } = await preview(await fileOf(format, rows, { exportedAt }), { name });
        return body.rows.map(({ isChecked, warnings }: Record<string, unknown>) => [isChecked, warnings]);
      };
      await app.sql(
        `UPDATE interface_label SET label_changed_at = now() - interval '1 day'
         WHERE label_group = $1 AND language_id = (SELECT id FROM language WHERE code = 'it')`,
        [group],
      );

      expect(await told(new Date(Date.now() - 60_000))).toEqual([
        [true, undefined],
        [false, ['Somebody changed de after the file was exported.']],
      ]);
      expect(await told(null)).toEqual([
        [true, undefined],
        [false, ['The file does not say when it was exported: it may replace a newer text in de.']],
      ]);
    },
  );

  it('leaves out the language of a row that somebody has changed since, not the others (R-345)', async () => {
    const group = await labels({ A: { it: 'Uno', en: 'One', de: 'Eins' }, B: { it: 'Due', de: 'Zwei' } });
    const exported = new Date(Date.now() - 60_000).toISOString();
    await app.sql(
      `UPDATE interface_label SET label_changed_at = now() - interval '1 day'
       WHERE label_group = $1 AND language_id <> (SELECT id FROM language WHERE code = 'de')`,
      [group],
    );
    const file = table(
      'en;de;exported',
      `interfaceLabel;${group};A;;;;Uno;The one;Alt;${exported}`,
      `interfaceLabel;${group};B;;;;Due;;Alt;${exported}`,
    );
    const { body } = await preview(file, { name: 'texts.csv' });
    const [first, second] = body.rows;

    expect(first).toMatchObject({
      isChecked: true,
      cells: [{ column: 'en', before: 'One', after: 'The one' }],
      warnings: [
        'de is left out, since somebody changed it after the file was exported. To store it, import a file with de only.',
      ],
    });
    expect(second).toMatchObject({
      isChecked: false,
      cells: [{ column: 'de', before: 'Zwei', after: 'Alt' }],
      warnings: ['Somebody changed de after the file was exported.'],
    });
    await apply(file, { name: 'texts.csv', query: { planDigest: body.planDigest } });
    expect((await stored(group)).map(({ code, language, label }) => `${code} ${language} ${label}`)).toEqual([
      'A de Eins',
      'A en The one',
      'A it Uno',
      'B de Zwei',
      'B it Due',
    ]);
  });

  it('tells of a source that changed after a file that does not hold it was exported (R-345)', async () => {
    const group = await labels({ A: { it: 'Nuovo' } });
    const file = await fileOf('json', [[keyOf(group, 'A'), '', 'Neu']], {
      exportedAt: new Date(Date.now() - 60_000),
    });

    const { body } = await preview(file, { name: 'texts.de.json' });

    expect(body.rows).toMatchObject([
      { isChecked: false, warnings: ['The source has changed after the file was exported.'] },
    ]);
  });

  it('does not tick what a table without the column of its export would replace (R-345)', async () => {
    const group = await labels({ A: { it: 'Uno' }, B: { it: 'Due', de: 'Neuer' } });
    const lines = [`interfaceLabel;${group};A;;;;Uno;Eins`, `interfaceLabel;${group};B;;;;Due;Zwei`];

    const { body } = await preview(table('de', ...lines), { name: 'texts.csv' });

    expect(body.rows.map(({ isChecked }: { isChecked: boolean }) => isChecked)).toEqual([true, false]);
  });

  it('does not tick what its translator was not done with', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const file = (await fileOf('po', [[keyOf(group, 'A'), 'Uno', 'Eins']])).replace(
      'msgctxt',
      '#, fuzzy\nmsgctxt',
    );

    const { body } = await preview(file);

    expect(body.rows).toMatchObject([
      { isChecked: false, warnings: ['The file says that its translator was not done with it.'] },
    ]);
  });

  it('objects to forbidden terms and to texts longer than the limit of their group (R-352)', async () => {
    const group = await labels({ A: { it: 'Il sedile' }, B: { it: 'Uno' } });
    await app.sql(
      `INSERT INTO glossary_term (concept, language_id, term, forbidden)
       SELECT 'seat', id, term, term = 'Sessel' FROM language, unnest(ARRAY['Sitz', 'Sessel']) AS term WHERE code = 'de'`,
    );
    await app.sql(
      `INSERT INTO translation_length_limit (kind, text_group, percent) VALUES ('interfaceLabel', $1, 150)`,
      [group],
    );
    const file = table(
      'de',
      `interfaceLabel;${group};A;;;;Il sedile;Der Sessel`,
      `interfaceLabel;${group};B;;;;Uno;Sechzehn Zeichen`,
    );

    const { body } = await preview(file, { name: 'texts.csv' });

    expect(body.rows.map(({ warnings }: { warnings: string[] }) => warnings)).toEqual([
      ['“Sessel” is not to be used; use “Sitz”.'],
      ['160 % of the length of the source; the limit is 150 %.'],
    ]);
  });

  it('tells each row that cannot be imported, and why (R-346)', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const file = table(
      'de',
      `interfaceLabel;${group};A;;;;Uno;Eins`,
      `interfaceLabel;${group};A;;;;Uno;Noch einmal`,
      `interfaceLabel;${group};UNKNOWN;;;;Uno;Eins`,
      `interfaceLabel;${group};A;^AURORA;;;Uno;Eins`,
      `interfaceLabel;${group};A;;;content;Uno;Eins`,
      `car;${group};A;;;;Uno;Eins`,
      `interfaceLabel;${group};A;;;;Uno;${'x'.repeat(1001)}`,
    );

    const { body } = await preview(file, { name: 'texts.csv' });

    const unknown = 'There is no such text: its kind, group, code or models are others.';
    expect(
      body.errors.map(({ row, column, reason }: Record<string, unknown>) => [row, column, reason]),
    ).toEqual([
      [3, 'code', 'Same key as row 2'],
      [4, 'code', unknown],
      [5, 'code', unknown],
      [6, 'field', 'interfaceLabel has no such text'],
      [7, 'kind', expect.stringMatching(/^One of: interfaceLabel/)],
      [8, 'de', 'At most 1000 characters'],
    ]);
    expect(body.counts).toEqual({ created: 1, changed: 0, unchanged: 0, invalid: 6 });
  });

  it('tells units of other programs that name no text of ours', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const file = `${await fileOf('po', [[keyOf(group, 'A'), 'Uno', 'Eins']])}\nmsgctxt "menu.file"\nmsgid "File"\nmsgstr "Datei"\n`;

    const { body } = await preview(file);

    expect(body.errors).toEqual([
      {
        row: 2,
        column: 'unit id',
        value: 'menu.file',
        reason: 'Its context (msgctxt) names none of our texts.',
      },
    ]);
    expect(body.counts).toMatchObject({ created: 1, invalid: 1 });
  });

  it('knows de-DE as German, and the language of JSON by the name of its file', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const rows: [TextKey, string, string][] = [[keyOf(group, 'A'), 'Uno', 'Eins']];
    const columnOf = async (content: string, name: string) =>
      (await preview(content, { name })).body.rows[0].cells[0].column;

    expect(await columnOf(await fileOf('xliff-1.2', rows, { language: 'de-DE' }), 'a.xlf')).toBe('de');
    expect(await columnOf(await fileOf('po', rows, { language: 'de_AT' }), 'a.po')).toBe('de');
    const unsaid = (await fileOf('json', rows)).replace(/"@ccb": \{[^}]*\},/, '');
    expect(await columnOf(unsaid, 'translations_it_de.json')).toBe('de');
    expect(await columnOf(unsaid, 'de.json')).toBe('de');
    expect(await columnOf(await fileOf('json', rows), 'from the agency.json')).toBe('de');
  });

  it('reads a region in the name of a file as that of the language before it, and says so (R-346)', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const file = (await fileOf('json', [[keyOf(group, 'A'), 'Uno', 'One']])).replace(
      /"@ccb": \{[^}]*\},/,
      '',
    );
    const told = async (name: string) => {
      const { body } = await preview(file, { name, query: { source: 'it' } });
      return [body.rows?.[0].cells[0].column ?? body.message, body.notes];
    };

    expect(await told('texts_en_DE.json')).toEqual(['en', ['en_DE is read as en.']]);
    expect(await told('texts.de-AT.json')).toEqual(['de', ['de-AT is read as de.']]);
    expect(await told('translations_it_en.json')).toEqual(['en', undefined]);
    expect(await told('texts_el_DE.json')).toEqual([
      expect.stringMatching(/^The file is in el_DE, which is no language of the console/),
      undefined,
    ]);
    const { body: xliff } = await preview(
      await fileOf('xliff-1.2', [[keyOf(group, 'A'), 'Uno', 'Eins']], { language: 'de-DE' }),
    );
    expect(xliff.notes).toEqual(['de-DE is read as de.']);
    expect(await told('sr_Latn_DE.json')).toEqual([expect.stringMatching(/in sr_Latn_DE/), undefined]);
  });

  it.each([
    ['an empty file', '', 'a.po', 'The file is empty.'],
    ['broken XML', '<xliff><file', 'a.xlf', /not well-formed XML: look at line 1/],
    ['XML of another kind', '<html></html>', 'a.xlf', /XML, but not XLIFF/],
    ['broken JSON', '{"a":', 'de.json', /not readable JSON/],
    ['broken PO', 'msgid "a\nmsgstr "b"\n', 'a.po', /not a readable PO file/],
    ['a table without keys', 'a;b\r\n1;2', 'a.csv', /no table with the columns kind, group, code/],
    [
      'a table without languages',
      'kind;group;code\r\noption;G;C',
      'a.csv',
      /no column for a language. Known ones: .*de/,
    ],
    ['a PDF', '%PDF-1.7', 'a.pdf', /^This is a PDF. Only XLSX, CSV, XLIFF, PO and JSON files/],
    [
      'a PDF named otherwise',
      '%PDF-1.7',
      'a.xlf',
      /^This is a PDF. Only XLSX, CSV, XLIFF, PO and JSON files/,
    ],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a.xlf', /^The file is neither XLSX nor CSV, XLIFF, PO/],
    ['no workbook', 'nothing', 'a.xlsx', /^The file is neither XLSX nor CSV, XLIFF, PO/],
  ])('refuses %s with a sentence (R-346)', async (_what, content, name, message) => {
    const { status, body } = await preview(content, { name });

    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('refuses a language that the console does not have, and a file that tells none (R-346)', async () => {
    const rows: [TextKey, string, string][] = [[keyOf('G', 'A'), 'Uno', 'Ένα']];
    const refusal = async (content: string, name: string) => (await preview(content, { name })).body.message;

    expect(await refusal(await fileOf('po', rows, { language: 'el' }), 'a.po')).toMatch(
      /^The file is in el, which is no language of the console\. Known: .*de/,
    );
    const unsaid = (await fileOf('json', rows)).replace(/"@ccb": \{[^}]*\},/, '');
    expect(await refusal(unsaid, 'texts.json')).toMatch(/does not say its language/);
    expect(await refusal(unsaid, 'texts.it.json')).toBe(
      'The file holds no language but that of its source, it.',
    );
    expect(await refusal(await fileOf('json', rows), 'texts.en.json')).toBe(
      'The file was exported for de, but its name says en. Change the one that is wrong.',
    );
  });

  it('is only for those with the label tool', async () => {
    const visitor = await app.signIn({ ccadmEnabled: false });

    expect((await preview('x', { as: visitor })).status).toBe(403);
    expect((await apply('x', { as: visitor })).status).toBe(403);
  });
});

describe('the file of rejected rows of translations', () => {
  /** As the dialog saves it. */
  const csvOf = ({ columns, invalidRows }: { columns: string[]; invalidRows: { values: string[] }[] }) =>
    [columns, ...invalidRows.map(({ values }) => values)].map((cells) => cells.join(';')).join('\r\n');
  const tooLong = 'x'.repeat(1001);
  const exportedAt = new Date(Date.now() - 60_000);

  it.each<[TextFormat, unfinished: (file: string) => string, foreign: (file: string) => string]>([
    [
      'xliff-1.2',
      (file) => file.replace(/(UNDONE_[^]*?<target state=")translated/, '$1needs-translation'),
      (file) => file.replace(/trans-unit id="[^"]*FOREIGN"/, 'trans-unit id="menu.file"'),
    ],
    [
      'po',
      (file) => file.replace(/(msgctxt "[^"]*UNDONE_")/, '#, fuzzy\n$1'),
      (file) => file.replace(/msgctxt "[^"]*FOREIGN"/, 'msgctxt "menu.file"'),
    ],
  ])(
    'of %s says what the file said: its source, when it was exported, what was not done, and where a row comes from',
    async (format, unfinished, foreign) => {
      const group = await labels({
        LONG: { it: 'Uno' },
        OLDER: { it: 'Due', de: 'Zwo' },
        NEWER: { it: 'Tre', de: 'Drei' },
        UNDONE: { it: 'Quattro' },
      });
      await app.sql(
        `UPDATE interface_label SET label_changed_at = now() - interval '1 day'
         WHERE label_group = $1 AND code <> 'NEWER'`,
        [group],
      );
      const file = await fileOf(
        format,
        [
          [keyOf(group, 'LONG'), 'Uno', tooLong],
          [keyOf(group, 'OLDER'), 'Due', tooLong],
          [keyOf(group, 'NEWER'), 'Tre', tooLong],
          [keyOf(group, 'UNDONE_'), 'Quattro', 'Vier'],
          [keyOf(group, 'FOREIGN'), 'File', 'Datei'],
        ],
        { exportedAt },
      );
      const { body: first } = await preview(foreign(unfinished(file)), { name: 'texts.x' });
      expect(first.counts).toMatchObject({ created: 0, changed: 0, invalid: 5 });

      const corrected = csvOf(first).replaceAll(tooLong, 'Kurz').replace('UNDONE_', 'UNDONE');
      // The language chosen in the workbench is not that of the file's source.
      const sent = { name: 'texts_errors.csv', query: { source: 'de' } };
      const { status, body } = await preview(corrected, sent);

      expect([status, body.message]).toEqual([200, undefined]);
      expect(
        body.rows.map(({ code, isChecked, warnings }: Record<string, unknown>) => [
          code,
          isChecked,
          warnings,
        ]),
      ).toEqual([
        ['LONG', true, undefined],
        ['OLDER', true, undefined],
        ['NEWER', false, ['Somebody changed de after the file was exported.']],
        ['UNDONE', false, ['The file says that its translator was not done with it.']],
      ]);
      expect(body.errors).toMatchObject([{ row: 6, column: 'kind' }]);
      expect(body.columns).toEqual(first.columns);
      const [, , , , , , source, text, exported, , unit] = body.invalidRows[0].values;
      expect([source, text, exported, unit]).toEqual(['', '', exportedAt.toISOString(), 'menu.file']);
      const { planDigest } = body;
      await apply(corrected, { ...sent, query: { ...sent.query, planDigest } });
      expect(await german(group)).toEqual({ LONG: 'Kurz', OLDER: 'Kurz', NEWER: 'Drei' });
    },
  );

  it('keeps a row of which only the unit is known, also where the file has no date', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const foreign = '\nmsgctxt "menu.file"\nmsgid "File"\nmsgstr "Datei"\n';
    const file = await fileOf('po', [[keyOf(group, 'A'), 'Uno', tooLong]], { exportedAt: null });
    const { body: first } = await preview(`${file}${foreign}`);

    const { body } = await preview(csvOf(first).replace(tooLong, 'Eins'), { name: 'texts_errors.csv' });

    expect(body.counts).toMatchObject({ created: 1, invalid: 1 });
    expect(body.invalidRows[0].values.at(-1)).toBe('menu.file');
  });

  it('has the column of a language called id, which is not that of units', async () => {
    await app.aLanguage({ code: 'id' });
    const group = await labels({ A: { it: 'Uno' } });
    const file = await fileOf('po', [[keyOf(group, 'A'), 'Uno', tooLong]], { language: 'id' });
    const { body: first } = await preview(file, { name: 'texts.po' });

    const { body } = await preview(csvOf(first).replace(tooLong, 'Satu'), { name: 'texts_errors.csv' });

    expect(body.rows).toMatchObject([{ code: 'A', cells: [{ column: 'id', after: 'Satu' }] }]);
  });
});

describe('the import of translations', () => {
  it('stores what is ticked, with the file in the history, and says what became of each row (R-347)', async () => {
    const group = await labels({ A: { it: 'Uno' }, B: { it: 'Due', de: 'Zwo' }, C: { it: 'Tre', de: 'Dr' } });
    const file = await fileOf('po', [
      [keyOf(group, 'A'), 'Uno', 'Eins'],
      [keyOf(group, 'B'), 'Due', 'Zwei'],
      [keyOf(group, 'C'), 'Tre', 'Drei'],
      [keyOf(group, 'X'), 'Nulla', 'Nichts'],
    ]);
    const { body: plan } = await preview(file);

    const { status, body } = await apply(file, {
      query: { planDigest: plan.planDigest },
      ticks: [
        { row: 1, isChecked: true },
        { row: 2, isChecked: true },
        { row: 3, isChecked: false },
      ],
    });

    expect(status).toBe(200);
    expect(body).toEqual([
      'row 1: created A',
      'row 2: updated B',
      'row 3: C is not ticked',
      'row 4: code "X": There is no such text: its kind, group, code or models are others.',
      '1 created, 1 updated, 0 unchanged, 1 not ticked, 1 in error',
    ]);
    expect(await german(group)).toEqual({ A: 'Eins', B: 'Zwei', C: 'Dr' });
    const log = await app.sql(
      `SELECT actor, action, source FROM change_log WHERE entity = 'interfaceLabel' AND after ->> 'labelGroup' = $1 AND source <> ''
       ORDER BY action`,
      [group],
    );
    expect(log).toEqual([
      { actor: 'Giulia Ferri', action: 'create', source: 'texts_it_de.po' },
      { actor: 'Giulia Ferri', action: 'update', source: 'texts_it_de.po' },
    ]);
  });

  it('leaves out what changed since the file was written, unless somebody ticks it (R-345)', async () => {
    const group = await labels({ A: { it: 'Nuovo', de: 'Alt' } });
    const file = await fileOf('po', [[keyOf(group, 'A'), 'Vecchio', 'Neu']]);

    expect((await apply(file)).body.at(-1)).toBe(
      '0 created, 0 updated, 0 unchanged, 1 not ticked, 0 in error',
    );
    expect(await german(group)).toEqual({ A: 'Alt' });

    await apply(file, { ticks: [{ row: 1, isChecked: true }] });
    expect(await german(group)).toEqual({ A: 'Neu' });
  });

  it('is refused as a whole once any text is another one than in the preview (R-347)', async () => {
    const group = await labels({ A: { it: 'Uno' }, B: { it: 'Due', de: 'Zwo' } });
    const file = await fileOf('xliff-2.0', [
      [keyOf(group, 'A'), 'Uno', 'Eins'],
      [keyOf(group, 'B'), 'Due', 'Zwei'],
    ]);
    const { body: plan } = await preview(file, { name: 'a.xlf' });
    await app.sql(`UPDATE interface_label SET label = 'Beide' WHERE label_group = $1 AND label = 'Zwo'`, [
      group,
    ]);

    const { status, body } = await apply(file, { name: 'a.xlf', query: { planDigest: plan.planDigest } });

    expect([status, body.message]).toEqual([
      409,
      'The data changed since the preview. Check the file again.',
    ]);
    expect(await german(group)).toEqual({ B: 'Beide' });
  });

  it('writes nothing in a dry run', async () => {
    const group = await labels({ A: { it: 'Uno' } });
    const file = await fileOf('po', [[keyOf(group, 'A'), 'Uno', 'Eins']]);

    const { body } = await apply(file, { query: { dryRun: true } });

    expect(body).toEqual(['row 1: created A', '1 created, 0 updated, 0 unchanged, 0 in error']);
    expect(await german(group)).toEqual({});
  });

  it('makes one record of a title and a text that stand far apart in the file', async () => {
    await app.sql(
      `INSERT INTO editorial_content (code, optcode, language_id, label, content)
       SELECT 'FAR', '08C', id, 'Titolo', 'Testo' FROM language WHERE code = 'it'`,
    );
    const group = newGroup();
    const codes = Array.from({ length: 600 }, (_, at) => `C${at}`);
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT $1, c.code, g.id, 'Uno' FROM unnest($2::text[]) AS c (code), language g WHERE g.code = 'it'`,
      [group, codes],
    );
    const content = { kind: 'editorialContent', group: '08C', code: 'FAR', model: 'DEFAULT' } as const;
    const file = await fileOf('po', [
      [keyOf('', '', { ...content, field: 'label' }), 'Titolo', 'Titel'],
      ...codes.map((code): [TextKey, string, string] => [keyOf(group, code), 'Uno', 'Eins']),
      [keyOf('', '', { ...content, field: 'content' }), 'Testo', 'Inhalt'],
    ]);

    const { status, body } = await apply(file);

    expect([status, body.at(-1)]).toEqual([200, '602 created, 0 updated, 0 unchanged, 0 in error']);
    expect(
      await app.sql(
        `SELECT r.label, r.content FROM editorial_content r JOIN language g ON g.id = r.language_id
         WHERE r.code = 'FAR' AND g.code = 'de'`,
      ),
    ).toEqual([{ label: 'Titel', content: 'Inhalt' }]);
  });

  it('takes back the files that the console itself has written, without a change', async () => {
    const group = await labels({ A: { it: 'Uno', de: ' Eins\n' }, B: { it: '<b>Due</b>', de: '=1+1; "x"' } });
    for (const format of ['xlsx', 'xliff-1.2', 'xliff-2.0', 'po', 'json']) {
      const { bytes } = await app.request('GET', '/ccb/auth/fe/translation/export', {
        as: editor,
        query: { kind: 'interfaceLabel', group, source: 'it', targets: 'de', which: 'all', format },
      });
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'translations_it_de.json');

      const { body: plan } = await app.request('POST', `${IMPORT}/preview`, { as: editor, body });

      expect([format, plan.counts]).toEqual([format, { created: 0, changed: 0, unchanged: 2, invalid: 0 }]);
    }
  });
});
