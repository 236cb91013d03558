/**
 * The server of `npm run mock`: Prism validates every request against openapi.yaml and answers with an example; the remembered
 * state (memory.ts) or the answer chosen for a call replaces it.
 *
 * `x-mock-answer` is the name of an example, a status, `pending` or `unreachable`; `x-mock-delay` is in milliseconds.
 */
import { readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { mockContract, NO_ANSWERS, type Json, type Reply } from './contract.ts';
import { mockMemory } from './memory.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const contract = mockContract(parse(read('openapi.yaml')), (path) => JSON.parse(read(path)));
const memory = mockMemory(contract);

interface Prisms {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function askPrism(port: number, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Prisms> {
  return new Promise((resolve, reject) => {
    const onward = forward({ port, host: '127.0.0.1', method, path: url, headers }, async (reply) =>
      resolve({ status: reply.statusCode!, headers: reply.headers, body: await buffer(reply) }),
    );
    onward.on('error', reject);
    onward.end(body);
  });
}

interface PrismProblem {
  type?: string;
  detail?: string;
  validation?: { location: string[]; message: string }[];
}

/** Prism's reason for refusing a request, in the format and wording of the console; undefined if it does not refuse it. */
function refusalOf({ status, headers, body }: Prisms): Reply | undefined {
  if (status < 400 || !String(headers['content-type']).includes('problem+json')) return undefined;
  const { type = '', detail = '', validation = [] } = JSON.parse(body.toString()) as PrismProblem;
  const reply = (code: number, message: string, more?: Json): Reply => ({
    status: code,
    headers: { 'content-type': 'application/json' },
    body: { message, requestId: 'r-mock', ...more },
  });
  if (type.endsWith('#UNAUTHORIZED')) return reply(401, 'Sign in to go on.');
  if (type.endsWith('#UNPROCESSABLE_ENTITY') || type.endsWith('#INVALID_CONTENT_TYPE')) {
    const fields = validation.map(({ location, message }) => ({
      field: location.slice(1).join('.'),
      message,
    }));
    const named = validation.map(({ location, message }) => `${location.join('.')}: ${message}`).join('; ');
    return reply(400, named || detail, { fields });
  }
  return reply(status, `The mock refuses this call: ${detail}`);
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  const text = headers['content-type'] === 'application/json' ? JSON.stringify(body) : String(body ?? '');
  response.writeHead(status, { 'access-control-allow-origin': '*', ...headers });
  response.end(text);
}

function chosenReply(answer: string, method: string, path: string): Reply | undefined {
  const operation = contract.match(method, path)?.operation;
  if (!operation) return undefined;
  try {
    return contract.reply(operation, answer);
  } catch (error) {
    const known = contract
      .answers(operation)
      .map(({ name }) => name)
      .join(', ');
    const message = `${(error as Error).message} It has ${known}, pending and unreachable.`;
    return { status: 501, headers: { 'content-type': 'application/json' }, body: { message } };
  }
}

/** The answers that can be chosen for each operation, for the panel in the page (frontend/src/mock). */
const operations = Object.fromEntries(
  Object.entries(contract.operations).map(([operationId, operation]) => [
    operationId,
    {
      method: operation.method,
      path: operation.path,
      answers: [...contract.answers(operation), ...NO_ANSWERS],
    },
  ]),
);

async function answer(prismPort: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url!, 'http://mock');
  if (pathname === '/ccb/mock/operations')
    return send(response, { status: 200, headers: { 'content-type': 'application/json' }, body: operations });
  const chosen = request.headers['x-mock-answer'] as string | undefined;
  await delay(Number(request.headers['x-mock-delay'] ?? 0));
  if (chosen === 'pending') return;
  if (chosen === 'unreachable') return void request.socket.destroy();
  const method = request.method!;
  const wanted = chosen === undefined ? undefined : chosenReply(chosen, method, pathname);
  if (wanted) return send(response, wanted);
  const prisms = await askPrism(prismPort, request, body);
  const isJson = String(request.headers['content-type']).includes('json');
  const reply =
    refusalOf(prisms) ??
    // Prism's own way of choosing an answer: prefer: example=empty
    (request.headers.prefer
      ? undefined
      : memory.reply({
          method,
          path: pathname,
          query: searchParams,
          body: isJson && body.length > 0 ? JSON.parse(body.toString()) : undefined,
          token: /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1],
        }));
  if (reply) return send(response, reply);
  const matched = request.headers.prefer ? undefined : contract.match(method, pathname);
  const own = matched && contract.ownReply(matched);
  if (own) return send(response, own);
  response.writeHead(prisms.status, prisms.headers);
  response.end(prisms.body);
}

const [port, prismPort] = process.argv.slice(2).map(Number);
createServer((request, response) => {
  answer(prismPort!, request, response).catch((error: Error) => {
    const isStarting = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
    if (!isStarting) console.error(`${request.method} ${request.url}: ${error.stack}`);
    const message = isStarting ? 'The mock is still starting. Try again in a moment.' : error.message;
    send(response, { status: 502, headers: { 'content-type': 'application/json' }, body: { message } });
  });
}).listen(port, '127.0.0.1');
