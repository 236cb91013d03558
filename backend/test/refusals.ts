import type { ValidateFunction } from 'ajv/dist/2020.js';
import { loadContract } from '../src/http/contract.ts';
import { ajvOn } from './reply-contract.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const LOCAL = '#/';
const CONTRACT = 'contract#/';

function validatorOf(coerceTypes: boolean): (schema: Node) => ValidateFunction {
  const ajv = ajvOn(loadContract(), { coerceTypes });
  const known = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll(`"$ref":"${LOCAL}`, `"$ref":"${CONTRACT}`);
    if (!known.has(text)) known.set(text, ajv.compile(JSON.parse(text)));
    return known.get(text)!;
  };
}

const ofBody = validatorOf(false);
// Of a parameter, which arrives as text.
const ofText = validatorOf(true);
/** Whether the schema takes a value of a body. */
export const isTaken = (schema: Node, value: unknown): boolean => ofBody(schema)(value);

/** By schema and value the operation that it is sent to, each time: a test that is run again must not find it proved. */
const sentTo = new Map<string, string>();

/** What a schema says of itself refuses nothing; a property of that name is an object. */
const withoutWords = (name: string, part: unknown): unknown =>
  name === 'description' && typeof part === 'string' ? undefined : part;

/**
 * Whether the schema refuses a value: a refusal is due from one operation for each schema and value, and proved for the others. Such a value never reaches an
 * operation: the validator before all of them answers, in the schema's words. So it need not be sent to each.
 */
export function refusalOf(
  schema: Node,
  value: unknown,
  { operationId, parameter }: { operationId: string; parameter?: string },
): 'none' | 'due' | 'proved' {
  // The parts of a list in a parameter are separated by the server.
  if (parameter !== undefined && [schema.type].flat().includes('array')) return 'none';
  const isTaken =
    parameter === undefined
      ? ofBody(schema)(value)
      : ofText({ type: 'object', properties: { [parameter]: schema } })({ [parameter]: String(value) });
  if (isTaken) return 'none';
  const key = JSON.stringify([parameter, schema, value], withoutWords);
  if (!sentTo.has(key)) sentTo.set(key, operationId);
  return sentTo.get(key) === operationId ? 'due' : 'proved';
}
