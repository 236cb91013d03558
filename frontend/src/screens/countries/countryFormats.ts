import { languageTag } from '../../../../contracts/rules/language-tag';
import {
  defaultMask,
  formatAmount,
  isPriceMask,
  readPercent,
  wireOf,
} from '../../../../contracts/rules/amounts';
import { datePart, isDateFormat } from '../../../../contracts/rules/date-formats';
import { codeAndName } from '../../kit/format/names';

/** What the formats of a market mean, shown on an example; undefined where a text is no such format. */

/** 24.950,00 for '#.##0,00', as prices are written; the currency is written beside them, not a sign of the mask. */
export const priceExample = (mask: string): string | undefined =>
  isPriceMask(mask) ? formatAmount(2_495_000, mask) : undefined;

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
  if (!isDateFormat(format)) return undefined;
  const locale = Intl.DateTimeFormat.supportedLocalesOf(languageTag(language) ?? 'it')[0] ?? 'it';
  return format.replace(datePart, (token) =>
    new Intl.DateTimeFormat(locale, { ...parts[token], timeZone: 'UTC' }).format(day),
  );
}

/** A rate from 0 to 100 with at most two decimals, written with a comma or a point; undefined for anything else. */
export function percentOf(text: string): number | undefined {
  const reading = readPercent(text, defaultMask, 100_00);
  return reading.kind === 'amount' ? wireOf(reading.cents) : undefined;
}

/** As people write it here: 8,1. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : String(percent).replace('.', ',');

const currencyNames = new Intl.DisplayNames('it', { type: 'currency' });

/** Every currency of ISO 4217 that the browser knows, such as EUR - Euro. */
export const currencyOptions = Intl.supportedValuesOf('currency').map((code) => ({
  value: code,
  label: codeAndName(code, currencyNames.of(code) ?? code),
}));
