/**
 * Hostile requests to the started product that nobody else needs to be measured beside: each gets a readable answer, and nothing of it
 * stays in memory. Those that must keep nobody waiting are in hostile-files.test.ts, which runs while nothing else does. On the embedded
 * database alone, whose memory counts as well: what is refused before the database is asked for anything is refused on any of them.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workbookChunks } from '../src/kit/workbook.ts';
import {
  BOUNDARY,
  IN_WORDS,
  LABELS,
  LEFT_MB,
  LISTS,
  MB,
  PRICES,
  hostileProduct,
  partsOf,
} from './hostile-product.ts';

const { dataDir, headers, residentAtRestMB, residentMB, sent, server, settled, upload } = hostileProduct();

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
    const { status, message } = await upload(LABELS, 'x.xlsx', damage(sound));
    // A file that is still readable lacks most columns of the list.
    expect([status, message]).toEqual([400, expect.stringMatching(IN_WORDS)]);
  }
});

it('the body of an anonymous caller is not read', async () => {
  const body = Buffer.from(`[${'{"code":"aaaaaaaaaaaaaaaaaaaa"},'.repeat(150_000)}{}]`);
  const before = await residentAtRestMB();
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

it('twelve of the longest lists at once are answered, or throttled with 503', async () => {
  const [method, path, body] = LISTS[0]!;
  const list = body(`${'{"code":"aaaaaaaaaaaaaaaaaaaa"},'.repeat(150_000)}{}`);
  const replies = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const reply = await fetch(server().url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: list,
      });
      return [reply.status, ((await reply.json()) as { message: string }).message] as const;
    }),
  );

  for (const [status, message] of replies)
    expect([status, message]).toEqual([expect.toBeOneOf([400, 503]), expect.stringMatching(IN_WORDS)]);
  expect((await fetch(`${server().url}/ccb/health/ready`)).status).toBe(200);
});

it('an upload of many long texts, of no length or of parts without end is refused unread', async () => {
  const long = partsOf(
    Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`x${n}`, 'a'.repeat(8_000_000)])),
  );
  const before = await residentAtRestMB();
  const replies = await Promise.all(
    Array.from({ length: 4 }, () =>
      sent(PRICES, { 'content-type': BOUNDARY, 'content-length': String(long.length) }, long),
    ),
  );
  expect(replies).toEqual(Array(4).fill([413, 'The file or body is too large.']));
  expect(residentMB()).toBeLessThan(before + 30);
  const chunked = { 'content-type': BOUNDARY, 'transfer-encoding': 'chunked' };
  expect(await sent(PRICES, chunked, partsOf({}))).toEqual([411, 'An upload needs a Content-Length header.']);
});

// An attempt after a failed one would begin with what that one has left.
it('pictures that are not downloaded do not stay in memory', { retry: 0 }, async () => {
  const folder = join(dataDir(), 'images', 'DEFAULT', 'G', 'O');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gfx1.png'), randomBytes(15 * MB));
  const path = '/ccb/public/api/imageMapper/DEFAULT/G/O/gfx1.png';
  const before = await residentAtRestMB();
  const sockets = Array.from({ length: 30 }, () => {
    const socket = connect(server().port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket.pause();
  });
  await delay(2_000);
  const held = residentMB();
  for (const socket of sockets) socket.destroy();

  expect(held).toBeLessThan(before + LEFT_MB);
  await settled(before);
  const whole = await fetch(server().url + path);
  expect((await whole.arrayBuffer()).byteLength).toBe(15 * MB);
});
