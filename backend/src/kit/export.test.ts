import { request, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../test/app.ts';
import { csvLines } from './csv.ts';
import { splitRows } from './delimited-rows.ts';

const ROWS = 50_000;
/** As many as a busy machine writes within the time limit of a statement. */
const ROWS_AT_ONCE = 5_000;
const MB = 1024 * 1024;

let app: TestApp;
let editor: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  // Loaded with the first workbook: its code is not what the measurement is about.
  await import('./workbook.ts');
  editor = await app.signIn({ ccadmEnabled: true });
  await app.sql('DROP INDEX interface_label_label_trigram');
  // No export asks for the words of the texts.
  for (let first = 1; first <= ROWS; first += ROWS_AT_ONCE)
    await app.sql(
      `BEGIN;
       SET LOCAL session_replication_role = replica;
       INSERT INTO interface_label (label_group, code, language_id, label)
       SELECT 'Large', 'CODE_' || n, 1, (SELECT string_agg(encode(sha512((n || '-' || i)::bytea), 'hex'), '') FROM generate_series(1, 8) i)
       FROM generate_series(${first}, ${first + ROWS_AT_ONCE - 1}) n;
       COMMIT`,
    );
});
afterAll(() => app.close());

/** A client that has read the headers and takes nothing more until it is told to. */
const aSlowClient = (kind: 'Csv' | 'Xlsx') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(`${app.url}/ccb/auth/fe/interfaceLabel/to${kind}`, {
      headers: { authorization: `Bearer ${editor.token}` },
      agent: false,
    });
    sent
      .on('response', (reply) => resolve(reply.pause()))
      .on('error', reject)
      .end();
  });

const list = () =>
  app.request('GET', '/ccb/auth/fe/interfaceLabel/findAllByGroupPaged', {
    as: editor,
    query: { labelGroup: 'Large', size: 5 },
  });

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const held = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed + process.memoryUsage().external;
};

it.each(['Csv', 'Xlsx'] as const)(
  'to a client that does not read keeps nobody waiting and holds no more in memory: %s',
  async (kind) => {
    const before = held();
    const slow = await aSlowClient(kind);

    for (let n = 0; n < 20; n++) expect((await list()).status).toBe(200);
    const { status } = await app.request('POST', '/ccb/auth/fe/interfaceLabel', {
      as: editor,
      body: { labelGroup: 'Small', code: `NEW_${kind}`, label: 'x', language: { id: 1 } },
    });

    expect(status).toBe(200);
    // The whole file has about 50 MB; two batches of rows and their sheet have about 20.
    expect(held() - before).toBeLessThan(40 * MB);
    slow.destroy();
  },
);

it('reaches a slow client whole in the end', async () => {
  const slow = await aSlowClient('Csv');
  let lines = 0;
  // By one byte: between two of them a line's end may be cut apart.
  for await (const chunk of slow) lines += (chunk as Buffer).toString('latin1').split('\n').length - 1;

  expect(lines).toBeGreaterThan(ROWS);
});

it('tells rows and cells apart, also where a text holds what separates them on the way', async () => {
  const { id } = await app.aLabel({
    labelGroup: 'Large',
    code: 'CODE_5',
    label: 'a\x1fb\x1ec',
    language: 'en',
  });
  const { bytes } = await app.request('GET', '/ccb/auth/fe/interfaceLabel/toCsv', { as: editor });
  await app.sql('DELETE FROM interface_label WHERE id = $1', [id]);

  const lines = bytes.toString().split('\r\n').slice(1, -1);
  const cells = lines.map((line) => line.split(';'));
  expect(lines).toContain(`${id};Large;CODE_5;en;a\x1fb\x1ec;DEFAULT;`);
  expect(cells.every(({ length }) => length === 7)).toBe(true);
  expect(new Set(cells.map(([one]) => one)).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(ROWS);
});

it.each([
  [
    'whole',
    'A\x1f1\x1eB\x1f2',
    2,
    [
      ['A', 1],
      ['B', 2],
    ],
  ],
  ['with blank cells', '\x1f0', 1, [['', 0]]],
  ['with the end of a cell in a text', 'A\x1fA\x1f1', 1, undefined],
  ['with the end of a row in a text', 'A\x1eA\x1f1', 1, undefined],
  ['with what looks like a row in a text', 'A\x1f1\x1eA\x1f1', 1, undefined],
])('unpacks a batch %s', (_what, content, count, rows) => {
  const batch = splitRows(content, count, [false, true]);
  expect(batch && [...batch]).toEqual(rows);
});

it.each([
  'a',
  '',
  '007',
  '1',
  '-5%',
  '=1',
  '+1',
  '@a',
  "'=1",
  "'a",
  '\ta',
  'a;b',
  'a"b',
  'a\nb',
  'a\rb',
  'à 🚗',
  ' a ',
])('writes packed cells like others: %j', (text) => {
  const packed = splitRows(`${text}\x1f7\x1f${text}`, 1, [false, true, false])!;

  expect(csvLines(packed)).toBe(csvLines([[text, 7, text]]));
});

it('stops when its client is gone', async () => {
  const slow = await aSlowClient('Csv');
  const gone = vi.waitFor(() => expect(slow.destroyed).toBe(true));
  slow.destroy();
  await gone;

  expect((await list()).body.totalElements).toBe(ROWS);
  expect(app.logged).toEqual([]);
});
