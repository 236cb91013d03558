import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { AppError, type ErrorKind, type FieldProblem } from '../kit/app-error.ts';
import { t } from '../texts/http.ts';
import { loadContract } from './contract.ts';
import { requestFaults, type RefusedRequest, type ValidatorIssue } from './request-faults.ts';
import { stepsOf, type StepsOf } from './request-schemas.ts';
import { securityFailureOf } from './security.ts';

export interface ConstraintProblem {
  message: () => string;
  field: string;
}

const STATUSES: Record<ErrorKind, number> = {
  invalid: 400,
  notSignedIn: 401,
  refused: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  unavailable: 503,
};

interface Problem {
  status: number;
  message: string;
  fields?: FieldProblem[];
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

interface HttpError {
  status: number;
  message: string;
  errors?: ValidatorIssue[];
  headers?: Record<string, string>;
  code?: string;
  type?: string;
}

function httpProblem(error: HttpError, { request, maxUploadMB, contract }: Refusal): Problem {
  const { status } = error;
  if (error.code === 'LIMIT_FILE_COUNT') return { status: 400, message: t('Send one file at a time.') };
  // The validator keeps multer's message and drops its code.
  if (error.message === 'File too large')
    return {
      status: 413,
      message: t('The file is larger than {maxUploadMB} MB, the most that can be imported.', { maxUploadMB }),
    };
  if (status === 413) return { status, message: t('The file or body is too large.') };
  if (error.message === 'Field value too long')
    return { status: 413, message: t('A text sent with the file is too large.') };
  if (status === 415)
    return { status, message: t('This content type is not accepted; send what openapi.yaml describes.') };
  if (status === 401) return { status, message: t('The session is over. Sign in again.') };
  if (status === 405)
    return { status, message: t('This method is not allowed here.'), headers: error.headers };
  if (status === 404) return { status, message: t('There is nothing at this address.') };
  if (error.type === 'entity.parse.failed') return { status: 400, message: t('The body is not valid JSON.') };
  if (status === 400) return { status, ...requestFaults(error.errors ?? [], refusedOf(request), contract()) };
  return { status, message: error.message, headers: error.headers };
}

/**
 * What busboy and multer say of a truncated or malformed multipart body. The validator reports it as a fault of the server, as it does
 * what is one: a file that cannot be written.
 */
const BROKEN_UPLOAD =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Request (aborted|closed|error)|aborted|Premature close)/;

const isBrokenUpload = (error: unknown, request: Request): boolean =>
  BROKEN_UPLOAD.test((error as HttpError | null)?.message ?? '') &&
  Boolean(request.is('multipart/form-data'));

/** Of the server; the validator keeps the system's message and drops its code. */
const isDiskFull = (error: unknown): boolean =>
  /^E(NOSPC|DQUOT)\b/.test((error as Error | null)?.message ?? '');

interface Refusal {
  request: Request;
  maxUploadMB: number;
  contract: () => StepsOf;
}

/** Undefined before it is known. */
export const operationIdOf = (request: Request): string | undefined =>
  (request as Request & { openapi?: { schema?: { operationId?: string } } }).openapi?.schema?.operationId;

/** What a balancer asks every few seconds. */
export const isCheck = (request: Request): boolean =>
  ['checkLive', 'checkReady'].includes(operationIdOf(request) ?? '');

/** Answered with 503 on purpose: what is the matter is logged where it is found. */
export const isPlannedCheck = (request: Request, status: number): boolean =>
  status === 503 && isCheck(request);

const refusedOf = (request: Request): RefusedRequest => ({
  operationId: operationIdOf(request),
  body: request.body as unknown,
});

const isHttpError = (error: unknown): error is HttpError => {
  const status = (error as HttpError | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500;
};

const DISK_FULL = '53100';
const DATABASE_BACK_SECONDS = 5;
const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-5]|57014|53\w{3}|25P03)$/;
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|Client has encountered a connection error|Client was closed|Query runner already released)/;

const isDatabaseAway = (error: unknown): boolean =>
  AWAY_CODES.test(codeOf(error)) || AWAY_WORDS.test((error as Error | null)?.message ?? '');

