export { editorialContents } from './editorial-content.service.ts';
