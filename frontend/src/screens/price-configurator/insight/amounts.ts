import { type Cents, formatExactAmount } from '../../../../../contracts/rules/amounts';

export interface Money {
  mask: string;
  currency: string;
}

/** An amount to read: as the mask writes it, with a minus sign that is as wide as the plus. */
export const formatShown = (cents: Cents, mask: string): string =>
  formatExactAmount(cents, mask).replace('-', '−');

/** An amount that is added or taken away: '+300,00', '−854,00', '0,00'. */
export const formatSigned = (cents: Cents, mask: string): string =>
  `${cents > 0 ? '+' : ''}${formatShown(cents, mask)}`;

const day = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: '2-digit' });

/** DD/MM/YY, in the reader's zone. */
export const formatDay = (instant: string | number): string => day.format(new Date(instant));
