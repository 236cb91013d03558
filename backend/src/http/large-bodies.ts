/** What a stranger sends is not read, and what is large is read a few at a time: until its reply it stands in memory, as it came and as it was understood. */
import type { Request, RequestHandler, Response } from 'express';
import { unavailable } from '../kit/app-error.ts';
import { limited, TurnsOfUsers } from '../kit/turns.ts';
import { t } from '../texts/http.ts';
import { requireSession, type FindActor } from './security.ts';
import { goneOf } from './send-download.ts';

/** A name and a password, or the token of a single sign-on, at most. */
export const MOST_OF_STRANGERS = 16 * 1024;
/** A text beside an uploaded file, such as thousands of edited rows as JSON; the contract says how long each may be. */
export const MAX_TEXT_PART_BYTES = 8 * 1024 * 1024;
const HEADS_OF_PARTS = 64 * 1024;

const LARGE = 64 * 1024;
const AT_A_TIME = 4;
/** Nobody alone takes all turns, sending slowly. */
const OF_A_USER = 2;
const WAIT_MS = 20_000;
/** Whoever has sent no byte for so long sends none any more. */
const STALLED_MS = 15_000;
const ARRIVES_WITHIN_MS = 2 * 60_000;

const refusal = (status: number, message: string, headers = {}): Error =>
  Object.assign(new Error(message), { status, headers });

/** Bytes that are announced; without an announcement there may be any number of them. */
function announced({ headers }: Request): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}

const works = new WeakMap<Request, Promise<unknown>>();
/** Tells what goes on with a body, also after its caller has left. */
export const noteWork = (request: Request, work: Promise<unknown>): void => void works.set(request, work);

/** Gives the turn back when nothing holds the body any more. */
function keepUntilDone(request: Request, response: Response, giveBack: () => void): void {
  response.once('close', () => void Promise.allSettled([works.get(request)]).then(giveBack));
}

/** One that does not arrive is given up. */
function watchArrival(request: Request, giveUp: () => void): void {
  const tooLong = setTimeout(giveUp, ARRIVES_WITHIN_MS);
  const arrived = (): void => {
    clearTimeout(tooLong);
    request.setTimeout(0);
  };
  request.setTimeout(STALLED_MS, giveUp);
  request.once('end', arrived).once('close', arrived);
}

/** Comes before whatever reads bodies. An upload is at most as large as a file and a long text beside it. */
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
      // Its parts are limited one by one, so that there could be a hundred megabytes of them.
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
