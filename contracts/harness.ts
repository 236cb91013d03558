/**
 * Consumer contracts as a table. The EXPECTED request of a row is written by hand, as sent over the wire; the ACTUAL one is sent
 * through the generated endpoints and the real base query; the reply is the example of openapi.yaml.
 */
import { MatchersV3, type Pact } from '@pact-foundation/pact';
import { configureStore } from '@reduxjs/toolkit';
import { allEndpoints } from '../frontend/src/api/allEndpoints.ts';
import { ccbApi, setBaseUrl } from '../frontend/src/api/index.ts';
import { pendingCallsReducer } from '../frontend/src/api/pending.ts';
import { sessionReducer, sessionStarted, type Session } from '../frontend/src/api/session.ts';
import {
  isObject,
  responseOf,
  successStatus,
  type ContractDocument,
  type DocumentedOperation,
  type Node,
} from './document.ts';

type Endpoints = typeof allEndpoints;
export type OperationName = keyof Endpoints;
type ArgsOf<Op extends OperationName> = Parameters<Endpoints[Op]['initiate']>[0];

/** Requested by the browser itself, for the src of an <img>. */
export type PictureOperation = `get${'Option' | 'Colour'}${'MenuIcon' | 'GfxImage' | 'InfoImage'}`;

export interface FormPart {
  name: string;
  value: string | Uint8Array;
  filename?: string;
  type?: string;
}

export interface InteractionRow {
  operation: OperationName | PictureOperation;
  /** Name of the example and of the interaction; `default` if omitted. */
  variant?: string;
  /** Provider state (contracts/states.ts). */
  state?: string;
  /** The operation's success status if omitted. */
  status?: string;
  /** Arguments of the generated endpoint. */
  args?: unknown;
  address?: string;
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  form?: FormPart[];
  /** Regular expression (Oniguruma) of a text reply. */
  text?: string;
}

export const picture = (
  operation: PictureOperation,
  row: Omit<InteractionRow, 'operation' | 'args'> & { address: string },
): InteractionRow => ({ operation, ...row });

type RowOf<Op extends OperationName> = Omit<InteractionRow, 'operation' | 'args'> &
  (undefined extends ArgsOf<Op> ? { args?: ArgsOf<Op> } : { args: ArgsOf<Op> });

export const interaction = <Op extends OperationName>(operation: Op, row: RowOf<Op>): InteractionRow => ({
  operation,
  ...row,
});

export const titleOf = ({ operation, variant }: InteractionRow): string =>
  variant === undefined ? operation : `${operation} (${variant})`;

/**
 * An example as type matchers: lists of objects match any number of their first row, an empty list stays exact, and null fields are
 * dropped, since pact has no "type or null" (the default example fills them, a variant shows the nulls).
 */
function matcherOf(example: unknown): Node {
  if (Array.isArray(example)) {
    if (example.length === 0) return example;
    return example.every(isObject) ? MatchersV3.eachLike(matcherOf(example[0])) : MatchersV3.like(example);
  }
  if (!isObject(example)) return MatchersV3.like(example as Node);
  const given = Object.entries(example).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([key, value]) => [key, matcherOf(value)]));
}

const BOUNDARY = 'PACTBOUNDARY';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** Pact supports only one file part and a random boundary, so the form is written by hand. */
function rawForm(parts: FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name, value, filename, type }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    value,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** Pact detects a file's type from its bytes, with different results on each machine, so any type is accepted. */
const rulesOf = (parts: FormPart[]) => ({
  body: parts.map(({ name, value, filename }) => ({
    path: `$.${name}`,
    rules: [filename === undefined ? MatchersV3.like(String(value)) : { 'pact:matcher:type': 'notEmpty' }],
  })),
});

