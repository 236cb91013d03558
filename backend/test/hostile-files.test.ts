/** Hostile requests to the started product: each gets a readable answer, nobody else waits for it, and no memory leaks. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { workbookChunks } from '../src/kit/workbook.ts';
import { testDatabase } from './database.ts';
import { hostileTexts, hostileTranslations, hostileWorkbooks } from './hostile-files.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';
import { longestWaitDuring } from './longest-wait.ts';

/** All tables share one reader; these two read the first sheet and all of them. Files of translators have one of their own. */
const LABELS = { path: '/ccb/auth/fe/interfaceLabel/fromCsv/preview', part: 'file' };
const PACKS = { path: '/ccb/auth/fe/packConf/uploadCommercialPacksFromExcel', part: 'uploadFile' };
const TRANSLATIONS = { path: '/ccb/auth/fe/translation/import/preview', part: 'file' };

let dataDir: string;
let server: ServerProcess;
/** The server of somebody else, from which two documents are compared. */
let elsewhere: Server;
let documents: Record<string, string> = {};
let own: Awaited<ReturnType<typeof testDatabase>> | undefined;
const headers: Record<string, string> = {};

const postJson = (path: string, body: string): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const hostElsewhere = (): string => `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'ccb-hostile-'));
  own = process.env.TEST_DATABASE_URL ? await testDatabase() : undefined;
  const url = (own?.connection as { url: string } | undefined)?.url;
  elsewhere = createServer((asked, reply) => {
    reply.setHeader('content-type', 'application/json').end(documents[asked.url!] ?? 'nothing');
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
  server = await serverProcess({
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    COMPARE_HOSTS: hostElsewhere(),
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const reply = await postJson(
    '/ccb/public/getToken',
    JSON.stringify({ username: 'admin', password: 'admin-demo' }),
  );
  headers['authorization'] = `Bearer ${((await reply.json()) as { token: string }).token}`;
});
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await own?.close();
  elsewhere.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  message: string;
  /** Milliseconds. */
  took: number;
}

async function upload({ path, part }: typeof LABELS, name: string, bytes: Buffer): Promise<Answer> {
  const form = new FormData();
  form.append(part, new Blob([new Uint8Array(bytes)]), name);
  const begun = performance.now();
  const reply = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
  const said = (await reply.json()) as { message?: string; uploadErrorMsgList?: string[] };
  // The preview of packs reports a bad workbook in its reply.
  const message = said.message ?? said.uploadErrorMsgList?.[0] ?? '';
  return { status: reply.status, message, took: performance.now() - begun };
}

const IN_WORDS = /^[A-Z][^{}<>]{15,}\.$/;
const ANSWERED_IN_MS = 5_000;
const WAITED_MS = 200;
const MB = 1024 * 1024;

async function expectRefused(target: typeof LABELS, name: string, bytes: Buffer): Promise<void> {
  const { result, waited } = await longestWaitDuring(server, headers, () => upload(target, name, bytes));
  expect(result.message).toMatch(IN_WORDS);
  expect(result.took).toBeLessThan(ANSWERED_IN_MS);
  expect(waited).toBeLessThan(WAITED_MS);
}

const memoryMB = (pid: string | number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Of the server and of the processes that it has started. */
function residentMB(): number {
  const { pid } = server;
  const started = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...started].reduce<number>((sum, one) => sum + memoryMB(one), 0);
}

const LEFT_MB = 30;
/** On the embedded database alone, whose memory counts as well: on PostgreSQL the same process holds less. */
const itInOneProcess = it.skipIf(process.env.TEST_DATABASE_URL);
/** What is refused before the database is asked for anything is refused on any of them. */
const isProvedOnEmbedded = Boolean(process.env.TEST_DATABASE_URL);
/** Processes that have nothing to do end after 5 s; V8 looks through its memory when there is little to do. */
const settled = async (before: number): Promise<void> =>
  vi.waitFor(() => expect(residentMB()).toBeLessThan(before + LEFT_MB), { timeout: 40_000, interval: 500 });

describe.skipIf(isProvedOnEmbedded).each(Object.entries(hostileWorkbooks))(
  'a workbook with %s',
  (_name, make) => {
    it('is refused with a message while others are served', async () => {
      const bytes = make();
      await expectRefused(LABELS, 'x.xlsx', bytes);
      await expectRefused(PACKS, 'x.xlsx', bytes);
    });
  },
);

it.skipIf(isProvedOnEmbedded).each(Object.entries(hostileTexts))(
  'a CSV file with %s is refused with a message while others are served',
  async (_name, make) => {
    await expectRefused(LABELS, 'x.csv', make());
  },
);

it.skipIf(isProvedOnEmbedded).each(Object.entries(hostileTranslations))(
  'a file of translators with %s is refused with a message while others are served',
  async (_name, [ending, make]) => {
    await expectRefused(TRANSLATIONS, `texts.en.${ending}`, make());
  },
);

/** Deterministic damage. */
function* damages(): Generator<(bytes: Buffer) => Buffer> {
  let seed = 20_261_123;
  const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let n = 0; n < 120; n++) {
    const places = Array.from({ length: 1 + (n % 8) }, () => [random(1_000_000), random(256)] as const);
    yield (bytes) => {
      const damaged = Buffer.from(bytes);
      for (const [at, value] of places) damaged[at % damaged.length] = value;
      return n % 5 === 0 ? damaged.subarray(0, 1 + (places[0]![0] % damaged.length)) : damaged;
    };
  }
  // As after an FTP transfer in text mode.
  yield (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
}

it('damaged workbooks are answered, whatever the damage', async () => {
  async function* rows() {
    yield Array.from({ length: 30 }, (_, n) => [String(n), `CODE_${n}`]);
  }
  const sound = await buffer(workbookChunks('labels', ['id', 'code'], rows()) as never);
  for (const damage of damages()) {
    const { status, took, message } = await upload(LABELS, 'x.xlsx', damage(sound));
    // A file that is still readable lacks most columns of the list.
    expect([status, message]).toEqual([400, expect.stringMatching(IN_WORDS)]);
    expect(took).toBeLessThan(ANSWERED_IN_MS);
  }
});

it('four previews of 100,000 rows at once are answered, or throttled with 503', async () => {
  const line = (n: number) => `;MAIN;CODE_${n};it;testo ${n};.*;\r\n`;
  const head = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp\r\n';
  const text = head + Array.from({ length: 100_000 }, (_, n) => line(n)).join('');
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => upload(LABELS, 'x.csv', Buffer.from(text))),
  );

  for (const { status, message } of answers)
    if (status === 503) expect(message).toMatch(/^Other .+ Try again in a minute\.$/);
    else expect(status).toBe(200);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
}, 180_000);

describe('an import of new labels', () => {
  const IMPORT = { ...LABELS, path: '/ccb/auth/fe/interfaceLabel/fromCsv' };
  const fileOf = (group: string, count: number): Buffer => {
    const line = (_: unknown, n: number) => `;${group};CODE_${n};it;testo ${n};DEFAULT;`;
    const head = 'id;labelGroup;code;language;label;modelEnableRegexp;modelDisableRegexp';
    return Buffer.from([head, ...Array.from({ length: count }, line)].join('\n'));
  };

  it('of 2,000 keeps nobody waiting', async () => {
    // What a server does for the first time takes it longer.
    await upload(IMPORT, 'x.csv', fileOf('WARM', 2000));
    const { result, waited } = await longestWaitDuring(server, headers, () =>
      upload(IMPORT, 'x.csv', fileOf('MOST', 2000)),
    );
    expect(result.status).toBe(200);
    expect(waited).toBeLessThan(WAITED_MS);
  });

  it('of 20,000 keeps nobody waiting, and is refused where it would', async () => {
    const { result, waited } = await longestWaitDuring(server, headers, () =>
      upload(IMPORT, 'x.csv', fileOf('MANY', 20_000)),
    );
    const refusal = /^The embedded database takes at most 2000 .+ this import has 20000\. Tick fewer, .+\.$/;
    if (own) expect(result.status).toBe(200);
    else expect([result.status, result.message]).toEqual([400, expect.stringMatching(refusal)]);
    expect(waited).toBeLessThan(WAITED_MS);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(fileOf('NEXT', 20_000))]), 'x.csv');
    const preview = await fetch(server.url + LABELS.path, { method: 'POST', headers, body: form });
    const { notes = [] } = (await preview.json()) as { notes?: string[] };
    expect(notes).toEqual(own ? [] : [expect.stringMatching(refusal)]);
  });
});

it('JSON of any depth and width is answered', async () => {
  const paths = ['/ccb/auth/fe/trackingLabels', '/ccb/public/getToken'];
  for (const path of paths)
    for (const body of [
      '['.repeat(900_000),
      `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
      `{${Array.from({ length: 60_000 }, (_, n) => `"a${n}":1`).join(',')}}`,
      `{"code":"${'x'.repeat(900_000)}"}`,
    ]) {
      const { result, waited } = await longestWaitDuring(server, headers, async () => postJson(path, body));
      expect([400, 413]).toContain(result.status);
      expect(((await result.json()) as { message: string }).message).toMatch(/\S/);
      expect(waited).toBeLessThan(WAITED_MS);
    }
});

