import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler } from 'express';
import { ROOT } from './root.ts';

export const FRONTEND = fileURLToPath(new URL('frontend/dist/', ROOT));
export const PAGE = '/index.html';
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

interface StoredFile {
  bytes: Buffer;
  etag: string;
  compressed: { name: string; bytes: Buffer }[];
}

/** Source maps stay on the server, for reading stack traces. */
const isServed = (path: string): boolean => !/\.(map|br|gz)$|(^|\/)\./.test(path);

function stored(file: string): StoredFile {
  const bytes = readFileSync(file);
  const compressed = ENCODINGS.filter(({ suffix }) => existsSync(file + suffix));
  return {
    bytes,
    etag: createHash('sha1').update(bytes).digest('hex').slice(0, 16),
    compressed: compressed.map(({ name, suffix }) => ({ name, bytes: readFileSync(file + suffix) })),
  };
}

function storedFiles(folder: string): Map<string, StoredFile> {
  const paths = (readdirSync(folder, { recursive: true }) as string[]).map((path) =>
    path.split(sep).join('/'),
  );
  return new Map(
    paths
      .filter((path) => isServed(path) && statSync(join(folder, path)).isFile())
      .map((path) => [`/${path}`, stored(join(folder, path))]),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Headers sent with pages only: with a script, style sheet or font, they would be a third of a small file. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'strict-transport-security',
  'x-frame-options',
  'x-request-id',
];
const isPartOfPage = (path: string): boolean => isAsset(path) && /\.(js|css|woff2)$/.test(path);

/** In any case and with any trailing slashes, as the router of the console accepts its paths. */
const routeOf = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const DEFAULT_LANGUAGE = 'en';

/** Standalone documents per language, by their route: /landing has landing.it.html, landing.en.html and so on. */
function languagesOf(route: string, files: ReadonlyMap<string, unknown>): string[] {
  const names = [...files.keys()].filter((name) => name.startsWith(`${route}.`));
  return names.flatMap((name) => /^\.([\w-]+)\.html$/.exec(name.slice(route.length))?.[1] ?? []);
}

function chosenLanguage(request: Request, languages: string[]): string {
  const { language } = request.query;
  const wanted =
    typeof language === 'string' ? language : request.acceptsLanguages(DEFAULT_LANGUAGE, ...languages);
  const tag = String(wanted).toLowerCase();
  return [tag, tag.replace(/[-_].*/, '')].find((one) => languages.includes(one)) ?? DEFAULT_LANGUAGE;
}

/** The console's paths as written by the build. */
function consolePaths(files: ReadonlyMap<string, StoredFile>): (path: string) => boolean {
  const list = files.get('/paths.json')?.bytes.toString();
  const known = new Set((JSON.parse(list ?? '[]') as string[]).map(routeOf));
  return (path) => list === undefined || path === '/' || known.has(routeOf(path));
}

const fileOf = (path: string, files: ReadonlyMap<string, unknown>): string | undefined =>
  files.has(path) ? path : /\.\w+$/.test(path) ? undefined : PAGE;

/** The link carries a token that must not leak through Referer or a cache. As lenient as the console's routes. */
const SIGN_IN_LINK = /^\/sso\/*$/i;

/**
 * The built frontend, compressed ahead of time: hashed assets are immutable, index.html is revalidated and is the answer to every
 * address that is not a file, with 404 if the console has no such path: it then redirects to / (R-003). Kept in memory, so
 * that page and assets are from the same build even while a newer one is written.
 */
export function frontendFiles(folder = FRONTEND): RequestHandler | undefined {
  if (!existsSync(join(folder, PAGE))) return undefined;
  const files = storedFiles(folder);
  const isConsolePath = consolePaths(files);
  return (request, response, next) => {
    const path = decoded(request.path);
    const languages = languagesOf(routeOf(path), files);
    const isTranslated = languages.length > 0;
    const found = isTranslated
      ? `${routeOf(path)}.${chosenLanguage(request, languages)}.html`
      : fileOf(path, files);
    if (found === undefined || !['GET', 'HEAD'].includes(request.method)) return next();
    const { bytes, etag, compressed } = files.get(found)!;
    const accepted = request.headers['accept-encoding'] ?? '';
    const smaller = compressed.find(({ name }) => new RegExp(`\\b${name}\\b`).test(String(accepted)));
    response.setHeader('cache-control', isAsset(found) ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (isPartOfPage(found)) OF_PAGES.forEach((name) => response.removeHeader(name));
    if (SIGN_IN_LINK.test(path)) response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('etag', `W/"${etag}"`);
    if (compressed.length > 0) response.vary('accept-encoding');
    if (isTranslated) response.vary('accept-language');
    if (found === PAGE && path !== PAGE && !isConsolePath(path)) response.status(404);
    if (request.fresh) return void response.status(304).end();
    if (smaller) response.setHeader('content-encoding', smaller.name);
    response.type(found.slice(found.lastIndexOf('.')));
    response.setHeader('content-length', (smaller?.bytes ?? bytes).length);
    response.end(smaller?.bytes ?? bytes);
  };
}
