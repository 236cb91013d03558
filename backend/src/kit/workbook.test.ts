import fs from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import ExcelJS from 'exceljs';
import { describe, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import { AppError } from './app-error.ts';
import { shownOf } from './import/table.ts';
import { uploadOf } from '../../test/uploads.ts';
import { workbookChunks } from './workbook.ts';
import { zipChunks } from './zip.ts';

async function* batchesOf(...batches: unknown[][][]): AsyncGenerator<unknown[][]> {
  yield* batches;
}

const written = (columns: string[], ...batches: unknown[][][]): Promise<Buffer> =>
  buffer(workbookChunks('labels', columns, batchesOf(...batches)) as never);

async function rowsOf(bytes: Buffer): Promise<{ row: number; cells: string[] }[]> {
  const rows: { row: number; cells: string[] }[] = [];
  for await (const row of (await uploadOf('x.xlsx', bytes)).rows())
    if (row.sheet === 1) rows.push({ row: row.row, cells: shownOf(row) });
  return rows;
}

async function asExcelWouldWrite(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('Sheet'));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

describe('written workbooks', () => {
  it('freeze the header, filter on it and keep every cell text', async () => {
    const bytes = await written(['code', 'label'], [['007', '=1+1']], [['+39', '1e5']]);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const sheet = workbook.worksheets[0]!;

    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:B1');
    expect(sheet.getRow(1).values).toEqual([undefined, 'code', 'label']);
    expect(sheet.getRow(2).values).toEqual([undefined, '007', '=1+1']);
    expect(sheet.getCell('B2').type).toBe(ExcelJS.ValueType.String);
    expect(sheet.getCell('A2').numFmt).toBe('@');
    expect(sheet.getRow(3).values).toEqual([undefined, '+39', '1e5']);
  });

  it('help people who fill them in: widths, headings in bold, choices of words and text down to rows that are still blank, a sheet that explains', async () => {
    const help = {
      widths: [30, 12],
      choices: { visible: ['Yes', 'No'] },
      isHeading: ([code]: unknown[]) => code === '007',
      guide: { name: 'How to', widths: [80], rows: [['How to'], ['Change visible only.']] },
    };
    const bytes = await buffer(
      workbookChunks('labels', ['code', 'visible'], batchesOf([['007', 'Yes']]), help) as never,
    );
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const [sheet, guide] = workbook.worksheets;

    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['labels', 'How to']);
    expect(sheet!.getColumn(1).width).toBe(30);
    expect([sheet!.getCell('A2').font?.bold, sheet!.getCell('A3').numFmt]).toEqual([true, '@']);
    for (const row of [2, 500])
      expect(sheet!.getCell(`B${row}`).dataValidation).toMatchObject({
        type: 'list',
        formulae: ['"Yes,No"'],
      });
    expect(sheet!.getCell('A2').dataValidation).toBeUndefined();
    expect(guide!.getCell('A2').value).toBe('Change visible only.');
    expect(await rowsOf(bytes)).toHaveLength(2);
  });

  it('keep amounts as numbers in the columns declared as such', async () => {
    const rows = batchesOf([['007', 4500, 3.5]]);
    const bytes = await buffer(
      workbookChunks('campaigns', ['code', 'total', 'percent'], rows, { amounts: ['total'] }) as never,
    );
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const cell = (at: string) => workbook.worksheets[0]!.getCell(at);

    expect([cell('B2').value, cell('B2').numFmt]).toEqual([4500, '#,##0.00']);
    expect([cell('A2').value, cell('A2').numFmt, cell('C2').numFmt]).toEqual(['007', '@', '@']);
  });

  it('call a sheet nothing that Excel would not', async () => {
    const name = "'INT/EXT: [1]*?'";
    const bytes = await buffer(workbookChunks(name, ['code'], batchesOf([['007']])) as never);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);

    expect(workbook.worksheets[0]!.name).toBe('_INT_EXT_ _1____');
  });

  it('read back as they were written', async () => {
    const cells = [
      'à€😀',
      ' padded ',
      'one\ntwo',
      'one\r\ntwo\r',
      '<b>&amp;"',
      "'quoted'",
      '',
      '_x0041_',
      '_x005F_x000D_',
      '_x000D_',
      '007',
      'tab\there',
      'bell\x07, line\x0b, page\f, delete\x7f, none\ufffe',
    ];

    const rows = await rowsOf(
      await written(
        ['n', 'cell', 'end'],
        cells.map((cell, n) => [String(n), cell, 'end']),
      ),
    );

    expect(rows.slice(1).map((row) => row.cells)).toEqual(cells.map((cell, n) => [String(n), cell, 'end']));
  });

  it('tell spreadsheets to keep the space around a text', async () => {
    const zip = await yauzl.fromBufferPromise(await written(['cell'], [[' padded '], ['plain']]));
    let sheet = '';
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'xl/worksheets/sheet1.xml')
        sheet = (await buffer(await zip.openReadStreamPromise(entry))).toString();

    expect(sheet).toMatch(
      /<c r="A2" s="\d" t="inlineStr"><is><t xml:space="preserve"> padded <\/t><\/is><\/c>/,
    );
    expect(sheet).toMatch(/<c r="A3" s="\d" t="str"><v>plain<\/v><\/c>/);
  });

  it('keep accents and emoji wherever a piece of the file ends', async () => {
    const rows = Array.from({ length: 6000 }, (_, n) => [String(n), 'à€😀&amp;'.repeat(1 + (n % 7))]);

    const read = await rowsOf(await written(['n', 'cell'], rows));

    expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
  });

  it('go on in further sheets where one is full, each with its head, and none without rows (decision I-43)', async () => {
    const name = 'a list whose name takes all of 31';
    const help = {
      choices: { visible: ['Yes', 'No'] },
      guide: { name: 'How to', widths: [80], rows: [['How to']] },
    };
    const rows = batchesOf(
      [
        ['1', 'Yes'],
        ['2', 'No'],
        ['3', 'No'],
      ],
      [['4', 'Yes']],
    );
    const bytes = await buffer(workbookChunks(name, ['code', 'visible'], rows, help, 3) as never);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as never);
    const [first, second] = workbook.worksheets;
    const codesOf = (sheet?: ExcelJS.Worksheet) => sheet!.getColumn(1).values.slice(1);

    expect(workbook.worksheets.map((sheet) => sheet.name)).toEqual([
      'a list whose name takes all of ',
      'a list whose name takes all (2)',
      'How to',
    ]);
    expect([codesOf(first), codesOf(second)]).toEqual([
      ['code', '1', '2'],
      ['code', '3', '4'],
    ]);
    expect(second!.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(second!.autoFilter).toBe('A1:B1');
    expect(second!.getCell('B3').dataValidation).toMatchObject({ formulae: ['"Yes,No"'] });
    // Below the last row that a sheet may have is nothing.
    expect(second!.getCell('B4').dataValidation).toBeUndefined();
  });

  it('fail as a stream when their rows fail', async () => {
    async function* failing(): AsyncGenerator<unknown[][]> {
      yield [['A']];
      throw new Error('the database went away');
    }

    await expect(buffer(workbookChunks('labels', ['code'], failing()) as never)).rejects.toThrow(
      'the database went away',
    );
  });
});

