/** Bodies stay in memory until their reply, both raw and parsed: anonymous ones are limited in size, large ones in number. */
import type { Request, RequestHandler, Response } from 'express';
import { unavailable } from '../kit/app-error.ts';
import { limited, TurnsOfUsers } from '../kit/turns.ts';
import { t } from '../texts/http.ts';
import { requireSession, type FindActor } from './security.ts';
import { goneOf } from './send-download.ts';

/** Enough for a name and a password, or a single sign-on token. */
export const MOST_OF_STRANGERS = 16 * 1024;
/** A text part beside an uploaded file, such as thousands of edited rows as JSON; the contract limits each. */
export const MAX_TEXT_PART_BYTES = 8 * 1024 * 1024;
const HEADS_OF_PARTS = 64 * 1024;

const LARGE = 64 * 1024;
const AT_A_TIME = 4;
const OF_A_USER = 2;
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
export const noteWork = (request: Request, work: Promise<unknown>): void => void works.set(request, work);

function keepUntilDone(request: Request, response: Response, giveBack: () => void): void {
  response.once('close', () => void Promise.allSettled([works.get(request)]).then(giveBack));
}

function watchArrival(request: Request, giveUp: () => void): void {
  const tooLong = setTimeout(giveUp, ARRIVES_WITHIN_MS);
  const arrived = (): void => {
    clearTimeout(tooLong);
    request.setTimeout(0);
  };
  request.setTimeout(STALLED_MS, giveUp);
  request.once('end', arrived).once('close', arrived);
}

/** Must precede the body parsers. */
export function boundBodies(findActor: FindActor, maxUploadBytes: number): RequestHandler {
  const turns = new TurnsOfUsers(AT_A_TIME, OF_A_USER);
  const mostOfUpload = maxUploadBytes + MAX_TEXT_PART_BYTES + HEADS_OF_PARTS;

  async function bound(request: Request, response: Response, next: (error?: unknown) => void): Promise<void> {
    if (!/^\/ccb\/auth(\/|$)/i.test(request.path)) {
      const bytes = announced(request);
      if (Number.isFinite(bytes) && bytes > MOST_OF_STRANGERS)
        throw refusal(413, t('The file or body is too large.'));
      return next();
    }
    const { userId } = await requireSession(request, findActor);
    const bytes = announced(request);
    if (bytes <= LARGE) return next();
    if (request.is('multipart/form-data')) {
      // Parts are limited one by one, so that together they could be a hundred megabytes.
      if (!Number.isFinite(bytes))
        throw refusal(411, t('An upload is sent with its length (Content-Length).'));
      if (bytes > mostOfUpload) throw refusal(413, t('The file or body is too large.'));
    }
    const wait = limited(goneOf(response), WAIT_MS);
    const giveBack = await turns.take(userId, wait.signal);
    wait.clear();
    if (!giveBack) {
      if (wait.isLate())
        throw unavailable(t('Other large files or lists are being sent. Try again in a minute.'), 30);
      return;
    }
    keepUntilDone(request, response, giveBack);
    watchArrival(request, () =>
      next(refusal(408, t('The request took too long to arrive.'), { connection: 'close' })),
    );
    next();
  }

  return (request, response, next) => (announced(request) === 0 ? next() : bound(request, response, next));
}
