import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { isNoAnswer, lookAtConnection } from './connection';
import { fileReply, toForm } from './files';
import { mockHeaders } from './mockChoice';
import { callEnded, callStarted } from './pending';
import { sessionExpired, sessionOf } from './session';
import { t } from '../texts/api.gen';
import { textLanguage } from '../texts/textLanguage';
import { nanoid } from '@reduxjs/toolkit';

/** Keys of creations and runs that nobody knows the outcome of: the server was away, or its answer was lost. */
const open = new Map<string, string>();

/** Also many records at once (run). */
const takesAway = ({ endpoint }: Pick<BaseQueryApi, 'endpoint'>): boolean =>
  /^(delete|restore|undo|run)/.test(endpoint);

const creates = ({ endpoint }: Pick<BaseQueryApi, 'endpoint'>): boolean =>
  /^(create|add|start|copy)/.test(endpoint);
const signatureOf = ({ url, params, body }: FetchArgs): string => JSON.stringify([url, params, body]);

/** The same for a creation that is sent again with the same content, so that the server makes it once. */
function idempotencyKeyOf(api: Pick<BaseQueryApi, 'endpoint'>, call: FetchArgs): string | undefined {
  if (!creates(api)) return undefined;
  const signature = signatureOf(call);
  const key = open.get(signature) ?? nanoid();
  open.set(signature, key);
  return key;
}

/** A reply, a refusal too, settles a creation: the next one of the same content is another. */
function settleCall(call: FetchArgs, key: string, error: FetchBaseQueryError | undefined): void {
  const isOpen = error !== undefined && (typeof error.status !== 'number' || error.status >= 500);
  // Something may have been taken away meanwhile, which this one was not.
  if (isOpen) open.set(signatureOf(call), key);
  else open.delete(signatureOf(call));
}

export type { FileReply } from './files';

const timeoutMs = 30_000;
/** Files and jobs. */
const longTimeoutMs = 300_000;

/** Whoever waits so long is told why, where the server is away. */
const patientMs = 4000;

/** Looks at what goes on meanwhile, again and again: a sign for each look would never stop blinking. */
const isLook = ({ endpoint, forced }: Pick<BaseQueryApi, 'endpoint' | 'forced'>): boolean =>
  ['getLatestJobRuns', 'getApiJsonTestSummary'].includes(endpoint) ||
  (['getConsoleConfigValue', 'getJobRun'].includes(endpoint) && forced === true);

let baseUrl: string | undefined;

/** Sets where the calls go; tests point it at a server, otherwise it is the page's own origin. */
export const setBaseUrl = (url: string): void => void (baseUrl = url);

export const originOfCalls = (): string => baseUrl ?? globalThis.location?.origin ?? '';

const percent = (char: string) => '%' + char.charCodeAt(0).toString(16).toUpperCase();
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, percent);

/** Amounts can be typed where a market has no currency, which is another one as soon as it has (decision I-40). */
const saysNone = new Set(['shownCurrency']);

/** Encodes every reserved character (RFC 3986) and leaves out empty values: the server refuses both `a+b` and `label=`. */
export const serializeParams = (params: Record<string, unknown>): string =>
  Object.entries(params)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([name, value]) => value !== undefined && value !== null && (value !== '' || saysNone.has(name)))
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
    .join('&');

/** Text stays text ('true' does not become a boolean), JSON is parsed, a reply with a file name becomes a FileReply. */
async function readReply(response: Response): Promise<unknown> {
  const disposition = response.headers.get('content-disposition');
  if (response.ok && disposition) return fileReply(response, disposition);
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return isJson && text !== '' ? JSON.parse(text) : text;
}

type Call = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/** Who logs out forgets all calls, this one too, and may close the window: the server has to hear of it nevertheless. */
const isLastCall = ({ endpoint }: Pick<BaseQueryApi, 'endpoint'>): boolean => endpoint === 'logout';

