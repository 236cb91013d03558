/** The mocked server for msw, in a page or in Node.js: for the stories and for the package for other teams (contracts/package). */
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { MockContract, Reply } from './contract.ts';
import type { Memory } from './memory.ts';

/**
 * What each operation answers: the name of an example (`empty`, `long`, `stale`), a status (`403`, `500`), `pending` for
 * never, `unreachable` for no connection. Other operations answer with the remembered state, or with their first example.
 */
export type Answers = Record<string, string>;

export interface Mocked {
  /** Called once for each request. */
  answerOf: (operationId: string) => string | undefined;
  /** Without one, every call is answered with an example. */
  memory?: Memory;
  latencyMsOf?: (operationId: string) => number;
  /** Called for every call when it is answered, or at once if it never will be; without a status there was no answer. */
  tell?: (call: { operationId: string; answer: string; status?: number }) => void;
}

export interface Reach {
  /** The part before the paths of the contract; without it, the server responds at every host. */
  baseUrl?: string;
  /** The operations that it answers; without it, all. */
  isFor?: (operationId: string) => boolean;
  /** Whether it answers a single request. */
  once?: boolean;
}

/** The answer reported for a call for which none was chosen. */
const UNCHOSEN = 'default';

/** Responses with these statuses may not have a body, not even an empty one. */
const WITHOUT_BODY = new Set([204, 304]);

const CONNECTIONS = new Set(['pending', 'unreachable']);

/** Throws for an operation or an answer that there is not: at once, and not in the middle of a test. */
export function checkAnswers(contract: MockContract, answers: Answers): void {
  for (const [operationId, answer] of Object.entries(answers)) {
    const operation = contract.operations[operationId];
    if (!operation) throw new Error(`CCB Console has no operation ${operationId}.`);
    if (!CONNECTIONS.has(answer)) contract.reply(operation, answer);
  }
}

async function remembered(
  memory: Memory | undefined,
  path: string,
  request: Request,
): Promise<Reply | undefined> {
  if (!memory) return undefined;
  const { method, url, headers } = request;
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const text = isJson ? await request.clone().text() : '';
  return memory.reply({
    method,
    path,
    query: new URL(url).searchParams,
    body: text === '' ? undefined : JSON.parse(text),
    token: /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1],
  });
}

/**
 * A mocked server with every operation, as a single handler: with one handler per operation, msw would parse cookies and address
 * for each, a tenth of the time that stories take.
 * @param mocked called for each request, so that the result may change
 */
export function mockHandler(
  contract: MockContract,
  mocked: () => Mocked,
  { baseUrl, isFor = () => true, once = false }: Reach = {},
): HttpHandler {
  const base = baseUrl === undefined ? undefined : new URL(baseUrl, globalThis.location?.href);
  const folder = base?.pathname.replace(/\/$/, '') ?? '';

  /** The contract path of a request, undefined if it is for another server. */
  function pathOf({ url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    if (base && (origin !== base.origin || !pathname.startsWith(`${folder}/`))) return undefined;
    return pathname.slice(folder.length);
  }

  function matched(request: Request) {
    const path = pathOf(request);
    const found = path === undefined ? undefined : contract.match(request.method, path);
    return found && isFor(found.operation.operationId) ? { path: path!, ...found } : undefined;
  }

  async function answer(request: Request): Promise<Response> {
    const { path, operation, params } = matched(request)!;
    const { operationId } = operation;
    const { answerOf, memory, latencyMsOf = () => 0, tell } = mocked();
    const chosen = answerOf(operationId);
    if (chosen === 'pending') {
      tell?.({ operationId, answer: chosen });
      await delay('infinite');
    }
    const latencyMs = latencyMsOf(operationId);
    if (latencyMs > 0) await delay(latencyMs);
    if (chosen === 'unreachable') {
      tell?.({ operationId, answer: chosen });
      return HttpResponse.error();
    }
    const reply =
      chosen === undefined
        ? ((await remembered(memory, path, request)) ??
          contract.ownReply({ operation, params }) ??
          contract.reply(operation, 'default'))
        : contract.reply(operation, chosen);
    const { status, headers } = reply;
    tell?.({ operationId, answer: chosen ?? UNCHOSEN, status });
    if (WITHOUT_BODY.has(status)) return new HttpResponse(null, { status, headers });
    const isJson = headers['content-type']!.includes('json');
    const body = isJson ? JSON.stringify(reply.body) : String(reply.body ?? '');
    return new HttpResponse(body, { status, headers });
  }

  return http.all(
    ({ request }) => matched(request) !== undefined,
    ({ request }) => answer(request),
    { once },
  );
}
