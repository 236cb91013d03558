import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { parse } from 'yaml';
// eslint-disable-next-line house/imports -- the contract itself says what each operation answers
import contract from '../../openapi.yaml?raw';

/**
 * What each operation answers: the name of an example (`empty`, `long`, `stale`), a status (`403`, `500`), `pending` for
 * never, `unreachable` for no connection. Operations that are not named answer their first example.
 */
export type Answers = Record<string, string>;

type Node = { $ref?: string } & Record<string, unknown>;
type Example = { value?: unknown };
type Media = { examples?: Record<string, Node> };
type Reply = { headers?: Record<string, Node>; content?: Record<string, Media> };
type Operation = { operationId: string; responses: Record<string, Node> };
type Document = { paths: Record<string, Record<string, Operation>> };

const document = parse(contract) as Document;
const mockByFile = import.meta.glob<Example>('../../mocks/*/*.json', { eager: true, import: 'default' });
const methods = ['get', 'post', 'put', 'delete'] as const;

let answers: Answers = {};

/** Chooses what the mocked server answers from now on. */
export const answerWith = (chosen: Answers): void => void (answers = chosen);

const pointed = (pointer: string): unknown =>
  pointer
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document);

/** Follows a reference inside the contract or into mocks/. */
function resolved<T>(node: Node): T {
  if (!node.$ref) return node as T;
  if (node.$ref.startsWith('#/')) return resolved(pointed(node.$ref.slice(2)) as Node);
  const mock = mockByFile[`../../${node.$ref.replace('./', '')}`];
  if (!mock) throw new Error(`openapi.yaml names ${node.$ref}, which does not exist.`);
  return mock as T;
}

const isSuccess = (status: string) => status.startsWith('2');

/** The status and the example that an answer stands for; an unknown answer is a mistake of the story. */
function pick(operation: Operation, answer: string): { status: string; reply: Reply; name?: string } {
  const responses = Object.entries(operation.responses).map(
    ([status, node]) => [status, resolved<Reply>(node)] as const,
  );
  if (/^\d{3}$/.test(answer)) {
    const reply =
      responses.find(([status]) => status === answer) ?? responses.find(([status]) => status === 'default');
    // What any operation may answer is one reply, with an example for each status.
    if (reply) return { status: answer, reply: reply[1], name: `refused${answer}` };
  }
  const wanted = answer === 'default' ? responses.filter(([status]) => isSuccess(status)) : responses;
  for (const [status, reply] of wanted) {
    const examples = Object.values(reply.content ?? {})[0]?.examples ?? {};
    if (answer in examples) return { status, reply, name: answer };
  }
  throw new Error(`${operation.operationId} has no answer called ${answer}.`);
}

/** The changes of each kind of record have an example of its name, interface labels the first one. */
const exampleOf = ({ entity }: PathParams): string =>
  entity === undefined || entity === 'interfaceLabel' ? 'default' : String(entity);

function respond(operation: Operation, params: PathParams): Response {
  const { operationId } = operation;
  const byEntity = operationId === 'restoreChange' ? 'default' : exampleOf(params);
  const { status, reply, name } = pick(operation, answers[operationId] ?? byEntity);
  const [type, media] = Object.entries(reply.content ?? {})[0] ?? ['text/plain', {}];
  const examples = media.examples ?? {};
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
  const chosen = answers[operation.operationId];
  if (chosen === 'pending') await delay('infinite');
  return chosen === 'unreachable' ? HttpResponse.error() : respond(operation, params);
}

type Route = { method: string; pattern: RegExp; operation: Operation };

const parameterCount = (path: string) => path.split('{').length;

function routesOf(path: string): Route[] {
  const pattern = new RegExp(`${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return methods.flatMap((method) => {
    const operation = document.paths[path]?.[method];
    return operation ? [{ method: method.toUpperCase(), pattern, operation }] : [];
  });
}

/** Literal paths come first. */
const routes = Object.keys(document.paths)
  .sort((a, b) => parameterCount(a) - parameterCount(b))
  .flatMap(routesOf);

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
