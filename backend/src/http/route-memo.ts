/**
 * express-openapi-validator compiles the pattern of every route again on each request, which doubles its cost. This
 * remembers compiled patterns. Import it before the validator.
 */
import { createRequire } from 'node:module';

type PathToRegexp = (path: string, options?: { sensitive?: boolean; strict?: boolean }) => unknown;

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));
const library = requireValidator('path-to-regexp') as { pathToRegexp: PathToRegexp };

const original = library.pathToRegexp;
const cache = new Map<string, unknown>();
library.pathToRegexp = (path, options) => {
  const key = `${path}|${options?.sensitive}|${options?.strict}`;
  let compiled = cache.get(key);
  if (compiled === undefined) cache.set(key, (compiled = original(path, options)));
  return compiled;
};
