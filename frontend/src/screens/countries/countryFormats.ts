/** What the formats of a market mean, shown on an example; undefined where a text is no such format. */

/** 24.950,00 € for '#.##0,00 €'. */
export function priceExample(mask: string): string | undefined {
  const [, before = '', number = '', after = ''] = /^([^#0]*)([#0](?:.*[#0])?)([^#0]*)$/.exec(mask) ?? [];
  const [, group = '', decimal = '', decimals = ''] =
    /^#*([^#0]?)#*0(?:([^#0])(0+))?$/.exec(number) ?? /^()0(?:([^#0])(0+))?$/.exec(number) ?? [];
  if (number === '' || !/0/.test(number) || (group !== '' && group === decimal)) return undefined;
  if (!/^#*[^#0]?#*0([^#0]0+)?$/.test(number)) return undefined;
  const whole = group ? `24${group}950` : '24950';
  return `${before}${whole}${decimal}${decimals && '0'.repeat(decimals.length)}${after}`;
}

const parts: Record<string, Intl.DateTimeFormatOptions> = {
  yyyy: { year: 'numeric' },
  yy: { year: '2-digit' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  MM: { month: '2-digit' },
  M: { month: 'numeric' },
  dd: { day: '2-digit' },
  d: { day: 'numeric' },
};

/** 20/11/2026 for 'dd/MM/yyyy', novembre 2026 for 'MMMM yyyy' in Italian. */
export function dateExample(format: string, language: string, day: Date): string | undefined {
  if (!/[yMd]/.test(format) || /[A-Za-z]/.test(format.replace(/yyyy|yy|M{1,4}|dd?/g, ''))) return undefined;
  const locale = Intl.DateTimeFormat.supportedLocalesOf(language || 'it')[0] ?? 'it';
  return format.replace(/yyyy|yy|M{1,4}|dd?/g, (token) =>
    new Intl.DateTimeFormat(locale, { ...parts[token], timeZone: 'UTC' }).format(day),
  );
}

/** A rate from 0 to 100 with at most two decimals, written with a comma or a point; undefined for anything else. */
export function percentOf(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  return Number(plain) <= 100 ? Number(plain) : undefined;
}

/** As people write it here: 8,1. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : String(percent).replace('.', ',');

const currencyNames = new Intl.DisplayNames('it', { type: 'currency' });

/** Every currency of ISO 4217 that the browser knows, such as EUR – Euro. */
export const currencyOptions = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: `${code} – ${currencyNames.of(code) ?? code}`,
}));
