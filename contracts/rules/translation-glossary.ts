/** The glossary of terms by language, as the quality checks and the translators' workbench read it. */
import { marksOf } from './translation-marks.ts';
import { addTo, comparedTerm, termFinder, type CheckedTerm } from './translation-terms.ts';

export interface GlossaryEntry {
  /** What terms of several languages have in common. */
  concept: string;
  /** Code of the language. */
  language: string;
  term: string;
  /** Translations are not to use it. */
  forbidden: boolean;
  note: string;
}

/** A concept that a source text speaks of, and what it is called in another language. */
export interface FoundConcept {
  concept: string;
  /** As the text writes it. */
  found: string;
  /** Those to use first. */
  terms: GlossaryEntry[];
}

export interface Glossary {
  /** What texts of a language are checked for; the same array at each call. */
  checkedIn: (language: string) => readonly CheckedTerm[];
  /** The concepts of a text that have terms in the language `to`, in the order of the text. */
  conceptsIn: (text: string, from: string, to: string) => FoundConcept[];
}

const isUsed = ({ forbidden }: GlossaryEntry): boolean => !forbidden;

function checkedOf(entries: readonly GlossaryEntry[]): CheckedTerm[] {
  const used = new Map<string, string[]>();
  for (const { concept, term } of entries.filter(isUsed)) addTo(used, concept, term);
  return entries.map(({ concept, term, forbidden }) => {
    const instead = (used.get(concept) ?? []).join(' / ');
    return forbidden ? { term, instead } : { term, isPermitted: true };
  });
}

/** The concepts by the terms that stand for them, forbidden ones too: a source may use them. */
function conceptsByTerm(entries: readonly GlossaryEntry[]): Map<string, string[]> {
  const concepts = new Map<string, string[]>();
  for (const { term, concept } of entries) addTo(concepts, comparedTerm(term), concept);
  return concepts;
}

const kept = <Value>(make: (language: string) => Value): ((language: string) => Value) => {
  const values = new Map<string, Value>();
  return (language) => {
    if (!values.has(language)) values.set(language, make(language));
    return values.get(language)!;
  };
};

/** Terms are compared as whole words, in whatever case. */
export function glossaryOf(entries: readonly GlossaryEntry[]): Glossary {
  const entriesIn = kept((language) => entries.filter((one) => one.language === language));
  const wordsIn = kept((language) => {
    const concepts = conceptsByTerm(entriesIn(language));
    return { concepts, find: termFinder(concepts.keys()) };
  });
  return {
    checkedIn: kept((language) => checkedOf(entriesIn(language))),
    conceptsIn(text, from, to) {
      const { concepts, find } = wordsIn(from);
      const terms = entriesIn(to);
      if (!find || terms.length === 0) return [];
      const found = new Map<string, FoundConcept>();
      for (const words of find(marksOf(text).plain))
        for (const concept of concepts.get(comparedTerm(words)) ?? []) {
          const own = terms.filter((one) => one.concept === concept);
          const sorted = [...own.filter(isUsed), ...own.filter(({ forbidden }) => forbidden)];
          if (own.length > 0 && !found.has(concept))
            found.set(concept, { concept, found: words, terms: sorted });
        }
      return [...found.values()];
    },
  };
}
