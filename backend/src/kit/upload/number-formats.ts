/** What the number formats of a spreadsheet put beside a number; a format says it in quotes, behind a backslash, in [$…-locale] or bare. */

/** "text", \x, a space as wide as x (_x), x repeated (*x), [$sign-locale], and what says nothing here: [Red], [>100]. */
const LITERALS = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]/gsu;
const currencies = new Set(Intl.supportedValuesOf('currency'));
/** Of the formats met last: a file names a few, and whoever sends thousands does not fill the memory. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

export const isPercentFormat = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

export const isDateFormat = (format: string): boolean =>
  /[dhmsy]|DD|MM|YY/.test(format.replace(LITERALS, ''));

/** The day and time that a spreadsheet counts in days; undefined for a number that is none. */
export function dateOf(days: number, is1904: boolean): Date | undefined {
  const date = new Date(Math.round((days - 25569 + (is1904 ? 1462 : 0)) * 86_400_000));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The currency of a format, by its code or sign ('CHF', '€', 'US$'); '' where it names none, such as [$-410]. */
export function currencyOfFormat(format: string): string {
  const found = known.get(format);
  if (found !== undefined) return found;
  const told = format
    .normalize('NFKC')
    .replace(/general/i, ' ')
    .replace(LITERALS, (_all, quoted = '', escaped = '', sign?: string) =>
      sign === undefined ? `${quoted}${escaped}` : ` ${sign} `,
    );
  const code = told.match(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)?.find((each) => currencies.has(each));
  const currency = code ?? /(?<!\p{L})\p{L}{0,3}\p{Sc}/u.exec(told)?.[0] ?? '';
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(format, currency);
  return currency;
}
