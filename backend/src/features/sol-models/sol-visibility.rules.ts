import { t } from '../../texts/onlineSales.ts';

/** R-217; A-14. */
export const refusedBelowHidden = (vetele: string, market: string, visible: boolean): string =>
  visible
    ? t('Headquarters do not show {vetele} online, so {market} cannot show it.', { vetele, market })
    : t('Headquarters do not show {vetele} online; {market} can change its own visibility when they do.', {
        vetele,
        market,
      });
