/** Files for every import: one that it takes, and such with a cell that no spreadsheet should hold, each told by its row. */
import ExcelJS from 'exceljs';
import { EVIL_TEXTS } from './evil-values.ts';
import type { Factories } from './factories.ts';
import {
  deref,
  fileForm,
  partsOf,
  type FileContent,
  type Node,
  type Operation,
} from './fuzzed-operations.ts';
import { importKindOf, type ImportKind } from './import-kinds.ts';
import { refusalOf } from './refusals.ts';
import type { TestReply } from './send.ts';

type App = Pick<Factories, 'sql' | 'aLabel'>;
type Send = (body: FormData) => Promise<TestReply>;

interface Sheet {
  name: string;
  table: unknown[][];
  /** Rows that have to be taken. */
  fine: number[];
  evil: Map<number, EvilCell>;
}

interface EvilCell {
  column: string;
  content: unknown;
  mustRefuse: boolean;
}

let files = 0;

/** Beside a row that has to be taken whatever the others say, one for each evil cell. */
function sheetOf({ above = [], columns, row, packRow }: ImportKind, cells: EvilCell[] = []): Sheet {
  const file = ++files;
  const table: unknown[][] = [...above, columns];
  const fine = [...(packRow ? [table.push(packRow(0))] : []), table.push(row(0, file))];
  if (packRow && cells.length > 0) table.push(packRow(1));
  const evil = cells.map((cell, at): [number, EvilCell] => {
    const cellsOfRow: unknown[] = row(at + 1, file);
    return [table.push(cellsOfRow.with(columns.indexOf(cell.column), cell.content)), cell];
  });
  return { name: `f${file}`, table, fine, evil: new Map(evil) };
}

const csv = (table: unknown[][]): string =>
  table.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(';')).join('\r\n');

async function workbook(table: unknown[][]): Promise<FileContent> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('labels').addRows(table);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/**
 * No number, day, code, zone or yes: refused in every column that does not take any text. Bodies hold others, which may have become
 * codes since.
 */
const SENSELESS = ['<script>file</script>', '=1+1', '@SUM(A1)'];
/** A file with NUL in it is refused as a whole. */
const EVIL_CELLS = [
  ...EVIL_TEXTS.filter((text) => !text.includes('\u0000')),
  ...SENSELESS,
  "'=2+2",
  // Wherever it is cut, half of a character may be left.
  ...['', 'a'].map((text) => `${text}${'\ud83d\ude00'.repeat(150)}`),
];
/** As a workbook holds a lone surrogate and NUL, which nothing can store, and what a spreadsheet could not work out. */
const UNREADABLE: unknown[] = [
  ...['_xD800_', 'a_x0000_b', { formula: '1/0' }, { error: '#DIV/0!' }],
  { formula: 'VLOOKUP(1,A1:B2,2)', result: { error: '#N/A' } },
];
const EVIL_CONTENTS = [1e308, new Date(0), true, null];

const isImport = (operationId: string): boolean => operationId.startsWith('import');

interface Refused {
  row: number;
  /** Empty where the sentence names it. */
  column: string;
}

/** What an import says of its rows: in its report, or the reply of a preview. */
async function verdictOf(app: App, operation: Operation, name: string, { body }: TestReply) {
  if (isImport(operation.operationId)) {
    const [run] = await app.sql<{ taken: number; errors: Refused[] }>(
      `SELECT row_count - rejected AS taken, errors FROM import_run WHERE file_name LIKE $1`,
      [`${name}.%`],
    );
    return { taken: run?.taken ?? 0, refused: run?.errors ?? [] };
  }
  if (body.counts) {
    const { created, changed, unchanged } = body.counts;
    return { taken: created + changed + unchanged, refused: body.errors as Refused[] };
  }
  const rows: Node[] = [...(body.basePriceList ?? []), ...body.uploadedList];
  const bad = rows.filter(({ status }) => status === 2);
  return { taken: rows.length - bad.length, refused: bad.map(({ row }) => ({ row, column: '' })) };
}

/** An evil cell is refused where it stands, and alone: one refused for anything else would prove nothing of it. */
function faultIn({ fine, evil }: Sheet, { taken, refused }: { taken: number; refused: Refused[] }) {
  const rows = new Set(refused.map(({ row }) => row));
  if (taken < fine.length || fine.some((row) => rows.has(row)))
    return `refuses what it should take: ${JSON.stringify(refused)}`;
  const missed = [...evil].find(([row, { mustRefuse }]) => mustRefuse && !rows.has(row));
  if (missed) return `takes ${JSON.stringify(missed)}`;
  // That a text has no such key is told of its code.
  const isNamed = ({ row, column }: Refused) =>
    ['', 'code', evil.get(row)?.column ?? ''].includes(column) || !evil.has(row);
  const other = refused.find((one) => !isNamed(one));
  return other && `blames another cell than ${JSON.stringify(evil.get(other.row))}: ${JSON.stringify(other)}`;
}

