/** JSON bodies stay in memory until their reply, both raw and parsed: anonymous ones are limited in size, large ones in number. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { unavailable } from '../kit/app-error.ts';
import { removeScratch, scratchFolder } from '../kit/scratch-files.ts';
import { Semaphore, withDeadline, UserSemaphore } from '../kit/semaphore.ts';
import { t } from '../texts/http.ts';
import { requireSession, type FindActor } from './security.ts';
import { disconnectSignal } from './send-download.ts';

/** Enough for a name and a password, or a single sign-on token. */
export const MAX_ANONYMOUS_BYTES = 16 * 1024;
/** A text part sent with an uploaded file, such as thousands of edited rows as JSON; the contract limits each. */
export const MAX_TEXT_PART_BYTES = 8 * 1024 * 1024;
const PART_HEADER_BYTES = 64 * 1024;

const LARGE = 64 * 1024;
const MAX_CONCURRENT = 4;
const MAX_PER_USER = 2;
const WAIT_MS = 20_000;
const STALLED_MS = 15_000;
const ARRIVES_WITHIN_MS = 2 * 60_000;

const refusal = (status: number, message: string, headers = {}): Error =>
  Object.assign(new Error(message), { status, headers });

function announced({ headers }: Request): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}

const works = new WeakMap<Request, Promise<unknown>>();
/** Work on a request's body that may outlive its client. */
export const trackWork = (request: Request, work: Promise<unknown>): void => void works.set(request, work);

function keepUntilDone(request: Request, response: Response, release: () => unknown): void {
  response.once('close', () => void Promise.allSettled([works.get(request)]).then(release));
}

/** Uploaded files have a folder, and are kept until their import has ended, even if it is refused or the client disconnects. */
export const keepUploads: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.is('multipart/form-data')) {
    scratchFolder();
    keepUntilDone(request, response, () =>
      // For files that multer refused, it has removed the files and their paths.
      removeScratch(...((request.files ?? []) as { path?: string }[]).flatMap(({ path }) => path ?? [])),
    );
  }
  next();
};

function watchArrival(request: Request, giveUp: () => void): void {
  const tooLong = setTimeout(giveUp, ARRIVES_WITHIN_MS);
  const arrived = (): void => {
    clearTimeout(tooLong);
    request.setTimeout(0);
  };
  request.setTimeout(STALLED_MS, giveUp);
  request.once('end', arrived).once('close', arrived);
}

/** More than can be blocked by the slowest sign-ins, which request keys from another server for up to 3 s. */
const anonymousPosts = new Semaphore(4);

/**
 * Hundreds of simultaneous sign-ins are validated and verified a few at a time, with other requests in between. Must follow the
 * body parsers, so that a request is not counted before its body has been received.
 */
export const queueAnonymousPosts: RequestHandler = (request, response, next) =>
  request.method !== 'POST' || isSignedInPath(request) ? next() : takeTurn(response, next);

async function takeTurn(response: Response, next: () => void): Promise<void> {
  const wait = withDeadline(disconnectSignal(response), WAIT_MS);
  const isAcquired = await anonymousPosts.acquire(wait.signal);
  wait.clear();
  if (isAcquired) {
    response.once('close', () => anonymousPosts.release());
    await nextTurn();
    return next();
  }
  if (wait.hasTimedOut())
    throw unavailable(t('Too many people are signing in at this moment. Try again in a minute.'), 30);
}

const isSignedInPath = ({ path }: Request): boolean => /^\/ccb\/auth(\/|$)/i.test(path);

/** Must precede the body parsers. */
export function limitBodies(findActor: FindActor, maxUploadBytes: number): RequestHandler {
  const permits = new UserSemaphore(MAX_CONCURRENT, MAX_PER_USER);
  const maxUpload = maxUploadBytes + MAX_TEXT_PART_BYTES + PART_HEADER_BYTES;

  async function bound(request: Request, response: Response, next: (error?: unknown) => void): Promise<void> {
    if (!isSignedInPath(request)) {
      const bytes = announced(request);
      if (Number.isFinite(bytes) && bytes > MAX_ANONYMOUS_BYTES)
        throw refusal(413, t('The file or body is too large.'));
      return next();
    }
    const { userId } = await requireSession(request, findActor);
    const bytes = announced(request);
    if (bytes <= LARGE) return next();
    if (request.is('multipart/form-data')) {
      // Parts are limited one by one, so that together they could be a hundred megabytes.
      if (!Number.isFinite(bytes)) throw refusal(411, t('An upload needs a Content-Length header.'));
      if (bytes > maxUpload) throw refusal(413, t('The file or body is too large.'));
    }
    const wait = withDeadline(disconnectSignal(response), WAIT_MS);
    const release = await permits.acquire(userId, wait.signal);
    wait.clear();
    if (!release) {
      if (wait.hasTimedOut())
        throw unavailable(t('Other large files or lists are being sent. Try again in a minute.'), 30);
      return;
    }
    keepUntilDone(request, response, release);
    watchArrival(request, () =>
      next(refusal(408, t('The request took too long to arrive.'), { connection: 'close' })),
    );
    next();
  }

  return (request, response, next) => (announced(request) === 0 ? next() : bound(request, response, next));
}
