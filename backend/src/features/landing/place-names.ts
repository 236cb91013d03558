const namesIn = new Map<string, Intl.DisplayNames | undefined>();

function displayNames(language: string): Intl.DisplayNames | undefined {
  if (!namesIn.has(language))
    try {
      namesIn.set(language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }));
    } catch {
      namesIn.set(language, undefined);
    }
  return namesIn.get(language);
}

/** A country's standard name (CLDR, in Node.js), if there is one. */
export const placeName = (isoCode2: string, language: string): string | undefined =>
  /^[A-Z]{2}$/.test(isoCode2) ? displayNames(language)?.of(isoCode2) : undefined;

export function nameOrder(language: string): (one: string, other: string) => number {
  const isKnown = displayNames(language) !== undefined;
  return new Intl.Collator(isKnown ? language : undefined).compare;
}
