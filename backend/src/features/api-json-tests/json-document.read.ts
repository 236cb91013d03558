/** What other features may read of JSON texts: whether they are JSON, and where not. */
export { JsonFault, readJson } from './json-document.ts';
