/** Requests of tests, over HTTP: by node:http, which takes a third of the time of `fetch`. */
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { gunzipSync, inflateSync } from 'node:zlib';

export interface RequestOptions {
  as?: { token: string };
  /** Undefined values are omitted; a list repeats the parameter. */
  query?: Record<string, unknown>;
  /** FormData, text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestReply {
  status: number;
  headers: Headers;
  /** Parsed JSON, else the text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read bodies of any shape and compare them whole
  body: any;
  bytes: Buffer;
}

const encoded = (value: unknown): string =>
  encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const agent = new Agent({ keepAlive: true });

/** What `fetch` would accept. */
const accepted = { accept: '*/*', 'accept-encoding': 'gzip, deflate' };
const unpack: Record<string, (packed: Buffer) => Buffer> = { gzip: gunzipSync, deflate: inflateSync };

interface Packed {
  reply: IncomingMessage;
  packed: Buffer;
}

function exchange(
  { hostname, port, pathname, search }: URL,
  method: string,
  headers: OutgoingHttpHeaders,
  body?: string | Uint8Array,
): Promise<Packed> {
  return new Promise((resolve, reject) => {
    const options = { agent, host: hostname, port, path: pathname + search, method, headers };
    const call = request(options, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => resolve({ reply, packed: Buffer.concat(chunks) }));
    });
    call.on('error', reject).end(body);
  });
}

/** As `fetch` writes a body, and what it says of it. */
async function written(body: unknown): Promise<{ sent?: string | Uint8Array; type?: string }> {
  if (body === undefined) return {};
  if (body instanceof FormData) {
    const form = new Response(body);
    return {
      sent: new Uint8Array(await form.arrayBuffer()),
      type: form.headers.get('content-type')!,
    };
  }
  if (typeof body === 'string') return { sent: body, type: 'text/plain;charset=UTF-8' };
  return body instanceof Uint8Array
    ? { sent: body }
    : { sent: JSON.stringify(body), type: 'application/json' };
}

/** Redirects are not followed. */
export async function send(
  url: string,
  method: string,
  path: string,
  { as, query = {}, body, headers = {} }: RequestOptions = {},
): Promise<TestReply> {
  const { sent, type } = await written(body);
  const { reply, packed } = await exchange(
    new URL(url + path + queryString(query)),
    method,
    {
      ...accepted,
      ...(type === undefined ? {} : { 'content-type': type }),
      // node:http leaves it out of a DELETE.
      ...(sent === undefined ? {} : { 'content-length': Buffer.byteLength(sent) }),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...headers,
    },
    sent,
  );
  const encoding = reply.headers['content-encoding'] ?? '';
  const bytes = packed.length > 0 && encoding in unpack ? unpack[encoding]!(packed) : packed;
  const hasJson = (reply.headers['content-type'] ?? '').includes('json') && bytes.length > 0;
  return {
    status: reply.statusCode!,
    headers: headersOf(reply),
    bytes,
    body: hasJson ? JSON.parse(bytes.toString()) : bytes.toString(),
  };
}

/** By name, in any case; one that is repeated, such as Set-Cookie, keeps each value. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return headers;
}
