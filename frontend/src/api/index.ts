/**
 * The calls of openapi.yaml, their types and their hooks; the only importer of the generated files. The build leaves the areas
 * out whose hooks nobody on a page imports (vite.config.ts), so that each screen brings its own.
 */
export * from './endpoints.gen';
export type { FileReply } from './baseQuery';
export { setBaseUrl } from './baseQuery';

/** The API itself. Of its endpoints it knows those that the console starts with; a screen reads its own from `countryCalls` and the like. */
export { startCalls as ccbApi } from './endpoints.gen';
