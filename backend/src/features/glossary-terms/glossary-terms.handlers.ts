import { crudHandlers, fileHandlers, list } from '../../http/crud-handlers.ts';
import type { OperationMap } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { glossaryTermExport } from './glossary-term.export.ts';
import { glossaryTermImport } from './glossary-term.import.ts';
import { glossaryTermList } from './glossary-term.list.ts';
import { glossaryTermChanges, glossaryTermOf, glossaryTerms } from './glossary-term.service.ts';

export { glossaryTermConstraints } from './glossary-term.entity.ts';

interface TermFilters {
  concept?: string;
  term?: string;
  language?: string;
  forbidden?: boolean;
}

const filtersOf = ({ concept, term, language, forbidden }: TermFilters) => ({
  concept,
  term,
  language,
  forbidden,
});

const terms = crudHandlers(glossaryTerms);
const files = fileHandlers(glossaryTermExport, glossaryTermImport, filtersOf);

export const glossaryTermHistory = changesOfCrud(glossaryTerms);

export const glossaryTermBulk = bulkOf(glossaryTerms, {
  filtersOf,
  values: (_context, { forbidden }) => ({ forbidden }),
});

export const glossaryTermHandlers = {
  listGlossaryTerms: list(glossaryTermList, (wanted) => filtersOf(wanted)),
  createGlossaryTerm: terms.create(glossaryTermOf),
  updateGlossaryTerm: terms.update(glossaryTermChanges),
  deleteGlossaryTerm: terms.remove,
  exportGlossaryTermsCsv: files.csv,
  exportGlossaryTermsXlsx: files.xlsx,
  previewGlossaryTerms: files.preview,
  importGlossaryTerms: files.import,
} satisfies Partial<OperationMap>;
