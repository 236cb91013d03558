/** Turns the validator's issues into sentences for people, one per field. */
import type { FieldProblem } from '../kit/app-error.ts';
import { contractWords } from '../texts/contract.ts';
import { t } from '../texts/http.ts';
import { titleOf, type Step, type StepsOf } from './request-schemas.ts';

/** The message for a required field (decision B-01). */
export const REQUIRED_FIELDS_MISSING = 'Inserisci tutti i campi obbligatori';

export interface ValidatorIssue {
  path: string;
  message: string;
  errorCode?: string;
}

export interface RefusedRequest {
  operationId: string | undefined;
  body: unknown;
}

const NOT_BLANK = '\\S';

const ruleOf = ({ errorCode = '' }: ValidatorIssue): string => errorCode.split('.')[0]!;
const patternOf = ({ message }: ValidatorIssue): string | undefined =>
  /^must match pattern "(.*)"$/s.exec(message)?.[1];
const numberOf = (message: string): string => /-?\d[\d.e+-]*/.exec(message)?.[0] ?? '';

const isInBody = ({ path }: ValidatorIssue): boolean => path.startsWith('/body');

function valueAt(body: unknown, steps: Step[]): unknown {
  let value = body;
  for (const { name } of steps) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

function isBlank(issue: ValidatorIssue, value: unknown): boolean {
  const rule = ruleOf(issue);
  if (rule === 'required' || patternOf(issue) === NOT_BLANK) return true;
  return (rule === 'minLength' || rule === 'pattern') && typeof value === 'string' && value.trim() === '';
}

const TYPES: Record<string, () => string> = {
  integer: () => t('a whole number'),
  number: () => t('a number'),
  boolean: () => t('true or false'),
  string: () => t('a text'),
  array: () => t('a list'),
  object: () => t('an object'),
  null: () => t('empty'),
};

const FORMATS: Record<string, () => string> = {
  int32: () => t('a whole number of at most 2147483647'),
  'date-time': () => t('a date and time such as 2026-03-31T10:00:00Z'),
  binary: () => t('a file'),
};

const namesIn = (message: string): string[] => message.replace(/^must be /, '').split(',');
const typesOf = (message: string): string =>
  namesIn(message)
    .map((type) => TYPES[type]?.() ?? type)
    .join(t(' or '));

/** Alternatives for one value, such as a record or null, each require a different type: one sentence names all of them. */
function withTypesJoined(issues: ValidatorIssue[]): ValidatorIssue[] {
  const isType = (issue: ValidatorIssue): boolean => ruleOf(issue) === 'type';
  const typesAt = (at: string): string[] =>
    issues.filter((issue) => isType(issue) && issue.path === at).flatMap(({ message }) => namesIn(message));
  return issues.map((issue) => {
    if (!isType(issue)) return issue;
    const types = [...new Set(typesAt(issue.path))].toSorted(
      (one, other) => +(one === 'null') - +(other === 'null'),
    );
    return { ...issue, message: types.join(',') };
  });
}

const DEMANDS: Record<string, (issue: ValidatorIssue, schemas: Step['schemas']) => string> = {
  pattern: (issue, schemas) => {
    const pattern = patternOf(issue);
    if (pattern === NOT_BLANK) return t('must not be empty');
    const words = schemas.find((schema) => schema.pattern === pattern)?.['x-message'];
    return words === undefined ? t('must have the required format') : contractWords(words);
  },
  required: () => t('must be given'),
  minLength: ({ message }) =>
    numberOf(message) === '1'
      ? t('must not be empty')
      : t('must have at least {count} characters', { count: numberOf(message) }),
  maxLength: ({ message }) =>
    numberOf(message) === '1'
      ? t('must have at most 1 character')
      : t('must have at most {count} characters', { count: numberOf(message) }),
  minimum: ({ message }) => t('must be at least {number}', { number: numberOf(message) }),
  maximum: ({ message }) => t('must be at most {number}', { number: numberOf(message) }),
  type: ({ message }) => t('must be {what}', { what: typesOf(message) }),
  const: (_issue, schemas) =>
    t('must be {what}', { what: String(schemas.find((schema) => schema.const !== undefined)?.const) }),
  enum: ({ message }) =>
    t('must be one of: {values}', { values: message.replace(/^.*?allowed values: ?/s, '') }),
  format: ({ message }) => {
    const what = FORMATS[/"(.*)"/.exec(message)?.[1] ?? ''];
    return t('must be {what}', { what: what?.() ?? t('in the required format') });
  },
  minItems: ({ message }) =>
    numberOf(message) === '1'
      ? t('must have at least 1 entry')
      : t('must have at least {count} entries', { count: numberOf(message) }),
  maxItems: ({ message }) =>
    numberOf(message) === '1'
      ? t('must have at most 1 entry')
      : t('must have at most {count} entries', { count: numberOf(message) }),
  uniqueItems: () => t('must not contain duplicates'),
};

/** "Price in row 2 of Items": as people see it on the screen, innermost first. */
function placeOf(steps: Step[]): string {
  const last = steps.at(-1);
  if (!last) return t('What was sent');
  const rest = steps.slice(0, -1);
  if (/^\d+$/.test(last.name))
    return t('Row {row} of {place}', { row: Number(last.name) + 1, place: placeOf(rest) });
  const title = contractWords(titleOf(last));
  if (rest.length === 0) return title;
  const owner = rest.at(-1)!;
  if (/^\d+$/.test(owner.name))
    return t('{title} in row {row} of {place}', {
      title,
      row: Number(owner.name) + 1,
      place: placeOf(rest.slice(0, -1)),
    });
  return last.name === 'id' ? placeOf(rest) : t('{title} of {place}', { title, place: placeOf(rest) });
}

function sentenceOf(issue: ValidatorIssue, steps: Step[], value: unknown): string {
  if (isInBody(issue) && isBlank(issue, value)) return REQUIRED_FIELDS_MISSING;
  if (issue.message.startsWith('Unknown query parameter'))
    return t('The parameter {name} is not known.', { name: steps.at(-1)?.name });
  if (/additionalProperties/i.test(ruleOf(issue)))
    return t('The field {name} is not known.', { name: steps.at(-1)?.name });
  const demand = DEMANDS[ruleOf(issue)]?.(issue, steps.at(-1)?.schemas ?? []);
  const place = placeOf(steps);
  return demand === undefined
    ? t('{place} has an invalid format.', { place })
    : t('{place} {demand}.', { place, demand });
}

/** Errors of alternatives are less specific than those of their parts, formats less than ranges. */
const vagueness = (issue: ValidatorIssue): number =>
  /^(anyOf|oneOf|if|not|const)$/.test(ruleOf(issue)) ? 2 : ruleOf(issue) === 'format' ? 1 : 0;

const MAX_SENTENCES = 5;

function inOne(sentences: string[]): string {
  const others = sentences.length - MAX_SENTENCES;
  const shown =
    others > 1 ? [...sentences.slice(0, MAX_SENTENCES), t('And {others} more.', { others })] : sentences;
  return shown.join(' ') || t('The request is not valid.');
}

const fieldOf = (path: string): string =>
  path.replace(/^\/(body|query|path|params|headers)\/?/, '').replaceAll('/', '.');

/** One sentence per field: of several violated rules the clearest. Missing fields are reported once for the whole form. */
export function requestFaults(
  issues: ValidatorIssue[],
  { operationId, body }: RefusedRequest,
  stepsAt: StepsOf,
): { message: string; fields: FieldProblem[] } {
  const byField = new Map<string, string>();
  for (const issue of withTypesJoined(issues).toSorted((one, other) => vagueness(one) - vagueness(other))) {
    const field = fieldOf(issue.path);
    if (byField.has(field)) continue;
    const steps = stepsAt(operationId, issue.path);
    byField.set(field, sentenceOf(issue, steps, isInBody(issue) ? valueAt(body, steps) : undefined));
  }
  const fields = [...byField].map(([field, message]) => ({ field, message }));
  const sentences = [...new Set(fields.map(({ message }) => message))];
  const isMissing = sentences.includes(REQUIRED_FIELDS_MISSING);
  return {
    message: isMissing ? REQUIRED_FIELDS_MISSING : inOne(sentences),
    fields,
  };
}
