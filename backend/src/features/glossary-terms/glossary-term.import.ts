import type { Match, RowImport } from '../../kit/import/row-import.ts';
import { anyText, code, yesOrNo } from '../../kit/record-cells.ts';
import { recordImport } from '../../kit/record-import.ts';
import { t } from '../../texts/labels.ts';
import { languageCell } from '../languages/language.read.ts';
import { termsSpelledOtherwise } from './glossary-term.repository.ts';
import { glossaryTerms } from './glossary-term.service.ts';

const byKey = recordImport(glossaryTerms, {
  cells: async (context) => ({
    concept: code(100),
    language: await languageCell(context),
    term: code(200),
    forbidden: yesOrNo,
    note: anyText(1000),
  }),
  key: ['concept', 'language', 'term'],
});

/** Two spellings of a term that differ in case only are the same to the checks, and are told row by row. */
export const glossaryTermImport: RowImport = {
  ...byKey,
  twinKey: ({ concept, language, term }) => JSON.stringify([concept, language, term?.toLowerCase()]),
  async matcher(context, rows) {
    const match = await byKey.matcher(context, rows);
    const spelled = await termsSpelledOtherwise(
      context,
      rows.map(({ values }) => values),
    );
    const refusals = new Map(
      [...spelled].map(([place, stored]): [number, Match['refusal']] => {
        const { row, values } = rows[place]!;
        const reason = t('The concept has this term already, written “{stored}”', { stored });
        return [row, { column: 'term', value: values['term'] ?? '', reason }];
      }),
    );
    return (row) => ({ refusal: refusals.get(row.row), ...match(row) });
  },
};