const queryOf = (query: NonNullable<InteractionRow['query']>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

function declareRequest(builder: Node, operation: DocumentedOperation, row: InteractionRow): void {
  if (row.query) builder.query(queryOf(row.query));
  if (operation.isSecured)
    builder.headers({ authorization: MatchersV3.regex('^Bearer .+$', 'Bearer token-of-the-session') });
  if (row.body !== undefined) builder.jsonBody(row.body);
  if (row.form) {
    builder.headers({ 'Content-Type': MatchersV3.regex('^multipart/form-data;.*boundary=.*$', FORM) });
    builder.body(FORM, rawForm(row.form));
    builder.matchingRules(rulesOf(row.form));
  }
}

interface ExpectedReply {
  status: number;
  type: string;
  example: unknown;
  headers: Record<string, string>;
}

function expectedReply(
  { deref }: ContractDocument,
  operation: DocumentedOperation,
  row: InteractionRow,
): ExpectedReply {
  const status = row.status ?? successStatus(operation);
  const response = responseOf(operation, status);
  if (!response) throw new Error(`${titleOf(row)}: openapi.yaml has no reply ${status}`);
  const [type, media] = Object.entries<Node>(response.content)[0]!;
  const names = Object.keys(media.examples ?? {});
  const name =
    row.variant !== undefined && names.includes(row.variant)
      ? row.variant
      : row.status
        ? (names.find((each) => each === `refused${status}`) ?? names[0])
        : 'default';
  const example = deref(media.examples?.[name!])?.value;
  if (example === undefined) throw new Error(`${titleOf(row)}: openapi.yaml has no example ${name}`);
  const headers = Object.entries<Node>(response.headers ?? {}).map(([header, node]) => [
    header,
    deref(node).example,
  ]);
  return { status: Number(status), type, example, headers: Object.fromEntries(headers) };
}

const HEADER_RULES: Record<string, string> = { 'content-disposition': '^attachment; filename=.+$' };

function declareReply(builder: Node, reply: ExpectedReply, text: string | undefined): void {
  for (const [name, example] of Object.entries(reply.headers))
    builder.headers({ [name]: MatchersV3.regex(HEADER_RULES[name] ?? '^.+$', example) });
  if (reply.type === 'application/json') builder.jsonBody(matcherOf(reply.example));
  else if (reply.type.startsWith('text/')) {
    // Not builder.body, which would match the detected content type as well.
    builder.interaction.withResponseBody(String(reply.example), reply.type);
    const rule = MatchersV3.regex(text ?? '[\\s\\S]+', String(reply.example));
    builder.matchingRules({ body: [{ path: '$', rules: [rule] }] });
  } else builder.headers({ 'Content-Type': reply.type });
}

const session: Session = { tokenType: 'Bearer', token: 'token-of-the-session', user: {} as Session['user'] };

async function loadPicture(url: string) {
  const reply = await fetch(url);
  await reply.arrayBuffer();
  return { data: reply.headers.get('content-type'), error: reply.ok ? undefined : { status: reply.status } };
}

async function callThroughClient(url: string, row: InteractionRow) {
  if (row.address !== undefined) return loadPicture(url + row.address);
  setBaseUrl(url);
  const store = configureStore({
    reducer: {
      session: sessionReducer,
      pendingCalls: pendingCallsReducer,
      [ccbApi.reducerPath]: ccbApi.reducer,
    },
    middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(ccbApi.middleware),
  });
  store.dispatch(sessionStarted(session));
  const initiate = allEndpoints[row.operation as OperationName].initiate as (args: unknown) => Node;
  const { data, error } = await store.dispatch(initiate(row.args));
  store.dispatch(ccbApi.util.resetApiState());
  return { data, error };
}

const RECORDED_WITHIN_MS = 2000;

/**
 * Pact 16.3 to 16.5 answer before they record the request, so on a busy machine it may count as missing (pact-js 1835). A request
 * that does not match is reported after the wait.
 */
async function untilRecorded(mockServers: Node, port: number): Promise<void> {
  const end = performance.now() + RECORDED_WITHIN_MS;
  while (!mockServers.mockServerMatchedSuccessfully(port) && performance.now() < end)
    await new Promise((next) => setTimeout(next, 5));
}

export interface InteractionResult {
  status: number;
  data: unknown;
  /** Undefined for files, whose bytes are not compared. */
  expected: unknown;
}

interface MockServer {
  url: string;
  port: number;
}

export function runInteraction(
  pact: Pact,
  contract: ContractDocument,
  row: InteractionRow,
): Promise<InteractionResult> {
  const operation = contract.operations.get(row.operation);
  if (!operation) throw new Error(`openapi.yaml has no operation ${row.operation}`);
  const reply = expectedReply(contract, operation, row);
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(row.path![name])),
  );
  let builder: Node = pact.addInteraction();
  if (row.state !== undefined) builder = builder.given(row.state);
  const interaction: Node = builder
    .uponReceiving(titleOf(row))
    .withRequest(operation.method, url, (request: Node) => declareRequest(request, operation, row))
    .willRespondWith(reply.status, (response: Node) => declareReply(response, reply, row.text));
  return interaction.executeTest(async (server: MockServer): Promise<InteractionResult> => {
    const { data, error } = await callThroughClient(server.url, row);
    await untilRecorded(interaction.pact, server.port);
    const isJson = reply.type === 'application/json';
    const isFile = 'content-disposition' in reply.headers;
    if (row.address !== undefined) return { status: error?.status ?? 200, data, expected: reply.type };
    return {
      // The client sees only that the call succeeded: 200, or 201 if something is created.
      status: error?.status ?? (reply.status < 300 ? reply.status : 200),
      data: error ? error.data : data,
      expected: isFile ? undefined : isJson ? MatchersV3.reify(matcherOf(reply.example)) : reply.example,
    };
  });
}
