/** What the number formats of a spreadsheet put beside a number; a format says it in quotes, behind a backslash, in [$…-locale] or bare. */

/** "text", \x, a space as wide as x (_x), x repeated (*x), [$sign-locale], and what says nothing here: [Red], [>100]. */
const LITERALS = /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]/gsu;
const currencies = new Set(Intl.supportedValuesOf('currency'));
const known = new Map<string, string>();

export const isPercentFormat = (format: string): boolean => format.replace(/"[^"]*"|\\./g, '').includes('%');

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
  known.set(format, currency);
  return currency;
}
