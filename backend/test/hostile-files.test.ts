/** Hostile requests to the started product: each gets a readable answer, and nobody else waits for it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileTexts, hostileTranslations, hostileWorkbooks } from './hostile-files.ts';
import { longestWaitDuring } from './longest-wait.ts';
import {
  ANSWERED_IN_MS,
  BOUNDARY,
  IN_WORDS,
  LABELS,
  LISTS,
  PACKS,
  PRICES,
  TRANSLATIONS,
  hostileProduct,
  partsOf,
} from './hostile-product.ts';

/** The server of somebody else, from which two documents are compared. */
let elsewhere: Server;
let documents: Record<string, string> = {};
const hostElsewhere = (): string => `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = createServer((asked, reply) => {
    reply.setHeader('content-type', 'application/json').end(documents[asked.url!] ?? 'nothing');
  });
  await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
});
afterAll(() => elsewhere.close());

const { dataDir, headers, postJson, residentAtRestMB, sent, server, settled, upload } = hostileProduct(
  () => ({
    COMPARE_HOSTS: hostElsewhere(),
  }),
  // One that has not created its database has so little memory that it takes up to eight times as long to come down to it again.
  { isFromNothing: true },
);

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);
/** What is refused before the database is asked for anything is refused on any of them. */
const isProvedOnEmbedded = isOnPostgres;

const WAITED_MS = 200;
const waitedDuring = <Result>(run: () => Promise<Result>) => longestWaitDuring(server(), headers, run);

async function expectRefused(target: typeof LABELS, name: string, bytes: Buffer): Promise<void> {
  const { result, waited } = await waitedDuring(() => upload(target, name, bytes));
  expect(result.message).toMatch(IN_WORDS);
  expect(result.took).toBeLessThan(ANSWERED_IN_MS);
  expect(waited).toBeLessThan(WAITED_MS);
}

/** After what a server does for the first time, which stays. */
async function residentBeforeMB(): Promise<number> {
  await upload(LABELS, 'x.csv', randomBytes(10 * 1000 * 1000));
  return residentAtRestMB();
}

describe.skipIf(isProvedOnEmbedded)('files', () => {
  let before: number;
  beforeAll(async () => void (before = await residentBeforeMB()));

  it.each(Object.entries(hostileWorkbooks))(
    'a workbook with %s is refused with a message while others are served',
    async (_name, make) => {
      const bytes = make();
      await expectRefused(LABELS, 'x.xlsx', bytes);
      await expectRefused(PACKS, 'x.xlsx', bytes);
    },
  );

  it.each(Object.entries(hostileTexts))(
    'a CSV file with %s is refused with a message while others are served',
    async (_name, make) => {
      await expectRefused(LABELS, 'x.csv', make());
    },
  );

  it.each(Object.entries(hostileTranslations))(
    'a file of translators with %s is refused with a message while others are served',
    async (_name, [ending, make]) => {
      await expectRefused(TRANSLATIONS, `texts.en.${ending}`, make());
    },
  );

  it('leave nothing in memory', () => settled(before), 180_000);
});

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
    const { result, waited } = await waitedDuring(() => upload(IMPORT, 'x.csv', fileOf('MOST', 2000)));
    expect(result.status).toBe(200);
    expect(waited).toBeLessThan(WAITED_MS);
  });

  it('of 20,000 keeps nobody waiting, and is refused where it would', async () => {
    const { result, waited } = await waitedDuring(() => upload(IMPORT, 'x.csv', fileOf('MANY', 20_000)));
    const refusal = /^The embedded database takes at most 2000 .+ this import has 20000\. Tick fewer, .+\.$/;
    if (isOnPostgres) expect(result.status).toBe(200);
    else expect([result.status, result.message]).toEqual([400, expect.stringMatching(refusal)]);
    expect(waited).toBeLessThan(WAITED_MS);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(fileOf('NEXT', 20_000))]), 'x.csv');
    const preview = await fetch(server().url + LABELS.path, { method: 'POST', headers, body: form });
    const { notes = [] } = (await preview.json()) as { notes?: string[] };
    expect(notes).toEqual(isOnPostgres ? [] : [expect.stringMatching(refusal)]);
  });
});

it.skipIf(isProvedOnEmbedded)('JSON of any depth and width is answered', async () => {
  const paths = ['/ccb/auth/fe/trackingLabels', '/ccb/public/getToken'];
  for (const path of paths)
    for (const body of [
      '['.repeat(900_000),
      `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
      `{${Array.from({ length: 60_000 }, (_, n) => `"a${n}":1`).join(',')}}`,
      `{"code":"${'x'.repeat(900_000)}"}`,
    ]) {
      const { result, waited } = await waitedDuring(async () => postJson(path, body));
      expect([400, 413]).toContain(result.status);
      expect(((await result.json()) as { message: string }).message).toMatch(/\S/);
      expect(waited).toBeLessThan(WAITED_MS);
    }
});