/** Operations that take lists, and their maximal length; none of these entries is valid. */
const LISTS: [string, string, (entries: string) => string][] = [
  ['PUT', '/ccb/auth/fe/priceConf/saveEquipmentList/1/X', (entries) => `[${entries}]`],
  ['PUT', '/ccb/auth/fe/solCountryTaxes/saveSolTaxes', (entries) => `[${entries}]`],
  ['POST', '/ccb/auth/fe/user', (entries) => `{"countries":[${entries}]}`],
  ['POST', '/ccb/auth/fe/interfaceLabel/modelMatches', (entries) => `{"patterns":[${entries}]}`],
];

it.each([
  ['2,500 empty objects', `${'{},'.repeat(2500)}{}`],
  ['300,000 empty objects', `${'{},'.repeat(300_000)}{}`],
  ['a million and a half empty objects', `${'{},'.repeat(1_500_000)}{}`],
  ['400,000 numbers', `${'0,'.repeat(400_000)}0`],
  ['numbers that are none', `1e999,-1e999,${'9'.repeat(400_000)}`],
])('a list of %s is refused with a message while others are served', async (_name, entries) => {
  for (const [method, path, body] of LISTS) {
    const begun = performance.now();
    const { result, waited } = await longestWaitDuring(server, headers, async () =>
      fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: body(entries),
      }),
    );
    expect([400, 413]).toContain(result.status);
    expect(((await result.json()) as { message: string }).message).toMatch(/\S/);
    expect(performance.now() - begun).toBeLessThan(ANSWERED_IN_MS);
    expect(waited).toBeLessThan(WAITED_MS);
  }
});

