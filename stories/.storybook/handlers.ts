import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import type { Called, Choices } from './calls';
import {
  examplesOf,
  isSuccess,
  operations,
  repliesOf,
  resolved,
  type Example,
  type Operation,
  type Reply,
} from './contract';

/**
 * What each operation answers: the name of an example (`empty`, `long`, `stale`), a status (`403`, `500`), `pending` for
 * never, `unreachable` for no connection. Operations that are not named answer their first example.
 */
export type Answers = Record<string, string>;

let answers: Answers = {};
let choices: Choices = {};
let tell: (call: Called) => void = () => {};

/** Chooses what the mocked server answers from now on. */
export const answerWith = (chosen: Answers): void => void (answers = chosen);

/** What somebody has chosen in the panel has the last word. */
export const chooseInstead = (chosen: Choices): void => void (choices = chosen);

/** Hears of every call when it has been answered, and of those that never are at once. */
export const onCall = (listener: typeof tell): void => void (tell = listener);

/** The status and the example that an answer stands for; an unknown answer is a mistake of the story. */
function pick(operation: Operation, answer: string): { status: string; reply: Reply; name?: string } {
  const responses = repliesOf(operation);
  if (/^\d{3}$/.test(answer)) {
    const reply =
      responses.find(([status]) => status === answer) ?? responses.find(([status]) => status === 'default');
    // What any operation may answer is one reply, with an example for each status.
    if (reply) return { status: answer, reply: reply[1], name: `refused${answer}` };
  }
  const wanted = answer === 'default' ? responses.filter(([status]) => isSuccess(status)) : responses;
  for (const [status, reply] of wanted)
    if (answer in examplesOf(reply)) return { status, reply, name: answer };
  throw new Error(`${operation.operationId} has no answer called ${answer}.`);
}

/** The changes of each kind of record have an example of its name, interface labels the first one. */
const exampleOf = ({ entity }: PathParams): string =>
  entity === undefined || entity === 'interfaceLabel' ? 'default' : String(entity);

/** What the panel has chosen, else the story, else the example that fits. */
function answerTo({ operationId }: Operation, params: PathParams): string {
  const byEntity = operationId === 'restoreChange' ? 'default' : exampleOf(params);
  return choices[operationId]?.answer ?? answers[operationId] ?? byEntity;
}

function respond(operation: Operation, answer: string): Response {
  const { status, reply, name } = pick(operation, answer);
  const type = Object.keys(reply.content ?? {})[0] ?? 'text/plain';
  const examples = examplesOf(reply);
  const node = (name !== undefined && examples[name]) || Object.values(examples)[0];
  const value = node && resolved<Example>(node).value;
  const headers = Object.entries(reply.headers ?? {}).map(
    ([header, at]) => [header, String(resolved<{ example?: string }>(at).example ?? '')] as const,
  );
  const body = type.includes('json') ? JSON.stringify(value) : String(value ?? '');
  return new HttpResponse(body, {
    status: Number(status),
    headers: { ...Object.fromEntries(headers), 'content-type': type },
  });
}

async function answer(operation: Operation, params: PathParams): Promise<Response> {
  const { operationId } = operation;
  const chosen = answerTo(operation, params);
  const latencyMs = choices[operationId]?.latencyMs ?? 0;
  if (chosen === 'pending') {
    tell({ operationId, answer: chosen });
    await delay('infinite');
  }
  if (latencyMs > 0) await delay(latencyMs);
  const response = chosen === 'unreachable' ? HttpResponse.error() : respond(operation, chosen);
  tell({ operationId, answer: chosen, ...(response.status > 0 && { status: response.status }) });
  return response;
}

const parameterCount = (path: string) => path.split('{').length;
const patternOf = (path: string) =>
  new RegExp(`${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** Literal paths come first. */
const routes = operations
  .map((operation) => ({ method: operation.method, pattern: patternOf(operation.path), operation }))
  .sort((a, b) => parameterCount(a.operation.path) - parameterCount(b.operation.path));

function routeOf({ method, url }: Request): { operation: Operation; params: PathParams } | undefined {
  const { pathname } = new URL(url);
  for (const route of routes) {
    const match = route.method === method && route.pattern.exec(pathname);
    if (!match) continue;
    const values = Object.entries(match.groups ?? {});
    const params = Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
    return { operation: route.operation, params };
  }
  return undefined;
}

/**
 * A mocked server with every operation of openapi.yaml and the examples of mocks/. One handler: with one for each operation
 * msw reads cookies and address again for each, a tenth of the time that stories take.
 */
export const handlers: HttpHandler[] = [
  http.all(
    ({ request }) => routeOf(request) !== undefined,
    ({ request }) => {
      const { operation, params } = routeOf(request)!;
      return answer(operation, params);
    },
  ),
];
