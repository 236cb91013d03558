import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Actor, Context, Transaction } from '../kit/context.ts';
import { isDownload } from '../kit/download.ts';
import { Html } from '../kit/html.ts';
import { JsonFile, jsonText, JsonText } from '../kit/json-reply.ts';
import { isPicture, type Picture } from '../kit/picture.ts';
import { answeredWith, runOnce } from '../kit/idempotency.ts';
import { statementTimeoutMs } from '../kit/statement-limits.ts';
import { removeScratch } from '../kit/scratch-files.ts';
import { inTransaction, readContext, withOneWrite } from '../kit/transaction.ts';
import { withUploadedFile } from '../kit/upload/file-reader.ts';
import type { UploadedFile } from '../kit/upload/uploaded-file.ts';
import { isHead } from './guards.ts';
import { trackWork } from './large-bodies.ts';
import { connectionOf } from './connection-of.ts';
import type { Caller, Input, Operation, OperationId } from './operation.ts';
import { claimOf } from './repeated-request.ts';
import { actorOf } from './security.ts';
import { disconnectSignal, dropStalled, markCompressed, sendDownload, sendFile } from './send-download.ts';

type AnyOperation = Operation<OperationId>;
type AnyInput = Input<OperationId>;

interface ValidatedRequest extends Request {
  openapi?: {
    schema: { operationId: OperationId };
    pathParams: Record<string, unknown>;
  };
}

export interface RunnerOptions {
  database: DataSource;
  now: () => Date;
  logOf: (request: Request) => Logger;
  /** Told of the instant that the change log gives to the changes of a request. */
  noteChange: (request: Request, at: Date) => unknown;
  creations: ReadonlySet<string>;
  /** Operations that answer JSON, the only ones with idempotency keys. */
  repeatable: ReadonlySet<string>;
  running: Set<Promise<unknown>>;
}

/** Browsers cache a picture and revalidate it each time, so that a replaced one is shown at once. */
async function sendPicture(response: Response, picture: Picture): Promise<void> {
  response.setHeader('cache-control', 'public, no-cache');
  response.setHeader('etag', `"${picture.etag}"`);
  if (response.req.fresh) return void response.status(304).end();
  const { contentType, content } = picture;
  response.setHeader('content-type', contentType);
  if ('path' in content) return sendFile(response, content.path);
  response.setHeader('content-length', content.length);
  response.end(content);
}

async function send(
  response: Response,
  reply: unknown,
  { actor, cache, acceptsGzip }: { actor: Actor | null; cache: string | undefined; acceptsGzip: boolean },
): Promise<void> {
  if (isDownload(reply)) return sendDownload(response, reply, actor);
  if (isPicture(reply)) return sendPicture(response, reply);
  response.setHeader('cache-control', cache ?? 'no-store');
  if (typeof reply === 'string' || reply instanceof Html) {
    response.setHeader('content-type', `text/${reply instanceof Html ? 'html' : 'plain'}; charset=utf-8`);
    response.end(reply instanceof Html ? reply.text : reply);
  } else if (reply instanceof JsonFile) {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    await sendFile(response, reply.path, acceptsGzip).finally(() => removeScratch(reply.path));
  } else {
    const { text, bytes } = reply instanceof JsonText ? reply : jsonText(JSON.stringify(reply));
    if (cache !== undefined) {
      // Weak, as the same text may be compressed.
      response.setHeader('etag', `W/"${createHash('sha1').update(text).digest('base64url')}"`);
      if (response.req.fresh) return void response.status(304).end();
    }
    // A string is sent with the head in one write; a buffer would need two.
    const body = text.length > COMPRESSED_FROM && acceptsGzip ? await compressed(response, text) : text;
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', typeof body === 'string' ? bytes : body.length);
    // Without a head, `end` would measure the text again.
    response.writeHead(response.statusCode);
    response.end(body);
    if (response.writableLength > 0) dropStalled(response);
  }
}

/** In characters: compressing a reply that fits into a few packets is not worth the work. */
const COMPRESSED_FROM = 8_000;

async function compressed(response: Response, text: string): Promise<Buffer> {
  markCompressed(response);
  return promisify(gzip)(text, { level: 1 });
}

const callerOf = (request: Request): Caller => ({ address: request.ip ?? '', ...connectionOf(request) });

function uploadOf(request: Request): { name: string; path: string } | undefined {
  const [file] = (request.files ?? []) as { originalname: string; path: string }[];
  return file && { name: file.originalname, path: file.path };
}

const notAllowed = (allow: string): Error =>
  Object.assign(new Error('method not allowed'), { status: 405, headers: { allow } });

/** Runs the operation that the validator matched: context, transaction, reply. */
export function operationRunner(operations: Record<string, unknown>, options: RunnerOptions): RequestHandler {
  const { database, now, logOf, noteChange, creations, repeatable, running } = options;
  const answer = async (request: ValidatedRequest, response: Response, next: NextFunction): Promise<void> => {
    if (!request.openapi) return next();
    const { operationId } = request.openapi.schema;
    const operation = operations[operationId] as AnyOperation;
    // Some GETs have side effects (decision B-02); HEAD must not.
    if (operation.kind !== 'query' && isHead(request)) throw notAllowed('GET');
    const { pathParams } = request.openapi;
    const inputOf = (file: UploadedFile | undefined): AnyInput =>
      ({
        path: pathParams,
        query: request.query,
        body: request.body as unknown,
        file,
        caller: callerOf(request),
      }) as unknown as AnyInput;
    const base = { actor: actorOf(request), now: now(), log: logOf(request) };
    if (operation.kind !== 'query') noteChange(request, base.now);
    const upload = uploadOf(request);
    const run = async (file?: UploadedFile): Promise<unknown> => {
      const input = inputOf(file);
      await operation.before?.(input);
      // Files and texts are not stored, so the key has no meaning there.
      const isRepeatable = base.actor && operation.kind !== 'query' && repeatable.has(operationId);
      const claim = isRepeatable ? await claimOf(request, operationId, upload) : undefined;
      const limitMs = file ? statementTimeoutMs.file : operation.limitMs;
      const transaction: Transaction = async (work) => {
        const once = (context: Context) =>
          claim ? runOnce(context, claim, () => work(context)) : work(context);
        return (await inTransaction(database, base, once, limitMs)) as Awaited<ReturnType<typeof work>>;
      };
      if (operation.kind !== 'command') {
        const reading = readContext(database, base);
        // What is done cannot be planned again: it would be another plan by now.
        const first = claim && operation.kind === 'planned' ? await answeredWith(reading, claim) : undefined;
        return first ?? operation.handle(reading, input, transaction);
      }
      const handle = (context: Context): Promise<unknown> => operation.handle(context, input, transaction);
      return operation.isOneWrite && !claim ? withOneWrite(database, base, handle) : transaction(handle);
    };
    // Read before the transaction begins, so that a slow file does not hold a connection.
    const reply = upload ? await withUploadedFile(upload, disconnectSignal(response), run) : await run();
    if (creations.has(operationId)) response.status(201);
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    await send(response, reply, { actor: base.actor, cache: operation.cache, acceptsGzip });
  };
  // Tracked, since work continues when its caller disconnects.
  return (request, response, next) => {
    const work = answer(request, response, next).finally(() => running.delete(work));
    running.add(work);
    trackWork(request, work);
    return work;
  };
}
