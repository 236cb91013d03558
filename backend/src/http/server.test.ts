import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request as rawRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { handleClientErrors } from './client-errors.ts';
import { buildName } from './build-name.ts';
import { loadContract } from './contract.ts';
import { frontendFiles } from './frontend-files.ts';
import { securityHeaders } from './guards.ts';
import { scratchFolder } from '../kit/scratch-files.ts';
import { contentDisposition } from './send-download.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp({ config: { logLevel: 'info' } })));
afterAll(() => app.close());

/** A request whose path is sent as it is written. */
const raw = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url);
    const sent = rawRequest({ hostname, port, path, ...options }, (reply) => {
      let body = '';
      reply
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => resolve({ status: reply.statusCode!, body }));
    });
    sent.on('error', reject).end();
  });

function answeringServer() {
  const server = createServer();
  handleClientErrors(server);
  return server.listen(0, '127.0.0.1');
}

describe('every reply', () => {
  it('carries strict security headers', async () => {
    for (const path of ['/ccb/health/live', '/ccb/auth/checkLoggedIn', '/nowhere']) {
      const { headers } = await app.request('GET', path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toContain('max-age=');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('carries a request id of its own, also inside a problem', async () => {
    const [first, second] = [
      await app.request('GET', '/ccb/health/live'),
      await app.request('GET', '/nowhere'),
    ];

    expect(first.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(second.body.requestId).toBe(second.headers.get('x-request-id'));
  });

  it('takes over the request id of a caller when it is harmless', async () => {
    const idOf = async (id: string) =>
      (await app.request('GET', '/ccb/health/live', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );

    expect(await idOf('proxy-1_a')).toBe('proxy-1_a');
    for (const id of ['<script>', 'a b', 'x'.repeat(65)]) expect(await idOf(id)).not.toBe(id);
  });

  it('leaves one line in the log that tells who, what and how long, without the search', async () => {
    const editor = await app.signIn({ ccadmEnabled: true });
    await app.request('GET', '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged', {
      as: editor,
      query: { label: 'a private search' },
      headers: { 'x-request-id': 'logged-once' },
    });

    const lines = app.logged.filter((line) => line['requestId'] === 'logged-once');
    expect(lines).toMatchObject([
      {
        method: 'GET',
        path: '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged',
        operation: 'listInterfaceLabels',
        status: 200,
        user: editor.username,
        ms: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(app.logged)).not.toContain('private');
  });

  it.each([
    ['a body without a session', 'POST', '/ccb/auth/fe/trackingLabels', { key: 'K' }, 401],
    ['a body that is too large', 'POST', '/ccb/public/getToken', { username: 'x'.repeat(20_000) }, 413],
    ['an unknown address', 'GET', '/ccb/auth/nowhere', undefined, 401],
    ['the check of a session', 'GET', '/ccb/auth/checkLoggedIn', undefined, 401],
    ['the check of a load balancer', 'GET', '/ccb/health/live', undefined, 200],
  ])('is found in the log, even if it was refused at once: %s', async (what, method, path, body, status) => {
    const id = what.replaceAll(' ', '-');
    const reply = await app.request(method, path, { body, headers: { 'x-request-id': id } });
    const lines = app.logged.filter(({ requestId }) => requestId === id);

    expect([reply.status, lines.map((line) => line['status'])]).toEqual([
      status,
      status === 200 ? [] : [status],
    ]);
  });
});

it('leaves the instant of a change in the log, by which its changes are found', async () => {
  const editor = await app.signIn({ ccadmEnabled: true });
  const create = (id: string) =>
    app.request('POST', '/ccb/auth/fe/trackingLabels', {
      as: editor,
      body: { key: 'logged', label: 'A label' },
      headers: { 'x-request-id': id },
    });
  const changedAtOf = (id: string) => app.logged.find((line) => line['requestId'] === id)?.['changedAt'];

  expect((await create('changed')).status).toBe(200);
  const changes = await app.database.query<{ at: Date }[]>(
    `SELECT at FROM change_log WHERE entity = 'trackingLabel' AND actor = $1`,
    [editor.username],
  );
  expect(changes.map(({ at }) => at.toISOString())).toEqual([changedAtOf('changed')]);

  expect((await create('refused')).status).toBe(409);
  expect(changedAtOf('refused')).toBeUndefined();
});

describe('requests at the edge of what HTTP allows', () => {
  const { paths, components } = loadContract();
  const bodies = (components as { requestBodies: Record<string, unknown> }).requestBodies;
  const bodyOf = ({ requestBody = {} }: { requestBody?: { $ref?: string } }) =>
    bodies[requestBody.$ref?.split('/').at(-1) ?? ''] ?? requestBody;
  const uploads = Object.entries(paths)
    .flatMap(([path, item]) => Object.values(item as object).map((operation) => [path, operation] as const))
    .filter(([, operation]) => JSON.stringify(bodyOf(operation)).includes('multipart/form-data'))
    .map(([path]) => path);

  it('uploads whose multipart body is not terminated by its boundary are 400 with a message, on all of them', async () => {
    const { token } = await app.signIn({
      ccadmEnabled: true,
      priceConfEnabled: true,
      packConfEnabled: true,
      solEnabledFrontEnd: true,
    });
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid';
    const broken = [part, `${part}\r\n--y--\r\n`, '--x\r\nnonsense', '', `${part}\r\n--x`];
    expect(uploads.length).toBeGreaterThan(19);
    for (const path of uploads)
      for (const body of broken) {
        const reply = await fetch(`${app.url}${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
          body,
        });
        const { message } = (await reply.json()) as { message: string };
        expect([path, reply.status, message]).toEqual([path, 400, expect.stringMatching(/^[A-Z].+/)]);
      }
  });

  it('uploads find their folder although /tmp has been cleaned, and are no fault of the sender where it cannot be', async () => {
    const as = await app.signIn({ ccadmEnabled: true });
    const upload = () => {
      const form = new FormData();
      form.set('file', new Blob(['id']), 'a.csv');
      return app.request('POST', '/ccb/auth/fe/interfaceLabel/fromCsv/preview', { as, body: form });
    };
    const folder = scratchFolder();
    const usual = await upload();
    rmSync(folder, { recursive: true });
    const cleaned = await upload();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const impossible = await upload();
    rmSync(folder);

    expect([cleaned.status, cleaned.body.message]).toEqual([usual.status, usual.body.message]);
    expect([impossible.status, impossible.body.message]).toEqual([
      500,
      'Something failed on the server. Try again; if it happens again, report it.',
    ]);
    expect(app.logged).toContainEqual(
      expect.objectContaining({ requestId: impossible.body.requestId, msg: 'request failed' }),
    );
  });

  it('an unknown Expect is 417 with a message', async () => {
    const server = answeringServer();
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n');
    const reply = await text(socket);
    server.close();

    expect(reply).toContain('HTTP/1.1 417');
    expect(reply).toContain('"message":"Expect may only be 100-continue."');
  });

  it('what RFC 3986 lets a query hold need not be encoded', async () => {
    const user = await app.signIn({ ccadmEnabled: true });
    const get = (query: string) =>
      raw(`/ccb/auth/fe/interfaceLabel/findAllByGroupPaged?${query}`, {
        headers: { authorization: `Bearer ${user.token}` },
      });

    for (const value of ['a:b', 'a/b?c', "a@b!$'()*,;=d"])
      expect((await get(`page=0&size=10&label=${value}`)).status).toBe(200);
    // Where it is no value of the parameter it is refused as such, not for its sign.
    expect((await get('page=0:1')).body).toContain('whole number');
  });
});

describe('an unknown address', () => {
  it.each([
    '/nowhere',
    '/ccb/auth/nowhere',
    '/ccb/public/nowhere',
    '/ccb/health/nowhere',
    '/ccb/auth/fe/interfaceLabel/1/nothing',
  ])('is a JSON 404 in words: %s', async (path) => {
    const { status, headers, body } = await app.request('GET', path, { as: await app.signIn() });

    expect([status, body.message]).toEqual([404, 'There is nothing at this address.']);
    expect(headers.get('content-type')).toMatch('application/json');
  });

  it.each(['/ccb/auth/nowhere', '/ccb/auth', '/ccb/auth/fe/nowhere/1'])(
    'below /ccb/auth is told only to who is signed in: %s (A-10)',
    async (path) => {
      const stranger = await app.request('GET', path);
      const expired = await app.request('POST', path, { as: { token: 'x' }, body: {} });
      const user = await app.request('GET', path, { as: await app.signIn() });

      expect([stranger.status, expired.status, user.status]).toEqual([401, 401, 404]);
      expect(stranger.body.message).toBe('The session is over. Sign in again.');
    },
  );

  it('answers 405 where only the method is wrong', async () => {
    const { status, body } = await app.request('DELETE', '/ccb/public/getToken');

    expect([status, body.message]).toEqual([405, 'This method is not allowed here.']);
  });

  it('sends the root to the console', async () => {
    const { status, headers } = await app.request('GET', '/');

    expect([status, headers.get('location')]).toEqual([302, '/ccb/']);
  });

  it.each([
    '/ccb/auth/fe/consoleConfig/getValue/%E0%A4%A',
    '/ccb/auth/%00',
    '/ccb/auth/../../etc/passwd',
    '//ccb/auth/checkLoggedIn',
    '/ccb/auth/checkLoggedIn%2f..',
  ])('is refused and never a fault when it is malformed: %s', async (path) => {
    const { status } = await raw(path);

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('a query', () => {
  const LIST = '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged';

  it.each(['label=%E0%A4%A', 'label=%', 'label=50%&code=a', 'label=%zz'])(
    'that cannot be decoded is refused instead of searched for: %s',
    async (query) => {
      const { token } = await app.signIn({ ccadmEnabled: true });
      const { status, body } = await raw(`${LIST}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });

      expect([status, JSON.parse(body).message]).toEqual([
        400,
        'The address contains an invalid percent encoding. Write %25 for a percent sign.',
      ]);
    },
  );

  it.each([
    ['page=99999999999', [{ field: 'page', message: 'Page must be at most 1000000.' }]],
    ['foo=1', [{ field: 'foo', message: 'The parameter foo is not known.' }]],
    [
      'page=x&size=0',
      [
        { field: 'page', message: 'Page must be a whole number.' },
        { field: 'size', message: 'Size must be at least 1.' },
      ],
    ],
  ])('that breaks several rules is answered with one sentence for each field: %s', async (query, fields) => {
    const editor = await app.signIn({ ccadmEnabled: true });
    const { status, body } = await app.request('GET', `${LIST}?${query}`, { as: editor });

    expect([status, body.fields]).toEqual([400, fields]);
    expect(body.message).toBe(fields.map(({ message }) => message).join(' '));
  });
});

describe('a body', () => {
  it('that breaks several rules is answered with one sentence for each field', async () => {
    const { body } = await app.request('POST', '/ccb/auth/fe/interfaceLabel', {
      as: await app.signIn({ ccadmEnabled: true }),
      body: { labelGroup: 'A', code: 'B', label: 'c', language: { id: 99999999999 }, foo: 1 },
    });

    expect(body.fields).toContainEqual({
      field: 'language.id',
      message: 'Language must be at most 2147483647.',
    });
    expect(body.fields).toContainEqual({ field: 'foo', message: 'The field foo is not known.' });
    const names = (body.fields as { field: string }[]).map(({ field }) => field);
    expect(new Set(names).size).toBe(names.length);
  });

  it('of an anonymous caller is refused before it arrives', async () => {
    const { hostname, port } = new URL(app.url);
    const status = await new Promise<number>((resolve, reject) => {
      const sent = rawRequest(
        {
          hostname,
          port,
          method: 'POST',
          path: '/ccb/auth/fe/interfaceLabel/fromCsv/preview',
          headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000_000 },
        },
        (reply) => {
          resolve(reply.statusCode!);
          sent.destroy();
        },
      );
      sent.on('error', reject);
      sent.write('--x\r\n');
    });

    expect(status).toBe(401);
  });
});

describe('HEAD', () => {
  it.each(['/ccb/health/live', '/ccb/health/ready', '/ccb/health/metrics', '/ccb/auth/fe/language/langlist'])(
    'answers what GET answers, without its body: %s',
    async (path) => {
      const as = await app.signIn();
      const get = await app.request('GET', path, { as });
      const head = await app.request('HEAD', path, { as });

      expect(head.status).toBe(200);
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
      expect(head.bytes).toHaveLength(0);
    },
  );

  it('names a download without making it', async () => {
    const { status, headers, bytes } = await app.request('HEAD', '/ccb/auth/fe/interfaceLabel/toCsv', {
      as: await app.signIn({ ccadmEnabled: true }),
    });

    expect([status, bytes.length]).toEqual([200, 0]);
    expect(headers.get('content-disposition')).toContain('.csv');
  });

  it('is refused where GET is', async () => {
    const statusOf = async (path: string) => (await app.request('HEAD', path)).status;

    expect(await statusOf('/ccb/auth/checkLoggedIn')).toBe(401);
    expect(await statusOf('/ccb/public/getToken')).toBe(405);
  });
});

describe('what is no request at all', () => {
  const server = answeringServer();
  afterAll(() => server.close());

  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 'This is not a readable HTTP request.'],
    [
      'a blank in the address',
      'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n',
      400,
      'This is not a readable HTTP request.',
    ],
    [
      'a large header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'The address or the headers are too large.',
    ],
  ])('is answered as everything else is: %s', async (_what, bytes, status, message) => {
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('end', () => resolve(text)).on('error', reject);
      socket.write(bytes);
    });
    const [head = '', body = ''] = reply.split('\r\n\r\n');

    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('content-type: application/json');
    expect(JSON.parse(body)).toEqual({ message, requestId: expect.any(String) });
  });
});

describe('a fault', () => {
  it('is logged whole and answered without internals', async () => {
    await app.sql('ALTER TABLE language RENAME TO language_gone');
    const { status, body } = await app.request('GET', '/ccb/auth/fe/language/langlist', {
      as: await app.signIn(),
    });
    await app.sql('ALTER TABLE language_gone RENAME TO language');

    expect(status).toBe(500);
    expect(body).toEqual({
      message: 'Something failed on the server. Try again; if it happens again, report it.',
      requestId: expect.any(String),
    });
    const logged = app.logged.find(
      (line) => line['requestId'] === body.requestId && line['err'] !== undefined,
    );
    expect(JSON.stringify(logged)).toContain('language');
  });

  it('leaves nothing of a form in the log', async () => {
    await app.sql(`ALTER TABLE app_user ADD CONSTRAINT no_secrets CHECK (alias <> 'a secret')`);
    const { status } = await app.request('POST', '/ccb/auth/fe/user', {
      as: await app.signIn({ userAdmin: true }),
      body: {
        username: 'somebody',
        alias: 'a secret',
        password: 'a long enough word 7',
        confirmPassword: 'a long enough word 7',
      },
    });
    await app.sql('ALTER TABLE app_user DROP CONSTRAINT no_secrets');

    expect(status).toBe(500);
    expect(JSON.stringify(app.logged)).toContain('"constraint":"no_secrets"');
    expect(JSON.stringify(app.logged)).not.toMatch(/secret"[^s]|argon2|word 7/);
  });
});

describe('the metrics', () => {
  const METRICS = '/ccb/health/metrics';

  it('tell a caller on this machine how requests fare', async () => {
    await app.request('GET', '/ccb/health/live');
    const { status, body } = await app.request('GET', METRICS);

    expect(status).toBe(200);
    expect(body).toMatch(/ccb_http_request_duration_seconds_count\{operation="checkLive",status="200"\} \d+/);
  });

  it('tell connections, jobs, version and schema', async () => {
    await app.database.query(
      `INSERT INTO job_run (name, started_by, queued_at, state, language) VALUES ('x', 'Anna', now() - interval '1 hour', 'queued', 'en')`,
    );
    const { body } = await app.request('GET', METRICS);
    await app.database.query(`DELETE FROM job_run WHERE name = 'x'`);

    expect(body).toMatch(/ccb_info\{version="\d+\.\d+\.\d+",build="source",schema="\w+\d{13}"\} 1/);
    expect(body).toMatch(/ccb_database_connections\{state="waiting"\} \d/);
    expect(body).toContain('ccb_jobs{state="queued"} 1');
    expect(body).toMatch(/ccb_job_queue_age_seconds 36\d\d/);
  });

  it('tell builds apart by the files that a start uses', () => {
    const [server, page] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'ccb-build-'))) as [string, string];
    const files = ['server/main.js', 'server/openapi.json', 'server/chunk-ABCD2345.js', 'page/index.html'];
    const built = files.map((file) => {
      writeFileSync(file.replace('server', server).replace('page', page), file);
      return buildName(server, page);
    });
    for (const folder of [server, page]) rmSync(folder, { recursive: true });

    expect(new Set(built).size).toBe(3);
    expect(built[2]).toBe(built[1]);
  });

  it('reveal nothing behind a proxy', async () => {
    const { status, body } = await app.request('GET', METRICS, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });

    expect([status, body.message]).toEqual([403, 'Metrics need the token of METRICS_TOKEN.']);
  });

  it('need the token where there is one', async () => {
    const guarded = await testApp({ config: { metricsToken: 'a-metrics-token' }, database: app.database });
    const get = (authorization?: string) =>
      guarded.request('GET', METRICS, { headers: authorization ? { authorization } : {} });

    expect((await get()).status).toBe(403);
    expect((await get('Bearer wrong')).status).toBe(403);
    expect((await get('Bearer a-metrics-tokeN')).status).toBe(403);
    expect((await get('Bearer a-metrics-tokeñ')).status).toBe(403);
    expect((await get('bearer a-metrics-token')).status).toBe(200);
    await guarded.close();
  });
});