const isLong = ({ endpoint }: Pick<BaseQueryApi, 'endpoint'>): boolean =>
  /^(export|import|preview|upload|run|start|undo|copy)/.test(endpoint);

/** Visitors may see the landing page as it was a minute ago; who works in the console sees what they have just changed. */
const isLandingOfConsole = ({ endpoint, getState }: Pick<BaseQueryApi, 'endpoint' | 'getState'>): boolean =>
  /^(get|list)Landing[A-Z]/.test(endpoint) && sessionOf(getState()) !== null;

const send: Call = async (args, api, extra) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const key = idempotencyKeyOf(api, call);
  const asked = isLandingOfConsole(api) ? { ...call, cache: 'no-cache' as const } : args;
  const result = await fetchBaseQuery({
    baseUrl: originOfCalls(),
    credentials: 'same-origin',
    paramsSerializer: serializeParams,
    prepareHeaders: (headers) => {
      // The server's sentences are read beside the screen's own.
      headers.set('accept-language', textLanguage);
      for (const [name, value] of mockHeaders(api.endpoint)) headers.set(name, value);
      if (key) headers.set('idempotency-key', key);
    },
    responseHandler: readReply,
    keepalive: isLastCall(api),
    timeout: isLong(api) ? longTimeoutMs : timeoutMs,
  })(asked, isLastCall(api) ? { ...api, signal: new AbortController().signal } : api, extra);
  if (key) settleCall(call, key, result.error);
  // What is gone may be what an unanswered creation had made. Time settles none: the server may be away for long.
  else if (!result.error && takesAway(api)) open.clear();
  return result;
};

const noSession: FetchBaseQueryError = {
  status: 401,
  data: { message: t('The session is over. Sign in again.') },
};

/** Sends the token of the session; a 401 ends it, unless the user has signed in again meanwhile. */
async function sendWithSession(args: FetchArgs, api: BaseQueryApi, extra: object) {
  const session = sessionOf(api.getState());
  if (!session) return { error: noSession };
  const authorization = `${session.tokenType} ${session.token}`;
  const result = await send(
    { ...args, headers: { ...args.headers, authorization } as HeadersInit },
    api,
    extra,
  );
  const isSameSession = sessionOf(api.getState())?.token === session.token;
  if (result.error?.status === 401 && isSameSession) api.dispatch(sessionExpired());
  return result;
}

let longCalls = 0;

/**
 * Where no answer came it is found out whether the server is away: a banner says that once for all calls, which carry
 * `isAway` (problemOf). The embedded database serves nobody else while it imports: then waiting is no sign.
 */
async function watched<Reply extends { error?: FetchBaseQueryError }>(
  api: BaseQueryApi,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const lookNow = () =>
    api.dispatch(lookAtConnection(originOfCalls()) as never) as unknown as Promise<string>;
  const long = Number(isLong(api));
  longCalls += long;
  const patience = setTimeout(() => longCalls === 0 && void lookNow(), patientMs);
  const reply = await run().finally(() => {
    clearTimeout(patience);
    longCalls -= long;
  });
  const { error } = reply;
  const isSilent =
    error && (typeof error.status === 'number' ? isNoAnswer(error.status) : isUnanswered(error));
  if (!isSilent || api.signal.aborted || (await lookNow()) === 'here') return reply;
  return { ...reply, error: { ...error, isAway: true } };
}

const isUnanswered = ({ status }: FetchBaseQueryError): boolean =>
  status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';

/** Every call of the console: header, parameters, files, texts, 401, a server that is away, and the count of pending calls. */
export const baseQuery: Call = async (args, api, extra) => {
  const call = typeof args === 'string' ? { url: args } : { ...args, body: toForm(args.body) };
  const isShown = !isLook(api);
  if (isShown) api.dispatch(callStarted());
  try {
    return await watched(api, async () =>
      call.url.startsWith('/ccb/auth/') ? sendWithSession(call, api, extra) : send(call, api, extra),
    );
  } finally {
    if (isShown) api.dispatch(callEnded());
  }
};