it('members named twice, or like the inside of an object, do no harm', async () => {
  const path = '/ccb/auth/fe/trackingLabels';
  const twice = await postJson(path, `{${'"key":"A",'.repeat(9_000)}"key":"HOSTILE","label":"x"}`);
  expect(twice.status).toBe(200);
  const inside = await postJson(path, '{"__proto__":{"key":"P"},"constructor":{"prototype":{"label":"P"}}}');
  expect(inside.status).toBe(400);
});

/** Sends a raw body, with a length or in chunks, and returns the first answer. */
function sent(path: string, more: Record<string, string>, body: Buffer): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const all = { 'content-type': 'application/json', ...headers, ...more };
    const call = request(server.url + path, { method: 'POST', headers: all }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => resolve([reply.statusCode!, (JSON.parse(text) as { message: string }).message]));
    });
    call.on('error', reject).end(body);
  });
}

const PRICES = '/ccb/auth/fe/priceConf/importPricelist';
const BOUNDARY = 'multipart/form-data; boundary=x';
const part = (name: string, text: string, more = ''): string =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;
const partsOf = (texts: Record<string, string>): Buffer =>
  Buffer.from(
    Object.entries({ pCountry: 'IT', pVetele: 'AURORA', ...texts })
      .map(([name, text]) => part(name, text))
      .join('') +
      part('uploadFile', 'Code;Final price', '; filename="x.csv"') +
      '--x--\r\n',
  );

