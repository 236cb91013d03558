// Bad input for every operation of openapi.yaml, sent to the started product: never a fault, and each refusal says why.
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../src/http/contract.ts';
import type { SignedInUser } from './factories.ts';
import type { RequestOptions, TestReply } from './send.ts';
import { isTaken, refusalOf } from './refusals.ts';
import { startedApp, type StatefulApp } from './started-app.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;
type FileContent = ConstructorParameters<typeof File>[0][number];

interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Node }[];
  json: Node | undefined;
  form: Node | undefined;
  isSecured: boolean;
  /** The valid body as its kind of record takes it. */
  fit?: (body: Node) => Node;
  /** Alternatives, each with the scopes it requires. */
  alternatives: string[][];
  /** Another kind of record than the first: what an operation refuses before it knows the kind need not be sent again. */
  isOtherKind?: boolean;
}

/** The default of the setting: the server runs with those of `npm start`. */
const MAX_UPLOAD_MB = 10;
const document = loadContract() as Node;

function deref(node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  return deref(
    (node.$ref as string)
      .slice(2)
      .split('/')
      .reduce((at: Node, key) => at[key], document),
  );
}

/** A change of many records as a kind takes it: a field of another kind would be refused before all else. */
function bulkChangeOf(entity: string, body: Node): Node {
  const { set } = document.components.schemas.BulkEntity['x-entities'][entity];
  const { selection, values, ...more } = body.change ?? body;
  const own = Object.fromEntries(Object.entries(values).filter(([field]) => set.includes(field)));
  const what = set.length > 0 ? { action: 'set', values: own } : { action: 'delete' };
  const change = { ...more, ...what, selection: { ids: selection.ids } };
  return body.change ? { ...body, change } : change;
}

/** Operations on records of any kind once per kind, which decides the rights: those at ChangeEntity. */
function ofEveryKind(operation: Operation): Operation[] {
  const [, area] = /\/(changes|bulk)\/\{entity\}/.exec(operation.path) ?? [];
  if (area === undefined) return [operation];
  const { ChangeEntity, BulkEntity } = document.components.schemas;
  const entities: string[] = area === 'bulk' ? BulkEntity.enum : Object.keys(ChangeEntity['x-entities']);
  return entities.map((entity, index) => {
    const { see, restore = see } = ChangeEntity['x-entities'][entity];
    const isRead = area === 'changes' && operation.operationId !== 'restoreChange';
    return {
      ...operation,
      operationId: `${operation.operationId} ${entity}`,
      ...(area === 'bulk' && operation.json && { fit: (body: Node) => bulkChangeOf(entity, body) }),
      parameters: operation.parameters.map((one) =>
        one.name === 'entity' ? { ...one, schema: { ...one.schema, enum: [entity] } } : one,
      ),
      alternatives: [[isRead ? see : restore]],
      isOtherKind: index > 0,
    };
  });
}

const operations: Operation[] = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item)
    .filter(([method]) => method !== 'parameters')
    .flatMap(([method, operation]) => {
      const content = deref(operation.requestBody)?.content ?? {};
      const security = operation.security ?? document.security;
      return ofEveryKind({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])]
          .map(deref)
          .map((parameter) => ({ ...parameter, schema: deref(parameter.schema) })),
        json: deref(content['application/json']?.schema),
        form: deref(content['multipart/form-data']?.schema),
        isSecured: security.length > 0,
        alternatives: security.map((scheme: Record<string, string[]>) => Object.values(scheme).flat()),
      });
    }),
);