/** @throws Error unless the import, which refuses a file without its columns, tells them, and they all are in our files */
async function requireColumns({ operationId, form }: Operation, { columns }: ImportKind, send: Send) {
  const { body } = await send(fileForm(form, 'x', 'a.csv'));
  const told = /(?:Expected: |with the columns )(.+?)\.(?: Export|")/.exec(JSON.stringify(body))?.[1];
  if (told === undefined) throw new Error(`${operationId} does not tell its columns: ${body.message}`);
  const unknown = told.split(', ').filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Error(`No cells for ${operationId}: ${unknown.join(', ')}`);
}

/** One operation for each reader of files: what a reader refuses reaches no operation. */
const READS_FOR_ALL = [
  'previewInterfaceLabels',
  'uploadCommercialPacksFromExcel',
  'previewTranslationImport',
];

/** Files with false types or impossible contents. */
function evilFiles(columns: string[], fine: string): [string, FileContent, string][] {
  const head = csv([columns]);
  return [
    ['empty', '', 'a.csv'],
    ['no rows', head, 'a.csv'],
    ['NUL', `${fine}\u0000`, 'a.csv'],
    ['open quote', `${head}\r\n;Main Window;"A;it;x;DEFAULT;`, 'a.csv'],
    ['too many cells', `${head}\r\n;;;;;;;;;;;;;;;`, 'a.csv'],
    ['too few cells', `${head}\r\n1`, 'a.csv'],
    ['doubled columns', 'code;code;label;label\r\na;b;c;d', 'a.csv'],
    ['prototype columns', '__proto__;constructor;code\r\na;b;c', 'a.csv'],
    ['bytes', new Uint8Array(2000).map((_, index) => (index * 37) % 256), 'a.csv'],
    ['UTF-16', Buffer.from(`\ufeff${fine}`, 'utf16le'), 'a.csv'],
    ['not a zip', 'PK\u0003\u0004 but no more', 'a.xlsx'],
    ['bytes as workbook', new Uint8Array(2000).fill(80), 'a.xlsx'],
    ['csv as workbook', fine, 'a.xlsx'],
    ['wrong type', '%PDF-1.4', 'a.pdf'],
    ['no ending', head, 'a'],
    ['path as name', head, '../../etc/passwd.csv'],
  ];
}

export interface EvilForm {
  what: string;
  body: FormData;
  /** What is wrong with the reply. */
  faultOf?: (reply: TestReply) => string | undefined | Promise<string | undefined>;
}

/** A refusal that is due to a part of the form names it, or nobody knows which. */
const refusing =
  (part: string) =>
  ({ status, body }: TestReply) => {
    if (status < 400) return 'takes what its schema refuses';
    const named = (body.fields ?? []).some(({ field }: Node) => field === part);
    return named ? undefined : `does not name ${part}: ${JSON.stringify(body)}`;
  };

function* evilParts({ operationId, form }: Operation, fine: () => string): Generator<EvilForm> {
  const { file, fields } = partsOf(form);
  const formOf = (more?: Record<string, string>) => fileForm(form, fine(), 'a.csv', more);
  const two = formOf();
  two.append(file, new File([fine()], 'b.csv'));
  const other = new FormData();
  other.append('upload', new File([fine()], 'a.csv'));
  const asText = new FormData();
  for (const [part, text] of Object.entries({ [file]: fine(), ...fields })) asText.append(part, text);
  yield { what: 'two files', body: two };
  yield { what: 'another part', body: other, faultOf: refusing('upload') };
  yield { what: 'text for a file', body: asText, faultOf: refusing(file) };
  yield { what: 'nothing', body: new FormData(), faultOf: refusing(file) };
  yield { what: 'unknown part', body: formOf({ extra: 'x' }), faultOf: refusing('extra') };
  for (const [part, schema] of Object.entries<Node>(form.properties))
    for (const text of part === file ? [] : EVIL_TEXTS) {
      const refusal = refusalOf(deref(schema), text, { place: `${operationId} ${part}`, parameter: part });
      // An import is sent every part of its preview.
      if (refusal === 'proved' || (refusal === 'none' && !isImport(operationId))) continue;
      const faultOf = refusal === 'due' ? { faultOf: refusing(part) } : {};
      yield {
        what: `${part}=${JSON.stringify(text).slice(0, 40)}`,
        body: formOf({ [part]: text }),
        ...faultOf,
      };
    }
}

/** @throws Error for an import whose files are not known */
export async function* evilForms(app: App, operation: Operation, send: Send): AsyncGenerator<EvilForm> {
  const { operationId, form, path } = operation;
  const kind = await importKindOf(app, path);
  const { columns, texts, ignored = [], most } = kind;
  await requireColumns(operation, kind, send);
  const judged = (sheet: Sheet, content: FileContent, ending: string): EvilForm => ({
    what: [...new Set([...sheet.evil.values()].map(({ column }) => column))].join(', ') || 'fine cells',
    body: fileForm(form, content, `${sheet.name}.${ending}`),
    faultOf: async (reply) =>
      reply.status < 400
        ? faultIn(sheet, await verdictOf(app, operation, sheet.name, reply))
        : `refuses a file with rows to take: ${reply.body.message}`,
  });
  const sheetsOf = (
    contents: unknown[],
    mustRefuse: (column: string, content: unknown) => boolean,
  ): Sheet[] => {
    const cells = columns.flatMap((column) =>
      contents.map((content) => ({ column, content, mustRefuse: mustRefuse(column, content) })),
    );
    return Array.from({ length: Math.ceil(cells.length / most) }, (_, at) =>
      sheetOf(kind, cells.slice(at * most, (at + 1) * most)),
    );
  };
  const fine = sheetOf(kind);
  yield judged(fine, csv(fine.table), 'csv');
  for (const sheet of sheetsOf(
    EVIL_CELLS,
    (column, text) => SENSELESS.includes(String(text)) && !texts.includes(column),
  ))
    yield judged(sheet, csv(sheet.table), 'csv');
  for (const sheet of sheetsOf(
    [...UNREADABLE, ...EVIL_CONTENTS],
    (column, content) => UNREADABLE.includes(content) && !ignored.includes(column),
  ))
    yield judged(sheet, await workbook(sheet.table), 'xlsx');
  if (READS_FOR_ALL.includes(operationId))
    for (const [what, content, name] of evilFiles(columns, csv(fine.table)))
      yield { what, body: fileForm(form, content, name) };
  yield* evilParts(operation, () => csv(sheetOf(kind).table));
}
