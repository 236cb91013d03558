import { open } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Response } from 'express';
import { unavailable } from '../kit/app-error.ts';
import type { Actor } from '../kit/context.ts';
import type { Download } from '../kit/download.ts';
import { withDeadline, UserSemaphore } from '../kit/semaphore.ts';
import { t } from '../texts/http.ts';
import { isHead } from './guards.ts';

/** Each download keeps some batches of rows in memory and takes its share of the event loop. */
const MAX_CONCURRENT = 4;
const MAX_PER_USER = 2;
const WAIT_MS = 15_000;
/** A client that reads nothing for this long, or up to twice as long, is dropped. */
const STALLED_MS = 20_000;
const TAKES_AT_MOST_MS = 15 * 60_000;

const permits = new UserSemaphore(MAX_CONCURRENT, MAX_PER_USER);

/** Aborted when the client disconnects before the reply. */
export function disconnectSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => response.writableEnded || gone.abort());
  return gone.signal;
}

/** A file name in ASCII for old browsers, in UTF-8 for all others (RFC 6266). */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** A few at a time; drops a client that stops reading. @throws AppError (503) if others take too long. */
export async function sendDownload(
  response: Response,
  download: Download,
  actor: Actor | null,
): Promise<void> {
  if (isHead(response.req)) {
    setHead(response, download);
    return void response.end();
  }
  const wait = withDeadline(disconnectSignal(response), WAIT_MS);
  const release = await permits.acquire(actor?.userId, wait.signal);
  wait.clear();
  if (!release) {
    if (wait.hasTimedOut())
      throw unavailable(t('Other files are being exported. Try again in a minute.'), 30);
    return;
  }
  try {
    await write(response, download);
  } finally {
    release();
  }
}

function setHead(response: Response, { contentType, fileName }: Download): void {
  response.setHeader('content-type', contentType);
  response.setHeader('content-disposition', contentDisposition(fileName));
  response.setHeader('cache-control', 'no-store');
}

async function write(response: Response, download: Download): Promise<void> {
  setHead(response, download);
  response.flushHeaders();
  const tooLong = setTimeout(() => response.destroy(), TAKES_AT_MOST_MS);
  try {
    await pass(response, Readable.from(download.chunks));
  } finally {
    clearTimeout(tooLong);
  }
}

/** Drops a client that stops reading, since unread data stays in memory. */
export function dropStalled(response: Response): void {
  response.setTimeout(STALLED_MS, () => response.destroy());
}

export function markCompressed(response: Response): void {
  response.setHeader('content-encoding', 'gzip');
  response.setHeader('vary', 'accept-encoding');
}

async function pass(response: Response, ...streams: [Readable, ...Transform[]]): Promise<void> {
  dropStalled(response);
  try {
    await pipeline([...streams, response]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    response.setTimeout(0);
  }
}

export async function sendFile(response: Response, path: string, isCompressed = false): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (isCompressed) markCompressed(response);
    else response.setHeader('content-length', size);
    if (isHead(response.req)) return void response.end();
    const content = file.createReadStream({ autoClose: false, end: Math.max(0, size - 1) });
    if (isCompressed) await pass(response, content, createGzip({ level: 1 }));
    else await pass(response, content);
  } finally {
    await file.close();
  }
}
