/**
 * Patches of express-openapi-validator 5.6.2 and its ajv 8.20, for a document of two hundred routes. Together they save 0.44 s
 * of CPU at a start (0.57 s without them), 6 ms at the first call of each operation and 0.1 ms per request; each says its own
 * share. openapi-validator-patches.test.ts fails when the validator no longer calls what is patched: then delete that patch,
 * nothing but time is lost. Import this before the validator.
 */
import { createRequire } from 'node:module';

type PathToRegexp = (path: string, options?: { sensitive?: boolean; strict?: boolean }) => unknown;
type Routes = Record<string, unknown>;
type RouteContext = new (...parts: unknown[]) => { shouldIgnoreRoute(path: string): boolean | undefined };
type Schema = Record<string, unknown>;
type GetSchemaRefs = (this: unknown, schema: Schema | boolean, baseId: string) => unknown;
interface Preprocessor {
  apiDoc: Schema;
  resolveSchema(schema: Schema | undefined): unknown;
}
interface Framework {
  loadSpec(document: Schema | string, ...rest: unknown[]): unknown;
}

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));

// Routes. The validator matches every route on each request and recompiles its pattern each time. Here patterns are compiled
// once, and only routes with as many segments as the path and the same noun are matched.
const patterns = requireValidator('path-to-regexp') as { pathToRegexp: PathToRegexp };
const compile = patterns.pathToRegexp;
const compiled = new Map<string, unknown>();
patterns.pathToRegexp = (path, options) => {
  const key = `${path}|${options?.sensitive}|${options?.strict}`;
  let pattern = compiled.get(key);
  if (pattern === undefined) compiled.set(key, (pattern = compile(path, options)));
  return pattern;
};

const NOUN = 4;

function placeOf(path: string): { length: number; noun: string | undefined } {
  const segments = path.toLowerCase().split('/');
  if (segments.at(-1) === '') segments.pop();
  const noun = segments[NOUN];
  return { length: segments.length, noun: noun?.startsWith(':') ? undefined : noun };
}

/** The routes that a path can match, in their order. */
export class RouteIndex {
  readonly #routes;
  readonly #byPlace = new Map<string, Routes>();

  constructor(routes: Routes) {
    this.#routes = Object.entries(routes).map(([route, methods]) => ({ route, methods, ...placeOf(route) }));
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

/** The validator's context, reduced to the routes that the current path can match. */
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

  /** The validator calls it first for every request, just before it looks up the route. */
  override shouldIgnoreRoute(path: string) {
    this.path = path;
    return super.shouldIgnoreRoute(path);
  }
};

// Schemas. The validator supports several files and schemas with $id or $anchor; openapi.yaml is one file with pointers only.

/** Resolves a JSON pointer within a document, such as #/components/schemas/Label. */
export function resolvePointer(document: Schema, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Schema | undefined)?.[part], document);
}

const loading = requireValidator('./framework') as { OpenAPIFramework: { prototype: Framework } };
const framework = loading.OpenAPIFramework.prototype;
const loadFiles = framework.loadSpec;

/** Skips the search for references to other files: 60 ms of a start. */
framework.loadSpec = function (document, ...rest) {
  return typeof document === 'string' ? loadFiles.call(this, document, ...rest) : document;
};

/** The validator compiles the schema of OpenAPI itself even when validateApiSpec is off: 170 ms of a start. */
(requireValidator('./framework/openapi.schema.validator') as Schema)['OpenAPISchemaValidator'] = class {};

const preprocessing = requireValidator('./middlewares/parsers/schema.preprocessor') as {
  SchemaPreprocessor: { prototype: Preprocessor };
};
const preprocessor = preprocessing.SchemaPreprocessor.prototype;
const compileAndResolve = preprocessor.resolveSchema;

/** The validator compiles every referenced schema only to read it: 240 ms of a start. */
preprocessor.resolveSchema = function (schema) {
  const reference = schema?.['$ref'];
  return typeof reference === 'string' && reference.startsWith('#/')
    ? resolvePointer(this.apiDoc, reference)
    : compileAndResolve.call(this, schema);
};

const resolving = requireValidator('ajv/dist/compile/resolve') as { getSchemaRefs: GetSchemaRefs };
const searchAll = resolving.getSchemaRefs;

/** The validator passes the whole document with every schema, and ajv searches all of it: 6 ms of each first call. */
resolving.getSchemaRefs = function (schema, baseId) {
  if (typeof schema === 'boolean') return searchAll.call(this, schema, baseId);
  const { paths: _calls, components: _shared, ...own } = schema;
  return searchAll.call(this, own, baseId);
};
