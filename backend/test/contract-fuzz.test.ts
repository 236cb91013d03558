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
  isHQUser: 'true',
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
  operationId: string,
): Generator<[string, unknown, mustRefuse?: boolean]> {
  const schema = deref(node);
  const options: Node[] = (schema.oneOf ?? schema.anyOf ?? []).map(deref);
  const of = function* (at: string, evil: unknown): Generator<[string, unknown, boolean]> {
    const refusal = refusalOf(schema, evil, { operationId });
    if (refusal !== 'proved') yield [at, evil, refusal === 'due'];
  };
  for (const evil of distinct([...EVIL_VALUES, ...edges(schema), ...options.flatMap(edges)], JSON.stringify))
    yield* of('', evil);
  if (Array.isArray(value)) {
    for (const [at, mutation, ...more] of mutations(schema.items, value[0], operationId))
      yield [`/0${at}`, [mutation], ...more];
    if (schema.maxItems !== undefined) yield* of('', Array(schema.maxItems + 1).fill(value[0]));
  } else if (typeof value === 'object' && value !== null) {
    yield* of('/extra', { ...value, extra: 1 });
    // `valid` uses the first of several schemas.
    const { properties } = options[0] ?? schema;
    for (const key of Object.keys(value)) {
      const { [key]: _left, ...rest } = value;
      yield* of(`/${key} missing`, rest);
      for (const [at, mutation, ...more] of mutations(properties[key], value[key], operationId))
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

const csv = (...lines: string[]) =>
  ['id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp', ...lines].join('\r\n');

/** Files with false types or impossible contents. */
const EVIL_FILES: [string, FileContent, string][] = [
  ['empty', '', 'a.csv'],
  ['no rows', csv(), 'a.csv'],
  ['NUL', csv(';Main Window;A\u0000;it;x;DEFAULT;'), 'a.csv'],
  ['open quote', csv(';Main Window;"A;it;x;DEFAULT;'), 'a.csv'],
  ['too many cells', csv(';;;;;;;;;;;;;;;'), 'a.csv'],
  ['too few cells', csv('1'), 'a.csv'],
  ['long cells', csv(`;Main Window;${'A'.repeat(5000)};it;${'x'.repeat(5000)};${'('.repeat(900)};`), 'a.csv'],
  [
    'huge ids',
    csv('99999999999999999999;Main Window;A;it;x;DEFAULT;', '-1;Main Window;B;it;x;DEFAULT;'),
    'a.csv',
  ],
  ['formulas', csv(';Main Window;=1+1;it;@SUM(A1);DEFAULT;'), 'a.csv'],
  ['evil patterns', csv(';Main Window;A;it;x;(a+)+$;[', ';Main Window;A;it;x;DEFAULT;DEFAULT'), 'a.csv'],
  ['the same key twice', csv(';Main Window;A;it;x;DEFAULT;', ';Main Window;A;it;y;DEFAULT;'), 'a.csv'],
  ['lone surrogates', csv(`;Main Window;A${LONE_SURROGATE};it;x;DEFAULT;`), 'a.csv'],
  ['doubled columns', 'code;code;label;label\r\na;b;c;d', 'a.csv'],
  ['prototype columns', '__proto__;constructor;code\r\na;b;c', 'a.csv'],
  ['bytes', new Uint8Array(2000).map((_, index) => (index * 37) % 256), 'a.csv'],
  ['UTF-16', Buffer.from(`\ufeff${csv(';Main Window;A;it;x;DEFAULT;')}`, 'utf16le'), 'a.csv'],
  ['not a zip', 'PK\u0003\u0004 but no more', 'a.xlsx'],
  ['bytes as workbook', new Uint8Array(2000).fill(80), 'a.xlsx'],
  ['csv as workbook', csv(';Main Window;A;it;x;DEFAULT;'), 'a.xlsx'],
  ['wrong type', '%PDF-1.4', 'a.pdf'],
  ['no ending', csv(), 'a'],
  ['path as name', csv(), '../../etc/passwd.csv'],
];

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

/** A valid workbook with cells that XML cannot represent. */
async function evilWorkbook(): Promise<FileContent> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('labels');
  sheet.addRow(csv().split(';'));
  for (const text of ['_xD800_', '_x0000_', '\ud83d\ude00', "'=1+1", 'x'.repeat(5000)])
    sheet.addRow(['', 'Main Window', `CODE ${text}`.slice(0, 90), 'it', text, 'DEFAULT', '']);
  sheet.addRow([1e308, 'Main Window', new Date(0), true, { formula: '1/0' }, { error: '#DIV/0!' }, null]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

async function evilForms(schema: Node): Promise<[string, FormData][]> {
  const { file } = partsOf(schema);
  const two = fileForm(schema, csv(), 'a.csv');
  two.append(file, new File([csv()], 'b.csv'));
  const other = new FormData();
  other.append('upload', new File([csv()], 'a.csv'));
  const asText = new FormData();
  asText.append(file, csv());
  const texts = Object.keys(schema.properties).filter((part) => part !== file);
  return [
    ...EVIL_FILES.map(([what, content, name]): [string, FormData] => [what, fileForm(schema, content, name)]),
    ['evil cells', fileForm(schema, await evilWorkbook(), 'a.xlsx')],
    ['two files', two],
    ['another part', other],
    ['text for a file', asText],
    ['nothing', new FormData()],
    ['unknown part', fileForm(schema, csv(), 'a.csv', { extra: 'x' })],
    ...texts.flatMap((part) =>
      EVIL_TEXTS.map((text): [string, FormData] => [
        `${part}=${JSON.stringify(text).slice(0, 40)}`,
        fileForm(schema, csv(), 'a.csv', { [part]: text }),
      ]),
    ),
  ];
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
    ? fileForm(form, csv(';Main Window;A;it;x;DEFAULT;'), 'a.csv')
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

async function faultsOf(operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  const storesLabels = operation.method !== 'GET' && operation.path.includes('/interfaceLabel');
  const user = await app.signIn(everyRight);
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
          : refusalOf(schema, evil, { operationId: operation.operationId, parameter: name });
      if (refusal === 'proved') continue;
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
    for (const [at, body, mustRefuse] of mutations(operation.json, fine.body, operation.operationId))
      await attempt(`body${at}: ${JSON.stringify(body).slice(0, 80)}`, { ...fine, body }, { mustRefuse });
    for (const body of operation.isOtherKind ? [] : RAW_BODIES)
      await attempt(`raw body ${body.slice(0, 40)}`, {
        ...fine,
        body,
        headers: { 'content-type': 'application/json' },
      });
  }
  if (operation.form)
    for (const [what, body] of await evilForms(operation.form))
      await attempt(`form: ${what}`, { ...fine, body });
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
