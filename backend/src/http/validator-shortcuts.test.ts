import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { pointedTo } from './validator-shortcuts.ts';

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));

it('follows a pointer, escaped letters included', () => {
  const document = { paths: { '/a~b': { get: { operationId: 'list' } } } };

  expect(pointedTo(document, '#/paths/~1a~0b/get')).toEqual({ operationId: 'list' });
  expect(pointedTo(document, '#/paths/~1a~0b/put/operationId')).toBeUndefined();
});

it('stands in for the ways round', () => {
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

it('is where the validator comes by when it starts and is called first', async () => {
  const { prototype } = requireValidator('./middlewares/parsers/schema.preprocessor').SchemaPreprocessor;
  const framework = requireValidator('./framework').OpenAPIFramework.prototype;
  const resolve = vi.spyOn(prototype, 'resolveSchema');
  const load = vi.spyOn(framework, 'loadSpec');
  const refs = vi.spyOn(requireValidator('ajv/dist/compile/resolve'), 'getSchemaRefs');
  const compiled = vi.spyOn(requireValidator('ajv/dist/core').default.prototype, 'compile');
  const app = await testApp();
  try {
    const { status } = await app.request('GET', '/ccb/health/live');

    expect(status).toBe(200);
    expect(resolve).toHaveBeenCalledWith(expect.objectContaining({ $ref: expect.any(String) }));
    expect(load).toHaveBeenCalledOnce();
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
