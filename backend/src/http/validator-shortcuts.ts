/**
 * Detours of express-openapi-validator that a document of this size pays for: half a second of every start, and 20 ms and more
 * of the first call of each operation. They serve documents in several files, and schemas that name themselves ($id, $anchor);
 * openapi.yaml is one file and refers by pointers alone. Import it before the validator; validator-shortcuts.test.ts fails
 * when the validator no longer comes by here.
 */
import { createRequire } from 'node:module';

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

/** What a reference within a document, such as #/components/schemas/Label, points to. */
export function pointedTo(document: Schema, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, part) => (node as Schema | undefined)?.[part], document);
}

const loading = requireValidator('./framework') as { OpenAPIFramework: { prototype: Framework } };
const framework = loading.OpenAPIFramework.prototype;
const loadFiles = framework.loadSpec;

/** The validator looks for references to other files. */
framework.loadSpec = function (document, ...rest) {
  return typeof document === 'string' ? loadFiles.call(this, document, ...rest) : document;
};

/** The validator compiles the schema of OpenAPI itself also where the document is not to be checked (see app.ts). */
(requireValidator('./framework/openapi.schema.validator') as Schema)['OpenAPISchemaValidator'] = class {};

const preprocessing = requireValidator('./middlewares/parsers/schema.preprocessor') as {
  SchemaPreprocessor: { prototype: Preprocessor };
};
const preprocessor = preprocessing.SchemaPreprocessor.prototype;
const compileAndResolve = preprocessor.resolveSchema;

/** The validator compiles whatever is referred to, only to read what was compiled. */
preprocessor.resolveSchema = function (schema) {
  const reference = schema?.['$ref'];
  return typeof reference === 'string' && reference.startsWith('#/')
    ? pointedTo(this.apiDoc, reference)
    : compileAndResolve.call(this, schema);
};

const resolving = requireValidator('ajv/dist/compile/resolve') as { getSchemaRefs: GetSchemaRefs };
const searchAll = resolving.getSchemaRefs;

/** The validator hands the whole document over with every schema, and ajv searches all of it. */
resolving.getSchemaRefs = function (schema, baseId) {
  if (typeof schema === 'boolean') return searchAll.call(this, schema, baseId);
  const { paths: _calls, components: _shared, ...own } = schema;
  return searchAll.call(this, own, baseId);
};
