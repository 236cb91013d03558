/** The parameters that the console itself reads: their valid values; they cannot be removed. */
import { t } from '../../texts/referenceData.ts';

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

const addressProblem = (value: string): string | undefined =>
  value === '' || isWebAddress(value)
    ? undefined
    : t('must be an address that begins with http:// or https://');

/** Models are appended as path and query, so it must have no query or fragment of its own. */
const baseProblem = (value: string): string | undefined =>
  addressProblem(value) ??
  (/[?#]/.test(value) ? t('must be an address without ? and #: models are added to it') : undefined);

const switchProblem = (value: string): string | undefined =>
  value === 'true' || value === 'false' ? undefined : t('must be true or false');

interface ConsoleKey {
  problem: (value: string) => string | undefined;
  mayBeEmpty: boolean;
}

// A map, because a parameter may be called `constructor`.
const KEYS = new Map<string, ConsoleKey>([
  ['SOL_SERVICE_AVAILABLE', { problem: switchProblem, mayBeEmpty: false }],
  ['PRICE_CONF_PDF_URL', { problem: addressProblem, mayBeEmpty: true }],
  ['CCF_URL', { problem: baseProblem, mayBeEmpty: true }],
]);

export const consoleKeys = [...KEYS.keys()];

/** Decision A-80. */
export const mayBeEmpty = (code: string): boolean => KEYS.get(code)?.mayBeEmpty ?? false;

export function storedValue(code: string, value: string): string {
  if (!KEYS.has(code)) return value;
  const trimmed = value.trim();
  return /^(true|false)$/i.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

export function valueProblem(code: string, value: string): string | undefined {
  const problem = KEYS.get(code)?.problem(value);
  return problem && t('{code} {problem}.', { code, problem });
}
