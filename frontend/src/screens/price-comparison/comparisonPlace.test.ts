import { describe, expect, it } from 'vitest';
import type { Market, PriceComparison } from '../../api';
import {
  comparisonQuery,
  isOtherRate,
  readComparisonPlace,
  swappedSides,
  vehicleIn,
} from './comparisonPlace';
import { rowAddress } from './comparisonColumns';

const market = (id: string, ...veteles: string[]): Market =>
  ({
    id,
    description: id,
    modelGroupItemList: [{ label: 'All', items: veteles.map((value) => ({ value, label: value })) }],
  }) as unknown as Market;
const italy = market('IT', '3410126', '3410226');
const swiss = market('CH', '3410226');
const countries = [italy, swiss];

const placeAt = (search: string) => readComparisonPlace(new URLSearchParams(search), countries);
const queryAt = (search: string) => comparisonQuery(placeAt(search));
const both = 'leftMarket=IT&leftVehicle=3410126&rightMarket=CH&rightVehicle=3410226';

describe('the address (R-451)', () => {
  it('says what is compared: by default the differences of all kinds', () => {
    expect(queryAt(both)).toEqual({
      leftMarket: 'IT',
      leftVehicle: '3410126',
      rightMarket: 'CH',
      rightVehicle: '3410226',
      onlyDifferences: true,
    });
    expect(
      queryAt(`${both}&leftAt=2026-11-01T10:00:00%2B01:00&rate=0,95&all=true&kind=options&search=%20x`),
    ).toMatchObject({
      leftAt: '2026-11-01T09:00:00.000Z',
      rate: '0,95',
      onlyDifferences: false,
      kind: 'options',
      search: 'x',
    });
  });

  it('leaves the right list to be chosen, and begins with the first one on the left', () => {
    expect(placeAt('').left).toMatchObject({ market: italy, model: { value: '3410126' } });
    expect(placeAt('').right.market).toBeUndefined();
    expect(queryAt('rightMarket=CH')).toBeUndefined();
  });

  it('names what it does not know, and ignores what means nothing', () => {
    expect(placeAt('leftMarket=FR').left.unknown).toBe('market');
    expect(placeAt('rightMarket=CH&rightVehicle=3410126').right.unknown).toBe('model');
    expect(queryAt(`${both}&rightAt=soon&rate=circa&kind=wheels`)).toEqual(queryAt(both));
    expect(placeAt('page=0&size=7')).toMatchObject({ page: 0, size: 50 });
    expect(placeAt('page=3&size=200')).toMatchObject({ page: 2, size: 200 });
  });

  it('exchanges the sides with their moments, and forgets the rate and the page', () => {
    const params = new URLSearchParams(
      `${both}&leftAt=2026-11-01T09:00:00.000Z&rate=2&rateOf=CHF-EUR&page=2&kind=base`,
    );

    expect(Object.fromEntries(swappedSides(params, readComparisonPlace(params, countries)))).toEqual({
      leftMarket: 'CH',
      leftVehicle: '3410226',
      rightMarket: 'IT',
      rightVehicle: '3410126',
      rightAt: '2026-11-01T09:00:00.000Z',
      kind: 'base',
    });
  });
});

it('keeps the vehicle in another market that sells it, else takes that of the other side or the first one', () => {
  const [first, second] = italy.modelGroupItemList[0]!.items;

  expect(vehicleIn(swiss, second, first)).toBe('3410226');
  expect(vehicleIn(italy, undefined, second)).toBe('3410226');
  expect(vehicleIn(swiss, first, undefined)).toBe('3410226');
});

it('leads to the very row of a list, and of the base price to its card (R-451)', () => {
  const list = { countryId: 'IT', vetele: '3410126' } as Parameters<typeof rowAddress>[0];

  const address = (code: string, kind: Parameters<typeof rowAddress>[1]['kind']) =>
    rowAddress(list, { code, kind });
  const search = '/price_configurator?idCountry=IT&vetele=3410126';

  expect(address('A&B', 'fuoriserie')).toBe(`${search}&find=A%26B#fuoriserie`);
  expect(address('MAT', 'accessories')).toBe(`${search}&find=MAT#accessories`);
  expect(address('P', 'programs')).toBe(`${search}&find=P#customer_programs`);
  expect(address('-', 'base')).toBe(`${search}#prices_equipment`);
});

describe('the rate (R-449)', () => {
  const side = (currency: string) => ({ currency }) as PriceComparison['left'];
  const reply = (left: string, right: string) =>
    ({ left: side(left), right: side(right) }) as PriceComparison;

  it('is of the currencies it was typed for, and of no others', () => {
    const place = placeAt(`${both}&rate=0,05&rateOf=MXN-EUR`);

    expect(isOtherRate(place, reply('EUR', 'MXN'))).toBe(false);
    expect(isOtherRate(place, reply('EUR', 'USD'))).toBe(true);
    expect(isOtherRate(place, reply('MXN', 'EUR'))).toBe(true);
    expect(isOtherRate(place, reply('EUR', 'EUR'))).toBe(true);
    expect(isOtherRate(placeAt(`${both}&rate=2`), reply('EUR', 'EUR'))).toBe(true);
    expect(isOtherRate(placeAt(`${both}&rate=2`), reply('EUR', 'USD'))).toBe(false);
    expect(isOtherRate(placeAt(`${both}&rateOf=MXN-EUR`), reply('EUR', 'USD'))).toBe(false);
  });
});