/** One of each kind that schemas ask for; texts that are none of them are names. */
const TEXTS = [
  'ab12',
  'it',
  'EUR',
  '1',
  '1234567',
  '1/1',
  '2026-03-31',
  '2026-03-31T10:00:00Z',
  'ab@example.com',
];
const NUMBERS = [1, 100, 0];
/** Of the demo data, by the name of a parameter or a member: what is not there is refused before the operation looks further. */
const KNOWN: Record<string, string> = {
  language: 'en',
  source: 'it',
  target: 'en',
  targets: 'en',
  from: 'it',
  to: 'en',
  country: 'IT',
  countryId: 'IT',
  market: 'IT',
  marketId: 'IT',
  leftMarket: 'IT',
  rightMarket: 'FR',
  modelCode: '3440226',
  model7: '3440226',
  vetele: '3440226',
  vehicles: '3440226',
  leftVehicle: '3440226',
  rightVehicle: '3440226',
  modelValue: '344',
  modelValue2: '0226',
  model: '3440226',
  currency: 'EUR',
  pricemask: '#.##0,00',
  isHQUser: 'false',
  isExcluded: 'false',
  pCountry: 'IT',
  idCountry: 'IT',
  pVetele: '3440226',
  code: '08C',
  optcode: '08C',
  optCode: '08C',
  formatDate: 'dd/MM/yyyy',
  formatDateMonth: 'MM/yyyy',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-31',
  password: 'fuzz1-password',
  confirmPassword: 'fuzz1-password',
  urlAsIs: '/ccb/a',
  urlToBe: '/ccb/b',
  modelEnableRegexp: '.*',
  labelGroup: 'Main Window',
  group: 'Main Window',
  ids: '1',
  ignorePaths: '$.a',
  arrayKeys: '$.a',
  path: '$.a',
  lang: 'it',
  value: 'true',
};

/** A value that a schema takes; an alternative that may be null is not, so that what is in it is reached. */
function valid(node: Node, name = ''): Node {
  const schema = deref(node);
  const type = [schema.type].flat()[0];
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (alternative) return valid(alternative, name);
  if (type === 'object' || schema.properties) {
    const parts = (schema.allOf ?? []).map((part: Node) => valid(part));
    const own = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valid(value, key)]);
    return Object.assign({}, ...parts, Object.fromEntries(own));
  }
  if (type === 'array') return [valid(schema.items, name)];
  if (type === 'boolean') return true;
  const choices: unknown[] =
    type === 'integer' || type === 'number' ? NUMBERS : [KNOWN[name] ?? '', ...TEXTS];
  return choices.find((choice) => choice !== '' && isTaken(schema, choice)) ?? choices[1];
}

const EVIL_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '-1',
  '0',
  '1.5',
  '0x10',
  ' 1 ',
  '2147483648',
  '99999999999999999999',
  '-99999999999999999999',
  '1e309',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  "' OR 1=1 --",
  '$1',
  '; DROP TABLE session',
  '../../etc/passwd',
  '<script>1</script>',
  '%',
  '_',
  '\\',
  '%_\\',
  '%00',
  '(',
  '[',
  '(?=a)',
  '(a+)+$',
  '\\p{Greek}{1000}',
  '\u202e\ufeff\u0301',
  '\ud83d\ude00',
  'à è “ß”',
  'a'.repeat(5000),
];

/** Each value that a schema names, the edges of what it allows, and one step beyond. */
const edges = (schema: Node): unknown[] => [
  ...(schema.enum ?? deref(schema.items)?.enum ?? []),
  ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength), 'x'.repeat(schema.maxLength + 1)]),
  ...(schema.maximum === undefined ? [] : [schema.maximum, schema.maximum + 1]),
  ...(schema.minimum === undefined ? [] : [schema.minimum, schema.minimum - 1]),
];

/** The first of those that are written alike. */
const distinct = (values: unknown[], text: (value: unknown) => string): unknown[] => [
  ...new Map(values.toReversed().map((value) => [text(value), value])).values(),
];

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const LONE_SURROGATE = 'a\ud800b';
const EVIL_VALUES: unknown[] = [
  ...EVIL_TEXTS,
  LONE_SURROGATE,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  [],
  {},
  [[]],
  [null],
  [1],
  ['\u0000'],
  Array(1000).fill('x'),
  JSON.parse(nested(200)),
  JSON.parse('{"__proto__": {"admin": true}}'),
  { id: '\u0000' },
  { id: 2_147_483_648 },
  { id: LONE_SURROGATE },
  { $ref: '#' },
];

