// What the frontend sends and how it reads the replies; writes contracts/pacts/console-ccb.json.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import { loadDocument, ROOT, successStatus } from './document.ts';
import { runInteraction, titleOf } from './harness.ts';
import { interactions } from './interactions/index.ts';

const contract = loadDocument();
const folder = join(ROOT, 'contracts', 'pacts');
const names = { consumer: 'console', provider: 'ccb' };
const file = `${names.consumer}-${names.provider}.json`;

// Pact rewrites the whole pact after every row, which takes ten times as long as the rows themselves. So each row gets its own
// pact, and they are merged in Pact's order.
const rows = mkdtempSync(join(tmpdir(), 'ccb-pacts-'));
const pactOfRow = () => new Pact({ ...names, dir: mkdtempSync(join(rows, 'row-')), logLevel: 'error' });

interface RecordedPact {
  interactions: { description: string }[];
}

afterAll(() => {
  // A failed row has not written one.
  const written = readdirSync(rows)
    .map((row) => join(rows, row, file))
    .filter((path) => existsSync(path));
  const recorded = written.map((path) => JSON.parse(readFileSync(path, 'utf8')) as RecordedPact);
  const found = recorded
    .flatMap((pact) => pact.interactions)
    .sort((a, b) => {
      if (a.description !== b.description) return a.description < b.description ? -1 : 1;
      // Rows of one example differ in their states.
      return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
    });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ ...recorded[0], interactions: found }, null, 2));
  rmSync(rows, { recursive: true });
});

describe('the console', () => {
  it.each(interactions.map((row) => [titleOf(row), row] as const))('understands %s', async (_title, row) => {
    const expectedStatus = Number(row.status ?? successStatus(contract.operations.get(row.operation)!));

    const { status, data, expected } = await runInteraction(pactOfRow(), contract, row);

    expect(status).toBe(expectedStatus);
    if (expected === undefined)
      expect(data).toMatchObject({ filename: expect.stringMatching(/\.(csv|xlsx|zip)$/) });
    else expect(data).toEqual(expected);
  });
});
