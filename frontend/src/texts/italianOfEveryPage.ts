/** What all pages of the console have in common, in one request. */
export { default as api } from './it/api.json';
export { default as app } from './it/app.json';
export { default as kit } from './it/kit.json';
export { default as kitRecord } from './it/kitRecord.json';