/** Every member, at every depth, missing or malicious, one at a time; without what another operation proves to be refused. */
function* mutations(
  node: Node,
  value: Node,
  place: string,
): Generator<[string, unknown, mustRefuse?: boolean]> {
  const schema = deref(node);
  const options: Node[] = (schema.oneOf ?? schema.anyOf ?? []).map(deref);
  const of = function* (at: string, evil: unknown): Generator<[string, unknown, boolean]> {
    const refusal = refusalOf(schema, evil, { place: place + at });
    if (refusal !== 'proved') yield [at, evil, refusal === 'due'];
  };
  for (const evil of distinct([...EVIL_VALUES, ...edges(schema), ...options.flatMap(edges)], JSON.stringify))
    yield* of('', evil);
  if (Array.isArray(value)) {
    for (const [at, mutation, ...more] of mutations(schema.items, value[0], `${place}/0`))
      yield [`/0${at}`, [mutation], ...more];
    if (schema.maxItems !== undefined) yield* of('', Array(schema.maxItems + 1).fill(value[0]));
  } else if (typeof value === 'object' && value !== null) {
    yield* of('/extra', { ...value, extra: 1 });
    // `valid` uses the first of several schemas.
    const { properties } = options[0] ?? schema;
    for (const key of Object.keys(value)) {
      const { [key]: _left, ...rest } = value;
      yield* of(`/${key} missing`, rest);
      for (const [at, mutation, ...more] of mutations(properties[key], value[key], `${place}/${key}`))
        yield [`/${key}${at}`, { ...value, [key]: mutation }, ...more];
    }
  }
}

/** Bodies that JSON.stringify never writes. */
const RAW_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '1e400',
  nested(20_000),
  '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
  '{"label":"\\ud800"}',
  '{"label":"\\u0000"}',
  '\ufeff{}',
];

/** Queries that no client sends. */
const RAW_QUERIES = [
  '?%',
  '?%E0%A4%A',
  '?a[b]=c',
  '?__proto__=1',
  '?=',
  '?&&&',
  '?page=1&page=2',
  '?label[]=x',
  '?%00=1',
];