describe('read workbooks', () => {
  it('show what a person sees in a cell', async () => {
    const bytes = await asExcelWouldWrite((sheet) => {
      sheet.addRow(['text', 7, 1.5, true, new Date('2026-03-01T00:00:00Z')]);
      sheet.addRow([
        { richText: [{ text: 'bold ' }, { text: 'plain' }] },
        { formula: '1+1', result: 2 },
        { text: 'link', hyperlink: 'https://x.example' },
      ]);
    });

    expect((await rowsOf(bytes)).map(({ cells }) => cells)).toEqual([
      ['text', '7', '1.5', 'true', '2026-03-01'],
      ['bold plain', '2', 'link'],
    ]);
  });

  it('hold what formulas came to, wherever the parts of a sheet are cut', async () => {
    const cells = [
      `<c t="e"><f>VLOOKUP("a&amp;b",A:B,2)</f><v>#N/A</v></c>`,
      `<c t='e'><f t="shared" si="0"/><v>#REF!</v></c>`,
      '<c t="e"><v>#NAME?</v></c>',
      '<c t="b"><f>1&lt;2</f><v>1</v></c>',
      '<c t="str"><f>"a"</f><v>a&amp;amp;b</v></c>',
      '<c><f>1+1</f><v>2</v></c>',
      '<c s="1"><f>A1+30</f><v>46387.99930555556</v></c>',
      '<c><f>B2*2</f><v/></c>',
      '<c><v></v></c>',
      '<c s="1"><v></v></c>',
      '<c><f>1-1</f><v>0</v></c>',
      '<c t="str"><f>""</f><v></v></c>',
      '<c><f t="shared" si="0"/><v>0</v></c>',
      '<c t="b"><f>1&lt;2</f></c>',
    ];
    const rows = Array.from({ length: 800 }, (_, at) => {
      const inRow = cells.map((cell, column) =>
        cell.replace('<c', `<c r="${'ABCDEFGHIJKLMN'[column]}${at + 1}"`),
      );
      return `<row r="${at + 1}">${' '.repeat(at % 50)}${inRow.join('')}</row>`;
    });
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>';
    async function* parts() {
      yield { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook><workbookPr/></workbook>') };
      yield { name: 'xl/styles.xml', bytes: Buffer.from(`<styleSheet>${styles}</styleSheet>`) };
      const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
      yield { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheet) };
    }
    const bytes = await buffer(zipChunks(parts(), new Date(0)));

    const held: unknown[][] = [];
    for await (const row of (await uploadOf('x.xlsx', bytes)).rows()) held.push(row.cells);

    const end = new Date('2026-12-31T23:59:00Z');
    const first = ['#N/A', '#REF!', '#NAME?', true, 'a&amp;b', 2, end, '=B2*2', null, null, 0, null, 0, '=?'];
    expect(held).toEqual(Array.from({ length: 800 }, () => first));
  });

  it('keep the texts of a sheet whose strings are shared', async () => {
    const texts = Array.from({ length: 3000 }, (_, n) => `${n} à€😀 <&amp;> ${'è'.repeat(n % 50)}`);
    const bytes = await asExcelWouldWrite((sheet) => void texts.forEach((text) => sheet.addRow([text])));

    expect((await rowsOf(bytes)).map(({ cells }) => cells[0])).toEqual(texts);
  });

  it('keep the row numbers of the sheet and the gaps between cells', async () => {
    const bytes = await asExcelWouldWrite((sheet) => {
      sheet.getCell('A1').value = 'a';
      sheet.getCell('C1').value = 'c';
      sheet.getCell('B5').value = 'b';
    });

    expect(await rowsOf(bytes)).toEqual([
      { row: 1, cells: ['a', '', 'c'] },
      { row: 5, cells: ['', 'b'] },
    ]);
  });

  it('leave nothing in temporary files, in whatever order their parts lie', async () => {
    const bytes = await asExcelWouldWrite((sheet) => void sheet.addRow(['shared text', 'another']));
    const names = [...bytes.toString('latin1').matchAll(/PK\u0003\u0004[^]{26}(xl[\w/.]+?\.xml)/g)];
    expect(names.length).toBeGreaterThan(3);
    const created: string[] = [];
    const watching = vi.spyOn(fs, 'createWriteStream').mockImplementation((path) => {
      created.push(String(path));
      throw new Error('no temporary files');
    });

    expect(await rowsOf(bytes)).toEqual([{ row: 1, cells: ['shared text', 'another'] }]);
    expect(created).toEqual([]);
    watching.mockRestore();
  });

  it('are read from the first sheet only', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('First').addRow(['first']);
    workbook.addWorksheet('Second').addRow(['second']);

    expect(await rowsOf(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual([
      { row: 1, cells: ['first'] },
    ]);
  });

  it('are read from the first sheet where the second one lies before it, as LibreOffice writes them', async () => {
    const sheetOf = (text: string) =>
      `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
    async function* entries() {
      yield { name: 'xl/worksheets/sheet2.xml', bytes: Buffer.from(sheetOf('second')) };
      yield { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.from(sheetOf('first')) };
    }
    const bytes = await buffer(zipChunks(entries(), new Date(0)));

    expect(await rowsOf(bytes)).toEqual([{ row: 1, cells: ['first'] }]);
  });
});

/** An archive with one file; `declaredSize` is what its directory claims. */
function zipOf(name: string, content: Buffer, declaredSize = content.length): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declaredSize, 22);
  local.writeUInt16LE(name.length, 26);
  const directory = Buffer.alloc(46);
  directory.writeUInt32LE(0x02014b50, 0);
  directory.writeUInt16LE(20, 6);
  directory.writeUInt16LE(8, 10);
  directory.writeUInt32LE(packed.length, 20);
  directory.writeUInt32LE(declaredSize, 24);
  directory.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name), packed]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, Buffer.from(name), end]);
}

describe('files that are no workbook', () => {
  const sheet = 'xl/worksheets/sheet1.xml';

  it('are refused when they unpack to more than memory should hold', async () => {
    const bomb = zipOf(sheet, Buffer.alloc(1000), 500 * 1024 * 1024);

    await expect(rowsOf(bomb)).rejects.toThrow('too large when unpacked');
  });

  it('are refused when they unpack to more than they say', async () => {
    const liar = zipOf(sheet, Buffer.from('<a>'.repeat(10) + `${' '.repeat(1000)}<b/>`.repeat(70_000)), 1000);

    await expect(rowsOf(liar)).rejects.toThrow('too large when unpacked');
  });

  it.each([
    ['two letters', Buffer.from('PK')],
    ['nothing but the end of a directory', Buffer.from([0x50, 0x4b, 0x05, 0x06])],
    [
      'an end that points past the file',
      Buffer.concat([Buffer.from([0x50, 0x4b, 0x05, 0x06]), Buffer.alloc(18, 0xfe)]),
    ],
    ['an archive of something else', zipOf('readme.txt', Buffer.from('hello'))],
    ['a broken sheet', zipOf(sheet, Buffer.from('<worksheet><sheetData><row r="1"><c'))],
    [
      'noise after the first letters',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 0x5a)]),
    ],
  ])('are refused in words: %s', async (_what, bytes) => {
    const outcome = await rowsOf(bytes).catch((error: unknown) => error);

    expect(outcome instanceof AppError || (outcome as unknown[]).length === 0).toBe(true);
  });

  it('are refused with a message when they are truncated', async () => {
    const whole = await written(
      ['code'],
      Array.from({ length: 50 }, () => Array.from({ length: 20 }, () => Math.random().toString())),
    );

    for (const share of [0.2, 0.5, 0.9, 0.99])
      await expect(rowsOf(whole.subarray(0, Math.floor(whole.length * share)))).rejects.toThrow(AppError);
  });
});
