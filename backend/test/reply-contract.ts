/** Replies validated against openapi.yaml from outside: the server under test is the one that users start. */
import { gunzipSync } from 'node:zlib';
import { createServer, request as forward, type RequestListener, type Server } from 'node:http';
import type { ServerResponse } from 'node:http';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { loadContract } from '../src/http/contract.ts';
import { withClosedReplies } from './closed-replies.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

export interface WireReply {
  status: number;
  /** By lower-case name. */
  headers: Record<string, unknown>;
  body: Buffer;
}

interface Route {
  method: string;
  path: string;
  pattern: RegExp;
  /** Literal segments before parameters, as the server matches them. */
  parameters: number;
  pointer: string;
  responses: Record<string, Node>;
}

const document = withClosedReplies(loadContract());
const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

const routes: Route[] = Object.entries<Node>(document.paths)
  .flatMap(([path, item]) =>
    Object.entries<Node>(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        pattern: new RegExp(
          `^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`,
          'i',
        ),
        parameters: path.split('{').length - 1,
        pointer: `#/paths/${escaped(path)}/${method}/responses`,
        responses: operation.responses,
      })),
  )
  .sort((a, b) => a.parameters - b.parameters);

/** By method and number of segments, so that hundreds of patterns need not be tried. */
const place = (method: string, path: string): string =>
  `${method} ${path.replace(/\/$/, '').split('/').length}`;
const routesAt = new Map<string, Route[]>();
for (const route of routes) {
  const at = place(route.method, route.path);
  routesAt.set(at, [...(routesAt.get(at) ?? []), route]);
}

export function ajvOn(
  contract: Node,
  options: { allErrors?: boolean; coerceTypes?: boolean; verbose?: boolean },
): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats.default(ajv, { mode: 'full' });
  // Formats of OpenAPI that ajv does not know; their ranges are validated separately.
  for (const format of ['binary', 'password', 'int32', 'int64', 'float', 'double'])
    if (!(format in ajv.formats)) ajv.addFormat(format, true);
  return ajv.addSchema(contract, 'contract');
}

const ajv = ajvOn(document, { allErrors: true });

const checks = new Map<string, ValidateFunction>();

function checkAt(pointer: string): ValidateFunction {
  const known = checks.get(pointer);
  if (known) return known;
  const check = ajv.compile({ $ref: `contract${pointer}` });
  checks.set(pointer, check);
  return check;
}

/** Many a reply is the same as the one before it. */
const lastGood = new Map<string, Buffer>();

const answersText = ({ responses }: Route) => Object.keys(responses[200]?.content ?? {})[0] === 'text/plain';

const asFragment = (pointer: string) =>
  pointer.replace(/[^#/~\w.-]/g, (character) => encodeURIComponent(character));

/** Why a reply breaks openapi.yaml: status, content type or a field; undefined if it does not, or for unknown addresses. */
export function replyFault(
  method: string,
  address: string,
  { status, headers, body }: WireReply,
): string | undefined {
  const [path = ''] = address.split('?');
  const route = routesAt.get(place(method, path))?.find(({ pattern }) => pattern.test(path));
  if (!route) return undefined;
  const what = `${method} ${path} ${status}`;
  const documented = route.responses[status] ? String(status) : 'default';
  const written = route.responses[documented];
  if (!written) return `${what}: openapi.yaml has no such status here`;
  const pointer: string = written.$ref ?? `${route.pointer}/${documented}`;
  const response: Node = written.$ref
    ? document.components.responses[written.$ref.split('/').at(-1)]
    : written;
  const type = String(headers['content-type'] ?? '').replace(/;.*/s, '');
  const types = Object.keys(response.content ?? {});
  if (types.length === 0) return body.length > 0 ? `${what}: openapi.yaml has no content here` : undefined;
  // A report opened in a browser tab fails as plain text.
  if (status >= 400 && type === 'text/plain' && answersText(route)) return undefined;
  if (!types.includes(type)) return `${what}: ${type || 'no type'} instead of ${types.join(' or ')}`;
  if (type !== 'application/json') return undefined;
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const schema = asFragment(`${pointer}/content/${escaped(type)}/schema`);
  if (lastGood.get(schema)?.equals(text)) return undefined;
  const check = checkAt(schema);
  if (check(JSON.parse(text.toString()))) {
    lastGood.set(schema, text);
    return undefined;
  }
  const issues = check.errors!.map(({ instancePath, message, params }) =>
    [instancePath || '/', message, params['unevaluatedProperty']].filter(Boolean).join(' '),
  );
  return `${what}: ${[...new Set(issues)].join('; ')}`;
}

export const brokenContract = (fault: string) => `Breaks openapi.yaml: ${fault}`;

/** Replaces a reply that breaks the contract, so that no test can mistake it for a good one. */
function refuse(response: ServerResponse, fault: string): void {
  const body = JSON.stringify({ message: brokenContract(fault) });
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

export function checkedReplies(listener: RequestListener, onFault: (fault: string) => void): RequestListener {
  return (request, response) => {
    const { end } = response;
    // As sent: the server rewrites both.
    const { method = '', url = '' } = request;
    // Streams have sent their headers long before the end: type and status of downloads are checked by the verifier.
    response.end = function (this: ServerResponse, ...args: unknown[]) {
      response.end = end;
      const [chunk = ''] = args;
      const body = typeof chunk === 'function' ? Buffer.alloc(0) : Buffer.from(chunk as string);
      const fault =
        response.headersSent || method === 'HEAD'
          ? undefined
          : replyFault(method, url, {
              status: response.statusCode,
              headers: response.getHeaders(),
              body,
            });
      if (fault === undefined) return end.apply(this, args as never);
      onFault(fault);
      refuse(response, fault);
      return this;
    } as typeof response.end;
    listener(request, response);
  };
}

/** A reply that breaks openapi.yaml arrives as a 500 that says why. */
export function checkingProxy(target: string): Server {
  return createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    let isAnswered = false;
    const onward = forward(new URL(url!, target), { method, headers }, (reply) => {
      isAnswered = true;
      // What is left of a body that was refused before its end.
      incoming.unpipe(onward).resume();
      reply.on('error', (error) => outgoing.destroy(error));
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        const fault = replyFault(method!, url!, { status: reply.statusCode!, headers: reply.headers, body });
        if (fault !== undefined) return refuse(outgoing, fault);
        outgoing.writeHead(reply.statusCode!, reply.headers);
        outgoing.end(body);
      });
    });
    onward.on('error', (error) => isAnswered || outgoing.destroy(error));
    incoming.pipe(onward);
  });
}
