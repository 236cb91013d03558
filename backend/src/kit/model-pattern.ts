import { RE2JS, RE2JSSyntaxException } from 're2js';
import { t } from '../texts/kit.ts';
import { invalid, type FieldProblem } from './app-error.ts';

/** Why a pattern is not a regular expression, and where (the first character is 1). */
export interface PatternFault {
  reason: string;
  position: number;
}

type KeptFault = Omit<PatternFault, 'reason'> & { reason: () => string };

const compiled = new Map<string, RE2JS | KeptFault>();
const COMPILED_LIMIT = 5000;

/** DEFAULT and a blank pattern match every model (decision A-04). */
export const isDefaultPattern = (pattern: string): boolean => pattern === '' || pattern === 'DEFAULT';

function compile(pattern: string): RE2JS | KeptFault {
  let result = compiled.get(pattern);
  if (result === undefined) {
    try {
      result = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
    } catch (error) {
      result = faultOf(pattern, error);
    }
    if (compiled.size >= COMPILED_LIMIT) compiled.clear();
    compiled.set(pattern, result);
  }
  return result;
}

/** Undefined for a pattern that RE2 accepts (linear time, so no pattern can stall the server). */
export function patternFault(pattern: string): PatternFault | undefined {
  if (isDefaultPattern(pattern)) return undefined;
  const result = compile(pattern);
  return 'reason' in result ? { ...result, reason: result.reason() } : undefined;
}

/** Whether the pattern matches the whole model code, ignoring case. An invalid pattern matches nothing. */
export function matchesModel(pattern: string, modelcode: string): boolean {
  const result = compile(pattern);
  return !('reason' in result) && result.matches(modelcode);
}

export function patternProblem(pattern: string): string | undefined {
  const fault = patternFault(pattern);
  return (
    fault &&
    t('Not a valid regular expression, position {position}: {reason}', {
      position: fault.position,
      reason: fault.reason,
    })
  );
}

/** @throws AppError (400) for patterns that RE2 does not accept; the keys are wire names. */
export function refuseFaultyPatterns(patterns: Record<string, string>): void {
  const fields = Object.entries(patterns).flatMap(([field, pattern]): FieldProblem[] => {
    const message = patternProblem(pattern);
    return message === undefined ? [] : [{ field, message }];
  });
  if (fields.length > 0) throw invalid(fields[0]!.message, fields);
}

/** Of the values for many records: a pattern that is wrong is so for all of them. */
export const refuseFaultyValues = (
  _context: unknown,
  {
    modelEnableRegexp = '',
    modelDisableRegexp = '',
  }: { modelEnableRegexp?: string; modelDisableRegexp?: string },
): void => refuseFaultyPatterns({ modelEnableRegexp, modelDisableRegexp });

const lookAround = (): string => t('look-around and back references are not supported');

const REASONS: Record<string, () => string> = {
  'missing closing )': () => t('the group opened by "(" is never closed'),
  'unexpected )': () => t('the ")" has no matching "("'),
  'missing closing ]': () => t('the class opened by "[" is never closed'),
  'invalid escape sequence': () => t('unknown escape sequence'),
  'missing argument to repetition operator': () => t('there is nothing to repeat before it'),
  'invalid nested repetition operator': () => t('a repetition cannot be repeated'),
  'trailing backslash at end of expression': () => t('a trailing backslash escapes nothing'),
  'invalid character class range': () => t('the range in the class is reversed'),
  'invalid repeat count': () => t('the repeat count is not valid (at most 1000)'),
  'invalid or unsupported Perl syntax': lookAround,
  'invalid named capture': () => t('the group name is not valid'),
};

function faultOf(pattern: string, error: unknown): KeptFault {
  if (!(error instanceof RE2JSSyntaxException)) return { reason: () => t('it cannot be read'), position: 1 };
  const description = String(error.getDescription());
  const fragment = String(error.getPattern() ?? '');
  return { reason: reasonOf(description, fragment), position: positionOf(pattern, description, fragment) };
}

function reasonOf(description: string, fragment: string): () => string {
  if (/^\(\?<[=!]/.test(fragment)) return lookAround;
  if (/^(\\[pP]|\[:)/.test(fragment)) return () => t('unknown character class');
  return Object.entries(REASONS).find(([known]) => description.startsWith(known))?.[1] ?? (() => description);
}

function positionOf(pattern: string, description: string, fragment: string): number {
  if (description.endsWith(')')) return unmatchedParenthesis(pattern) + 1;
  for (let at = pattern.indexOf(fragment); fragment !== '' && at >= 0; at = pattern.indexOf(fragment, at + 1))
    if (failsLike(pattern.slice(0, at + fragment.length), description)) return at + 1;
  return Math.max(1, pattern.length);
}

/** Whether the beginning of a pattern already has the error: then it is here, not at a later match. */
function failsLike(beginning: string, description: string): boolean {
  try {
    RE2JS.compile(beginning, RE2JS.CASE_INSENSITIVE);
    return false;
  } catch (error) {
    return error instanceof RE2JSSyntaxException && String(error.getDescription()) === description;
  }
}

function unmatchedParenthesis(pattern: string): number {
  const open: number[] = [];
  let isInClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const character = pattern[index];
    if (character === '\\') index++;
    else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') open.push(index);
    else if (character === ')' && open.pop() === undefined) return index;
  }
  return open[0] ?? 0;
}
