import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { XLSX } from '../../../test/expected.ts';

const LABELS = '/ccb/auth/fe/interfaceLabel';
const BOM = '\ufeff';

let app: TestApp;
let editor: SignedInUser;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true });
  await app.sql('DELETE FROM interface_label');
  const texts: Record<string, string> = {
    accent: 'Perché è così €',
    emoji: 'Via 🚗',
    formula: '=1+1',
    guarded: `'=1+1`,
    lines: 'one\ntwo\r\nthree',
    markup: '<b>&amp; "x"</b>',
    minus: '-5%',
    padded: '  padded ',
    separators: 'a;b,c\td "e"',
    zeros: '007',
  };
  for (const [code, label] of Object.entries(texts))
    ids[code] = (await app.aLabel({ labelGroup: 'B', code, label })).id;
  ids['007'] = (
    await app.aLabel({
      labelGroup: 'A',
      code: '007',
      label: 'James',
      language: 'en',
      modelEnableRegexp: '^A;B$',
      modelDisableRegexp: '=C',
    })
  ).id;
  ids['àccent'] = (await app.aLabel({ labelGroup: 'A', code: 'àccent', label: 'x' })).id;
});
afterAll(() => app.close());

const MARKETING = ['code', 'labelGroup', 'language', 'label', 'modelEnableRegexp', 'modelDisableRegexp'];
const exported = (kind: 'Csv' | 'Xlsx', query: Record<string, unknown> = {}) =>
  app.request('GET', `${LABELS}/to${kind}`, { as: editor, query });

async function importedAgain(bytes: Buffer, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return (await app.request('POST', `${LABELS}/fromCsv/preview`, { as: editor, body: form })).body;
}

async function cellsOf(bytes: Buffer): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as never);
  return workbook.worksheets[0]!;
}

