import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadContract, requestContract, type Contract } from './contract.ts';
import { ROOT } from './root.ts';

const contract = loadContract();
const requests = requestContract(contract);

interface Operation {
  operationId: string;
  parameters?: unknown;
  requestBody?: unknown;
  security?: unknown;
  responses?: Record<string, { $ref?: string }>;
}
const operationsOf = ({ paths }: Contract) =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).filter((value): value is Operation => (value as Operation).operationId !== undefined),
  );

/** A node with everything in it that it refers to, to the second round of a schema that holds itself. */
function whole({ components }: Contract, node: unknown, within: readonly string[] = []): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const reference = (node as { $ref?: string }).$ref;
  if (reference === undefined)
    return Array.isArray(node)
      ? node.map((each) => whole({ components } as Contract, each, within))
      : Object.fromEntries(
          Object.entries(node).map(([key, value]) => [key, whole({ components } as Contract, value, within)]),
        );
  if (within.includes(reference)) return reference;
  const [section = '', name = ''] = reference.split('/').slice(2);
  const found = components[section]?.[name];
  if (found === undefined) throw new Error(`Nothing stands at ${reference}.`);
  return whole({ components } as Contract, found, [...within, reference]);
}

it('asks of every request the same without what answers are made of', () => {
  const asked = (from: Contract) =>
    operationsOf(from).map(({ operationId, parameters, requestBody, security }) => [
      operationId,
      whole(from, { parameters, requestBody, security }),
    ]);

  expect(asked(contract).length).toBeGreaterThan(200);
  expect(asked(requests)).toEqual(asked(contract));
});

it('leaves out the schemas of answers, and answers themselves', () => {
  const names = Object.keys(requests.components['schemas']!);

  expect(names).toContain('InterfaceLabelInput');
  expect(names).not.toContain('InterfaceLabelPage');
  expect(requests.components).not.toHaveProperty('responses');
  expect(names.length).toBeLessThan(Object.keys(contract.components['schemas']!).length / 2);
});

it('has the alert on failed sign-ins count each way in', () => {
  const alerts = readFileSync(fileURLToPath(new URL('backend/alerts.yaml', ROOT)), 'utf8');
  const counted = /operation=~"([\w|]+)",status=~"401\|429"/.exec(alerts)?.[1]?.split('|');
  const waysIn = operationsOf(contract)
    .filter(({ responses }) => responses?.['429']?.$ref?.endsWith('/TooManyAttempts'))
    .map(({ operationId }) => operationId);

  expect(counted?.toSorted()).toEqual(waysIn.toSorted());
});
