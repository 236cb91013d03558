import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';
import { changesOf } from '../../../test/changes.ts';
import { REQUIRED } from '../../../test/expected.ts';

const IMPORT = '/ccb/auth/fe/interfaceLabel/fromCsv';
const HEADER = 'labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn({ ccadmEnabled: true, alias: 'Giulia Ferri' });
});
afterAll(() => app.close());

function upload(content: string | Buffer, name = 'labels.csv', filename?: string): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  if (filename !== undefined) form.append('filename', filename);
  return form;
}
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
const send = (path: string, body: FormData, query: Record<string, unknown> = {}) =>
  app.request('POST', path, { as: editor, body, query });
const preview = (content: string | Buffer, name?: string) => send(`${IMPORT}/preview`, upload(content, name));
const apply = (content: string | Buffer, query = {}, name?: string) =>
  send(IMPORT, upload(content, name), query);
const labelsOf = (labelGroup: string) =>
  app.sql<Record<string, unknown>>(
    `SELECT l.*, g.code AS language FROM interface_label l JOIN language g ON g.id = l.language_id
     WHERE label_group = $1 ORDER BY l.code, l.id`,
    [labelGroup],
  );
const logSize = async () =>
  Number((await app.sql<{ count: number }>('SELECT count(*) FROM change_log'))[0]!.count);

