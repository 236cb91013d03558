import { StartProblem } from '../start-problem.ts';

export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL ${hostname}${port ? `:${port}` : ''}${pathname}`;
}

const NO_ANSWER = 'the server does not respond; is it running, and are host and port right';
const NO_HOST = 'unknown host';
const REFUSED = 'user or password is wrong';

const REASONS: Record<string, string> = {
  ECONNREFUSED: NO_ANSWER,
  ETIMEDOUT: NO_ANSWER,
  EHOSTUNREACH: NO_ANSWER,
  ENETUNREACH: NO_ANSWER,
  EADDRNOTAVAIL: NO_ANSWER,
  ECONNRESET: 'the connection was reset; is this the port of a PostgreSQL server',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  EACCES: 'this user may not connect there',
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'there is no database with this name',
  '42501': 'this user lacks the required privileges',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping; try again in a moment',
};

/** The error code with which poolers refuse unsupported settings. */
const PROTOCOL_VIOLATION = '08P01';

/** A failed first connection as a sentence; undefined for an internal error. */
export function connectionProblem(url: string, error: unknown): StartProblem | undefined {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const isSlow = /connection timeout|timeout (expired|exceeded)/i.test(message);
  const isTls = /SSL|TLS|certificate|SASL/i.test(message) ? message : undefined;
  const isProtocol =
    code === PROTOCOL_VIOLATION ? `it says "${message}" (a pooler? See OPERATIONS.md)` : undefined;
  const reason = REASONS[code] ?? isProtocol ?? (isSlow ? NO_ANSWER : isTls);
  if (url === '' || reason === undefined) return undefined;
  return new StartProblem(`DATABASE_URL: ${placeOf(url)} cannot be used: ${reason}.`);
}
