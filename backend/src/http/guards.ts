import type { IncomingMessage } from 'node:http';
import express, { type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import { invalid } from '../kit/app-error.ts';
import { requireJsonWithinLimits } from '../kit/json-size.ts';
import { t } from '../texts/http.ts';
import { recordLength } from './brief-validation.ts';
import { MAX_ANONYMOUS_BYTES } from './large-bodies.ts';

const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL stores no NUL character, and broken percent-encoding would be searched for literally. */
export const refuseMalformedUrl: RequestHandler = (request, _response, next) => {
  const address = request.originalUrl;
  if (address.includes('%00')) throw invalid(t('The address contains a NUL character.'));
  if (address.includes('%') && !isDecodable(address))
    throw invalid(t('The address contains an invalid percent encoding. Write %25 for a percent sign.'));
  next();
};

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== undefined;
  } catch {
    return false;
  }
}

const heads = new WeakSet<Request>();

export const isHead = (request: Request): boolean => heads.has(request);

/** HEAD runs what GET runs; Node.js omits the body. */
export const headAsGet: RequestHandler = (request, _response, next) => {
  if (request.method === 'HEAD') {
    heads.add(request);
    request.method = 'GET';
  }
  next();
};

// What JSON.stringify writes for a lone surrogate, which PostgreSQL's jsonb refuses.
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

function holdsHalfCharacter(bytes: Buffer): boolean {
  if (!bytes.includes('\\ud') && !bytes.includes('\\uD')) return false;
  try {
    return HALF_CHARACTER.test(JSON.stringify(JSON.parse(bytes.toString())));
  } catch {
    return false;
  }
}

const LARGE_BODIES = '/ccb/auth/fe/priceConf/';

/** JSON bodies: at most 1 MB, price lists 5 MB, anonymous callers next to nothing. */
export function jsonBody(): RequestHandler {
  const [anonymous, plain, large] = [jsonUpTo(MAX_ANONYMOUS_BYTES), jsonUpTo('1mb'), jsonUpTo('5mb')];
  const parserFor = (path: string): RequestHandler =>
    path.startsWith(LARGE_BODIES) ? large : path.startsWith('/ccb/auth/') ? plain : anonymous;
  return (request, response, next) => parserFor(request.path)(request, response, next);
}

const jsonUpTo = (limit: string | number): RequestHandler =>
  express.json({
    limit,
    verify: (request: IncomingMessage, _response, bytes) => {
      recordLength(request, bytes, requireJsonWithinLimits(bytes));
      if (bytes.includes('\\u0000') && NUL_IN_JSON.test(bytes.toString()))
        throw invalid(t('The body contains a NUL character.'));
      if (holdsHalfCharacter(bytes))
        throw invalid(t('The body contains an invalid character (an unpaired surrogate).'));
    },
  });

const badValue = (field: string, message: string): Error => invalid(message, [{ field, message }]);

/** The validator reads 1e309 as Infinity, which then passes as an integer without a check of its maximum. */
export const refuseInfinity: RequestHandler = (request, _response, next) => {
  const { openapi } = request as Request & { openapi?: { pathParams?: Record<string, unknown> } };
  for (const [name, value] of Object.entries({ ...request.query, ...openapi?.pathParams }))
    if (typeof value === 'number' && !Number.isFinite(value))
      throw badValue(name, t('{name} must be a number.', { name }));
  next();
};

export const refuseNulInParts: RequestHandler = (request, _response, next) => {
  if (request.is('multipart/form-data'))
    for (const [name, value] of Object.entries((request.body ?? {}) as Record<string, unknown>))
      if (typeof value === 'string' && value.includes('\u0000'))
        throw badValue(name, t('{name} contains a NUL character.', { name }));
  next();
};

const hsts = { maxAge: 31_536_000, includeSubDomains: false };

/** What a document of its own is told; with the data of a call, they would be a tenth of a small reply. */
const OF_DOCUMENTS = new Set(['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy']);
const isCall = ({ originalUrl }: Request): boolean => /^\/ccb\/(auth|public)\//.test(originalUrl);

/** Strict headers: scripts and styles only from this server, no frames, no sniffing. Computed once instead of per request. */
export function securityHeaders(): RequestHandler {
  const headers = new Map<string, string>();
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      // Styles and calls are as in default-src.
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: hsts,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Of browsers that are gone, Flash and links to other hosts: nothing that the console has.
    xXssProtection: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
  });
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  middleware({} as never, recorder as never, () => undefined);
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  const fixed = [...headers];
  const ofCalls = fixed.filter(([name]) => !OF_DOCUMENTS.has(name.toLowerCase()));
  return (request, response, next) => {
    for (const [name, value] of isCall(request) ? ofCalls : fixed) response.setHeader(name, value);
    next();
  };
}
