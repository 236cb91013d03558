import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { ROOT } from './root.ts';

const FRONTEND = fileURLToPath(new URL('frontend/dist/', ROOT));

/**
 * The built frontend, compressed ahead of time: hashed assets are kept by browsers for ever, index.html is asked for
 * again each time and answers every address that is no file (history-style routes, R-001).
 */
export function frontendFiles(folder = FRONTEND): RequestHandler | undefined {
  if (!existsSync(folder)) return undefined;
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  }) as RequestHandler;
}
