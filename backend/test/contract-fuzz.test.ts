// Bad input for every operation of openapi.yaml, sent to the started product: never a fault, and each refusal says why.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evilForms } from './evil-files.ts';
import { distinct, edges, EVIL_TEXTS, evilTextsOf, mutations, rawOf } from './evil-values.ts';
import type { SignedInUser } from './factories.ts';
import { fileForm, operations, request, valid, type Node, type Operation } from './fuzzed-operations.ts';
import { isTaken, refusalOf } from './refusals.ts';
import type { RequestOptions, TestReply } from './send.ts';
import { startedApp, type StatefulApp } from './started-app.ts';

/** The default of the setting: the server runs with those of `npm start`. */
const MAX_UPLOAD_MB = 10;

let app: StatefulApp;
beforeAll(async () => void (app = await startedApp({ DEMO_DATA: 'true' })), 180_000);
afterAll(() => app?.close());

type Parameter = Operation['parameters'][number];

const everyRight = {
  ccadmEnabled: true,
  userAdmin: true,
  priceConfEnabled: true,
  packConfEnabled: true,
  solEnabledFrontEnd: true,
};

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

/** An export by mail is stored as it was asked for. */
const isMailed = ({ parameters }: Operation): boolean => parameters.some(({ name }) => name === 'email');

/** What reads the same parameters in the same way: a workbook is the CSV file again, and that has the rows of its list. */
function twinOf(operation: Operation): Operation | undefined {
  const [, noun, format] = /^export(\w+)(Csv|Xlsx)$/.exec(operation.operationId) ?? [];
  const names = format === 'Xlsx' ? [`export${noun}Csv`] : [`list${noun}`, `get${noun}`];
  if (format === undefined || (format === 'Csv' && isMailed(operation))) return undefined;
  return operations.find(({ operationId }) => names.includes(operationId));
}

/** Whether another operation is sent every value that this parameter takes: its twin, or the same list of the first kind. */
function isTakenElsewhere(operation: Operation, { name, in: place, schema }: Parameter): boolean {
  if (operation.isOtherKind) return place === 'query';
  return (twinOf(operation)?.parameters ?? []).some(
    (one) => one.name === name && one.in === place && isDeepStrictEqual(one.schema, schema),
  );
}

/** A run plans as its preview does, and then writes the values. */
const isPreviewed = ({ operationId, isOtherKind }: Operation, at: string): boolean =>
  isOtherKind === true && /^runBulkChange /.test(operationId) && /^\/change(?!\/values)/.test(at);

interface Expected {
  rawQuery?: string;
  mustRefuse?: boolean;
  /** What else is wrong with the reply. */
  judge?: ((reply: TestReply) => string | undefined | Promise<string | undefined>) | undefined;
}

/** Without these, an operation answers before it reads the others. */
const DECIDING = new Set(['pCurrentModelVetele', 'pModelFilter']);

/** Whether there is one label, and nothing has been stored since. */
let isFresh = false;

async function faultsOf(operation: Operation): Promise<string[]> {
  const faults: string[] = [];
  const storesLabels = operation.method !== 'GET' && operation.path.includes('/interfaceLabel');
  // Of every market: an operation refuses those of others before it looks at anything else.
  const markets = await app.sql<{ id: string }>(`SELECT id FROM country WHERE id <> 'DEFAULT'`);
  const user = await app.signIn({ ...everyRight, countries: markets.map(({ id }) => id) });
  if (!isFresh) {
    await app.sql('TRUNCATE interface_label, model_regexp, change_log RESTART IDENTITY');
    await app.aLabel({ modelEnableRegexp: '^AURORA_.*$' });
  }
  isFresh = operation.method === 'GET';
  const attempt = async (
    what: string,
    options: RequestOptions & { path: Record<string, unknown> },
    { rawQuery = '', mustRefuse = false, judge }: Expected = {},
  ) => {
    // A label of an earlier case would make the next one a duplicate.
    if (storesLabels) await app.sql('DELETE FROM interface_label WHERE id <> 1');
    const reply = await send(operation, { as: user, ...options }, rawQuery);
    const isTakenWrongly = mustRefuse && reply.status < 400;
    const fault = faultOf(reply) ?? (isTakenWrongly ? 'takes what its schema refuses' : await judge?.(reply));
    if (fault) faults.push(`${operation.operationId} ${what} ${fault}`.slice(0, 400));
  };
  const fine = request(operation);
  const needed = Object.fromEntries(
    operation.parameters
      .filter(({ name, in: place, required }) => place === 'query' && (required || DECIDING.has(name)))
      .map(({ name, schema }) => [name, valid(schema, name)]),
  );

  await attempt('valid', { ...fine, query: needed });
  for (const parameter of operation.parameters) {
    const { name, in: place, schema } = parameter;
    if (name === 'entity' && operation.isOtherKind) continue;
    const at = `${operation.operationId} ${name}`;
    const isElsewhere = isTakenElsewhere(operation, parameter);
    const texts = isElsewhere ? EVIL_TEXTS : evilTextsOf(name, schema, at);
    for (const evil of distinct([...texts, ...edges(schema)], String)) {
      // Without text, the path is that of another operation.
      const refusal =
        place === 'path' && evil === '' ? 'none' : refusalOf(schema, evil, { place: at, parameter: name });
      if (refusal === 'proved' || (refusal === 'none' && isElsewhere)) continue;
      const part =
        place === 'path' ? { path: { ...fine.path, [name]: evil } } : { query: { ...needed, [name]: evil } };
      await attempt(
        `${place} ${name}=${JSON.stringify(evil).slice(0, 40)}`,
        { ...fine, ...part },
        { mustRefuse: refusal === 'due' },
      );
    }
  }
  const raw = operation.isOtherKind
    ? { queries: [], bodies: [] }
    : rawOf(operation.method, operation.operationId);
  for (const rawQuery of raw.queries) await attempt(rawQuery, fine, { rawQuery });
  if (operation.json) {
    for (const [at, body, mustRefuse] of mutations(operation.json, fine.body, operation.operationId)) {
      if (isPreviewed(operation, at)) continue;
      await attempt(`body${at}: ${JSON.stringify(body).slice(0, 80)}`, { ...fine, body }, { mustRefuse });
    }
    for (const body of raw.bodies)
      await attempt(`raw body ${body.slice(0, 40)}`, {
        ...fine,
        body,
        headers: { 'content-type': 'application/json' },
      });
  }
  if (operation.form)
    for await (const { what, body, faultOf: judge } of evilForms(app, operation, (body) =>
      send(operation, { as: user, ...fine, body }),
    ))
      await attempt(`form: ${what}`, { ...fine, body }, { judge });
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
