import type { ValidateFunction } from 'ajv/dist/2020.js';
import { loadContract } from '../src/http/contract.ts';
import { ajvOn } from './reply-contract.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const LOCAL = '#/';
const CONTRACT = 'contract#/';

function validatorOf(coerceTypes: boolean): (schema: Node) => ValidateFunction {
  const ajv = ajvOn(loadContract(), { coerceTypes, verbose: true });
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

/** Where each refusal is looked for, each time: a test that is run again must not find it proved. */
const provedAt = new Map<string, string>();
/** By place and keyword, the first value. */
const firstAt = new Map<string, string>();

/**
 * Whether the schema refuses a value: a refusal is due from one place for each value and rule that refuses it, and from each place for
 * one value of every keyword; it is proved for the others. Such a value never reaches an operation: the validator before all of them
 * answers, in the schema's words. So it need not be sent to each.
 * @param place the operation, and what of it the value is sent as
 */
export function refusalOf(
  schema: Node,
  value: unknown,
  { place, parameter }: { place: string; parameter?: string },
): 'none' | 'due' | 'proved' {
  // The parts of a list in a parameter are separated by the server.
  if (parameter !== undefined && [schema.type].flat().includes('array')) return 'none';
  const validate =
    parameter === undefined
      ? ofBody(schema)
      : ofText({ type: 'object', properties: { [parameter]: schema } });
  if (validate(parameter === undefined ? value : { [parameter]: String(value) })) return 'none';
  const { keyword, schema: rule } = validate.errors!.at(-1)!;
  const text = JSON.stringify(value);
  const firstOf = (values: Map<string, string>, key: string, said: string): boolean =>
    values.set(key, values.get(key) ?? said).get(key) === said;
  const isProvedHere = firstOf(
    provedAt,
    JSON.stringify([parameter !== undefined, keyword, rule, text]),
    place,
  );
  return firstOf(firstAt, `${place} ${keyword}`, text) || isProvedHere ? 'due' : 'proved';
}