describe('the preview of an import', () => {
  it('shows cell by cell what would be created and changed, counts the rest and writes nothing', async () => {
    const changed = await app.aLabel({ labelGroup: 'Preview', code: 'CHANGED', label: 'old' });
    await app.aLabel({ labelGroup: 'Preview', code: 'SAME', label: 'same' });
    const before = [await labelsOf('Preview'), await logSize()];

    const { status, body } = await preview(
      csv(
        'Preview;NEW;en;fresh;^A$;',
        'Preview;CHANGED;it;new;DEFAULT;',
        'Preview;SAME;IT;same;;',
        'Preview;;xx; ;(;',
      ),
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({
      fileName: 'labels.csv',
      rowCount: 4,
      counts: { created: 1, changed: 1, unchanged: 1, invalid: 1 },
      columns: HEADER.split(';'),
      truncated: false,
    });
    expect(body.planDigest).toMatch(/^[0-9a-f]{32}$/);
    expect(body.rows).toEqual([
      {
        row: 2,
        code: 'NEW',
        result: 'created',
        key: { labelGroup: 'Preview', language: 'en', modelEnableRegexp: '^A$', modelDisableRegexp: '' },
        cells: [
          { column: 'labelGroup', before: null, after: 'Preview' },
          { column: 'code', before: null, after: 'NEW' },
          { column: 'language', before: null, after: 'en' },
          { column: 'label', before: null, after: 'fresh' },
          { column: 'modelEnableRegexp', before: null, after: '^A$' },
          { column: 'modelDisableRegexp', before: null, after: '' },
        ],
        isChecked: true,
      },
      {
        row: 3,
        code: 'CHANGED',
        result: 'changed',
        key: { labelGroup: 'Preview', language: 'it', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '' },
        cells: [{ column: 'label', before: 'old', after: 'new' }],
        isChecked: true,
      },
    ]);
    expect(body.errors).toEqual([
      { row: 5, column: 'code', value: '', reason: REQUIRED },
      { row: 5, column: 'language', value: 'xx', reason: 'Unknown language' },
      { row: 5, column: 'label', value: ' ', reason: REQUIRED },
      {
        row: 5,
        column: 'modelEnableRegexp',
        value: '(',
        reason: 'Not a valid regular expression, position 1: the group opened by "(" is never closed',
      },
    ]);
    expect(body.invalidRows).toEqual([{ row: 5, values: ['Preview', '', 'xx', ' ', '(', ''] }]);
    expect([await labelsOf('Preview'), await logSize()]).toEqual(before);
    expect(changed.version).toBe(1);
  });

  it('never renames: an id of another key is reported, and not used (R-072)', async () => {
    const { id } = await app.aLabel({ labelGroup: 'By id', code: 'AURORA_CLAIM', label: 'text' });
    await app.aLabel({ labelGroup: 'By id', code: 'KNOWN', label: 'text' });

    const file = csv(
      'By id;S1_HIJACK;it;a;;',
      'By id;KNOWN;it;b;;',
      'By id;AURORA_CLAIM;en;c;^A$;',
    ).replaceAll(/^By id/gm, `${id};By id`);
    const { body } = await preview(`id;${file}`);

    expect(body.rows.map(({ row, result, note }: Record<string, string>) => [row, result, note])).toEqual([
      [2, 'created', `id ${id} is AURORA_CLAIM; a new label S1_HIJACK will be created`],
      [3, 'changed', `id ${id} is AURORA_CLAIM; the label KNOWN will be changed`],
      [
        4,
        'created',
        `id ${id} is AURORA_CLAIM (language it, modelEnableRegexp DEFAULT); a new label AURORA_CLAIM will be created`,
      ],
    ]);
    expect((await apply(`id;${file}`)).body.slice(0, 2)).toEqual([
      `row 2: created S1_HIJACK (id ${id} is AURORA_CLAIM)`,
      `row 3: updated KNOWN (id ${id} is AURORA_CLAIM)`,
    ]);
    expect(await labelsOf('By id')).toMatchObject([
      { id, code: 'AURORA_CLAIM', label: 'text', version: 1 },
      { code: 'AURORA_CLAIM', label: 'c', language: 'en' },
      { code: 'KNOWN', label: 'b' },
      { code: 'S1_HIJACK', label: 'a' },
    ]);
  });

  it.each(['abc', '-1', '0', '99999999999999', '1.5'])('ignores the id %s', async (id) => {
    const { body } = await preview(`id;${HEADER}\n${id};Ids;NEW;it;text;;`);

    expect(body.counts).toMatchObject({ created: 1, invalid: 0 });
  });

  it('refuses the second row of the same label', async () => {
    const { body } = await preview(
      csv('Twice;A;it;one;;', 'Twice;A;1;two;DEFAULT;', 'Twice;A;it;three;^M$;'),
    );

    expect(body.counts).toMatchObject({ created: 2, invalid: 1 });
    expect(body.errors).toEqual([{ row: 3, column: 'code', value: 'A', reason: 'Same key as row 2' }]);
  });

  it('refuses texts that are too long and names column and limit', async () => {
    const { body } = await preview(csv(`Long;${'x'.repeat(101)};it;${'y'.repeat(1001)};;`));

    expect(body.errors.map(({ column, reason }: Record<string, string>) => `${column}: ${reason}`)).toEqual([
      'code: Longer than 100 characters',
      'label: Longer than 1000 characters',
    ]);
  });

  it('refuses the group that means all groups in the menu (decision A-39)', async () => {
    const { body } = await preview(csv('*;A;it;text;;'));

    expect(body.errors).toMatchObject([
      { column: 'labelGroup', value: '*', reason: '* stands for all groups: give the group another name.' },
    ]);
  });

  it('numbers rows as a spreadsheet does, skipping blank ones', async () => {
    const { body } = await preview(
      csv('', ';;;;;', 'Rows;A;it;"two\nlines";;', '  ;;;;;', 'Rows;B;it;x;;', ''),
    );

    expect(body.rows.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
      [4, 'A'],
      [6, 'B'],
    ]);
    expect(body.rowCount).toBe(2);
  });

  it('reads columns in any order and case and ignores others', async () => {
    const { body } = await preview(
      'LABEL;Notes;language;CODE;labelgroup;modelDisableRegexp;modelEnableRegexp\ntext;hm;it;A;Order;;^A$',
    );

    expect(body.counts).toMatchObject({ created: 1, invalid: 0 });
    expect(body.columns).toEqual([
      'LABEL',
      'Notes',
      'language',
      'CODE',
      'labelgroup',
      'modelDisableRegexp',
      'modelEnableRegexp',
    ]);
  });

  it('treats a row that is cut short as blank cells', async () => {
    const { body } = await preview(csv('Cut;A'));

    expect(body.errors.map(({ column }: { column: string }) => column)).toEqual(['language', 'label']);
  });
});

