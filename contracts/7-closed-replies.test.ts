// An additional property in any object of any example is an error, so that nothing can get into a reply unnoticed.
import { expect, it } from 'vitest';
import { isObject, loadDocument, type Node } from './document.ts';
import { replyFault } from '../backend/test/reply-contract.ts';

const { operations, deref } = loadDocument();

interface Example {
  operationId: string;
  method: string;
  path: string;
  status: number;
  value: Node;
}

const examples = [...operations.values()].flatMap(({ operationId, method, path, responses }): Example[] =>
  Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values<Node>(content['application/json']?.examples ?? {}).map((example) => ({
      operationId,
      method,
      path: path.replaceAll(/\{\w+\}/g, '1'),
      status: status === 'default' ? 500 : Number(status),
      value: deref(example).value,
    })),
  ),
);

const faultOf = ({ method, path, status }: Example, value: unknown) => {
  const headers = { 'content-type': 'application/json' };
  return replyFault(method, path, { status, headers, body: Buffer.from(JSON.stringify(value)) });
};

/** For each object in the value, a copy of the value with an additional property there; of a list, only the first object. */
function* invented(value: unknown, place = ''): Generator<[place: string, value: unknown]> {
  if (Array.isArray(value)) {
    const at = value.findIndex(isObject);
    for (const [inner, one] of at < 0 ? [] : invented(value[at], `${place}/*`))
      yield [inner, value.with(at, one)];
  }
  if (!isObject(value)) return;
  yield [place, { ...value, invented: true }];
  for (const [key, member] of Object.entries(value))
    for (const [inner, one] of invented(member, `${place}/${key}`)) yield [inner, { ...value, [key]: one }];
}

it('takes every example, and no invented member of any of its objects', () => {
  const faulty = examples.flatMap((one) => faultOf(one, one.value) ?? []);
  const open = examples.flatMap((one) =>
    [...invented(one.value)]
      .filter(([, value]) => faultOf(one, value) === undefined)
      .map(([place]) => `${one.operationId} ${one.status} ${place}`),
  );

  // The properties of an OpenAPI document are not restricted.
  const left = open.filter((place) => !place.startsWith('getContract '));
  expect(examples.length).toBeGreaterThan(400);
  expect(faulty).toEqual([]);
  expect([...new Set(left)]).toEqual([]);
});

/** The properties of a reply's schema, by the schema that defines them, and whether a value has them. */
function tick(schema: Node, value: unknown, name: string, seen: Map<string, boolean>): void {
  const own = schema?.$ref ? (schema.$ref as string).split('/').at(-1)! : name;
  const node = deref(schema);
  if (!node) return;
  for (const part of [node.allOf, node.anyOf, node.oneOf].flat())
    if (part) tick(part, value, part.$ref ? '' : own, seen);
  if (node.items) {
    const items = Array.isArray(value) && value.length > 0 ? value : [undefined];
    for (const one of items) tick(node.items, one, own, seen);
  }
  for (const [key, property] of Object.entries<Node>(node.properties ?? {})) {
    const isThere = isObject(value) && value[key] !== undefined;
    const place = `${own}.${key}`;
    const isNew = !seen.has(place);
    seen.set(place, isThere || seen.get(place) === true);
    if (isThere || isNew) tick(property, isObject(value) ? value[key] : undefined, place, seen);
  }
}

it('shows every property of every reply in an example: a field that no mock has is on no screen of the mock', () => {
  const seen = new Map<string, boolean>();
  for (const { responses } of operations.values())
    for (const [status, { content = {} }] of Object.entries(responses)) {
      const { schema, examples: named = {} } = content['application/json'] ?? {};
      if (!schema || status === 'default') continue;
      for (const example of Object.values<Node>(named)) tick(schema, deref(example).value, '', seen);
    }

  expect([...seen].filter(([, isSeen]) => !isSeen).map(([place]) => place)).toEqual([]);
});
