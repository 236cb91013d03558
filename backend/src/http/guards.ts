import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import { invalid } from '../kit/app-error.ts';

const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL stores no NUL character: refused at the door instead of failing deep inside. */
export const refuseNulInAddress: RequestHandler = (request, _response, next) => {
  if (/%00/.test(request.originalUrl)) throw invalid('The address holds a NUL character.');
  next();
};

/** JSON bodies of at most 1 MB, without NUL characters. */
export const jsonBody = (): RequestHandler =>
  express.json({
    limit: '1mb',
    verify: (_request: IncomingMessage, _response, bytes) => {
      if (bytes.includes('\\u0000') && NUL_IN_JSON.test(bytes.toString()))
        throw invalid('The body holds a NUL character.');
    },
  });

const hsts = { maxAge: 31_536_000, includeSubDomains: false };

/**
 * Strict headers on every reply: scripts and styles only from files of this server, no frames, no sniffing. They never
 * change, so helmet works them out once instead of on each request.
 */
export function securityHeaders(): RequestHandler {
  const headers = new Map<string, string>();
  const middleware = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: hsts,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  middleware({} as never, recorder as never, () => undefined);
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  const fixed = [...headers];
  return (_request, response, next) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    next();
  };
}
