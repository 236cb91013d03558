import { crc32 } from 'node:zlib';
import type { FormPart } from '../harness.ts';

/** A CSV import as a screen sends it (File is the type of an <input type="file">) and as it goes over the wire. */
export function csvUpload(
  filename: string,
  csv: string,
): { args: { body: { file: File; filename: string } }; form: FormPart[] } {
  return {
    args: { body: { file: new File([csv], filename, { type: 'text/csv' }), filename } },
    form: [
      { name: 'file', value: csv, filename, type: 'text/csv' },
      { name: 'filename', value: filename },
    ],
  };
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OFFICE = 'http://schemas.openxmlformats.org';
const RELATIONS = `${OFFICE}/officeDocument/2006/relationships`;
const relations = (id: string, type: string, target: string) =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`;

const letter = (column: number) => String.fromCharCode(65 + column);
const cellXml = (value: string | number, at: string) =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetXml = (rows: (string | number)[][]) =>
  `<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows
    .map((row, index) => {
      const cells = row.map((value, column) => cellXml(value, `${letter(column)}${index + 1}`));
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('')}</sheetData></worksheet>`;

const partsOf = (rows: (string | number)[][]): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ],
  ['_rels/.rels', relations('rId1', 'officeDocument', 'xl/workbook.xml')],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets><sheet name="Price list" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', relations('rId1', 'worksheet', 'worksheets/sheet1.xml')],
  ['xl/worksheets/sheet1.xml', sheetXml(rows)],
];

/** A ZIP header; 33 is ZIP's first day: the same rows always make the same bytes. */
function header(signature: number, name: string, bytes: Buffer, length: number, at: number): Buffer {
  const fields = Buffer.alloc(length);
  fields.writeUInt32LE(signature, 0);
  fields.writeUInt16LE(33, at + 6);
  fields.writeUInt32LE(crc32(bytes), at + 8);
  fields.writeUInt32LE(bytes.length, at + 12);
  fields.writeUInt32LE(bytes.length, at + 16);
  fields.writeUInt16LE(name.length, at + 20);
  return fields;
}

function storedZip(parts: [name: string, text: string][]): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts) {
    const bytes = Buffer.from(text);
    const entry = header(0x02014b50, name, bytes, 46, 8);
    entry.writeUInt32LE(offset, 42);
    central.push(entry, Buffer.from(name));
    local.push(header(0x04034b50, name, bytes, 30, 6), Buffer.from(name), bytes);
    offset += 30 + name.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(central).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, ...central, end]));
}

/** A workbook of one sheet, by default in the field `uploadFile`, with the text parts beside it. */
export function workbookUpload<
  Texts extends Record<string, string>,
  Field extends 'file' | 'uploadFile' = 'uploadFile',
>(
  filename: string,
  rows: (string | number)[][],
  texts: Texts,
  field = 'uploadFile' as Field,
): { args: { body: Record<Field, File> & Texts }; form: FormPart[] } {
  const bytes = storedZip(partsOf(rows));
  const file = new File([bytes as BlobPart], filename, { type: XLSX_TYPE });
  return {
    args: { body: { [field]: file, ...texts } as Record<Field, File> & Texts },
    form: [
      { name: field, value: bytes, filename, type: XLSX_TYPE },
      ...Object.entries(texts).map(([name, value]) => ({ name, value })),
    ],
  };
}
