/** Values that no schema means, each of which some program has taken for another. */
import { deref, type Node } from './fuzzed-operations.ts';
import { refusalOf } from './refusals.ts';

/** What a part of the server takes in one way. */
const EVIL_KINDS = [
  ['', ' '],
  ['\u0000', 'a\u0000b'],
  ['-1', '0', '1.5', '0x10', ' 1 '],
  ['2147483648', '99999999999999999999', '-99999999999999999999', '1e309'],
  ['NaN', 'Infinity', 'null', 'undefined', 'true'],
  ['[]', '{}'],
  ['__proto__', 'constructor'],
  ["' OR 1=1 --", '$1', '; DROP TABLE session'],
  ['../../etc/passwd', '<script>1</script>'],
  ['%', '_', '\\', '%_\\', '%00'],
  ['(', '[', '(?=a)', '(a+)+$', '\\p{Greek}{1000}'],
  ['\u202e\ufeff\u0301', '\ud83d\ude00', 'à è “ß”'],
  ['a'.repeat(5000)],
];
export const EVIL_TEXTS = EVIL_KINDS.flat();

const seen = new Map<string, string[]>();

/** The position of a place among those that are alike: the same when a test is run again. */
function positionOf(alike: string, place: string): number {
  const places = seen.get(alike) ?? [];
  seen.set(alike, places);
  if (!places.includes(place)) places.push(place);
  return places.indexOf(place);
}

/**
 * Texts for one of the places of the same name and schema: all at the first, at each other one of every kind, in turn.
 * @param place the operation, and what of it the text is sent as
 */
export function evilTextsOf(name: string, schema: Node, place: string): string[] {
  const position = positionOf(name + JSON.stringify(schema), place);
  return position === 0 ? EVIL_TEXTS : EVIL_KINDS.map((kind) => kind[position % kind.length]!);
}

/** Each value that a schema names, the edges of what it allows, and one step beyond. */
export const edges = (schema: Node): unknown[] => [
  ...(schema.enum ?? deref(schema.items)?.enum ?? []),
  ...(schema.maxLength === undefined ? [] : ['x'.repeat(schema.maxLength), 'x'.repeat(schema.maxLength + 1)]),
  ...(schema.maximum === undefined ? [] : [schema.maximum, schema.maximum + 1]),
  ...(schema.minimum === undefined ? [] : [schema.minimum, schema.minimum - 1]),
];

/** The first of those that are written alike. */
export const distinct = (values: unknown[], text: (value: unknown) => string): unknown[] => [
  ...new Map(values.toReversed().map((value) => [text(value), value])).values(),
];

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const LONE_SURROGATE = 'a\ud800b';
const EVIL_VALUES: unknown[] = [
  LONE_SURROGATE,
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER + 1,
  1e308,
  [],
  {},
  [[]],
  [null],
  [1],
  ['\u0000'],
  Array(1000).fill('x'),
  JSON.parse(nested(200)),
  JSON.parse('{"__proto__": {"admin": true}}'),
  { id: '\u0000' },
  { id: 2_147_483_648 },
  { id: LONE_SURROGATE },
  { $ref: '#' },
];

/** Every member, at every depth, missing or malicious, one at a time; without what another operation proves to be refused. */
export function* mutations(
  node: Node,
  value: Node,
  place: string,
): Generator<[string, unknown, mustRefuse?: boolean]> {
  const schema = deref(node);
  const options: Node[] = (schema.oneOf ?? schema.anyOf ?? []).map(deref);
  const of = function* (at: string, evil: unknown): Generator<[string, unknown, boolean]> {
    const refusal = refusalOf(schema, evil, { place: place + at });
    if (refusal !== 'proved') yield [at, evil, refusal === 'due'];
  };
  const texts = evilTextsOf(place.slice(place.lastIndexOf('/')), schema, place);
  const all = [...texts, ...EVIL_VALUES, ...edges(schema), ...options.flatMap(edges)];
  for (const evil of distinct(all, JSON.stringify)) yield* of('', evil);
  if (Array.isArray(value)) {
    for (const [at, mutation, ...more] of mutations(schema.items, value[0], `${place}/0`))
      yield [`/0${at}`, [mutation], ...more];
    if (schema.maxItems !== undefined) yield* of('', Array(schema.maxItems + 1).fill(value[0]));
  } else if (typeof value === 'object' && value !== null) {
    yield* of('/extra', { ...value, extra: 1 });
    // `valid` uses the first of several schemas.
    const { properties } = options[0] ?? schema;
    for (const key of Object.keys(value)) {
      const { [key]: _left, ...rest } = value;
      yield* of(`/${key} missing`, rest);
      for (const [at, mutation, ...more] of mutations(properties[key], value[key], `${place}/${key}`))
        yield [`/${key}${at}`, { ...value, [key]: mutation }, ...more];
    }
  }
}

/** Bodies that JSON.stringify never writes. */
const RAW_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '1e400',
  nested(20_000),
  '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
  '{"label":"\\ud800"}',
  '{"label":"\\u0000"}',
  '\ufeff{}',
];

/** Queries that no client sends. */
const RAW_QUERIES = [
  '?%',
  '?%E0%A4%A',
  '?a[b]=c',
  '?__proto__=1',
  '?=',
  '?&&&',
  '?page=1&page=2',
  '?label[]=x',
  '?%00=1',
];

/** What is read before any operation is known: all of it for the first one of a method, in turn for the others. */
export function rawOf(method: string, operationId: string): { queries: string[]; bodies: string[] } {
  const position = positionOf(method, operationId);
  const some = (values: string[], count: number): string[] =>
    position === 0 ? values : values.filter((_, at) => (at + position) % values.length < count);
  return { queries: some(RAW_QUERIES, 2), bodies: some(RAW_BODIES, 3) };
}
