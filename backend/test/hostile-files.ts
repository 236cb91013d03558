/** Files made to crash the server, block it or exhaust its memory. Generated, for they are large when unpacked. */
import { deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: Buffer | string;
  /** False unpacked size in the header. */
  toldSize?: number;
}

const u16 = (value: number): Buffer => Buffer.from([value & 255, value >> 8]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

/** A minimal archive; checksums are omitted, for nobody compares them. */
function archiveOf(parts: Part[], { directoryOff = 0 } = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, toldSize } of parts) {
    const packed = deflateRawSync(content, { level: 9 });
    const sizes = [u32(packed.length), u32(toldSize ?? Buffer.byteLength(content)), u16(name.length)];
    const head = [u16(20), u16(0), u16(8), u32(0), u32(0), ...sizes, u16(0)];
    const file = Buffer.concat([u32(0x04034b50), ...head, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([
        u32(0x02014b50),
        u16(20),
        ...head,
        u16(0),
        u16(0),
        u16(0),
        u32(0),
        u32(at),
        Buffer.from(name),
      ]),
    );
    files.push(file);
    at += file.length;
  }
  const entries = Buffer.concat(directory);
  const counts = [u16(0), u16(0), u16(parts.length), u16(parts.length)];
  const end = Buffer.concat([
    u32(0x06054b50),
    ...counts,
    u32(entries.length),
    u32(at + directoryOff),
    u16(0),
  ]);
  return Buffer.concat([...files, entries, end]);
}

const SHEET = 'xl/worksheets/sheet1.xml';
const sheetOf = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const plain = { name: SHEET, content: sheetOf(`<row r="1">${cell('A1', 'id')}${cell('B1', 'code')}</row>`) };
const MB = 1024 * 1024;

/** In a buffer: V8's strings end at 512 MB. */
const repeated = (text: string, megabytes: number): Buffer => Buffer.alloc(megabytes * MB, text);

const within = (open: string, filling: Buffer, close: string): Buffer =>
  Buffer.concat([Buffer.from(open), filling, Buffer.from(close)]);

/** Deflate compresses a thousandfold at most; files above the upload limit are cut. */
export const hostileWorkbooks: Record<string, () => Buffer> = {
  'elements without end, one in the other': () => archiveOf([{ name: SHEET, content: repeated('<a>', 170) }]),
  'as deep, each of them hidden behind what looks like its end': () =>
    archiveOf([{ name: SHEET, content: repeated('<a b="/>">', 60) }]),
  'one cell of 238 MB': () =>
    archiveOf([
      {
        name: SHEET,
        content: within(
          '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>',
          repeated('a', 238),
          '</t></is></c></row></sheetData></worksheet>',
        ),
      },
    ]),
  'one cell of 60 MB in small pieces': () =>
    archiveOf([
      {
        name: SHEET,
        content: within(
          '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is>',
          repeated('<t>aaaaaaaaaaaaaaaaaaaaaaaaa</t>', 60),
          '</is></c></row></sheetData></worksheet>',
        ),
      },
    ]),
  'shared strings of rich text': () =>
    archiveOf([
      { name: 'xl/sharedStrings.xml', content: repeated('<si><r><rPr><b/></rPr><t>a</t></r></si>', 200) },
      plain,
    ]),
  '14 million strings of one letter': () =>
    archiveOf([{ name: 'xl/sharedStrings.xml', content: repeated('<si><t>a</t></si>', 230) }, plain]),
  'as many strings as fit, told smaller': () =>
    archiveOf([
      {
        name: 'xl/sharedStrings.xml',
        content: within('<sst>', repeated('<si><t>a</t></si>', 60), '</sst>'),
        toldSize: 100,
      },
      plain,
    ]),
  'styles without end': () =>
    archiveOf([
      {
        name: 'xl/styles.xml',
        content: within(
          '<styleSheet><cellXfs>',
          repeated('<xf numFmtId="1"/>', 200),
          '</cellXfs></styleSheet>',
        ),
      },
      plain,
    ]),
  'sheets without end': () =>
    archiveOf([
      {
        name: 'xl/workbook.xml',
        content: within(
          '<workbook><sheets>',
          repeated('<sheet name="a" sheetId="1" r:id="rId1"/>', 60),
          '</sheets></workbook>',
        ),
      },
      plain,
    ]),
  'relationships that tell a false size': () =>
    archiveOf([
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: within(
          '<Relationships>',
          repeated('<Relationship Id="r" Target="x"/>', 230),
          '</Relationships>',
        ),
        toldSize: 120,
      },
      plain,
    ]),
  'empty cells without end': () =>
    archiveOf([
      {
        name: SHEET,
        content: within(
          '<worksheet><sheetData><row r="1">',
          repeated('<c/>', 62),
          '</row></sheetData></worksheet>',
        ),
      },
    ]),
  'empty rows without end': () =>
    archiveOf([
      {
        name: SHEET,
        content: within('<worksheet><sheetData>', repeated('<row/>', 62), '</sheetData></worksheet>'),
      },
    ]),
  'cells far to the right': () =>
    archiveOf([
      {
        name: SHEET,
        content: sheetOf(
          Array.from({ length: 3000 }, (_, n) => `<row r="${n + 1}">${cell(`XFD${n + 1}`, 'x')}</row>`).join(
            '',
          ),
        ),
      },
    ]),
  'one element of a million attributes': () =>
    archiveOf([
      {
        name: SHEET,
        content: `<worksheet><sheetData ${Array.from({ length: 1_000_000 }, (_, n) => `a${n}="1"`).join(' ')}/></worksheet>`,
      },
    ]),
  '3,000 parts': () =>
    archiveOf([plain, ...Array.from({ length: 3000 }, (_, n) => ({ name: `xl/x${n}.xml`, content: 'x' }))]),
  'a directory that is elsewhere': () => archiveOf([plain], { directoryOff: 40 }),
  'no sheet at all': () => archiveOf([{ name: 'readme.txt', content: 'hello' }]),
};

const line = (cells: number): string => ';'.repeat(cells - 1);

export const hostileTexts: Record<string, () => Buffer> = {
  'one line of 10 million separators': () => Buffer.from(line(9_900_000)),
  'a quote that is never closed': () => Buffer.from(`id;code\r\n1;"${'a\r\n'.repeat(3_200_000)}`),
  '300 columns': () => Buffer.from(`${line(300)}\r\n`.repeat(1000)),
  'a line without an end': () => Buffer.from(`id;code\r\n1;${'x'.repeat(9_000_000)}`),
  '4 million lines': () => Buffer.from('a\n'.repeat(4_500_000)),
};

const xliff = (content: string): string =>
  `<xliff version="1.2"><file source-language="it" target-language="en"><body>${content}</body></file></xliff>`;

/** By the ending of the file. */
export const hostileTranslations: Record<string, [ending: string, make: () => Buffer]> = {
  'elements within each other without end': ['xlf', () => Buffer.from(xliff('<g>'.repeat(3_000_000)))],
  'an attribute without an end': ['xlf', () => Buffer.from(`<xliff version="${'x'.repeat(9_000_000)}`)],
  'objects within each other without end': ['json', () => Buffer.from('{"a":'.repeat(1_900_000))],
  'two million empty objects': ['json', () => Buffer.from(`{"a":[${'{},'.repeat(2_000_000)}{}]`)],
  'more texts than any import takes': [
    'json',
    () => {
      const texts = Array.from({ length: 210_000 }, (_, n) => [`C${n}`, 'x'] as const);
      return Buffer.from(JSON.stringify({ option: { G: Object.fromEntries(texts) } }));
    },
  ],
};
