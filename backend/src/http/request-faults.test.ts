import { describe, expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { REQUIRED_FIELDS_MISSING, requestFaults, type ValidatorIssue } from './request-faults.ts';
import { stepsOf, type ValueSchema } from './request-schemas.ts';

const contract = loadContract();
const stepsAt = stepsOf(contract);

const told = (issue: ValidatorIssue, operationId?: string, body?: unknown) =>
  requestFaults([issue], { operationId, body }, stepsAt);

// A node of the document.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;
const deref = (node: Node): Node =>
  node?.$ref
    ? deref(
        (node.$ref as string)
          .slice(2)
          .split('/')
          .reduce((at: Node, key) => at[key], contract),
      )
    : node;

interface Met {
  operationId: string;
  path: string;
  pattern: string;
  words: string | undefined;
}

/** Every pattern that a value of a request may break, with its place. */
function* patternsIn(node: Node, operationId: string, path: string, depth = 0): Generator<Met> {
  const schema = deref(node) as ValueSchema | undefined;
  if (!schema || depth > 12) return;
  const { pattern, properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema;
  if (typeof pattern === 'string') yield { operationId, path, pattern, words: schema['x-message'] };
  for (const [name, one] of Object.entries(properties))
    yield* patternsIn(one, operationId, `${path}/${name}`, depth + 1);
  yield* patternsIn(items, operationId, `${path}/0`, depth + 1);
  for (const one of [...oneOf, ...anyOf, ...allOf, schema.then, schema.else])
    yield* patternsIn(one, operationId, path, depth + 1);
}

const patterns: Met[] = Object.values<Node>(contract.paths).flatMap((item) =>
  Object.values<Node>(item)
    .filter(({ operationId }) => operationId)
    .flatMap((operation: Node) => [
      ...[...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map(deref)
        .flatMap((one: Node) => [
          ...patternsIn(
            one.schema,
            operation.operationId,
            `/${one.in === 'path' ? 'params' : one.in}/${one.name}`,
          ),
        ]),
      ...Object.values<Node>(deref(operation.requestBody)?.content ?? {}).flatMap(({ schema }) => [
        ...patternsIn(schema, operation.operationId, '/body'),
      ]),
    ]),
);

describe('a pattern of the contract', () => {
  it('is met in many requests', () => {
    expect(new Set(patterns.map(({ pattern }) => pattern)).size).toBeGreaterThan(10);
  });

  it.each(patterns)(
    'is told to people in its own words: $pattern of $path ($operationId)',
    ({ operationId, path, pattern, words }) => {
      const issue = {
        path,
        message: `must match pattern "${pattern}"`,
        errorCode: 'pattern.openapi.validation',
      };

      const { message, fields } = told(issue, operationId);

      if (pattern === '\\S') expect(message).toBe(REQUIRED_FIELDS_MISSING);
      else {
        expect(words).toMatch(/^must [^\\^]+[^.]$/);
        expect(message.endsWith(` ${words}.`), message).toBe(true);
      }
      expect(message).not.toContain('must match pattern');
      expect(fields).toHaveLength(1);
    },
  );
});

describe('a fault of a request', () => {
  it.each([
    [
      'username',
      'minLength',
      'must NOT have fewer than 5 characters',
      'Username must have at least 5 characters.',
    ],
    [
      'alias',
      'maxLength',
      'must NOT have more than 100 characters',
      'Alias must have at most 100 characters.',
    ],
    ['active', 'type', 'must be boolean', 'Active must be true or false.'],
    ['version', 'type', 'must be integer,null', 'Version must be a whole number or empty.'],
    ['id', 'minimum', 'must be >= 0', 'Id must be at least 0.'],
    ['id', 'maximum', 'must be <= 2147483647', 'Id must be at most 2147483647.'],
    ['countries', 'type', 'must be array', 'Markets must be a list.'],
    ['countries', 'maxItems', 'must NOT have more than 500 items', 'Markets must have at most 500 entries.'],
    [
      'countries',
      'uniqueItems',
      'must NOT have duplicate items (items ## 1 and 0 are identical)',
      'Markets must not contain duplicates.',
    ],
    [
      'countries/1',
      'maxLength',
      'must NOT have more than 20 characters',
      'Row 2 of Markets must have at most 20 characters.',
    ],
    [
      'nickname',
      'additionalProperties',
      'must NOT have additional properties',
      'The field nickname is not known.',
    ],
    ['email', 'oneOf', 'must match exactly one schema in oneOf', 'E-mail has an invalid format.'],
  ])('names the field by its title and says what is asked for: %s, %s', (field, rule, message, sentence) => {
    const issue = { path: `/body/${field}`, message, errorCode: `${rule}.openapi.validation` };

    expect(told(issue, 'createUser', { username: 'anna' })).toEqual({
      message: sentence,
      fields: [{ field: field.replace('/', '.'), message: sentence }],
    });
  });

  it('names all that a value of several forms may be in one sentence', () => {
    const issue = (type: string) => ({
      path: '/body/language',
      message: `must be ${type}`,
      errorCode: 'type.openapi.validation',
    });

    expect(
      requestFaults([issue('null'), issue('object')], { operationId: 'createCountry', body: {} }, stepsAt)
        .message,
    ).toBe('Language must be an object or empty.');
  });

  it('is reported among a few others, however many there are', () => {
    const issues = Array.from({ length: 40 }, (_, row) => ({
      path: `/body/countries/${row}`,
      message: 'must be string',
      errorCode: 'type.openapi.validation',
    }));

    const { message, fields } = requestFaults(issues, { operationId: 'createUser', body: {} }, stepsAt);

    expect(message).toMatch(
      /^Row 1 of Markets must be a text\. .*Row 5 of Markets must be a text\. And 35 more\.$/,
    );
    expect(fields).toHaveLength(40);
  });

  it('names what may be chosen', () => {
    const issue = {
      path: '/query/sortBy',
      message: 'must be equal to one of the allowed values: code, label',
      errorCode: 'enum.openapi.validation',
    };

    expect(told(issue, 'listInterfaceLabels').message).toBe('Sort by must be one of: code, label.');
  });

  it('says what is missing or blank once for the whole form, in the quoted words', () => {
    const issue = (field: string, rule: string, message: string): ValidatorIssue => ({
      path: `/body/${field}`,
      message,
      errorCode: `${rule}.openapi.validation`,
    });

    expect(
      requestFaults(
        [
          issue('username', 'minLength', 'must NOT have fewer than 5 characters'),
          issue('username', 'pattern', 'must match pattern "^\\S(.*\\S)?$"'),
          issue('password', 'required', "must have required property 'password'"),
          issue('alias', 'maxLength', 'must NOT have more than 100 characters'),
        ],
        { operationId: 'createUser', body: { username: '  ' } },
        stepsAt,
      ),
    ).toEqual({
      message: REQUIRED_FIELDS_MISSING,
      fields: [
        { field: 'username', message: REQUIRED_FIELDS_MISSING },
        { field: 'password', message: REQUIRED_FIELDS_MISSING },
        { field: 'alias', message: 'Alias must have at most 100 characters.' },
      ],
    });
  });

  it('tells where in a list it is', () => {
    const issue = {
      path: '/body/optList/2/price',
      message: 'must be number',
      errorCode: 'type.openapi.validation',
    };

    expect(told(issue, 'saveMarketDataModelAndOpt').message).toBe(
      'Price in row 3 of Options must be a number.',
    );
  });
});
