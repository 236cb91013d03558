/** Finds in the contract what it says of one value of a request: its title and its rules. */
import type { Contract } from './contract.ts';

/** A schema of the contract, as far as sentences about it need it. */
export interface ValueSchema {
  $ref?: string;
  title?: string;
  pattern?: string;
  /** What a value must be to match the pattern: what follows the name of the field. */
  'x-message'?: string;
  const?: unknown;
  properties?: Record<string, ValueSchema>;
  items?: ValueSchema;
  oneOf?: ValueSchema[];
  anyOf?: ValueSchema[];
  allOf?: ValueSchema[];
  then?: ValueSchema;
  else?: ValueSchema;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: ValueSchema;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Record<string, { schema: ValueSchema }> };
}

/** One step of a path into a request: a field by its name, or an element of a list by its position from 0. */
export interface Step {
  name: string;
  /** Every schema that the contract has for the value: alternatives describe it one by one. */
  schemas: ValueSchema[];
}

const wordsOf = (name: string): string => {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What people call the value of a step: its title in the contract, else the words of its name. */
export const titleOf = ({ name, schemas }: Step): string =>
  schemas.find(({ title }) => title !== undefined)?.title ?? wordsOf(name);

const refsIn = ({ components }: Contract) => {
  const found = <T extends { $ref?: string }>(node: T): T => {
    if (node.$ref === undefined) return node;
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(node.$ref)!;
    return found(components[kind!]![name!] as T);
  };
  const alternatives = (node: ValueSchema): ValueSchema[] => {
    // What stands beside a reference, such as a title, is said of this one use.
    const { $ref: _, ...beside } = node;
    const schema = { ...found(node), ...beside };
    const { oneOf = [], anyOf = [], allOf = [], then, else: otherwise } = schema;
    const branches = [...oneOf, ...anyOf, ...allOf, ...[then, otherwise].filter((one) => one !== undefined)];
    return [schema, ...branches.flatMap(alternatives)];
  };
  return { found, alternatives };
};

/** The fields of a schema of the contract, in its order. */
export function propertiesOf(contract: Contract, name: string): Step[] {
  const { alternatives } = refsIn(contract);
  const found = new Map<string, ValueSchema[]>();
  // Alternatives speak of the same field again.
  for (const { properties = {} } of alternatives({ $ref: `#/components/schemas/${name}` }))
    for (const [field, schema] of Object.entries(properties))
      found.set(field, [...(found.get(field) ?? []), ...alternatives(schema)]);
  return [...found].map(([field, schemas]) => ({ name: field, schemas }));
}

export type StepsOf = (operationId: string | undefined, path: string) => Step[];

/**
 * Answers the steps of a validator's path such as `/body/countries/0`, without its first part (body, query, params);
 * what the contract does not know has no schemas.
 */
export function stepsOf(contract: Contract): StepsOf {
  const { paths } = contract;
  const { found, alternatives } = refsIn(contract);
  const operations = Object.values(paths).flatMap((item) =>
    (Object.values(item) as Operation[]).map((one) => ({
      ...one,
      parameters: [...((item['parameters'] as Parameter[] | undefined) ?? []), ...(one.parameters ?? [])],
    })),
  );
  const inside = (schemas: ValueSchema[], name: string): ValueSchema[] =>
    schemas
      .map(({ properties, items }) =>
        properties && Object.hasOwn(properties, name) ? properties[name] : /^\d+$/.test(name) && items,
      )
      .filter((one) => typeof one === 'object')
      .flatMap(alternatives);

  return (operationId, path) => {
    const [place, ...names] = path
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const operation = operations.find((one) => operationId !== undefined && one.operationId === operationId);
    const bodies = operation?.requestBody ? Object.values(found(operation.requestBody).content) : [];
    const parameters = (operation?.parameters ?? [])
      .map(found)
      .map(({ name, schema }) => [name, schema] as const);
    let schemas: ValueSchema[] =
      place === 'body'
        ? bodies.flatMap(({ schema }) => alternatives(schema))
        : [{ properties: Object.fromEntries(parameters) }];
    return names.map((name) => {
      schemas = inside(schemas, name);
      return { name, schemas };
    });
  };
}
