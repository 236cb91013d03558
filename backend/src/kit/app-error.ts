export interface FieldProblem {
  field: string;
  message: string;
}

export type ErrorKind =
  'notFound' | 'conflict' | 'refused' | 'invalid' | 'notSignedIn' | 'tooMany' | 'unavailable';

/** A failure that the user can act on; http/error-handler.ts maps its kind to a status. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly fields: FieldProblem[];
  /** Additional properties of the reply, such as the current record of a conflict. */
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

export const notFound = (message: string): AppError => new AppError('notFound', message);

/** The request is valid but conflicts with the stored data; `details` may contain the stored record. */
export const conflict = (
  message: string,
  fields: FieldProblem[] = [],
  details: Record<string, unknown> = {},
): AppError => new AppError('conflict', message, fields, details);

export interface Meanwhile {
  /** The record as it is now. */
  current: unknown;
  changedBy: string | null | undefined;
  changedAt: Date | null | undefined;
  /** Further properties of the reply. */
  details?: Record<string, unknown>;
}

/** Somebody else changed the record since it was read: the reply says what it is now, who changed it and when. */
export const stale = (
  { now }: { now: Date },
  message: string,
  { current, changedBy, changedAt, details = {} }: Meanwhile,
): AppError =>
  conflict(message, [], {
    ...details,
    current,
    changedBy: changedBy ?? '',
    changedAt: (changedAt ?? now).toISOString(),
  });

export const refused = (message: string): AppError => new AppError('refused', message);

export const invalid = (message: string, fields: FieldProblem[] = []): AppError =>
  new AppError('invalid', message, fields);

export const notSignedIn = (message: string): AppError => new AppError('notSignedIn', message);

export const tooMany = (message: string, retryAfterSeconds: number): AppError =>
  new AppError('tooMany', message, [], { retryAfterSeconds });

/** The server cannot handle the request right now; a load balancer should use another one. */
export const unavailable = (message: string, retryAfterSeconds?: number): AppError =>
  new AppError('unavailable', message, [], retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
