import { formatExactAmount, type Cents } from '../../../../contracts/rules/amounts';

/** An amount to read: as the mask writes it, with a minus sign that is as wide as the plus. */
export const formatShown = (cents: Cents, mask: string): string =>
  formatExactAmount(cents, mask).replace('-', '−');

/** An amount that is added or taken away: '+300,00', '−854,00', '0,00'. */
export const formatSigned = (cents: Cents, mask: string): string =>
  `${cents > 0 ? '+' : ''}${formatShown(cents, mask)}`;
