// What the frontend asks of the server and makes of its replies; writes contracts/pacts/console-ccb.json.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pact } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDocument, ROOT, successStatus } from './document.ts';
import { runInteraction, titleOf } from './harness.ts';
import { interactions } from './interactions/index.ts';

const contract = loadDocument();
const folder = join(ROOT, 'contracts', 'pacts');
const pact = new Pact({ consumer: 'console', provider: 'ccb', dir: folder, logLevel: 'error' });

// Pact adds to what it finds, so a row that is gone would stay for ever.
beforeAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the console', () => {
  it.each(interactions.map((row) => [titleOf(row), row] as const))('understands %s', async (_title, row) => {
    const expectedStatus = Number(row.status ?? successStatus(contract.operations.get(row.operation)!));

    const { status, data, expected } = await runInteraction(pact, contract, row);

    expect(status).toBe(expectedStatus);
    if (expected === undefined)
      expect(data).toMatchObject({ filename: expect.stringMatching(/\.(csv|xlsx|zip)$/) });
    else expect(data).toEqual(expected);
  });
});
