/** Requests of tests, over HTTP. */

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

const isRaw = (body: unknown): body is FormData | string | Uint8Array =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

/** Redirects are not followed. */
export async function send(
  url: string,
  method: string,
  path: string,
  { as, query = {}, body, headers = {} }: RequestOptions = {},
): Promise<TestReply> {
  const isJson = body !== undefined && !isRaw(body);
  const reply = await fetch(url + path + queryString(query), {
    method,
    redirect: 'manual',
    headers: {
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...headers,
    },
    body: (isJson ? JSON.stringify(body) : body) as RequestInit['body'],
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const hasJson = (reply.headers.get('content-type') ?? '').includes('json') && bytes.length > 0;
  return {
    status: reply.status,
    headers: reply.headers,
    bytes,
    body: hasJson ? JSON.parse(bytes.toString()) : bytes.toString(),
  };
}
