export { createLabel as createOptionLabel } from './create-label.service.ts';
