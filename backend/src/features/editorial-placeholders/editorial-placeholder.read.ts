export { editorialPlaceholders } from './editorial-placeholder.service.ts';
