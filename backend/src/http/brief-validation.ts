/**
 * A patch of express-openapi-validator 5.6.2, which collects every error in a body and copies the list for each: an array of
 * 300,000 empty objects (900 kB) blocked the process for minutes. For long bodies, only the first error is reported, which delays
 * other requests by 200 ms at most. Import this before the validator. test/hostile-files.test.ts fails if the validator no longer
 * calls the patched function: patch the one that it calls instead, or lower MAX_VALUES (kit/json-size.ts); never simply delete
 * this.
 */
import { createRequire } from 'node:module';

type Ajv = object;
type MakeAjv = (document: object, options: object) => Ajv;
interface Validator {
  ajvBody: Ajv;
  middlewareCache: object;
  validate(this: Validator, request: object, ...rest: unknown[]): unknown;
}

const requireHere = createRequire(import.meta.url);
const requireValidator = createRequire(requireHere.resolve('express-openapi-validator'));

const LONG_BYTES = 8 * 1024;
const MANY_VALUES = 500;

const long = new WeakSet<object>();
export function recordLength(request: object, { length }: Uint8Array, values: number): void {
  if (length > LONG_BYTES || values > MANY_VALUES) long.add(request);
}

const making = requireValidator('./framework/ajv') as { createRequestAjv: MakeAjv };
const make = making.createRequestAjv;
const makeBrief = new WeakMap<Ajv, () => Ajv>();

making.createRequestAjv = (document, options) => {
  const ajv = make(document, options);
  makeBrief.set(ajv, () => make(document, { ...options, allErrors: false }));
  return ajv;
};

const { RequestValidator } = requireValidator('./middlewares/openapi.request.validator') as {
  RequestValidator: { prototype: Validator };
};
const validator = RequestValidator.prototype;
const { validate } = validator;
const briefs = new WeakMap<Validator, Validator>();

validator.validate = function (request, ...rest) {
  if (!long.has(request)) return validate.call(this, request, ...rest);
  let brief = briefs.get(this);
  if (!brief) {
    const ajvBody = makeBrief.get(this.ajvBody)!();
    brief = Object.assign(Object.create(this) as Validator, { ajvBody, middlewareCache: {} });
    briefs.set(this, brief);
  }
  return validate.call(brief, request, ...rest);
};