it.skipIf(isProvedOnEmbedded).each([
  ['2,500 empty objects', `${'{},'.repeat(2500)}{}`],
  ['300,000 empty objects', `${'{},'.repeat(300_000)}{}`],
  ['a million and a half empty objects', `${'{},'.repeat(1_500_000)}{}`],
  ['400,000 numbers', `${'0,'.repeat(400_000)}0`],
  ['numbers that are none', `1e999,-1e999,${'9'.repeat(400_000)}`],
])('a list of %s is refused with a message while others are served', async (_name, entries) => {
  for (const [method, path, body] of LISTS) {
    const begun = performance.now();
    const { result, waited } = await waitedDuring(async () =>
      fetch(server().url + path, {
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

it.skipIf(isProvedOnEmbedded).each([
  ['deep', '['.repeat(2_400_000) + ']'.repeat(2_400_000)],
  ['deep and without an end', '['.repeat(4_900_000)],
  ['wide', `[${'[],'.repeat(1_600_000)}0]`],
  ['an object of 400,000 members', `{${Array.from({ length: 400_000 }, (_, n) => `"k${n}":0`).join(',')}}`],
])(
  'a text beside a file that is JSON, %s, is refused with a message while others are served',
  async (_name, text) => {
    const body = partsOf({ importPriceConfUtilJson: text });
    const { result, waited } = await waitedDuring(() =>
      sent(PRICES, { 'content-type': BOUNDARY, 'content-length': String(body.length) }, body),
    );
    expect(result).toEqual([400, expect.stringMatching(IN_WORDS)]);
    expect(waited).toBeLessThan(WAITED_MS);
  },
);

it('300 sign-ins at once keep nobody waiting', async () => {
  const body = JSON.stringify({ username: 'nobody', password: 'not-the-one' });
  const { result, waited } = await waitedDuring(() =>
    Promise.all(
      Array.from({ length: 300 }, async () => (await postJson('/ccb/public/getToken', body)).status),
    ),
  );
  expect(result.every((status) => status === 401 || status === 429)).toBe(true);
  expect(waited).toBeLessThan(WAITED_MS);
});

/** On the embedded database alone, whose memory counts as well: on PostgreSQL the same process holds less. */
describe.skipIf(isProvedOnEmbedded)('what takes much memory', () => {
  let before: number;
  beforeAll(async () => void (before = await residentBeforeMB()));

  it('icons of pictures of 25 million pixels, asked for at once, keep nobody waiting', async () => {
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
      const folder = join(dataDir(), 'images', 'DEFAULT', 'HOSTILE', option!);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'menu_icon.jpg'), bytes[kind!]!);
    }
    const iconOf = async (option: string): Promise<[number, string | null]> => {
      const place = `resized_repo/55/DEFAULT/HOSTILE/${option}/menu_icon.jpg`;
      const reply = await fetch(`${server().url}/ccb/public/api/imageMapper/${place}`);
      return (await reply.arrayBuffer(), [reply.status, reply.headers.get('content-type')]);
    };
    const { result, waited } = await waitedDuring(() =>
      Promise.all(options.map(([, option]) => iconOf(option!))),
    );

    expect(new Set(result.map(String))).toEqual(new Set(['200,image/jpeg']));
    expect(waited).toBeLessThan(WAITED_MS);
  }, 180_000);

  it('uploads of 10 MB at once keep nobody waiting', async () => {
    const bytes = randomBytes(10 * 1000 * 1000);
    const sendMany = () => Promise.all(Array.from({ length: 40 }, () => upload(LABELS, 'x.csv', bytes)));
    const { result, waited } = await waitedDuring(sendMany);

    for (const { message } of result) expect(message).toMatch(IN_WORDS);
    expect(waited).toBeLessThan(WAITED_MS);
  });

  /** Ten megabytes and 600,000 members each, the members of one in reverse. */
  const members = (order: (at: number) => number): string =>
    `{${Array.from({ length: 600_000 }, (_, at) => `"k${order(at)}":${order(at)}`).join(',')}}`;

  it('compared documents of 10 MB keep nobody waiting', async () => {
    documents = {
      '/one': members((at) => at),
      '/other': members((at) => 599_999 - at).replace('"k7":7', '"k7":8'),
    };
    const tests = `${server().url}/ccb/auth/fe/apiJsonTesting`;
    const get = async (path: string): Promise<unknown> =>
      (await fetch(`${tests}${path}`, { headers })).json();
    const address = (path: string): string => `http://${hostElsewhere()}${path}`;
    const created = await postJson(
      '/ccb/auth/fe/apiJsonTesting',
      JSON.stringify({ urlAsIs: address('/one'), urlToBe: address('/other'), disableTest: false }),
    );
    const { id } = (await created.json()) as { id: number };
    const { waited } = await waitedDuring(async () => {
      await get(`/confrontoJson/${id}`);
      await vi.waitFor(async () => expect(await get('/summary')).toMatchObject({ runs: [] }), {
        timeout: 60_000,
        interval: 250,
      });
      expect(await get(`/${id}/differences`)).toMatchObject({ differenceCount: 1 });
      expect(await get(`/${id}/document/asIs`)).toMatchObject({ isJson: true });
    });
    expect(waited).toBeLessThan(WAITED_MS);
  }, 180_000);

  it('leaves nothing of it', () => settled(before), 180_000);
});
