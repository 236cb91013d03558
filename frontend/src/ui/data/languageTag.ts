const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * The `lang` of a text in a language of the console: its code where that is a language that browsers know. Staff may add a
 * language with any code, and a `lang` that nobody knows makes a screen reader guess.
 */
export function languageTag(code: string | undefined): string | undefined {
  if (!code) return undefined;
  const tag = code.replace('_', '-');
  try {
    return names.of(tag) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
