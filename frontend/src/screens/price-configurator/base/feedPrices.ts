import type { BasePriceInfo, Market } from '../../../api';

/**
 * What the feed says of the base price beside the official one: with priceFromAS400 the Msrp, otherwise the importer's and the
 * Mrpbt price; the American prices only where there are any.
 */
export function feedPricesOf(base: BasePriceInfo, { priceFromAS400 }: Market) {
  const always = priceFromAS400
    ? [{ label: 'Msrp price', value: base.msrpBasePrice }]
    : [
        { label: 'Importer price', value: base.impPr },
        { label: 'Mrpbt price', value: base.mrpb },
      ];
  const others = [
    { label: 'Ch Sprpbtbt', value: base.chSprpbtbt },
    { label: 'USA dealer', value: base.usaDealer },
    { label: 'USA list price', value: base.usaListPr },
    { label: 'USA total retail', value: base.usaTotRet },
    { label: 'Da NJ', value: base.daNj },
  ];
  return [...always, ...others.filter(({ value }) => value !== null)];
}