describe('the files that are read', () => {
  const text = (separator: string) => csv('Files;A;it;Perché è così €;;').replaceAll(';', separator);

  it.each([
    ['semicolons', Buffer.from(text(';'))],
    ['commas', Buffer.from(text(','))],
    ['tabs', Buffer.from(text('\t'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text(';')}`)],
    ['UTF-16 with tabs, as Excel saves Unicode text', Buffer.from(`\ufeff${text('\t')}`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${text(';')}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(text(';').replace('€', '\u0080'), 'latin1')],
    ['old Mac line ends', Buffer.from(text(';').replaceAll('\r\n', '\r'))],
  ])('may have %s', async (_kind, bytes) => {
    const { status, body } = await preview(bytes);

    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.rows[0].cells[3]).toEqual({ column: 'label', before: null, after: 'Perché è così €' });
  });

  it('may be workbooks, whatever their name says', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Labels');
    sheet.addRow(HEADER.split(';'));
    sheet.addRow(['Files', 7, 'it', '=1+1 è', 'DEFAULT']);

    const { body } = await preview(Buffer.from(await workbook.xlsx.writeBuffer()), 'labels.csv');

    expect(body.rows[0]).toMatchObject({ row: 2, code: '7', result: 'created' });
    expect(body.rows[0].cells[3].after).toBe('=1+1 è');
  });

  it('refuse what a spreadsheet could not work out, which would be text or blank', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Labels');
    sheet.addRow(HEADER.split(';'));
    const error = { error: '#N/A' } as ExcelJS.CellErrorValue;
    for (const cell of [{ formula: 'VLOOKUP(1,A1:B2,2)', result: error }, error, { formula: 'A1' }])
      sheet.addRow(['Files', 7, 'it', cell as ExcelJS.CellValue, 'DEFAULT']);

    const { body } = await preview(Buffer.from(await workbook.xlsx.writeBuffer()), 'labels.xlsx');

    const fault = { column: 'label', value: '#N/A', reason: 'The cell holds the error #N/A' };
    expect(body.errors).toEqual([
      { ...fault, row: 2 },
      { ...fault, row: 3 },
      { column: 'label', value: '', reason: 'The cell holds a formula without its result', row: 4 },
    ]);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'This is an old or a protected Excel file. Save it as .xlsx without a password, or as .csv.',
    ],
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'The file is neither CSV nor XLSX.',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'This is a PDF. Only CSV and XLSX files can be imported.'],
    ['a mark and nothing else', Buffer.from('\ufeff'), /its first line holds none of them/],
    [
      'a file about something else',
      Buffer.from('model;price\nAURORA;1'),
      'The file lacks the columns of this list; its first line holds none of them. Expected: id, labelGroup, code, language, label, modelEnableRegexp, modelDisableRegexp.',
    ],
    [
      'a file with a column too many',
      Buffer.from(`${HEADER};Label\n`),
      'The file holds the column label twice.',
    ],
    [
      'a file without a column',
      Buffer.from('code;label\nA;B'),
      /lacks the columns labelGroup, language, modelEnableRegexp, modelDisableRegexp/,
    ],
    [
      'a reading list for marketing',
      Buffer.from('code;labelGroup;language;label;modelDisableRegexp\nA;B;it;C;'),
      /lacks the column modelEnableRegexp\./,
    ],
    ['a CSV that never closes a quote', Buffer.from(`${HEADER}\nA;"B`), /not a readable CSV/],
    [
      'a broken workbook',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(3000, 1)]),
      'The file is not a readable Excel workbook.',
    ],
  ])('are not %s', async (_what, bytes, message) => {
    for (const path of [IMPORT, `${IMPORT}/preview`]) {
      const reply = await send(path, upload(bytes));
      expect(reply.status).toBe(400);
      expect(reply.body.message).toMatch(message);
    }
  });

  it('are recognised by content, and a false extension is reported', async () => {
    const { status, body } = await preview(Buffer.from(`${HEADER}\n`), 'labels.XLSX');

    expect([status, body.message]).toEqual([
      400,
      'This is not an XLSX file, whatever its name says. Save it again as .xlsx or .csv.',
    ]);
  });

  it('are at most 10 MB large', async () => {
    const { status, body } = await preview(Buffer.alloc(10 * 1024 * 1024 + 1, 'x'));

    expect([status, body.message]).toEqual([
      413,
      'The file is larger than 10 MB, the most that can be imported.',
    ]);
  });

  it('have at most as many rows as memory holds', async () => {
    const { status, body } = await preview(`${HEADER}\n${'a;;;;;\n'.repeat(250_000)}`);

    expect([status, body.message]).toEqual([400, expect.stringMatching(/more than [\d.]+ rows/)]);
  });

  it('must be files: not a text field of that name', async () => {
    const form = new FormData();
    form.append('file', csv('Files;A;it;x;;'));
    for (const path of [IMPORT, `${IMPORT}/preview`]) {
      const { status, body } = await send(path, form);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    }
  });

  it('must be there, once, in a form', async () => {
    const twice = upload('a');
    twice.append('file', new Blob(['b']), 'b.csv');

    expect((await send(IMPORT, new FormData())).status).toBe(400);
    expect((await send(IMPORT, twice)).status).toBe(413);
    const json = await app.request('POST', IMPORT, { as: editor, body: {} });
    expect(json.status).toBe(415);
  });

  it('are for users of the label tool only', async () => {
    const others = await app.signIn({ priceConfEnabled: true });
    for (const path of [IMPORT, `${IMPORT}/preview`]) {
      expect((await app.request('POST', path, { body: upload('x') })).status).toBe(401);
      expect((await app.request('POST', path, { as: others, body: upload('x') })).status).toBe(403);
    }
  });
});

