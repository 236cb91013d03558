/** The operations of openapi.yaml, and a valid request of each, on the demo data. */
import { loadContract } from '../src/http/contract.ts';
import { isTaken } from './refusals.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Node = any;
export type FileContent = ConstructorParameters<typeof File>[0][number];

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Node }[];
  json: Node | undefined;
  form: Node | undefined;
  isSecured: boolean;
  /** The valid body as its kind of record takes it. */
  fit?: (body: Node) => Node;
  /** Alternatives, each with the scopes it requires. */
  alternatives: string[][];
  /** Another kind of record than the first: what an operation refuses before it knows the kind need not be sent again. */
  isOtherKind?: boolean;
}

const document = loadContract() as Node;

export function deref(node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  return deref(
    (node.$ref as string)
      .slice(2)
      .split('/')
      .reduce((at: Node, key) => at[key], document),
  );
}

/** A change of many records as a kind takes it: a field of another kind would be refused before all else. */
function bulkChangeOf(entity: string, body: Node): Node {
  const { set } = document.components.schemas.BulkEntity['x-entities'][entity];
  const { selection, values, ...more } = body.change ?? body;
  const own = Object.fromEntries(Object.entries(values).filter(([field]) => set.includes(field)));
  const what = set.length > 0 ? { action: 'set', values: own } : { action: 'delete' };
  const change = { ...more, ...what, selection: { ids: selection.ids } };
  return body.change ? { ...body, change } : change;
}

/** Operations on records of any kind once per kind, which decides the rights: those at ChangeEntity. */
function ofEveryKind(operation: Operation): Operation[] {
  const [, area] = /\/(changes|bulk)\/\{entity\}/.exec(operation.path) ?? [];
  if (area === undefined) return [operation];
  const { ChangeEntity, BulkEntity } = document.components.schemas;
  const entities: string[] = area === 'bulk' ? BulkEntity.enum : Object.keys(ChangeEntity['x-entities']);
  return entities.map((entity, index) => {
    const { see, restore = see } = ChangeEntity['x-entities'][entity];
    const isRead = area === 'changes' && operation.operationId !== 'restoreChange';
    return {
      ...operation,
      operationId: `${operation.operationId} ${entity}`,
      ...(area === 'bulk' && operation.json && { fit: (body: Node) => bulkChangeOf(entity, body) }),
      parameters: operation.parameters.map((one) =>
        one.name === 'entity' ? { ...one, schema: { ...one.schema, enum: [entity] } } : one,
      ),
      alternatives: [[isRead ? see : restore]],
      isOtherKind: index > 0,
    };
  });
}

export const operations: Operation[] = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item)
    .filter(([method]) => method !== 'parameters')
    .flatMap(([method, operation]) => {
      const content = deref(operation.requestBody)?.content ?? {};
      const security = operation.security ?? document.security;
      return ofEveryKind({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])]
          .map(deref)
          .map((parameter) => ({ ...parameter, schema: deref(parameter.schema) })),
        json: deref(content['application/json']?.schema),
        form: deref(content['multipart/form-data']?.schema),
        isSecured: security.length > 0,
        alternatives: security.map((scheme: Record<string, string[]>) => Object.values(scheme).flat()),
      });
    }),
);

/** One of each kind that schemas ask for; texts that are none of them are names. */
const TEXTS = [
  'ab12',
  'it',
  'EUR',
  '1',
  '1234567',
  '1/1',
  '2026-03-31',
  '2026-03-31T10:00:00Z',
  'ab@example.com',
];
const NUMBERS = [1, 100, 0];
/** Of the demo data, by the name of a parameter or a member: what is not there is refused before the operation looks further. */
const KNOWN: Record<string, string> = {
  language: 'en',
  source: 'it',
  target: 'en',
  targets: 'en',
  from: 'it',
  to: 'en',
  country: 'IT',
  countryId: 'IT',
  market: 'IT',
  marketId: 'IT',
  leftMarket: 'IT',
  rightMarket: 'FR',
  modelCode: '3440226',
  model7: '3440226',
  vetele: '3440226',
  vehicles: '3440226',
  leftVehicle: '3440226',
  rightVehicle: '3440226',
  modelValue: '344',
  modelValue2: '0226',
  model: '3440226',
  currency: 'EUR',
  pricemask: '#.##0,00',
  isHQUser: 'false',
  isExcluded: 'false',
  pCountry: 'IT',
  idCountry: 'IT',
  pVetele: '3440226',
  pCurrentModelVetele: '3440226',
  pModelFilter: 'MOD',
  code: '08C',
  optcode: '08C',
  optCode: '08C',
  formatDate: 'dd/MM/yyyy',
  formatDateMonth: 'MM/yyyy',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-31',
  password: 'fuzz1-password',
  confirmPassword: 'fuzz1-password',
  urlAsIs: '/ccb/a',
  urlToBe: '/ccb/b',
  modelEnableRegexp: '.*',
  labelGroup: 'Main Window',
  group: 'Main Window',
  ids: '1',
  ignorePaths: '$.a',
  arrayKeys: '$.a',
  path: '$.a',
  lang: 'it',
  value: 'true',
};

/** A value that a schema takes; an alternative that may be null is not, so that what is in it is reached. */
export function valid(node: Node, name = ''): Node {
  const schema = deref(node);
  const type = [schema.type].flat()[0];
  const [alternative] = schema.oneOf ?? schema.anyOf ?? [];
  if (schema.enum) return schema.enum.includes(KNOWN[name]) ? KNOWN[name] : schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (alternative) return valid(alternative, name);
  if (type === 'object' || schema.properties) {
    const parts = (schema.allOf ?? []).map((part: Node) => valid(part));
    const own = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, valid(value, key)]);
    return Object.assign({}, ...parts, Object.fromEntries(own));
  }
  if (type === 'array') return [valid(schema.items, name)];
  if (type === 'boolean') return true;
  const choices: unknown[] =
    type === 'integer' || type === 'number' ? NUMBERS : [KNOWN[name] ?? '', ...TEXTS];
  return choices.find((choice) => choice !== '' && isTaken(schema, choice)) ?? choices[1];
}

/** The file's part, and the other required parts. */
export function partsOf(schema: Node): { file: string; fields: Record<string, string> } {
  const binary = ([, part]: [string, Node]): boolean => deref(part).format === 'binary';
  const parts = Object.entries<Node>(schema.properties);
  const [file] = parts.find(binary)!;
  const needed = parts.filter(
    (part) => !binary(part) && (schema.required.includes(part[0]) || part[0] in KNOWN),
  );
  return {
    file,
    fields: Object.fromEntries(needed.map(([name, part]) => [name, String(valid(part, name))])),
  };
}

export const fileForm = (
  schema: Node,
  content: FileContent,
  name: string,
  more: Record<string, string> = {},
): FormData => {
  const { file, fields } = partsOf(schema);
  const form = new FormData();
  form.append(file, new File([content], name));
  for (const [key, value] of Object.entries({ ...fields, ...more })) form.append(key, value);
  return form;
};

/** A valid request, in parts that a case replaces. */
export function request(operation: Operation) {
  const { parameters, json, form, fit = (body) => body } = operation;
  const inPlace = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valid(schema, name)]),
    );
  const path: Record<string, unknown> = inPlace('path');
  const query: Record<string, unknown> = {};
  const body: unknown = form ? fileForm(form, 'a;b\r\n1;2', 'a.csv') : json && fit(valid(json));
  return { path, query, body };
}
