import type { LoggerOptions } from 'pino';

interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/** Errors that cause each other in a circle end somewhere. */
const MAX_DEPTH = 4;

/** PostgreSQL's "data exception", and what JSON.parse says: both quote what they were given. */
const quotesContent = (message: string, code: string | undefined): boolean =>
  code?.startsWith('22') === true || message.endsWith('is not valid JSON');

const framesOf = (stack: string, message: string): string[] =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ +at /.test(line));

/**
 * What the log tells of an error. Drivers and libraries add what they worked on as fields: a statement with its values, the row that a
 * constraint refuses, a whole body.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: typeof error === 'string' ? error : '' };
  const { code, constraint, errors, cause } = error as Error & Record<string, unknown>;
  const logged: LoggedError = { type: error.constructor.name, message: error.message };
  if (typeof code === 'string') logged.code = code;
  if (typeof constraint === 'string') logged.constraint = constraint;
  if (quotesContent(error.message, logged.code)) logged.message = error.message.replace(/"[^]*"/, '"…"');
  const frames = framesOf(error.stack ?? '', error.message);
  logged.stack = [`${logged.type}: ${logged.message}`, ...frames].join('\n');
  if (depth === MAX_DEPTH) return logged;
  if (cause !== undefined) logged.cause = loggedError(cause, depth + 1);
  if (error instanceof AggregateError && Array.isArray(errors))
    logged.errors = errors.map((each) => loggedError(each, depth + 1));
  return logged;
}

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  redact: ['password', '*.password', 'authorization'],
  serializers: { err: (error: unknown) => loggedError(error) },
});