/** The code of PostgreSQL or the system; TypeORM wraps what the driver throws. */
function codeOf(error: unknown): string {
  const { code } = ((error as { driverError?: unknown } | null)?.driverError ?? error ?? {}) as {
    code?: unknown;
  };
  return typeof code === 'string' ? code : '';
}

interface DatabaseError {
  code: string;
  constraint?: string;
}

function databaseProblem(
  error: unknown,
  constraints: Record<string, ConstraintProblem>,
): Problem | undefined {
  const { code, constraint } = ((error as { driverError?: unknown }).driverError ?? error) as DatabaseError;
  if (typeof code !== 'string') return undefined;
  const known = constraint === undefined ? undefined : constraints[constraint];
  if (code === '23505' || code === '23503') {
    if (!known) return { status: 409, message: t('This conflicts with an existing record.') };
    const message = known.message();
    return { status: 409, message, fields: [{ field: known.field, message }] };
  }
  if (code === '40001' || code === '40P01')
    return { status: 409, message: t('Somebody else changed this at the same time. Try again.') };
  return undefined;
}

/** Why a write was refused, in words; undefined for what is a fault of the server. */
export const refusalOf =
  (constraints: Record<string, ConstraintProblem>) =>
  (error: unknown): string | undefined =>
    error instanceof AppError ? error.message : databaseProblem(error, constraints)?.message;

function problemOf(
  error: unknown,
  constraints: Record<string, ConstraintProblem>,
  refusal: Refusal,
): Problem {
  if (error instanceof AppError) {
    const { retryAfterSeconds, ...details } = error.details;
    return {
      status: STATUSES[error.kind],
      message: error.message,
      fields: error.fields,
      details,
      headers: retryAfterSeconds === undefined ? undefined : { 'retry-after': String(retryAfterSeconds) },
    };
  }
  if (codeOf(error) === DISK_FULL)
    return {
      status: 507,
      message: t('The database disk is full. Nothing can be saved until space is freed.'),
    };
  if (isDatabaseAway(error))
    return {
      status: 503,
      message: t('The database is not responding. Try again in a moment.'),
      headers: { 'retry-after': String(DATABASE_BACK_SECONDS) },
    };
  const fromDatabase = databaseProblem(error, constraints);
  if (fromDatabase) return fromDatabase;
  if (isHttpError(error)) return httpProblem(error, refusal);
  if (isDiskFull(error)) return { status: 507, message: t("The server's disk is full. Nothing was saved.") };
  if (isBrokenUpload(error, refusal.request))
    return { status: 400, message: t('The upload was interrupted. Choose the file and send it again.') };
  return {
    status: 500,
    message: t('Something failed on the server. Try again; if it happens again, report it.'),
  };
}

const logs = new WeakMap<Response, Logger>();
export const attachLog = (response: Response, log: Logger): void => void logs.set(response, log);

const isOpenedInTab = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/** The only place that sets error statuses. A server error is logged in full and answered without internals. */
export function errorHandler(
  constraints: Record<string, ConstraintProblem>,
  maxUploadMB: number,
): ErrorRequestHandler {
  let steps: StepsOf | undefined;
  const contract = (): StepsOf => (steps ??= stepsOf(loadContract()));
  return (reported, request, response, _next) => {
    const error: unknown = securityFailureOf(request) ?? reported;
    const problem = problemOf(error, constraints, { request, maxUploadMB, contract });
    // The client disconnected while a file was read or imported.
    if (response.destroyed && (error as Error | null)?.name === 'AbortError') return;
    if (problem.status >= 500 && !isPlannedCheck(request, problem.status))
      logs.get(response)?.error({ err: error }, 'request failed');
    if (response.headersSent) return void response.destroy();
    const { message, fields, details, headers } = problem;
    const requestId = String(response.getHeader('x-request-id') ?? '');
    response.status(problem.status).set({ 'cache-control': 'no-store', ...headers });
    if (isOpenedInTab(request)) response.type('text/plain').send(`${message}\n`);
    else response.json({ message, requestId, ...(fields?.length ? { fields } : {}), ...details });
  };
}
