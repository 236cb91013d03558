/** What all pages of the console have in common, and the labels that the label tool opens with, in one request. */
export { default as api } from './it/api.json';
export { default as app } from './it/app.json';
export { default as interfaceLabels } from './it/interfaceLabels.json';
export { default as kit } from './it/kit.json';
export { default as kitRecord } from './it/kitRecord.json';
export { default as login } from './it/login.json';
export { default as ui } from './it/ui.json';
