/**
 * Fetches an address written by staff, safe against SSRF: only listed hosts, also after a redirect; names that resolve to this
 * machine or a link-local address are refused in the very look-up that connects; slow or large answers are aborted.
 */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as askHttp, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { BlockList } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { t } from '../../texts/apiTests.ts';
import { askable, type Askable, type AskableHosts } from './compare-address.ts';

export interface FetchLimits {
  timeoutMs: number;
  maxBytes: number;
}

export interface Fetched {
  status: number | null;
  contentType: string;
  durationMs: number;
  bytes: number;
  failure: string;
}

const MAX_REDIRECTS = 5;

/** A phrase that follows the address ('answered 404'), in the language of the user who started the comparison. */
class FetchFailure extends Error {}

const unreachable = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  unreachable.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  unreachable.addSubnet(network, prefix, 'ipv6');

/** This machine, link-local and multicast addresses, also when mapped to IPv6. */
export const isUnreachable = ({ address, family }: LookupAddress): boolean =>
  unreachable.check(address, family === 6 ? 'ipv6' : 'ipv4');

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** The connection's own look-up, so that a second one cannot answer differently (DNS rebinding). */
export function guardedLookup(hostname: string, options: LookupOptions, found: Found): void {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(isUnreachable);
    if (refused)
      return found(
        new FetchFailure(
          t('the host {hostname} resolves to {address}, which is not allowed', {
            hostname,
            address: refused.address,
          }),
        ),
        '',
      );
    const first = addresses?.[0];
    if (error || !first) return found(error ?? new Error('no address'), '');
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}

function ask({ url, isOwn, mayBeLocal }: Askable, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = {
    accept: 'application/json, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'ccb-console-compare',
    // The console must not count as a direct local caller of itself.
    ...(isOwn ? { 'x-forwarded-for': '0.0.0.0' } : {}),
  };
  const options = {
    headers,
    signal,
    agent: false,
    ...(mayBeLocal ? {} : { lookup: guardedLookup as never }),
  };
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? askHttps : askHttp;
    send(url, options, resolve).on('error', reject).end();
  });
}

async function follow(address: string, hosts: AskableHosts, signal: AbortSignal): Promise<IncomingMessage> {
  let [next, base] = [address, hosts.own];
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const target = askable(next, base, hosts);
    if (typeof target === 'string')
      throw new FetchFailure(redirects > 0 ? t('redirected: {target}', { target }) : target);
    const answer = await ask(target, signal);
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode!) && location !== undefined;
    if (!isRedirect) return answer;
    answer.destroy();
    [next, base] = [location, target.url.href];
  }
  throw new FetchFailure(t('redirected more than {most} times', { most: MAX_REDIRECTS }));
}

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** How many bytes it wrote. */
async function saveBody(
  answer: IncomingMessage,
  path: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<number> {
  let size = 0;
  const limited = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new FetchFailure(t('too large'));
      yield chunk;
    }
  };
  const decoder = DECODERS[answer.headers['content-encoding']?.toLowerCase() ?? '']?.();
  const file = createWriteStream(path, { mode: 0o600 });
  const read = decoder
    ? pipeline(answer as Readable, decoder, limited, file, { signal })
    : pipeline(answer as Readable, limited, file, { signal });
  await read.catch((error: unknown) => {
    // Of an aborted pipeline either its first or its last stream reports.
    throw size > maxBytes
      ? new FetchFailure(t('larger than {most} MB', { most: Math.round(maxBytes / 1024 / 1024) }))
      : error;
  });
  return size;
}

const byCode = (): [RegExp, string][] => [
  [/^(ENOTFOUND|EAI_)/, t('its host is unknown')],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)/, t('the server does not respond')],
  [/^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)/, t('the connection was interrupted')],
  [/^ETIMEDOUT/, t('the server does not respond')],
  [/CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO/, t('its certificate is not trusted')],
  [/^(HPE_|EPROTO|ERR_SSL)/, t('the answer is malformed')],
  [/^(Z_|ERR__ERROR|ERR_BROTLI|ERR_ZLIB)/, t('the answer cannot be decompressed')],
];

function summaryLine(error: unknown, signal: AbortSignal, timeoutMs: number): string {
  if (error instanceof FetchFailure) return error.message;
  if (signal.aborted) return t('no answer within {seconds} s', { seconds: timeoutMs / 1000 });
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  const known = byCode().find(([pattern]) => pattern.test(code))?.[1];
  return known ?? (code ? t('the connection failed ({code})', { code }) : t('the connection failed'));
}

/** Writes the body, as bytes, to the file at `path`. Never throws: a failure is part of the result, and its file is empty. */
export async function fetchDocument(
  address: string,
  hosts: AskableHosts,
  limits: FetchLimits,
  path: string,
): Promise<Fetched> {
  const { timeoutMs, maxBytes } = limits;
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const fetched: Fetched = { status: null, contentType: '', durationMs: 0, bytes: 0, failure: '' };
  try {
    const answer = await follow(address, hosts, signal);
    fetched.status = answer.statusCode!;
    fetched.contentType = (answer.headers['content-type'] ?? '').slice(0, 200);
    fetched.bytes = await saveBody(answer, path, maxBytes, signal);
    if (fetched.status < 200 || fetched.status > 299)
      fetched.failure = t('answered {status}', { status: fetched.status });
  } catch (error) {
    await writeFile(path, '');
    fetched.failure = summaryLine(error, signal, timeoutMs);
  }
  fetched.durationMs = Math.round(performance.now() - started);
  return fetched;
}