const LABEL_COLUMNS = [
  'id',
  'labelGroup',
  'code',
  'language',
  'label',
  'modelEnableRegexp',
  'modelDisableRegexp',
];
const lineOf = (cells: string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
const csv = (...rows: string[][]): string => rows.map(lineOf).join('\r\n');

/** A file with NUL in it is refused as a whole. */
const EVIL_CELLS = [
  ...EVIL_TEXTS.filter((text) => !text.includes('\u0000')),
  '=1+1',
  '@SUM(A1)',
  '_xD800_',
  '_x0000_',
  "'=1+1",
];

const KNOWN_CELLS: Record<string, string> = {
  id: '',
  kind: 'option',
  field: '',
  model: 'DEFAULT',
  modelcode: 'DEFAULT',
  exceptModel: '',
  inactive: 'false',
  forbidden: 'false',
  Country: 'IT',
  Model: KNOWN['model']!,
  Code: '08C',
  'Parent code': '08C',
  'Child code': '08C',
  'Vehicle code': KNOWN['vetele']!,
  'Market code': 'IT',
  Visible: 'Yes',
  'Final price': '100',
};

/** A row of known cells; a label's code is its own. */
const rowOf = (columns: string[], n: number): string[] =>
  columns.map((column) =>
    column === 'code' && columns.includes('labelGroup')
      ? `C${n}`
      : (KNOWN_CELLS[column] ?? KNOWN[column] ?? `x${n}`),
  );

/** The same row twice, then each evil text in each column of one. */
const evilRows = (columns: string[]): string[][] => [
  rowOf(columns, 0),
  rowOf(columns, 0),
  ...columns.flatMap((_column, at) =>
    EVIL_CELLS.map((evil, index) => rowOf(columns, 1 + at * EVIL_CELLS.length + index).with(at, evil)),
  ),
];

/** One operation for each reader of files: what a reader refuses reaches no operation. */
const READS_FOR_ALL = [
  'previewInterfaceLabels',
  'uploadCommercialPacksFromExcel',
  'previewTranslationImport',
];

/** Files with false types or impossible contents. */
function evilFiles(columns: string[]): [string, FileContent, string][] {
  const fine = csv(columns, rowOf(columns, 1));
  return [
    ['empty', '', 'a.csv'],
    ['no rows', csv(columns), 'a.csv'],
    ['NUL', `${fine}\u0000`, 'a.csv'],
    ['open quote', `${csv(columns)}\r\n;Main Window;"A;it;x;DEFAULT;`, 'a.csv'],
    ['too many cells', `${csv(columns)}\r\n;;;;;;;;;;;;;;;`, 'a.csv'],
    ['too few cells', `${csv(columns)}\r\n1`, 'a.csv'],
    ['doubled columns', 'code;code;label;label\r\na;b;c;d', 'a.csv'],
    ['prototype columns', '__proto__;constructor;code\r\na;b;c', 'a.csv'],
    ['bytes', new Uint8Array(2000).map((_, index) => (index * 37) % 256), 'a.csv'],
    ['UTF-16', Buffer.from(`\ufeff${fine}`, 'utf16le'), 'a.csv'],
    ['not a zip', 'PK\u0003\u0004 but no more', 'a.xlsx'],
    ['bytes as workbook', new Uint8Array(2000).fill(80), 'a.xlsx'],
    ['csv as workbook', fine, 'a.xlsx'],
    ['wrong type', '%PDF-1.4', 'a.pdf'],
    ['no ending', csv(columns), 'a'],
    ['path as name', csv(columns), '../../etc/passwd.csv'],
  ];
}

/** The file's part, and the other required parts. */
function partsOf(schema: Node): { file: string; fields: Record<string, string> } {
  const binary = ([, part]: [string, Node]): boolean => deref(part).format === 'binary';
  const parts = Object.entries<Node>(schema.properties);
  const [file] = parts.find(binary)!;
  const needed = parts.filter(
    (part) => !binary(part) && (schema.required.includes(part[0]) || part[0] in KNOWN),
  );
  return {
    file,
    fields: Object.fromEntries(needed.map(([name, part]) => [name, String(valid(part, name))])),
  };
}

const fileForm = (
  schema: Node,
  content: FileContent,
  name: string,
  more: Record<string, string> = {},
): FormData => {
  const { file, fields } = partsOf(schema);
  const form = new FormData();
  form.append(file, new File([content], name));
  for (const [key, value] of Object.entries({ ...fields, ...more })) form.append(key, value);
  return form;
};

/** A valid workbook, also with cells that XML cannot represent. */
async function workbookOf(rows: unknown[][]): Promise<FileContent> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('labels').addRows(rows);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const EVIL_CONTENTS = [1e308, new Date(0), true, { formula: '1/0' }, { error: '#DIV/0!' }, null];

/** The header of the files that an operation takes, which it tells when it refuses another. */
async function columnsOf(operation: Operation, user: SignedInUser): Promise<string[]> {
  const { path } = request(operation);
  const { body } = await send(operation, { as: user, path, body: fileForm(operation.form, 'x', 'a.csv') });
  const told = /(?:Expected: |with the columns )(.+?)\.(?: Export|")/.exec(JSON.stringify(body))?.[1];
  const columns = told?.split(', ') ?? LABEL_COLUMNS;
  return operation.path.includes('/translation/') ? [...columns, 'it', 'en'] : columns;
}

async function* evilForms(
  { operationId, form, path }: Operation,
  columns: string[],
): AsyncGenerator<[string, FormData, mustRefuse?: boolean]> {
  const { file } = partsOf(form);
  // A price list says above its table what it is for.
  const above = path.includes('/priceConf/')
    ? [
        ['Market', 'IT'],
        ['Vehicle', '3440226'],
        ['Currency', 'EUR'],
      ]
    : [];
  const fine = csv(...above, columns, rowOf(columns, 1));
  const evil = [...above, columns, ...evilRows(columns)];
  const two = fileForm(form, fine, 'a.csv');
  two.append(file, new File([fine], 'b.csv'));
  const other = new FormData();
  other.append('upload', new File([fine], 'a.csv'));
  const asText = new FormData();
  asText.append(file, fine);
  yield ['fine cells', fileForm(form, fine, 'a.csv')];
  yield ['evil cells', fileForm(form, csv(...evil), 'a.csv')];
  const contents = EVIL_CONTENTS.map((one) => columns.map(() => one));
  yield ['evil workbook', fileForm(form, await workbookOf([...evil, EVIL_CONTENTS, ...contents]), 'a.xlsx')];
  if (READS_FOR_ALL.includes(operationId))
    for (const [what, content, name] of evilFiles(columns)) yield [what, fileForm(form, content, name)];
  yield ['two files', two];
  yield ['another part', other];
  yield ['text for a file', asText];
  yield ['nothing', new FormData()];
  yield ['unknown part', fileForm(form, fine, 'a.csv', { extra: 'x' })];
  for (const [part, schema] of Object.entries<Node>(form.properties))
    for (const text of part === file ? [] : EVIL_TEXTS) {
      const refusal = refusalOf(deref(schema), text, {
        place: `${operationId} part ${part}`,
        parameter: part,
      });
      if (refusal !== 'proved')
        yield [
          `${part}=${JSON.stringify(text).slice(0, 40)}`,
          fileForm(form, fine, 'a.csv', { [part]: text }),
          refusal === 'due',
        ];
    }
}

let app: StatefulApp;
beforeAll(async () => void (app = await startedApp({ DEMO_DATA: 'true' })), 180_000);
afterAll(() => app?.close());

const everyRight = {
  ccadmEnabled: true,
  userAdmin: true,
  priceConfEnabled: true,
  packConfEnabled: true,
  solEnabledFrontEnd: true,
};

/** A valid request, in parts that a case replaces. */
function request(operation: Operation) {
  const { parameters, json, form, fit = (body) => body } = operation;
  const inPlace = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valid(schema, name)]),
    );
  const path: Record<string, unknown> = inPlace('path');
  const query: Record<string, unknown> = {};
  const body: unknown = form
    ? fileForm(form, csv(LABEL_COLUMNS, rowOf(LABEL_COLUMNS, 1)), 'a.csv')
    : json && fit(valid(json));
  return { path, query, body };
}

