export { JsonFault, readJson } from './json-document.ts';
