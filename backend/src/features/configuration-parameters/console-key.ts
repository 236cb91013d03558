/** The parameters that the console itself reads: what their values may be, and that they cannot go away. */
import { t } from '../../texts/referenceData.ts';

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** A way to say that there is none: an empty value. */
const addressProblem = (value: string): string | undefined =>
  value === '' || isWebAddress(value)
    ? undefined
    : t('must be an address that begins with http:// or https://');

/** What models are added to, as path and query: a query or a place on the page of its own would end up in between. */
const baseProblem = (value: string): string | undefined =>
  addressProblem(value) ??
  (/[?#]/.test(value) ? t('must be an address without ? and #: models are added to it') : undefined);

const switchProblem = (value: string): string | undefined =>
  value === 'true' || value === 'false' ? undefined : t('must be true or false');

interface ConsoleKey {
  problem: (value: string) => string | undefined;
  mayBeEmpty: boolean;
}

// A map, because people may call a parameter `constructor`.
const KEYS = new Map<string, ConsoleKey>([
  ['SOL_SERVICE_AVAILABLE', { problem: switchProblem, mayBeEmpty: false }],
  ['PRICE_CONF_PDF_URL', { problem: addressProblem, mayBeEmpty: true }],
  ['CCF_URL', { problem: baseProblem, mayBeEmpty: true }],
]);

export const consoleKeys = [...KEYS.keys()];

/** Addresses may be emptied once they exist; a parameter of nothing is not created (decision A-80). */
export const mayBeEmpty = (code: string): boolean => KEYS.get(code)?.mayBeEmpty ?? false;

/** The value as it is stored: what the console reads itself has one spelling. */
export function storedValue(code: string, value: string): string {
  if (!KEYS.has(code)) return value;
  const trimmed = value.trim();
  return /^(true|false)$/i.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

/** Why the console could not work with a value; undefined for every value of other parameters. */
export function valueProblem(code: string, value: string): string | undefined {
  const problem = KEYS.get(code)?.problem(value);
  return problem && t('{code} {problem}.', { code, problem });
}
