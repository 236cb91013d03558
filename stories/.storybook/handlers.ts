import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import document from '../../openapi.yaml?raw';
import { mockContract, type Reply } from '../../mocks/engine/contract';
import { mockMemory } from '../../mocks/engine/memory';

/**
 * What each operation answers: the name of an example (`empty`, `long`, `stale`), a status (`403`, `500`), `pending` for
 * never, `unreachable` for no connection. Operations that are not named answer with what is remembered of the story so far, or
 * with their first example.
 */
export type Answers = Record<string, string>;

const mockByFile = import.meta.glob<unknown>('../../mocks/*/*.json', { eager: true, import: 'default' });
const contract = mockContract(parse(document), (path) => mockByFile[`../../${path}`]);

let answers: Answers = {};
let memory = mockMemory(contract);

/** Chooses what the mocked server answers from now on; what it remembered is forgotten. */
export function answerWith(chosen: Answers): void {
  answers = chosen;
  memory = mockMemory(contract);
}

async function remembered(request: Request): Promise<Reply | undefined> {
  const { method, url, headers } = request;
  const { pathname, searchParams } = new URL(url);
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const text = isJson ? await request.clone().text() : '';
  return memory.reply({
    method,
    path: pathname,
    query: searchParams,
    body: text === '' ? undefined : JSON.parse(text),
    token: /^bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1],
  });
}

async function answer(request: Request): Promise<Response> {
  const { operation } = contract.match(request.method, new URL(request.url).pathname)!;
  const chosen = answers[operation.operationId];
  if (chosen === 'pending') await delay('infinite');
  if (chosen === 'unreachable') return HttpResponse.error();
  const reply =
    chosen === undefined
      ? ((await remembered(request)) ?? contract.reply(operation, 'default'))
      : contract.reply(operation, chosen);
  const isJson = reply.headers['content-type']!.includes('json');
  const body = isJson ? JSON.stringify(reply.body) : String(reply.body ?? '');
  return new HttpResponse(body, { status: reply.status, headers: reply.headers });
}

/**
 * A mocked server with every operation of openapi.yaml. One handler: with one for each operation msw reads cookies and address
 * again for each, a tenth of the time that stories take.
 */
export const handlers: HttpHandler[] = [
  http.all(
    ({ request }) => contract.match(request.method, new URL(request.url).pathname) !== undefined,
    ({ request }) => answer(request),
  ),
];
