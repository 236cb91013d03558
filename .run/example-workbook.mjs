// Examples in mocks/ are text, but a workbook is a ZIP file. This writes one with bytes below 128 only: it is uncompressed, and
// each part ends in a comment that is incremented until the checksum fits.
import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const bytesOf = (value, length) => Array.from({ length }, (_none, at) => (value >>> (8 * at)) & 0xff);
const fits = (bytes) => bytes.every((byte) => byte < 0x80);
const numbers = (...pairs) => pairs.flatMap(([value, length]) => bytesOf(value, length));
const text = (bytes) => String.fromCharCode(...bytes);
const escaped = (cell) =>
  cell.replace(/[<>&]|[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0)};`);

const column = (at) => (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
const cellOf = (row) => (value, at) =>
  `<c r="${column(at)}${row}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
const rowOf = (cells, at) => `<row r="${at + 1}">${cells.map(cellOf(at + 1)).join('')}</row>`;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const sheet = `${office}/spreadsheetml/2006/main`;
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relation = (id, kind, target) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;

const workbook = (rows) => ({
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': relation('rId1', 'officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `<workbook xmlns="${sheet}" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${sheet}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
});

function part([name, xml], offset, nextName = '') {
  for (let count = 0; ; count += 1) {
    const content = `${head}${xml}<!--${count}${' '.repeat(count % 256)}-->`;
    const size = content.length;
    const next = offset + 30 + name.length + size;
    const about = numbers(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(content), 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
      [0, 2],
    );
    // Beyond 128, no length would fit.
    const isDeadEnd = (next + 30 + nextName.length) % 256 === 128;
    if (isDeadEnd || !fits([...about, ...bytesOf(next, 4)])) continue;
    const entry = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    return {
      next,
      local: `PK\x03\x04${text(about)}${name}${content}`,
      listed: `PK\x01\x02${text([20, 0, ...about, ...entry])}${name}`,
    };
  }
}

function zipped(parts) {
  const done = [];
  Object.entries(parts).forEach((entry, at, all) =>
    done.push(part(entry, done.at(-1)?.next ?? 0, all[at + 1]?.[0])),
  );
  const directory = done.map(({ listed }) => listed).join('');
  const end = (comment) =>
    numbers(
      [0, 4],
      [done.length, 2],
      [done.length, 2],
      [directory.length, 4],
      [done.at(-1).next, 4],
      [comment, 2],
    );
  if (!fits(end(0))) throw new Error('The length of the directory cannot be written as text.');
  return `${done.map(({ local }) => local).join('')}${directory}PK\x05\x06${text(end(0))}`;
}

const cellsOf = (line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, ''));
const rows = readFileSync(0, 'utf8').replace('\ufeff', '').trimEnd().split(/\r?\n/).map(cellsOf);
console.log(JSON.stringify({ summary: process.argv[2], value: zipped(workbook(rows)) }, null, 2));
