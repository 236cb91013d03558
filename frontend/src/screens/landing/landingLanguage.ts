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

/** Staff may write codes in any case and with _, browsers write pt-BR. */
const spelling = (tag: string) => tag.replaceAll('_', '-').toLowerCase();

const baseOf = (tag: string) => spelling(tag).split('-')[0]!;
const withBase = (tag: string) => [spelling(tag), baseOf(tag)];

/** The language whose words are shown for one that the console has: itself, else the one that it is spoken in, else English. */
export const wordedLanguage = (code: string): string =>
  withBase(code).find((each) => Object.hasOwn(wordsByCode, each)) ?? DEFAULT;

export const wordsIn = (code: string): LandingWords => wordsByCode[wordedLanguage(code)]!;

/**
 * The language of a visitor: that of the address, else the first of the browser's, else English; each as it is, else without its
 * region, else of another one. `offered` are the languages of the console; until they are known, those that there are words for.
 */
export function visitorLanguage(inAddress: string | null, offered = Object.keys(wordsByCode)): string {
  const codes = [inAddress ?? '', ...navigator.languages, DEFAULT].map(
    (wanted) =>
      withBase(wanted)
        .map((tag) => offered.find((code) => spelling(code) === tag))
        .find((code) => code !== undefined) ?? offered.find((code) => baseOf(code) === baseOf(wanted)),
  );
  return codes.find((code) => code !== undefined) ?? offered[0] ?? DEFAULT;
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
