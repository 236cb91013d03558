import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { findParameter } from './configuration-parameter.repository.ts';

/** What every signed-in user may read; everything else stays with the user administrators. */
const READABLE = new Set(['SOL_SERVICE_AVAILABLE', 'PRICE_CONF_PDF_URL']);

/**
 * The value of a parameter in a language, else in the default language. SOL_SERVICE_AVAILABLE is exactly true or
 * false, PRICE_CONF_PDF_URL an http(s) address or empty.
 */
export async function readableParameter(
  context: Context,
  code: string,
  language: string | undefined,
): Promise<string> {
  if (!READABLE.has(code)) throw notFound(`There is no parameter ${code} that everybody may read.`);
  const value = (await findParameter(context, code, language)) ?? '';
  if (code === 'SOL_SERVICE_AVAILABLE') return String(value.trim().toLowerCase() === 'true');
  return /^https?:\/\//i.test(value) ? value : '';
}

/** The base address of the external configurator, empty when none is configured. */
export const configuratorUrl = async (context: Context): Promise<string> =>
  (await findParameter(context, 'CCF_URL', undefined)) ?? '';