describe('the CSV export', () => {
  it('for marketing is this file, byte by byte (R-070)', async () => {
    const { status, headers, bytes } = await exported('Csv', { scope: 'MKTG', languageToExport: 'it' });

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(bytes.toString()).toBe(
      BOM +
        [
          'code;labelGroup;language;label;modelEnableRegexp;modelDisableRegexp',
          'àccent;A;it;x;DEFAULT;',
          'accent;B;it;Perché è così €;DEFAULT;',
          'emoji;B;it;Via 🚗;DEFAULT;',
          `formula;B;it;'=1+1;DEFAULT;`,
          `guarded;B;it;''=1+1;DEFAULT;`,
          'lines;B;it;"one\ntwo\r\nthree";DEFAULT;',
          'markup;B;it;"<b>&amp; ""x""</b>";DEFAULT;',
          `minus;B;it;'-5%;DEFAULT;`,
          'padded;B;it;  padded ;DEFAULT;',
          'separators;B;it;"a;b,c\td ""e""";DEFAULT;',
          'zeros;B;it;"007";DEFAULT;',
          '',
        ].join('\r\n'),
    );
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  });

  it('for versioning holds every field, all languages, and is the default (R-070)', async () => {
    const { bytes } = await exported('Csv');
    const again = await exported('Csv', { scope: 'VERS', languageToExport: 'ALL' });

    expect(again.bytes).toEqual(bytes);
    const lines = bytes.toString().split('\r\n');
    expect(lines[0]).toBe(`${BOM}id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp`);
    expect(lines[2]).toBe(`${ids['007']};A;"007";en;James;"^A;B$";'=C`);
  });

  it.each([
    [{}, 'interfaceLabels_VERS_ALL.csv'],
    [{ scope: 'MKTG', languageToExport: 'en' }, 'interfaceLabels_MKTG_en.csv'],
  ])('%j is called %s (R-071)', async (query, name) => {
    const { headers } = await exported('Csv', query);

    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    );
  });

  it('is called after a language whatever its characters (R-071)', async () => {
    await app.aLanguage({ code: 'è"?' });
    const { status, headers } = await exported('Csv', { languageToExport: 'è"?' });

    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="interfaceLabels_VERS___?.csv"; filename*=UTF-8''interfaceLabels_VERS_%C3%A8%22%3F.csv`,
    ]);
  });

  it('imports again without a change', async () => {
    const { bytes } = await exported('Csv');

    expect(await importedAgain(bytes, 'again.csv')).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 12, invalid: 0 },
      errors: [],
    });
  });

  it('holds every label once however many batches it takes', async () => {
    await app.sql(
      `INSERT INTO interface_label (label_group, code, language_id, label, model_enable_regexp)
       SELECT 'Many', 'SAME', 1, 'x', '^M' || n || '$' FROM generate_series(1, 9001) n`,
    );
    const { bytes } = await exported('Csv', { languageToExport: 'it' });
    await app.sql(`DELETE FROM interface_label WHERE label_group = 'Many'`);

    const exportedIds = bytes
      .toString()
      .split('\r\n')
      .filter((line) => line.includes(';Many;'))
      .map((line) => line.split(';')[0]);
    expect(new Set(exportedIds).size).toBe(9001);
    expect(exportedIds).toHaveLength(9001);
  });

  it('is a header alone when a language has no labels', async () => {
    await app.aLanguage({ code: 'none' });

    expect((await exported('Csv', { scope: 'MKTG', languageToExport: 'none' })).bytes.toString()).toBe(
      `${BOM}code;labelGroup;language;label;modelEnableRegexp;modelDisableRegexp\r\n`,
    );
  });
});

describe('the Excel export', () => {
  it('freezes the header and keeps every cell text, codes and would-be formulas too', async () => {
    const { headers, bytes } = await exported('Xlsx');
    const sheet = await cellsOf(bytes);
    const row = (code: string) => sheet.getRows(2, 12)!.find((one) => one.getCell(3).value === code)!;

    expect(headers.get('content-type')).toBe(XLSX);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.getRow(1).values).toEqual([
      undefined,
      'id',
      'labelGroup',
      'code',
      'language',
      'label',
      'modelEnableRegexp',
      'modelDisableRegexp',
    ]);
    expect(row('007').getCell(3).type).toBe(ExcelJS.ValueType.String);
    expect(row('formula').getCell(5)).toMatchObject({ value: '=1+1', type: ExcelJS.ValueType.String });
    expect(row('zeros').getCell(5).value).toBe('007');
    expect(row('emoji').getCell(5).value).toBe('Via 🚗');
  });

  it('holds the same as the CSV export', async () => {
    const sheet = await cellsOf((await exported('Xlsx', { scope: 'MKTG', languageToExport: 'it' })).bytes);

    expect(sheet.rowCount).toBe(12);
    expect(sheet.getRow(1).values).toEqual([undefined, ...MARKETING]);
    expect(sheet.getRow(3).values).toEqual([undefined, 'accent', 'B', 'it', 'Perché è così €', 'DEFAULT']);
  });

  it('is called after what it holds (R-071)', async () => {
    const { headers } = await exported('Xlsx', { scope: 'MKTG' });

    expect(headers.get('content-disposition')).toContain('filename="interfaceLabels_MKTG_ALL.xlsx"');
  });

  it('imports again without a change', async () => {
    const { bytes } = await exported('Xlsx');

    expect(await importedAgain(bytes, 'again.xlsx')).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 12, invalid: 0 },
      errors: [],
    });
  });
});

describe('an export', () => {
  it.each([
    [{ scope: 'ALL' }, 'scope'],
    [{ languageToExport: 'xx' }, 'languageToExport'],
    [{ languageToExport: 'x'.repeat(11) }, 'languageToExport'],
    [{ labelGroups: 'A' }, 'labelGroups'],
    [{ rows: 'SOME' }, 'rows'],
  ])('refuses %j before anything is sent', async (query, field) => {
    const { status, body } = await exported('Csv', query);

    expect([status, body.fields[0].field]).toEqual([400, field]);
  });

  it('holds what the list shows where that is asked for, and is called so (R-071)', async () => {
    const listed = async (query: Record<string, string>) => {
      const { headers, bytes } = await exported('Csv', { scope: 'MKTG', rows: 'LISTED', ...query });
      const codes = bytes
        .toString()
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(';')[0]);
      return { codes, name: headers.get('content-disposition') };
    };

    expect(await listed({ labelGroup: 'A', language: 'it' })).toEqual({
      codes: ['àccent'],
      name: expect.stringContaining('interfaceLabels_MKTG_listed.csv'),
    });
    expect((await listed({ labelGroup: 'B', language: 'it', code: 'zer' })).codes).toEqual(['zeros']);
    expect((await listed({ labelGroup: 'A', language: 'en', modelName: 'A;B' })).codes).toEqual(['"007"']);
    expect((await listed({ labelGroup: 'A', language: 'en', modelName: 'NOPE' })).codes).toEqual([]);
  });

  it('takes its language by code or id, and everything for all or nothing', async () => {
    const rows = async (languageToExport?: string) =>
      (await exported('Csv', { scope: 'MKTG', languageToExport })).bytes.toString().split(/\r\n(?=[^t])/)
        .length;

    expect(await rows('en')).toBe(await rows('2'));
    expect(await rows('all')).toBe(await rows(undefined));
    expect(await rows('')).toBe(await rows('ALL'));
  });
});
