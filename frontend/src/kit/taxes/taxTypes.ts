import type { Cents } from '../../../../contracts/rules/amounts';
import { t } from '../../texts/kit';

export const taxTypes = ['B2C', 'B2B', 'B2E'] as const;
export type TaxType = (typeof taxTypes)[number];

/** The taxes that always exist beside those that people add. */
export const fixedTaxes = ['MESSA SU STRADA', 'QUOTA ESENTE'] as const;

/** The highest tax. */
export const highestTax: Cents = 100_000_00;

/** Why nothing is computed while the taxes are unknown: they may be still on their way, or reading them has failed. */
export const taxesUnread = t('The taxes of the market have not been read.');
