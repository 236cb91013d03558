/**
 * express-openapi-validator tries the pattern of every route on each request, and compiles it anew each time: with two
 * hundred routes that costs more than everything else it does. Here patterns are compiled once, and only routes that have as
 * many segments as the path, and the same noun in them, are tried. Import it before the validator.
 */
import { createRequire } from 'node:module';

type PathToRegexp = (path: string, options?: { sensitive?: boolean; strict?: boolean }) => unknown;
type Routes = Record<string, unknown>;
type RouteContext = new (...parts: unknown[]) => { shouldIgnoreRoute(path: string): boolean | undefined };

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));

const patterns = requireValidator('path-to-regexp') as { pathToRegexp: PathToRegexp };
const compile = patterns.pathToRegexp;
const compiled = new Map<string, unknown>();
patterns.pathToRegexp = (path, options) => {
  const key = `${path}|${options?.sensitive}|${options?.strict}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) compiled.set(key, (pattern = compile(path, options)));
  return pattern;
};

/** Where the noun stands that tells most routes apart: /ccb/auth/fe/NOUN. */
const NOUN = 4;

/** A path's number of segments, and its noun unless that is a parameter; case does not count, nor a slash at the end. */
function placeOf(path: string): { length: number; noun: string | undefined } {
  const segments = path.toLowerCase().split('/');
  if (segments.at(-1) === '') segments.pop();
  const noun = segments[NOUN];
  return { length: segments.length, noun: noun?.startsWith(':') ? undefined : noun };
}

/** What of some routes a path can be, in their order. */
export class RouteIndex {
  readonly #routes;
  readonly #byPlace = new Map<string, Routes>();

  constructor(routes: Routes) {
    this.#routes = Object.entries(routes).map(([route, methods]) => ({ route, methods, ...placeOf(route) }));
    // Every place that there is, once; a path that is nowhere is not worth remembering.
    for (const { length, noun } of this.#routes)
      this.#byPlace.set(`${length} ${noun}`, this.#at(length, noun));
  }

  #at(length: number, noun: string | undefined): Routes {
    const fitting = this.#routes.filter(
      (one) => one.length === length && (one.noun === noun || one.noun === undefined),
    );
    return Object.fromEntries(fitting.map(({ route, methods }) => [route, methods]));
  }

  of(path: string): Routes {
    const { length, noun } = placeOf(path);
    return this.#byPlace.get(`${length} ${noun}`) ?? this.#byPlace.get(`${length} undefined`) ?? {};
  }
}

const contexts = requireValidator('./framework/openapi.context') as { OpenApiContext: RouteContext };

/** The validator's context, which shows of its routes those that the path in question can be. */
contexts.OpenApiContext = class extends contexts.OpenApiContext {
  declare private all: Routes;
  declare private index: RouteIndex | undefined;
  declare private path: string | undefined;

  set expressRouteMap(routes: Routes) {
    this.all = routes;
  }

  get expressRouteMap(): Routes {
    if (this.path === undefined) return this.all;
    this.index ??= new RouteIndex(this.all);
    return this.index.of(this.path);
  }

  /** What the validator asks first about every request, and then looks its route up at once. */
  override shouldIgnoreRoute(path: string) {
    this.path = path;
    return super.shouldIgnoreRoute(path);
  }
};
