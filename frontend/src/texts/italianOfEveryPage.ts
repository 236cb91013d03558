/** What all pages of the console have in common, in one request. The landing page has those of ui and api too, and not these. */
export { default as app } from './it/app.json';
export { default as kit } from './it/kit.json';
export { default as kitRecord } from './it/kitRecord.json';
