import { expect, it } from 'vitest';
import type { Market, SignedIn } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { firstModelOf, marketAndModelSearch } from '../../../kit/market-model/marketAndModel';
import { arrivals, readPricePlace } from './pricePlace';

const italy = mockValue<SignedIn>('getToken.market').user.countries[0]!;
const aurora = italy.modelGroupItemList[0]!.items[0]!;
const lince = { ...aurora, value: '3440126', label: 'Lince 1.5 Hybrid MY 2026' };
const france: Market = {
  ...italy,
  id: 'FR',
  description: 'Francia',
  modelGroupItemList: [
    { label: 'Borea', items: [] },
    { label: 'Lince', items: [lince, { ...lince, value: '3440127' }] },
  ],
};
const empty: Market = { ...italy, id: 'XX', description: 'Zambia', modelGroupItemList: [] };
const countries = [france, italy, empty];
const read = (query: string) => readPricePlace(new URLSearchParams(query), countries);
const seen = (query: string) => {
  const { market, model, unknown } = read(query);
  return [market?.id, model?.value, unknown];
};

it('begins with the first market and the first model of its first group that has any', () => {
  expect(seen('')).toEqual(['FR', '3440126', null]);
});

it('shows the market and the model of the address (R-170)', () => {
  expect(seen('idCountry=IT&vetele=3410226')).toEqual(['IT', '3410226', null]);
  expect(seen('idCountry=FR&vetele=3440127')).toEqual(['FR', '3440127', null]);
});

it('finds the market of a vehicle that comes alone', () => {
  expect(seen('vetele=3410226')).toEqual(['IT', '3410226', null]);
});

it('has no model where the market has none (R-202)', () => {
  expect(seen('idCountry=XX')).toEqual(['XX', undefined, null]);
  expect(firstModelOf(empty)).toBeUndefined();
});

it('begins with what the price console lists, and shows an older model of the address (decision I-47)', () => {
  const old = { ...lince, value: '3440125', isBelowMinimum: true };
  const offering = (...items: Market['modelGroupItemList'][number]['items']): Market => ({
    ...france,
    modelGroupItemList: [{ label: 'Lince', items }],
  });
  const shownAt = (query: string) =>
    readPricePlace(new URLSearchParams(query), [offering(old, lince)]).model?.value;

  expect(shownAt('')).toBe('3440126');
  expect(shownAt('idCountry=FR&vetele=3440125')).toBe('3440125');
  expect(firstModelOf(offering(old))).toBeUndefined();
});

it("never shows another market or model than the address's", () => {
  expect(seen('idCountry=DE&vetele=3410226')).toEqual([undefined, undefined, 'market']);
  expect(seen('idCountry=IT&vetele=3440126')).toEqual(['IT', undefined, 'model']);
});

it('knows the four ways of arriving and leads back from two of them (R-176, R-260)', () => {
  const from = (arrival: string) => read(`from=${arrival}`);

  expect(arrivals.map((arrival) => [from(arrival).from, from(arrival).backTo])).toEqual([
    ['sol_campaign', '/sol_campaign'],
    ['sol_model', '/sol_model'],
    ['back_from_sol_campaign', null],
    ['back_from_sol_model', null],
  ]);
  expect(from('elsewhere').from).toBeNull();
});

it('keeps what the other screen gave along', () => {
  expect(read('from=sol_campaign&idCampaign=7&filterObj=%7B%22active%22%3Atrue%7D').carried).toEqual({
    idCampaign: '7',
    filterObj: '{"active":true}',
  });
});

it('leaves an empty vehicle out of the address', () => {
  expect([marketAndModelSearch('IT', '3410226'), marketAndModelSearch('XX', undefined)]).toEqual([
    '?idCountry=IT&vetele=3410226',
    '?idCountry=XX',
  ]);
});
