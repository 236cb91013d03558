import { StartProblem } from '../start-problem.ts';

export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL ${hostname}${port ? `:${port}` : ''}${pathname}`;
}

const NO_ANSWER = 'nobody answers there; is it running, and are host and port right';
const NO_HOST = 'there is no such host';
const REFUSED = 'it refuses the user or the password';

const REASONS: Record<string, string> = {
  ECONNREFUSED: NO_ANSWER,
  ETIMEDOUT: NO_ANSWER,
  EHOSTUNREACH: NO_ANSWER,
  ENETUNREACH: NO_ANSWER,
  EADDRNOTAVAIL: NO_ANSWER,
  ECONNRESET: 'it breaks the connection off; is this the port of a PostgreSQL',
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  EACCES: 'this user may not open that connection',
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'there is no database of that name',
  '42501': 'this user may not do there what the console needs',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping; try again in a moment',
};

/** A failed first connection as a sentence; undefined for an internal fault. */
export function connectionProblem(url: string, error: unknown): StartProblem | undefined {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const isSlow = /connection timeout|timeout (expired|exceeded)/i.test(message);
  const isTls = /SSL|TLS|certificate|SASL/i.test(message) ? message : undefined;
  const reason = REASONS[code] ?? (isSlow ? NO_ANSWER : isTls);
  if (url === '' || reason === undefined) return undefined;
  return new StartProblem(`DATABASE_URL: ${placeOf(url)} cannot be used: ${reason}.`);
}
