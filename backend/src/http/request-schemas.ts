import type { Contract } from './contract.ts';

export interface ValueSchema {
  $ref?: string;
  title?: string;
  type?: string | string[];
  pattern?: string;
  maxLength?: number;
  'x-message'?: string;
  const?: unknown;
  enum?: unknown[];
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

export interface Step {
  name: string;
  schemas: ValueSchema[];
}

const wordsOf = (name: string): string => {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** A value's title in the contract, else the words of its name. */
export const titleOf = ({ name, schemas }: Step): string =>
  schemas.find(({ title }) => title !== undefined)?.title ?? wordsOf(name);

const refsIn = ({ components }: Contract) => {
  const found = <T extends { $ref?: string }>(node: T): T => {
    if (node.$ref === undefined) return node;
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(node.$ref)!;
    return found(components[kind!]![name!] as T);
  };
  const alternatives = (node: ValueSchema): ValueSchema[] => {
    // Siblings of a reference, such as a title, apply to this use only.
    const { $ref: _, ...beside } = node;
    const schema = { ...found(node), ...beside };
    const { oneOf = [], anyOf = [], allOf = [], then, else: otherwise } = schema;
    const branches = [...oneOf, ...anyOf, ...allOf, ...[then, otherwise].filter((one) => one !== undefined)];
    return [schema, ...branches.flatMap(alternatives)];
  };
  return { found, alternatives };
};

/** A schema with everything that it refers to. */
export const alternativesIn = (contract: Contract, schema: ValueSchema): ValueSchema[] =>
  refsIn(contract).alternatives(schema);

export function propertiesOf(contract: Contract, name: string): Step[] {
  const { alternatives } = refsIn(contract);
  const found = new Map<string, ValueSchema[]>();
  for (const { properties = {} } of alternatives({ $ref: `#/components/schemas/${name}` }))
    for (const [field, schema] of Object.entries(properties))
      found.set(field, [...(found.get(field) ?? []), ...alternatives(schema)]);
  return [...found].map(([field, schemas]) => ({ name: field, schemas }));
}

export type StepsOf = (operationId: string | undefined, path: string) => Step[];

/** Resolves a validator's path such as `/body/countries/0`; without schemas if the contract does not define it. */
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
