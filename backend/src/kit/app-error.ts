/** One field of a request and what is wrong with it; `field` is its wire name. */
export interface FieldProblem {
  field: string;
  message: string;
}

export type ErrorKind =
  'notFound' | 'conflict' | 'refused' | 'invalid' | 'notSignedIn' | 'tooMany' | 'unavailable';

/** A failure that the person at the screen can act on. Only http/error-handler.ts knows which status it becomes. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly fields: FieldProblem[];
  /** Further members of the reply, such as the current record of a conflict. */
  readonly details: Record<string, unknown>;

  constructor(
    kind: ErrorKind,
    message: string,
    fields: FieldProblem[] = [],
    details: Record<string, unknown> = {},
  ) {
    super(message);
    this.kind = kind;
    this.fields = fields;
    this.details = details;
  }
}

/** The record is not there (any more). */
export const notFound = (message: string): AppError => new AppError('notFound', message);

/** The request is fine but collides with what is stored; `details` may hold the stored record. */
export const conflict = (
  message: string,
  fields: FieldProblem[] = [],
  details: Record<string, unknown> = {},
): AppError => new AppError('conflict', message, fields, details);

/** The user may not do this; signing in again would not help. */
export const refused = (message: string): AppError => new AppError('refused', message);

/** The request says something that cannot be accepted. */
export const invalid = (message: string, fields: FieldProblem[] = []): AppError =>
  new AppError('invalid', message, fields);

/** There is no valid session, or the credentials are wrong. */
export const notSignedIn = (message: string): AppError => new AppError('notSignedIn', message);

/** Too many attempts; `retryAfterSeconds` goes into the Retry-After header. */
export const tooMany = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('tooMany', message, [], { retryAfterSeconds });

/** The server cannot serve right now; a load balancer should ask another one. */
export const unavailable = (message: string, retryAfterSeconds?: number): AppError =>
  new AppError('unavailable', message, [], retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
