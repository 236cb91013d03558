/** What a search box asks for: words that are all to be found, in any order, and phrases in quotation marks. */

/** The words and phrases of a search; a quotation mark without its other half is a letter like others. */
export const searchTerms = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"|\S+/g)].map(([term, phrase]) => (phrase ?? term).trim()).filter(Boolean);

/** Texts as one search for all of them. */
export const searchOf = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/\s/.test(text) && !text.includes('"') ? `"${text}"` : text))
    .join(' ');
