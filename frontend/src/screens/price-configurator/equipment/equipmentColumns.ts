import type { Market } from '../../../api';
import type { GridColumnKey } from '../../../kit/grid/gridColumns';
import { t } from '../../../texts/priceConfigurator.gen';

export type EquipmentKind = 'options' | 'fuoriserie' | 'programs' | 'accessories';

export interface EquipmentColumns {
  columns: readonly GridColumnKey[];
  /** Whether rows have the button that puts the price without tax into the input. */
  removesTax: boolean;
}

/** What the factory asks is in the currency of the market, whatever that of the list (decision I-10). */
export const amountsNote = (currency: string, market: Pick<Market, 'currency'>): string =>
  market.currency === '' || currency === market.currency
    ? t('Amounts in {currency}, VAT included unless stated', { currency })
    : t('Amounts in {currency}, VAT included unless stated; those of the factory in {factory}', {
        currency,
        factory: market.currency,
      });

type Flags = Pick<Market, 'priceFromAS400'>;

/**
 * Which columns a list of equipment has (rules ). A market with prices from the AS400 shows Msrp in place of
 * importer and Mrpbt. After the final price a row has rollback and remove tax, but accessories of other markets rollback alone
 * (decision A-32); prices that cannot be edited have neither. Hide is in all four tables, or nobody could show again what is hidden.
 */
export function equipmentColumns(market: Flags, kind: EquipmentKind, canEdit: boolean): EquipmentColumns {
  const { priceFromAS400 } = market;
  const isAccessory = kind === 'accessories';
  return {
    columns: [
      'insertDate',
      'hiddenByPcm',
      'hide',
      'code',
      'name',
      'official',
      'log',
      'final',
      ...(canEdit ? (['rollback'] as const) : []),
      'withoutTax',
      ...(priceFromAS400 ? (['msrp'] as const) : (['importer', 'mrpbt'] as const)),
    ],
    removesTax: canEdit && (priceFromAS400 || !isAccessory),
  };
}