function send(
  operation: Operation,
  { path, ...options }: { path: Record<string, unknown> } & RequestOptions,
  rawQuery = '',
): Promise<TestReply> {
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  return app.request(operation.method, url + rawQuery, options);
}

/** ajv's untranslated messages and regular expressions. */
const VALIDATORS_WORDS =
  /must (match|NOT|have required)|must be (string|integer|boolean|array|equal)|[<>]=|allowed values|\.openapi\./;

/** Undefined for a good reply. */
function faultOf({ status, body }: TestReply): string | undefined {
  if (status >= 500) return `answers ${status}: ${JSON.stringify(body)}`;
  if (status < 400) return undefined;
  if (typeof body?.message !== 'string' || body.message.trim() === '')
    return `answers ${status} without a message`;
  const leak = /\bSELECT\b|\bINSERT\b|node_modules|\.ts:\d|at Object\./.exec(body.message);
  if (leak) return `tells internals: ${body.message}`;
  const told = [body.message as string, ...(body.fields ?? []).map(({ message }: Node) => message as string)];
  const raw = told.find((sentence) => VALIDATORS_WORDS.test(sentence));
  return raw === undefined ? undefined : `speaks to programmers: ${raw}`;
}

/**
 * Whether another operation is sent every value that this parameter takes: the same export as a CSV file, or the same list of the first
 * kind.
 */