it('the body of an anonymous caller is not read', async () => {
  const body = Buffer.from(`[${'{"code":"aaaaaaaaaaaaaaaaaaaa"},'.repeat(150_000)}{}]`);
  const before = residentMB();
  const replies = await Promise.all(
    Array.from({ length: 30 }, () =>
      sent(
        '/ccb/auth/fe/priceConf/importPricelist',
        { 'content-length': String(body.length), authorization: 'Bearer nobody' },
        body,
      ),
    ),
  );

  expect(new Set(replies.map(String))).toEqual(new Set(['401,The session is over. Sign in again.']));
  // New objects alone may take 32 MB more; the bodies would take 140.
  expect(residentMB()).toBeLessThan(before + 64);
});

it('thirty of the longest lists at once are answered, or throttled with 503', async () => {
  const [method, path, body] = LISTS[0]!;
  const list = body(`${'{"code":"aaaaaaaaaaaaaaaaaaaa"},'.repeat(150_000)}{}`);
  const replies = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const reply = await fetch(server.url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: list,
      });
      return [reply.status, ((await reply.json()) as { message: string }).message] as const;
    }),
  );

  for (const [status, message] of replies)
    expect([status, message]).toEqual([expect.toBeOneOf([400, 503]), expect.stringMatching(IN_WORDS)]);
  expect((await fetch(`${server.url}/ccb/health/ready`)).status).toBe(200);
});

it.skipIf(isProvedOnEmbedded)(
  'an upload of many long texts, of no length or of parts without end is refused unread',
  async () => {
    const long = partsOf(
      Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`x${n}`, 'a'.repeat(8_000_000)])),
    );
    const before = residentMB();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        sent(PRICES, { 'content-type': BOUNDARY, 'content-length': String(long.length) }, long),
      ),
    );
    expect(replies).toEqual(Array(4).fill([413, 'The file or body is too large.']));
    expect(residentMB()).toBeLessThan(before + 30);
    const chunked = { 'content-type': BOUNDARY, 'transfer-encoding': 'chunked' };
    expect(await sent(PRICES, chunked, partsOf({}))).toEqual([
      411,
      'An upload needs a Content-Length header.',
    ]);
  },
);

it.skipIf(isProvedOnEmbedded).each([
  ['deep', '['.repeat(2_400_000) + ']'.repeat(2_400_000)],
  ['deep and without an end', '['.repeat(4_900_000)],
  ['wide', `[${'[],'.repeat(1_600_000)}0]`],
  ['an object of 400,000 members', `{${Array.from({ length: 400_000 }, (_, n) => `"k${n}":0`).join(',')}}`],
])(
  'a text beside a file that is JSON, %s, is refused with a message while others are served',
  async (_name, text) => {
    const body = partsOf({ importPriceConfUtilJson: text });
    const { result, waited } = await longestWaitDuring(server, headers, () =>
      sent(PRICES, { 'content-type': BOUNDARY, 'content-length': String(body.length) }, body),
    );
    expect(result).toEqual([400, expect.stringMatching(IN_WORDS)]);
    expect(waited).toBeLessThan(WAITED_MS);
  },
);

itInOneProcess('pictures that are not downloaded do not stay in memory', async () => {
  const folder = join(dataDir, 'images', 'DEFAULT', 'G', 'O');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gfx1.png'), randomBytes(15 * MB));
  const path = '/ccb/public/api/imageMapper/DEFAULT/G/O/gfx1.png';
  const before = residentMB();
  const sockets = Array.from({ length: 30 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket.pause();
  });
  await delay(2_000);
  const held = residentMB();
  for (const socket of sockets) socket.destroy();

  expect(held).toBeLessThan(before + LEFT_MB);
  await settled(before);
  const whole = await fetch(server.url + path);
  expect((await whole.arrayBuffer()).byteLength).toBe(15 * MB);
});

