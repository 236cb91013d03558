import type { BasePriceInfo, Market } from '../../../api';
import { t } from '../../../texts/priceConfigurator';

/**
 * What the feed says of the base price beside the official one: with priceFromAS400 the Msrp, otherwise the importer's and the
 * Mrpbt price; the American prices only where there are any.
 */
export function feedPricesOf(base: BasePriceInfo, { priceFromAS400 }: Market) {
  const always = priceFromAS400
    ? [{ label: t('Msrp price'), value: base.msrpBasePrice }]
    : [
        { label: t('Importer price'), value: base.impPr },
        { label: t('Mrpbt price'), value: base.mrpb },
      ];
  const others = [
    { label: t('Ch Sprpbtbt'), value: base.chSprpbtbt },
    { label: t('USA dealer'), value: base.usaDealer },
    { label: t('USA list price'), value: base.usaListPr },
    { label: t('USA total retail'), value: base.usaTotRet },
    { label: t('Da NJ'), value: base.daNj },
  ];
  return [...always, ...others.filter(({ value }) => value !== null)];
}