describe('the files of the frontend', () => {
  let folder: string;
  let url: string;
  const server = createServer();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ccb-frontend-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>CCB</title>');
    for (const language of ['de', 'en', 'it'])
      writeFileSync(
        join(folder, `landing.${language}.html`),
        `<!doctype html><title>Landing ${language}</title>`,
      );
    writeFileSync(join(folder, 'paths.json'), '["/users","/sso","/login","/interface_labels"]');
    writeFileSync(join(folder, 'assets', 'index-abc.js'), 'plain');
    writeFileSync(join(folder, 'assets', 'picture-abc.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets', 'index-abc.js.br'), 'brotli');
    writeFileSync(join(folder, 'assets', 'index-abc.js.gz'), 'gzip');
    writeFileSync(join(folder, 'assets', 'index-abc.js.map'), 'source');
    server.on('request', express().use(securityHeaders()).use('/ccb', frontendFiles(folder)!));
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ccb`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 200],
    ['/users', 200],
    ['/Users/', 200],
    ['/docs.html', 404],
    ['/nonsense', 404],
    ['/users/1', 404],
  ])('answer %s with the page of the console, %i (R-001, R-003)', async (path, status) => {
    const reply = await fetch(`${url}${path}`);

    expect(reply.status).toBe(status);
    if (!path.includes('.')) expect(await reply.text()).toContain('<title>CCB</title>');
  });

  it('are kept for ever when their name holds their hash', async () => {
    const { status, headers } = await fetch(`${url}/assets/index-abc.js`);

    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('carry what protects a page on the page alone', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(`${url}${path}`);
      return [
        'content-security-policy',
        'x-frame-options',
        'x-content-type-options',
        'referrer-policy',
        'strict-transport-security',
      ].filter((name) => headers.has(name));
    };

    expect(await headersOf('/login')).toHaveLength(5);
    expect(await headersOf('/assets/index-abc.js')).toEqual(['x-content-type-options', 'referrer-policy']);
    expect(await headersOf('/assets/picture-abc.svg')).toHaveLength(5);
  });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
  ])('are sent as they were compressed ahead of time: %s', async (accepted, encoding) => {
    const { headers } = await fetch(`${url}/assets/index-abc.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': accepted },
    });

    expect(headers.get('content-encoding')).toBe(encoding);
  });

  it.each(['/', '/login', '/interface_labels?action=search', '/interface_labels/'])(
    'answer the page for every route of the console: %s (R-001)',
    async (path) => {
      const reply = await fetch(url + path);

      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await reply.text()).toContain('<title>CCB</title>');
    },
  );

  it.each(['/landing?country=IT', '/landing/', '/Landing//'])(
    'answer a document of its own where there is one: %s',
    async (path) => {
      const reply = await fetch(url + path);

      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await reply.text()).toContain('<title>Landing en</title>');
    },
  );

  it.each([
    ['', 'it-CH, de;q=0.8', 'it'],
    ['', 'fr, de;q=0.8, it;q=0.5', 'de'],
    ['', 'fr', 'en'],
    ['', '*', 'en'],
    ['?language=de', 'it', 'de'],
    ['?language=de_CH', 'it', 'de'],
    ['?language=sv', 'it', 'en'],
    ['?language=de&language=it', 'it', 'it'],
    ['?language=../index', 'it', 'en'],
  ])(
    'answer it in the language of the address, else of the browser: %s %s',
    async (query, accepted, language) => {
      const reply = await fetch(`${url}/landing${query}`, { headers: { 'accept-language': accepted } });

      expect(await reply.text()).toContain(`<title>Landing ${language}</title>`);
      expect(reply.headers.get('vary')).toContain('accept-language');
    },
  );

  const policyOf = async (path: string) => (await fetch(url + path)).headers.get('referrer-policy');

  it.each(['/sso', '/sso/', '/sso//', '/SSO', '/Sso/', '/%73so'])(
    'let no Referer carry on what the address of a sign-in link holds: %s',
    async (path) => {
      expect(await policyOf(`${path}?user=market&token=secret`)).toBe('no-referrer');
    },
  );

  it('leave the Referer of other pages as it is', async () => {
    for (const path of ['/login', '/processo', '/sso/more'])
      expect(await policyOf(path)).not.toBe('no-referrer');
  });

  it('keep their source maps to themselves', async () => {
    expect((await fetch(`${url}/assets/index-abc.js.map`)).status).toBe(404);
  });

  it('are revalidated without being sent again', async () => {
    const first = await fetch(`${url}/login`);
    const second = await fetch(`${url}/login`, {
      headers: { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' },
    });

    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it('stay those of one build while the next one is written over them', async () => {
    const page = join(folder, 'index.html');
    const script = join(folder, 'assets', 'index-abc.js');
    const before = [readFileSync(page), readFileSync(script)] as const;
    writeFileSync(page, '<!doctype html><title>Next</title>');
    rmSync(script);

    expect(await (await fetch(`${url}/`)).text()).toContain('<title>CCB</title>');
    expect(await (await fetch(`${url}/assets/index-abc.js`)).status).toBe(200);
    writeFileSync(page, before[0]);
    writeFileSync(script, before[1]);
  });

  it('are not served as long as they are not built', () => {
    expect(frontendFiles(join(folder, 'nowhere'))).toBeUndefined();
  });
});

describe('the name of a download', () => {
  it.each([
    ['labels.csv', `attachment; filename="labels.csv"; filename*=UTF-8''labels.csv`],
    ['città (2).csv', `attachment; filename="citt_ (2).csv"; filename*=UTF-8''citt%C3%A0%20%282%29.csv`],
    [`a"b\\c'*.csv`, `attachment; filename="a_b_c'*.csv"; filename*=UTF-8''a%22b%5Cc%27%2A.csv`],
    [
      'a\r\nset-cookie: x.csv',
      `attachment; filename="a__set-cookie: x.csv"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x.csv`,
    ],
  ])('reaches the browser in every script, and breaks no header: %j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
