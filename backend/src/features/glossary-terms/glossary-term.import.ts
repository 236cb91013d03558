import { anyText, code, yesOrNo } from '../../kit/record-cells.ts';
import { recordImport } from '../../kit/record-import.ts';
import { languageCell } from '../languages/language.read.ts';
import { glossaryTerms } from './glossary-term.service.ts';

export const glossaryTermImport = recordImport(glossaryTerms, {
  cells: async (context) => ({
    concept: code(100),
    language: await languageCell(context),
    term: code(200),
    forbidden: yesOrNo,
    note: anyText(1000),
  }),
  key: ['concept', 'language', 'term'],
});
