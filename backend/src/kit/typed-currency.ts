import { invalid } from './app-error.ts';
import { t } from '../texts/kit.ts';

/**
 * Why amounts that somebody saw in the `shown` currency are not stored: they are in another one by now, and nobody means 120 francs by
 * 120 euro. Undefined: they may be stored. Who says nothing of a currency is believed.
 */
export const otherCurrency = (shown: string | undefined, currency: string): string | undefined =>
  shown === undefined || shown === currency
    ? undefined
    : t(
        'The currency is {currency} now, and these amounts were typed in {shown}. Reload the page and enter them again.',
        {
          currency: currency || '–',
          shown: shown || '–',
        },
      );

/** @throws AppError (400) at the field that says it */
export function refuseOtherCurrency(field: string, shown: string | undefined, currency: string): void {
  const message = otherCurrency(shown, currency);
  if (message !== undefined) throw invalid(message, [{ field, message }]);
}
