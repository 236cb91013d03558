const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/**
 * What browsers call a language of the console: its code where they know it. Staff may add a language with any code; a `lang`
 * that nobody knows makes a screen reader guess, and Intl throws at some.
 */
export function languageTag(code: string | undefined): string | undefined {
  if (!code) return undefined;
  const tag = code.replaceAll('_', '-');
  try {
    return names.of(tag) === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
