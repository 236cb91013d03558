import { interaction } from '../harness.ts';

const LIST = 'the alternative price list of Aurora in Italy';
const NONE = 'the price list of Aurora in Italy';

const aurora = { countryId: 'IT', modelCode: '3410126' };
const elsewhere = { countryId: 'FR', modelCode: '3410126' };
const at = (path: typeof aurora) => ({ args: path, path });
const excluded = { ...aurora, optCode: '19PB', isExcluded: 'true' as const };
const another = { ...excluded, optCode: '08ED' };

const item = (code: string, price: number | null) => ({ code, price });
const save = (key: typeof excluded, version: number, values: object = {}) => {
  const body = {
    currency: 'EUR',
    pricemask: '#.##0,00',
    userModis: 'Giorgio Bassi',
    basePrice: { price: 28500 },
    optList: [item('05FK', 1410), item('08ED', 675), item('19PB', 940), item('FS01', 3900)],
    customerPrgList: [item('CP01', 390)],
    accList: [item('AC01', 85)],
    ...values,
  };
  return { args: { ...key, version, priceListInput: body }, path: key, query: { version }, body };
};

const remove = (version: number) => ({
  args: { ...excluded, version },
  path: excluded,
  query: { version },
});

export const alternativePriceListInteractions = [
  interaction('findAlternativePriceLists', { state: LIST, ...at(aurora) }),
  interaction('findAlternativePriceLists', { variant: 'empty', state: NONE, ...at(aurora) }),
  interaction('findAlternativePriceLists', {
    variant: 'not a market',
    state: NONE,
    status: '404',
    ...at(elsewhere),
  }),
  interaction('getAlternativePriceListDetails', { state: LIST, args: excluded, path: excluded }),
  interaction('getAlternativePriceListDetails', {
    variant: 'empty',
    state: LIST,
    args: { ...excluded, isExcluded: 'false' },
    path: { ...excluded, isExcluded: 'false' },
  }),
  interaction('saveAlternativePriceList', { state: LIST, ...save(excluded, 2) }),
  interaction('saveAlternativePriceList', {
    variant: 'missing',
    state: LIST,
    status: '400',
    ...save(excluded, 2, { optList: [item('05FK', null)] }),
  }),
  interaction('saveAlternativePriceList', {
    variant: 'another',
    state: LIST,
    status: '409',
    ...save(another, 0),
  }),
  interaction('deleteAlternativePriceList', { state: LIST, ...remove(2) }),
  interaction('deleteAlternativePriceList', { variant: 'stale', state: LIST, status: '409', ...remove(1) }),
  interaction('deleteAlternativePriceList', {
    variant: 'gone',
    state: NONE,
    status: '404',
    args: excluded,
    path: excluded,
  }),
];