function isTakenElsewhere({ operationId, isOtherKind }: Operation, name: string, place: string): boolean {
  if (isOtherKind) return place === 'query';
  const twin = operations.find((one) => one.operationId === operationId.replace(/Xlsx$/, 'Csv'));
  return (
    twin !== undefined &&
    twin.operationId !== operationId &&
    twin.parameters.some((one) => one.name === name && one.in === place)
  );
}

/** A run plans as its preview does, and then writes the values. */
const isPreviewed = ({ operationId, isOtherKind }: Operation, at: string): boolean =>
  isOtherKind === true && /^runBulkChange /.test(operationId) && /^\/change(?!\/values)/.test(at);

async function faultsOf(operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  const storesLabels = operation.method !== 'GET' && operation.path.includes('/interfaceLabel');
  // Of every market: an operation refuses those of others before it looks at anything else.
  const markets = await app.sql<{ id: string }>(`SELECT id FROM country WHERE id <> 'DEFAULT'`);
  const user = await app.signIn({ ...everyRight, countries: markets.map(({ id }) => id) });
  await app.sql('TRUNCATE interface_label, model_regexp, change_log RESTART IDENTITY');
  await app.aLabel({ modelEnableRegexp: '^AURORA_.*$' });
  const attempt = async (
    what: string,
    options: RequestOptions & { path: Record<string, unknown> },
    { rawQuery = '', mustRefuse = false } = {},
  ) => {
    // A label of an earlier case would make the next one a duplicate.
    if (storesLabels) await app.sql('DELETE FROM interface_label WHERE id <> 1');
    const reply = await send(operation, { as: user, ...options }, rawQuery);
    const fault = mustRefuse && reply.status < 400 ? 'takes what its schema refuses' : faultOf(reply);
    if (fault) faults.push(`${operation.operationId} ${what} ${fault}`.slice(0, 400));
  };
  const fine = request(operation);
  const needed = Object.fromEntries(
    operation.parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name, schema }) => [name, valid(schema, name)]),
  );

  await attempt('valid', { ...fine, query: needed });
  for (const { name, in: place, schema } of operation.parameters) {
    if (name === 'entity' && operation.isOtherKind) continue;
    for (const evil of distinct([...EVIL_TEXTS, ...edges(schema)], String)) {
      // Without text, the path is that of another operation.
      const refusal =
        place === 'path' && evil === ''
          ? 'none'
          : refusalOf(schema, evil, { place: `${operation.operationId} ${name}`, parameter: name });
      if (refusal === 'proved' || (refusal === 'none' && isTakenElsewhere(operation, name, place))) continue;
      const part =
        place === 'path' ? { path: { ...fine.path, [name]: evil } } : { query: { ...needed, [name]: evil } };
      await attempt(
        `${place} ${name}=${JSON.stringify(evil).slice(0, 40)}`,
        { ...fine, ...part },
        { mustRefuse: refusal === 'due' },
      );
    }
  }
  if (!operation.isOtherKind) for (const rawQuery of RAW_QUERIES) await attempt(rawQuery, fine, { rawQuery });
  if (operation.json) {
    for (const [at, body, mustRefuse] of mutations(operation.json, fine.body, operation.operationId)) {
      if (isPreviewed(operation, at)) continue;
      await attempt(`body${at}: ${JSON.stringify(body).slice(0, 80)}`, { ...fine, body }, { mustRefuse });
    }
    for (const body of operation.isOtherKind ? [] : RAW_BODIES)
      await attempt(`raw body ${body.slice(0, 40)}`, {
        ...fine,
        body,
        headers: { 'content-type': 'application/json' },
      });
  }
  if (operation.form)
    for await (const [what, body, mustRefuse] of evilForms(operation, await columnsOf(operation, user)))
      await attempt(`form: ${what}`, { ...fine, body }, { mustRefuse });
  return faults;
}

