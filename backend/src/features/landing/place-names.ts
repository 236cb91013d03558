import { languageTag } from '../../../../contracts/rules/language-tag.ts';

const namesIn = new Map<string, Intl.DisplayNames>();

function displayNames(language: string): Intl.DisplayNames | undefined {
  const tag = languageTag(language);
  if (tag === undefined) return undefined;
  if (!namesIn.has(tag)) namesIn.set(tag, new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }));
  return namesIn.get(tag);
}

/** A country's standard name (CLDR, in Node.js), if there is one. */
export const placeName = (isoCode2: string, language: string): string | undefined =>
  /^[A-Z]{2}$/.test(isoCode2) ? displayNames(language)?.of(isoCode2) : undefined;

export const nameOrder = (language: string): ((one: string, other: string) => number) =>
  new Intl.Collator(languageTag(language)).compare;
