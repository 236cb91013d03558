import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { loadContract } from './contract.ts';
import { resolvePointer, RouteIndex } from './openapi-validator-patches.ts';

describe('the index of routes', () => {
  const routes = Object.keys(loadContract().paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
  const index = new RouteIndex(Object.fromEntries(routes.map((route) => [route, route])));
  const among = (path: string) => Object.keys(index.of(path));

  it.each(routes)('finds %s among a few, in the order of the contract', (route) => {
    const path = route.replace(/:\w+/g, 'A%20b');
    const few = among(path);

    expect(few).toContain(route);
    expect(few).toEqual(routes.filter((one) => few.includes(one)));
    expect(few.length).toBeLessThan(routes.length / 4);
  });

  it('ignores case and a trailing slash', () => {
    const labels = among('/ccb/auth/fe/interfaceLabel/7');

    expect(labels).toContain('/ccb/auth/fe/interfaceLabel/:id');
    expect(among('/CCB/auth/FE/interfacelabel/7')).toEqual(labels);
    expect(among('/ccb/auth/fe/interfaceLabel/7/')).toEqual(labels);
  });

  it('matches a parameter segment with any resource', () => {
    const some = new RouteIndex({
      '/ccb/auth/fe/:noun': 1,
      '/ccb/auth/fe/menu': 2,
      '/ccb/auth/fe/:noun/all': 3,
    });

    expect(some.of('/ccb/auth/fe/menu')).toEqual({ '/ccb/auth/fe/:noun': 1, '/ccb/auth/fe/menu': 2 });
    expect(some.of('/ccb/auth/fe/other')).toEqual({ '/ccb/auth/fe/:noun': 1 });
    expect(some.of('/ccb/auth/fe/other/all')).toEqual({ '/ccb/auth/fe/:noun/all': 3 });
  });

  it.each([
    '/ccb/auth/fe/nothing',
    '/ccb/auth/fe/interfaceLabel/7/8/9/10',
    '/',
    '',
    '/ccb/auth/fe/undefined',
  ])('is nothing for %j', (path) => expect(among(path)).toEqual([]));
});

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));

it('follows a pointer, escaped letters included', () => {
  const document = { paths: { '/a~b': { get: { operationId: 'list' } } } };

  expect(resolvePointer(document, '#/paths/~1a~0b/get')).toEqual({ operationId: 'list' });
  expect(resolvePointer(document, '#/paths/~1a~0b/put/operationId')).toBeUndefined();
});

it('replaces the slow functions of the validator', () => {
  const { prototype } = requireValidator('./middlewares/parsers/schema.preprocessor').SchemaPreprocessor;
  const framework = requireValidator('./framework').OpenAPIFramework.prototype;
  const { getSchemaRefs } = requireValidator('ajv/dist/compile/resolve');
  const document = { components: { schemas: { Label: { $anchor: 'label' } } } };
  const ajv = new (requireValidator('ajv').default)();

  expect(prototype.resolveSchema.call({ apiDoc: document }, { $ref: '#/components/schemas/Label' })).toBe(
    document.components.schemas.Label,
  );
  expect(framework.loadSpec(document)).toBe(document);
  getSchemaRefs.call(ajv, document, 'whole');
  getSchemaRefs.call(ajv, document.components, 'part');
  expect(Object.keys(ajv.refs).filter((name) => name.endsWith('#label'))).toEqual(['part#label']);
});

it('is what the validator calls when it starts and answers its first call', async () => {
  const { prototype } = requireValidator('./middlewares/parsers/schema.preprocessor').SchemaPreprocessor;
  const framework = requireValidator('./framework').OpenAPIFramework.prototype;
  const resolve = vi.spyOn(prototype, 'resolveSchema');
  const load = vi.spyOn(framework, 'loadSpec');
  const contexts = requireValidator('./framework/openapi.context');
  const route = vi.spyOn(contexts.OpenApiContext.prototype, 'shouldIgnoreRoute');
  const refs = vi.spyOn(requireValidator('ajv/dist/compile/resolve'), 'getSchemaRefs');
  const compiled = vi.spyOn(requireValidator('ajv/dist/core').default.prototype, 'compile');
  const app = await testApp();
  try {
    const { status } = await app.request('GET', '/ccb/health/live');

    expect(status).toBe(200);
    expect(resolve).toHaveBeenCalledWith(expect.objectContaining({ $ref: expect.any(String) }));
    expect(load).toHaveBeenCalledOnce();
    expect(route).toHaveBeenCalledWith('/ccb/health/live');
    // What is compiled brings the whole document along.
    expect(refs).toHaveBeenCalledWith(
      expect.objectContaining({ components: expect.any(Object) }),
      expect.any(String),
    );
    // Neither the schema of OpenAPI, nor what is only referred to; the test's own look at the reply is another thing.
    const byServer = compiled.mock.calls.filter(([schema]) => !JSON.stringify(schema).includes('"contract#'));
    expect(byServer).toEqual([]);
  } finally {
    await app.close();
    vi.restoreAllMocks();
  }
});