it('begins with a body that the contract takes, or nothing of what is changed in it would reach the operation', () => {
  const refused = operations.filter(
    ({ json, ...operation }) => json && !isTaken(json, request({ json, ...operation }).body),
  );

  expect(refused.map(({ operationId }) => operationId)).toEqual([]);
});

describe('bad input', () => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    'never breaks %s, which says what is wrong',
    async (_id, operation) => {
      expect(await faultsOf(operation)).toEqual([]);
      expect(app.errors()).toEqual([]);
    },
  );
});

/** Operations whose status differs from the expected one. */
async function withAnotherStatus(
  expected: number,
  chosen: Operation[],
  change: (fine: ReturnType<typeof request>, operation: Operation) => RequestOptions & { rawQuery?: string },
): Promise<string[]> {
  const user: SignedInUser = await app.signIn(everyRight);
  const wrong: string[] = [];
  for (const operation of chosen.toSorted(
    (a, b) => Number(a.operationId === 'logout') - Number(b.operationId === 'logout'),
  )) {
    const fine = request(operation);
    const { rawQuery, ...changed } = change(fine, operation);
    const reply = await send(operation, { as: user, ...fine, ...changed }, rawQuery);
    const says = typeof reply.body?.message === 'string' && reply.body.message !== '';
    if (reply.status !== expected || !says) wrong.push(`${operation.operationId}: ${reply.status}`);
  }
  expect(chosen.length).toBeGreaterThan(0);
  return wrong;
}

/** What is refused before the kind is known. */
const ofFirstKind = operations.filter(({ isOtherKind }) => !isOtherKind);
const withBody = ofFirstKind.filter(({ json, form }) => json ?? form);
const secured = operations.filter(({ isSecured }) => isSecured);

