import { createContext, useContext } from 'react';
import { landingTexts } from '../../texts';
import catalogue from './landingWords.json';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
type Counted = 'countryCount' | 'familyCount' | 'modelCount';
type Catalogue = typeof catalogue;

export type LandingWords = Omit<Catalogue['en'], Counted | 'regionNames'> &
  Record<keyof typeof landingTexts, string> &
  Record<Counted, Forms> & { regionNames: Record<string, string> };

/** By the code of the language; English has the quoted texts (decision B-01). */
const wordsByCode: Record<string, LandingWords> = {
  ...catalogue,
  en: { ...catalogue.en, ...landingTexts },
};

const DEFAULT = 'en';

/** The language whose words are shown for one that the console has: itself, else English. */
export const wordedLanguage = (code: string): string => (code in wordsByCode ? code : DEFAULT);

export const wordsIn = (code: string): LandingWords => wordsByCode[wordedLanguage(code)]!;

const baseOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

/**
 * The language of a visitor: that of the address, else the first of the browser's, else English. `offered` are the languages
 * of the console; until they are known, those that there are words for.
 */
export function visitorLanguage(inAddress: string | null, offered?: readonly string[]): string {
  const isOffered = (code: string) => offered?.includes(code) ?? code in wordsByCode;
  const wanted = [inAddress ?? '', ...navigator.languages.map(baseOf), DEFAULT];
  return wanted.find(isOffered) ?? offered?.[0] ?? DEFAULT;
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export const LandingLanguageCode = createContext<string>(DEFAULT);

export function useLandingWords() {
  const code = useContext(LandingLanguageCode);
  const words = wordsIn(code);
  return {
    words,
    fill,
    /** '1 country', '4 countries'. */
    counted: (count: number, what: Counted): string => {
      const form = new Intl.PluralRules(wordedLanguage(code)).select(count);
      return fill(words[what][form] ?? words[what].other, { count });
    },
    /** The usual regions have a name in each language; any other one is called what the feed calls it. */
    regionName: (label: string): string => words.regionNames[label] ?? label,
  };
}