describe('an import', () => {
  it('applies the good rows, reports the bad ones and says so row by row (R-072)', async () => {
    await app.aLabel({ labelGroup: 'Apply', code: 'CHANGED', label: 'old' });
    await app.aLabel({ labelGroup: 'Apply', code: 'SAME', label: 'same' });

    const { status, body } = await apply(
      csv(
        'Apply;NEW;en;fresh;^A$;B',
        'Apply;CHANGED;it;new;;',
        'Apply;SAME;it;same;;',
        'Apply;BAD;xx;text;;',
      ),
    );

    expect([status, body]).toEqual([
      200,
      [
        'row 2: created NEW',
        'row 3: updated CHANGED',
        'row 5: language "xx": Unknown language',
        '1 created, 1 updated, 1 unchanged, 1 in error',
      ],
    ]);
    expect(await labelsOf('Apply')).toMatchObject([
      { code: 'CHANGED', label: 'new', version: 2 },
      {
        code: 'NEW',
        label: 'fresh',
        language: 'en',
        model_enable_regexp: '^A$',
        model_disable_regexp: 'B',
        version: 1,
      },
      { code: 'SAME', label: 'same', version: 1 },
    ]);
  });

  it('leaves a trace of each row with the name of the file', async () => {
    const { id } = await app.aLabel({ labelGroup: 'Trace', code: 'OLD', label: 'old' });
    await send(
      IMPORT,
      upload(csv('Trace;OLD;it;new;;', 'Trace;NEW;it;x;;'), 'ignored.csv', 'città ☀ (2).csv'),
    );

    const rows = await app.sql(
      `SELECT actor, action, source, before ->> 'label' AS before, after ->> 'label' AS after FROM change_log
       WHERE entity = 'interfaceLabel' AND after ->> 'labelGroup' = 'Trace' ORDER BY after ->> 'code'`,
    );
    expect(rows).toEqual([
      { actor: 'Giulia Ferri', action: 'create', source: 'città ☀ (2).csv', before: null, after: 'x' },
      { actor: 'Giulia Ferri', action: 'update', source: 'città ☀ (2).csv', before: 'old', after: 'new' },
    ]);
    const [change] = await changesOf(app, editor, 'interfaceLabel').history(id);
    expect(change!.source).toBe('città ☀ (2).csv');
  });

  it.each(['città.csv', 'Größe 日本.csv', `a"b'c.csv`])(
    'keeps the name of the file itself: %s',
    async (name) => {
      const { body } = await preview(csv('Named;A;it;x;;'), name);

      expect(body.fileName).toBe(name);
    },
  );

  it('refuses a file name with a NUL character', async () => {
    const { status } = await send(IMPORT, upload(csv('Nul;A;it;x;;'), 'x.csv', 'a\u0000b.csv'));

    expect(status).toBe(400);
    expect(await labelsOf('Nul')).toEqual([]);
  });

  it('writes nothing with dryRun and answers the same lines', async () => {
    const content = csv('Dry;A;it;x;;', 'Dry;;it;y;;');
    const before = await logSize();

    const dry = await apply(content, { dryRun: true });

    expect([await labelsOf('Dry'), await logSize()]).toEqual([[], before]);
    expect((await apply(content)).body).toEqual(dry.body);
  });

  it('changes nothing the second time', async () => {
    const content = csv('Again;A;it;x;;', 'Again;B;it;y;^A$;');
    await apply(content);
    const before = [await labelsOf('Again'), await logSize()];

    const { body } = await apply(content);

    expect(body).toEqual(['0 created, 0 updated, 2 unchanged, 0 in error']);
    expect([await labelsOf('Again'), await logSize()]).toEqual(before);
  });

  it('does what its preview showed', async () => {
    const content = csv('Digest;A;it;x;;');
    const { planDigest } = (await preview(content)).body;

    expect((await apply(content, { planDigest })).status).toBe(200);
  });

  it('takes what is ticked alone, and refuses ticks of what cannot be imported', async () => {
    const content = csv('Ticks;A;it;one;;', 'Ticks;B;it;two;;', 'Ticks;C;xx;three;;');
    const ticked = async (...ticks: [row: number, isChecked: boolean][]) => {
      const form = upload(content);
      form.append('selectedRowsJson', JSON.stringify(ticks.map(([row, isChecked]) => ({ row, isChecked }))));
      return (await send(IMPORT, form)).body;
    };

    expect((await ticked([4, true])).message).toBe('Row 4 cannot be imported: Unknown language');
    expect((await ticked([2, false])).message).toBe('Nothing is ticked that can be imported.');
    expect(await ticked([2, false], [3, true])).toEqual([
      'row 2: A is not ticked',
      'row 3: created B',
      'row 4: language "xx": Unknown language',
      '1 created, 0 updated, 0 unchanged, 1 not ticked, 1 in error',
    ]);
    expect(await labelsOf('Ticks')).toMatchObject([{ code: 'B', label: 'two' }]);
  });

  it.each([
    [
      'somebody changed a label meanwhile',
      `UPDATE interface_label SET label = 'theirs', version = version + 1 WHERE label_group = 'Stale'`,
    ],
    ['somebody deleted a label meanwhile', `DELETE FROM interface_label WHERE label_group = 'Stale'`],
  ])('is refused when its preview is stale: %s', async (_what, meanwhile) => {
    await app.sql(`DELETE FROM interface_label WHERE label_group = 'Stale'`);
    await app.aLabel({ labelGroup: 'Stale', code: 'A', label: 'old' });
    const content = csv('Stale;A;it;mine;;', 'Stale;B;it;new;;');
    const { planDigest } = (await preview(content)).body;
    await app.sql(meanwhile);

    const { status, body } = await apply(content, { planDigest });

    expect([status, body.message]).toEqual([
      409,
      'The data changed since the preview. Check the file again.',
    ]);
    expect((await labelsOf('Stale')).map(({ label }) => label)).not.toContain('mine');
  });

  it('is refused when the file is another one than its preview showed', async () => {
    const { planDigest } = (await preview(csv('Swap;A;it;x;;'))).body;

    expect((await apply(csv('Swap;A;it;y;;'), { planDigest })).status).toBe(409);
  });

  it.each(['xyz', 'a'.repeat(65)])('refuses the digest %s', async (planDigest) => {
    expect((await apply(csv(), { planDigest })).status).toBe(400);
  });

  it('is one transaction: when a late row fails, no row is stored', async () => {
    await app.sql(`ALTER TABLE interface_label ADD CONSTRAINT no_bombs CHECK (label <> 'bomb')`);
    const lines = Array.from({ length: 2000 }, (_, n) => `Whole;C${n};it;${n === 1900 ? 'bomb' : 'x'};;`);
    const before = await logSize();

    const { status, body } = await apply(csv(...lines));

    await app.sql('ALTER TABLE interface_label DROP CONSTRAINT no_bombs');
    expect([status, body.message]).toEqual([
      500,
      'Something failed on the server. Try again; if it happens again, report it.',
    ]);
    expect([await labelsOf('Whole'), await logSize()]).toEqual([[], before]);
  });

  it('takes thousands of rows, new and changed', async () => {
    const lines = Array.from({ length: 2000 }, (_, n) => `Bulk;C${n};it;text ${n};;`);
    await apply(csv(...lines.slice(0, 1000)));

    const { body } = await apply(csv(...lines.map((line) => line.replace('text', 'new'))));

    expect(body.at(-1)).toBe('1000 created, 1000 updated, 0 unchanged, 0 in error');
    expect(
      await app.sql(`SELECT count(*) FROM interface_label WHERE label_group = 'Bulk' AND label LIKE 'new %'`),
    ).toEqual([{ count: 2000 }]);
  });

  it('makes new regexps known to the lists (R-075)', async () => {
    await apply(csv('Patterns;A;it;x;^IMPORTED$;', 'Patterns;B;it;x;DEFAULT;IMPORTED'));

    const { body } = await app.request('GET', '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged', {
      as: editor,
      query: { labelGroup: 'Patterns', modelName: 'IMPORTED' },
    });

    expect(body.content.map(({ code }: { code: string }) => code)).toEqual(['A']);
  });
});
