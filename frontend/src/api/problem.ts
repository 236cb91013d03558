import type { FieldProblem } from './index';
import { t } from '../texts/api.gen';

export type CallProblem = {
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  fields: FieldProblem[];
  requestId?: string;
  /** Neither the server nor its database answers at present: the banner says so (api/connection.ts). */
  isAway?: boolean;
  /** The reply as it came, for example the current record of a conflict. */
  body: unknown;
};

const withoutAnswer: Record<string, string> = {
  FETCH_ERROR: t('The server cannot be reached. Check the connection and try again.'),
  TIMEOUT_ERROR: t('The server took too long to answer. Try again.'),
};

const byStatus: Record<number, string> = {
  403: t('You may not do this.'),
  404: t('This record does not exist any more.'),
  413: t('The file is too large.'),
  502: t('The server is not available at the moment. Try again.'),
  503: t('The server is not available at the moment. Try again.'),
  504: t('The server took too long to answer. Try again.'),
};

type Failure = { status?: unknown; originalStatus?: unknown; data?: unknown; isAway?: unknown };
type Reply = { message?: unknown; fields?: unknown; requestId?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Turns what RTK Query or `unwrap()` reports into words: the reply's own message where there is one, else a
 * sentence of ours; never a stack, HTML or a status code alone.
 */
export function problemOf(error: unknown): CallProblem {
  const failure = (error ?? {}) as Failure;
  const status = [failure.status, failure.originalStatus].find((value) => typeof value === 'number') ?? 0;
  const body = (typeof failure.data === 'object' && failure.data !== null ? failure.data : {}) as Reply;
  const fallback = withoutAnswer[String(failure.status)] ?? byStatus[status as number];
  return {
    status: status as number,
    message: isText(body.message) ? body.message : (fallback ?? t('Something went wrong. Try again.')),
    fields: Array.isArray(body.fields) ? (body.fields as FieldProblem[]) : [],
    requestId: isText(body.requestId) ? body.requestId : undefined,
    isAway: failure.isAway === true,
    body: failure.data,
  };
}

/** Why a query failed, in words; undefined as long as it did not. */
export const failureOf = (query: { isError: boolean; error?: unknown }): string | undefined =>
  query.isError ? problemOf(query.error).message : undefined;

/** What FailedState says of a query that failed, and how it is read again. */
export const failedRead = (query: { error?: unknown; refetch: () => unknown }) => ({
  text: problemOf(query.error).message,
  onRetry: query.refetch,
});
