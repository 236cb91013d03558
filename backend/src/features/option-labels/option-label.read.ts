/** What other features may do with the labels of options. */
export { createLabel as createOptionLabel } from './create-label.service.ts';
