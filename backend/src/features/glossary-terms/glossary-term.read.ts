export { glossary } from './glossary-term.repository.ts';
