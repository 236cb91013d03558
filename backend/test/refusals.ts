import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { loadContract } from '../src/http/contract.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const LOCAL = '#/';
const CONTRACT = 'contract#/';

function validatorOf(coerceTypes: boolean): (schema: Node) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, coerceTypes });
  addFormats.default(ajv, { mode: 'full' });
  for (const format of ['binary', 'password', 'int32', 'int64', 'float', 'double'])
    if (!(format in ajv.formats)) ajv.addFormat(format, true);
  ajv.addSchema(loadContract() as Node, 'contract');
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
const refused = new Set<string>();

/**
 * Whether the schema refuses a value: a refusal is due once for each schema and value, then it is proved. Such a value never reaches an
 * operation: the validator before all of them answers, in the schema's words. So it need not be sent to each.
 */
export function refusalOf(
  schema: Node,
  value: unknown,
  { parameter }: { parameter?: string } = {},
): 'none' | 'due' | 'proved' {
  // The parts of a list in a parameter are separated by the server.
  if (parameter !== undefined && [schema.type].flat().includes('array')) return 'none';
  const isTaken =
    parameter === undefined
      ? ofBody(schema)(value)
      : ofText({ type: 'object', properties: { [parameter]: schema } })({ [parameter]: String(value) });
  if (isTaken) return 'none';
  const key = JSON.stringify([parameter, schema, value]);
  if (refused.has(key)) return 'proved';
  refused.add(key);
  return 'due';
}
