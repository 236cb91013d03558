// @ccb/contract as another team gets it: packed, unpacked into a folder without this repository, and used there.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type handlers as Handlers } from './package/msw.ts';
import { loadDocument, ROOT, type Node } from './document.ts';

const outside = mkdtempSync(join(tmpdir(), 'ccb-outside-'));
const installed = join(outside, 'node_modules', '@ccb', 'contract');
const tsc = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
const contract = loadDocument();
const mock = (name: string): Node => JSON.parse(readFileSync(join(ROOT, 'mocks', name), 'utf8')).value;

const node = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], { cwd: outside, encoding: 'utf8' });

/** The errors that the compiler finds; its output is next to the source. */
function compile(file: string): string {
  const options = [
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
  ];
  try {
    return node(tsc, ...options, '--types', '', file);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

beforeAll(() => {
  const packed = node(join(ROOT, '.run', 'pack-contract.mjs'), outside);
  const [tarball = ''] = /ccb-contract-\S+\.tgz/.exec(packed) ?? [];
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(outside, tarball), '-C', installed, '--strip-components=1']);
  symlinkSync(join(ROOT, 'node_modules', 'msw'), join(outside, 'node_modules', 'msw'), 'junction');
  writeFileSync(join(outside, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(ROOT, 'contracts', 'package', 'example', 'consumer.ts'), join(outside, 'consumer.ts'));
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

describe('the consumer of the example', () => {
  it('compiles against the types and prints what the mocked console answers', () => {
    const regions = mock('Landing/getLandingGeoRegion.english.json') as Node[];
    const lines = regions.map(
      ({ label, countryList }) => `${label}: ${countryList.map((each: Node) => each.description).join(', ')}`,
    );

    expect(compile('consumer.ts')).toBe('');
    expect(node(join(outside, 'consumer.js')).trimEnd().split('\n')).toEqual(lines);
    expect(
      readFileSync(join(outside, 'consumer.ts'), 'utf8').trimEnd().split('\n').length,
    ).toBeLessThanOrEqual(20);
  });

  it('does not compile where it misreads a reply, an address or an answer', () => {
    const source = readFileSync(join(outside, 'consumer.ts'), 'utf8');
    const wrong = source
      .replace('{ description }) => description', '{ name }) => name')
      .replace("getLandingGeoRegion' satisfies", "getLandingRegions' satisfies")
      .replace("'english'", "'englisch'");
    writeFileSync(join(outside, 'wrong.ts'), wrong);
    const problems = compile('wrong.ts');

    expect(problems).toContain("Property 'name' does not exist");
    expect(problems).toContain('getLandingRegions');
    expect(problems).toContain('"englisch"');
  });
});

describe('the package', () => {
  const read = (name: string): string => readFileSync(join(installed, name), 'utf8');

  it('has the version of the contract, and the document, the pact and the examples whole', () => {
    const document = JSON.parse(read('openapi.json'));

    expect(JSON.parse(read('package.json')).version).toBe(contract.document.info.version);
    expect(Object.keys(document.paths)).toEqual(Object.keys(contract.document.paths));
    expect(read('openapi.json')).not.toContain('./mocks/');
    expect(JSON.parse(read('pact.json')).consumer.name).toBeTruthy();
  });

  it('names no file that it does not hold', () => {
    const { exports } = JSON.parse(read('package.json')) as {
      exports: Record<string, string | Record<string, string>>;
    };
    const files = Object.values(exports).flatMap((each) =>
      typeof each === 'string' ? each : Object.values(each),
    );

    for (const file of files) expect(read(file).length).toBeGreaterThan(0);
  });

  it('imports msw and nothing else, so that browsers can load it', () => {
    const imported = [...read('msw.js').matchAll(/^import .* from "([^"]+)"/gm)].map(([, from]) => from);

    expect([...new Set(imported)]).toEqual(['msw']);
  });
});

describe('its handlers', () => {
  const baseUrl = 'https://console.example/behind';
  const server = setupServer();
  let handlers: typeof Handlers;

  beforeAll(async () => {
    const entry = pathToFileURL(join(installed, 'msw.js')).href;
    ({ handlers } = (await import(/* @vite-ignore */ entry)) as { handlers: typeof Handlers });
    server.listen({ onUnhandledRequest: 'error' });
  });
  afterAll(() => server.close());

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(baseUrl + path, {
      ...init,
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    });

  it('answer every operation with its first example', async () => {
    const answers = Object.fromEntries([...contract.operations.keys()].map((id) => [id, 'default']));
    server.resetHandlers(...handlers({ baseUrl, answers }));

    for (const { operationId, method, path, responses } of contract.operations.values()) {
      const reply = await call(path.replace(/\{\w+\}/g, '1'), { method });
      const [, { content }] = Object.entries<Node>(responses).find(
        ([status]) => status === String(reply.status),
      )!;
      const [[type, { examples }]] = Object.entries<Node>(content) as [[string, Node]];
      const { value } = contract.deref(examples.default);

      expect([operationId, reply.ok, reply.headers.get('content-type')]).toEqual([operationId, true, type]);
      if (type.includes('json')) expect(await reply.json(), operationId).toEqual(value);
    }
  });

  it('remember what is saved, until they are recreated', async () => {
    server.resetHandlers(...handlers({ baseUrl }));
    const list = '/ccb/auth/fe/trackingLabels/list';
    const count = async (): Promise<number> => ((await (await call(list)).json()) as Node[]).length;
    const before = await count();
    const body = JSON.stringify({ key: 'from.outside', label: 'From outside', language: { id: 1 } });
    const created = await call('/ccb/auth/fe/trackingLabels', { method: 'POST', body });

    expect(created.status).toBe(200);
    expect(await count()).toBe(before + 1);

    server.resetHandlers(...handlers({ baseUrl }));
    expect(await count()).toBe(before);
  });

  it('refuse an answer that an operation does not have, before any test begins', () => {
    expect(() => handlers({ answers: { listUsers: 'none' } })).toThrow(
      'listUsers has no answer called none.',
    );
    expect(() => handlers({ answers: { listCars: 'default' } })).toThrow('no operation listCars');
  });

  it('answer nobody who is not signed in, with nothing where nothing has changed, and no other server', async () => {
    const elsewhere = http.all('*', () => new HttpResponse(null, { status: 418 }));
    server.resetHandlers(...handlers({ baseUrl, answers: { getMenuList: '304' } }), elsewhere);

    expect((await fetch(`${baseUrl}/ccb/auth/fe/trackingLabels/list`)).status).toBe(401);
    expect((await call('/ccb/auth/fe/menu/menulist')).status).toBe(304);
    for (const other of ['https://elsewhere.example/behind', 'https://console.example'])
      expect((await fetch(`${other}/ccb/auth/fe/menu/menulist`)).status, other).toBe(418);
  });
});