describe('every operation', () => {
  it('refuses a body of another content type with 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])
      expect(
        await withAnotherStatus(415, withBody, () => ({ body: 'a=b', headers: { 'content-type': type } })),
      ).toEqual([]);
    const forms = ofFirstKind.filter(({ form }) => form);
    expect(await withAnotherStatus(415, forms, () => ({ body: { file: 'x' } }))).toEqual([]);
  });

  it('refuses an oversize body with 413', async () => {
    const large = 'x'.repeat(1_100_000);
    // Price lists of thousands of items may be larger.
    const json = ofFirstKind.filter(({ json, path }) => json && !path.includes('/priceConf/'));
    const prices = operations.filter(({ json, path }) => json && path.includes('/priceConf/'));
    const forms = operations.filter(({ form }) => form);

    expect(await withAnotherStatus(413, json, () => ({ body: { large } }))).toEqual([]);
    expect(await withAnotherStatus(413, prices, () => ({ body: { large: large.repeat(5) } }))).toEqual([]);
    expect(
      await withAnotherStatus(413, forms, (_fine, { form }) => ({
        body: fileForm(form, 'x'.repeat(MAX_UPLOAD_MB * 1024 * 1024 + 1), 'a.csv'),
      })),
    ).toEqual([]);
  });

  it('refuses an unknown query parameter with 400', async () => {
    expect(await withAnotherStatus(400, ofFirstKind, () => ({ rawQuery: '?nonsense=1' }))).toEqual([]);
  });

  it('refuses a call without a session with 401 (R-031)', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer unknown' },
      { authorization: 'Basic YTpi' },
      { authorization: 'x' },
    ])
      expect(
        await withAnotherStatus(
          401,
          secured.filter(({ isOtherKind }) => !isOtherKind),
          () => ({
            as: undefined,
            headers: headers as Record<string, string>,
          }),
        ),
      ).toEqual([]);
  });

  it('takes the name of the scheme in any case (R-030)', async () => {
    const { token } = await app.signIn();

    const reply = await app.request('GET', '/ccb/auth/checkLoggedIn', {
      headers: { authorization: `bearer ${token}` },
    });

    expect(reply.status).toBe(200);
  });

  it('refuses a user without its right with 403, whatever else he may do (R-031)', async () => {
    const flagOf: Record<string, keyof typeof everyRight> = {
      ccadm: 'ccadmEnabled',
      useradmin: 'userAdmin',
      price: 'priceConfEnabled',
      pack: 'packConfEnabled',
      sol: 'solEnabledFrontEnd',
    };
    // Removing one scope of each alternative closes them all: sol or price needs a user without both.
    const closingScopes = (alternatives: string[][]): string[] =>
      alternatives
        .reduce<string[][]>(
          (sets, scopes) => sets.flatMap((others) => scopes.map((scope) => [...others, scope])),
          [[]],
        )
        .map((scopes) => [...new Set(scopes)].sort().join(' '));
    const scoped = operations.filter(({ alternatives }) => alternatives.flat().length > 0);
    const lacking = [...new Set(scoped.flatMap(({ alternatives }) => closingScopes(alternatives)))].sort();
    expect(lacking).toEqual(['ccadm', 'pack', 'price', 'price sol', 'sol', 'useradmin']);

    for (const scopes of lacking) {
      const lacks = Object.fromEntries(scopes.split(' ').map((scope) => [flagOf[scope]!, false]));
      const user = await app.signIn({ ...everyRight, ...lacks });
      const refusing = scoped.filter(({ alternatives }) => closingScopes(alternatives).includes(scopes));

      expect(await withAnotherStatus(403, refusing, () => ({ as: user }))).toEqual([]);
    }
  });

  it('answers every session where no right is asked for', async () => {
    // The features themselves decide: by the owner of the taxes and whether online sales are on, and by the right to a view's list.
    const open = secured.filter(
      ({ operationId, alternatives }) =>
        alternatives.flat().length === 0 &&
        !/^((get|save|delete)SolCountryTaxes|(update|delete)ListView|updateListViewPreference)$/.test(
          operationId,
        ),
    );
    const wrong: string[] = [];
    for (const operation of open) {
      const { status } = await send(operation, { as: await app.signIn(), ...request(operation) });
      if (status === 401 || status === 403) wrong.push(`${operation.operationId}: ${status}`);
    }

    expect(wrong).toEqual([]);
  });

  it('refuses another method with 405', async () => {
    const user = await app.signIn(everyRight);
    for (const path of new Set(operations.map((operation) => operation.path))) {
      const { status, body } = await app.request('PATCH', path.replace(/\{\w+\}/g, '1'), { as: user });

      expect([path, status, typeof body.message]).toEqual([path, 405, 'string']);
    }
  });
});

it('answers 404 with a message where nothing is', async () => {
  const user = await app.signIn();
  for (const path of [
    '/ccb/auth/nothing',
    '/ccb/public/nothing',
    '/ccb/health/nothing',
    '/ccb/auth/fe/interfaceLabel/1/2/3',
  ]) {
    const { status, body } = await app.request('GET', path, { as: user });

    expect([path, status, typeof body.message]).toEqual([path, 404, 'string']);
  }
});

it('survives addresses that cannot be decoded', async () => {
  for (const path of [
    '/ccb/auth/fe/consoleConfig/getValue/%',
    '/ccb/auth/fe/changes/interfaceLabel/%E0%A4%A',
    '/ccb/auth/%00',
    '/ccb/%zz',
    '/%',
  ]) {
    const { status } = await app.request('GET', path);

    expect([path, status < 500]).toEqual([path, true]);
  }
});
