import { expect, it } from 'vitest';
import { csvHead, csvLines } from './csv.ts';
import { uploadOf } from '../../test/uploads.ts';
import { decodeText, readCsv } from './upload/read-csv.ts';

async function recordsOf(bytes: Buffer | string): Promise<string[][]> {
  const records: string[][] = [];
  for await (const record of readCsv(Buffer.from(bytes))) records.push(record);
  return records;
}

it('begins with a byte order mark and ends each line as Excel in Italy expects it', () => {
  const file = csvHead(['code', 'label']) + csvLines([['A', 'è']]);

  expect(Buffer.from(file).toString('hex')).toBe(
    Buffer.from('\ufeffcode;label\r\nA;è\r\n', 'utf8').toString('hex'),
  );
});

it('quotes what would break a line, quotes doubled', () => {
  const line = csvLines([
    ['a;b', 'say "hi"', 'one\ntwo', 'one\r\ntwo', 'one\rtwo', 'a,b', ' padded ', '', 7],
  ]);

  expect(line).toBe('"a;b";"say ""hi""";"one\ntwo";"one\r\ntwo";"one\rtwo";a,b; padded ;;7\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+39 02', "'+39 02"],
  ['-5%', "'-5%"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['−1', "'−1"],
  ["'=1", "''=1"],
  ["'quoted'", "'quoted'"],
])('writes %j as %j, so that a spreadsheet runs no formula', (cell, written) => {
  expect(csvLines([[cell]])).toBe(`${written}\r\n`);
});

it.each([['007'], ['0039 02'], ['1e5'], ['1,50'], ['2026-11-21'], ['12345678901234567890'], ['1=1']])(
  'quotes the text %j, so that a spreadsheet can tell it from a number',
  (cell) => {
    expect(csvLines([[cell]])).toBe(`"${cell}"\r\n`);
  },
);

it('writes an instant in ISO 8601, which names its zone', () => {
  expect(csvLines([[new Date('2026-11-20T08:30:00Z'), 'x']])).toBe('2026-11-20T08:30:00.000Z;x\r\n');
});

it('reads every cell back as it was written', async () => {
  const pieces = [
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ';',
    ',',
    '\t',
    '\n',
    '\r\n',
    '\r',
    ' ',
    'é',
    '😀',
    '\\',
    'x',
  ];
  const cells = pieces.flatMap((first) =>
    pieces.flatMap((second) => pieces.map((third) => first + second + third)),
  );
  const rows = cells.map((cell, index) => [String(index), cell, 'end']);

  const records = await recordsOf(csvHead(['n', 'cell', 'end']) + csvLines(rows));

  expect(records).toEqual([['n', 'cell', 'end'], ...rows]);
});

it.each([
  [';', 'code;label'],
  [',', 'code,label'],
  ['TAB', 'code\tlabel'],
])('reads a file that separates with %s', async (_name, header) => {
  const separator = header[4]!;

  expect(await recordsOf(`${header}\nA${separator}B`)).toEqual([
    ['code', 'label'],
    ['A', 'B'],
  ]);
});

it('finds the separator outside quotes', async () => {
  expect((await recordsOf('"a;b;c;d",label\r\n1,2\r\n'))[0]).toEqual(['a;b;c;d', 'label']);
});

it.each([
  ['UTF-8', Buffer.from('è€', 'utf8')],
  ['UTF-8 with a mark', Buffer.from('\ufeffè€', 'utf8')],
  ['UTF-16, little end first', Buffer.from('\ufeffè€', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffè€', 'utf16le').swap16()],
  ['windows-1252', Buffer.from([0xe8, 0x80])],
])('reads %s', (_encoding, bytes) => {
  expect(decodeText(bytes).replace('\ufeff', '')).toBe('è€');
});

it('reads a file of many slices whole, wherever a slice ends', async () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => [`CODE_${index}`, '😀'.repeat(index % 17)]);

  const records = await recordsOf(csvLines(rows));

  expect(records).toEqual(rows);
});

it.each([0, 1, 2, 3])('keeps an emoji whole that lies across two slices (%i bytes before)', async (shift) => {
  const text = 'x'.repeat(shift) + '😀'.repeat(150_000);

  const [record] = await recordsOf(text);

  expect(record![0] === text).toBe(true);
});

it('keeps rows that are too short or too long', async () => {
  expect(await recordsOf('a;b\r\n1\r\n1;2;3')).toEqual([['a', 'b'], ['1'], ['1', '2', '3']]);
});

it('says in which line a file stops being a CSV', async () => {
  const file = await uploadOf('x.csv', Buffer.from('a;b\r\n1;"never closed'));

  await expect(file.rows().next()).rejects.toThrow(/not a readable CSV.*line/i);
});