itInOneProcess(
  'icons of pictures of 25 million pixels, asked for at once, leave nothing in memory',
  async () => {
    const options = ['flat', 'noisy'].flatMap((kind) =>
      Array.from({ length: 10 }, (_, n) => [kind, `${kind}${n}`]),
    );
    const canvas = { width: 5000, height: 4990, channels: 3, background: '#888' } as const;
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes: Record<string, Buffer> = {
      flat: await sharp({ create: canvas }).png().toBuffer(),
      noisy: await sharp({ create: { ...canvas, noise } })
        .jpeg({ quality: 80, progressive: true })
        .toBuffer(),
    };
    for (const [kind, option] of options) {
      const folder = join(dataDir, 'images', 'DEFAULT', 'HOSTILE', option!);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'menu_icon.jpg'), bytes[kind!]!);
    }
    const before = residentMB();
    const iconOf = async (option: string): Promise<[number, string | null]> => {
      const place = `resized_repo/55/DEFAULT/HOSTILE/${option}/menu_icon.jpg`;
      const reply = await fetch(`${server.url}/ccb/public/api/imageMapper/${place}`);
      return (await reply.arrayBuffer(), [reply.status, reply.headers.get('content-type')]);
    };
    const { result, waited } = await longestWaitDuring(server, headers, () =>
      Promise.all(options.map(([, option]) => iconOf(option!))),
    );

    expect(new Set(result.map(String))).toEqual(new Set(['200,image/jpeg']));
    expect(waited).toBeLessThan(WAITED_MS);
    await settled(before);
  },
  180_000,
);

it('300 sign-ins at once keep nobody waiting', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'not-the-one' });
  const { result, waited } = await longestWaitDuring(server, headers, () =>
    Promise.all(
      Array.from({ length: 300 }, async () => (await postJson('/ccb/public/getToken', body)).status),
    ),
  );
  expect(result.every((status) => status === 401 || status === 429)).toBe(true);
  expect(waited).toBeLessThan(WAITED_MS);
});

itInOneProcess('uploads of 10 MB at once leave nothing in memory', async () => {
  const bytes = randomBytes(10 * 1000 * 1000);
  const sendMany = () => Promise.all(Array.from({ length: 40 }, () => upload(LABELS, 'x.csv', bytes)));
  await upload(LABELS, 'x.csv', bytes);
  const before = residentMB();
  const { result, waited } = await longestWaitDuring(server, headers, sendMany);

  for (const { message } of result) expect(message).toMatch(IN_WORDS);
  expect(waited).toBeLessThan(WAITED_MS);
  await settled(before);
});

/** Ten megabytes and 600,000 members each, the members of one in reverse. */
const members = (order: (at: number) => number): string =>
  `{${Array.from({ length: 600_000 }, (_, at) => `"k${order(at)}":${order(at)}`).join(',')}}`;

itInOneProcess(
  'compared documents of 10 MB leave nothing in memory',
  async () => {
    documents = {
      '/one': members((at) => at),
      '/other': members((at) => 599_999 - at).replace('"k7":7', '"k7":8'),
    };
    const tests = `${server.url}/ccb/auth/fe/apiJsonTesting`;
    const get = async (path: string): Promise<unknown> =>
      (await fetch(`${tests}${path}`, { headers })).json();
    const address = (path: string): string => `http://${hostElsewhere()}${path}`;
    const created = await postJson(
      '/ccb/auth/fe/apiJsonTesting',
      JSON.stringify({ urlAsIs: address('/one'), urlToBe: address('/other'), disableTest: false }),
    );
    const { id } = (await created.json()) as { id: number };
    const before = residentMB();
    const { waited } = await longestWaitDuring(server, headers, async () => {
      await get(`/confrontoJson/${id}`);
      await vi.waitFor(async () => expect(await get('/summary')).toMatchObject({ runs: [] }), {
        timeout: 60_000,
        interval: 250,
      });
      expect(await get(`/${id}/differences`)).toMatchObject({ differenceCount: 1 });
      expect(await get(`/${id}/document/asIs`)).toMatchObject({ isJson: true });
    });
    expect(waited).toBeLessThan(WAITED_MS);
    await settled(before);
  },
  180_000,
);

itInOneProcess(
  'leaves nothing in memory',
  async () => {
    const all = async () => {
      for (const make of Object.values(hostileWorkbooks)) await upload(LABELS, 'x.xlsx', make());
      for (const make of Object.values(hostileTexts)) await upload(LABELS, 'x.csv', make());
    };
    const before = residentMB();
    await all();

    await settled(before);
  },
  180_000,
);
