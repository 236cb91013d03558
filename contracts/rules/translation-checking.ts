/** Quality checks with what staff have set for them: the glossary, and how long the texts of a group may be (decision C-04). */
import { checkTranslation, type TranslationFault } from './translation-checks.ts';
import { glossaryOf, type Glossary, type GlossaryEntry } from './translation-glossary.ts';

/** How long a translation may be in a group, in per cent of its source; the empty group stands for all of the kind. */
export interface LengthLimit {
  kind: string;
  group: string;
  percent: number;
}

export interface CheckSettings {
  terms: readonly GlossaryEntry[];
  limits: readonly LengthLimit[];
}

/** Where nobody has set another limit: what is more than twice as long fits hardly anywhere. */
export const USUAL_PERCENT = 200;

type Place = Pick<LengthLimit, 'kind' | 'group'>;

/** The limit of a group: its own, that of its kind, or the usual one. */
export function percentOf(limits: readonly LengthLimit[], { kind, group }: Place): number {
  const own = limits.find((one) => one.kind === kind && one.group === group);
  const ofKind = limits.find((one) => one.kind === kind && one.group === '');
  return (own ?? ofKind)?.percent ?? USUAL_PERCENT;
}

interface CheckedRow extends Place {
  source: string;
}

interface CheckedCell {
  text: string;
  language: string;
  others: readonly string[];
  /** The checks that do not apply. */
  dismissed: readonly string[];
}

export interface Checking {
  /** What is to be looked at in a translation, but for what was dismissed; nothing where either text is missing. */
  faultsOf: (row: CheckedRow, cell: CheckedCell) => TranslationFault[];
  glossary: Glossary;
}

export function checkingWith({ terms, limits }: CheckSettings): Checking {
  const glossary = glossaryOf(terms);
  return {
    glossary,
    faultsOf(row, { text, language, others, dismissed }) {
      if (row.source === '' || text === '') return [];
      return checkTranslation({
        source: row.source,
        text,
        language,
        others,
        terms: glossary.checkedIn(language),
        lengthLimit: percentOf(limits, row),
      }).filter(({ check }) => !dismissed.includes(check));
    },
  };
}
