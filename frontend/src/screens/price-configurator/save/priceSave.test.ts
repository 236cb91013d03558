import { expect, it } from 'vitest';
import type { BasePriceInfo, PriceDetails } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import { editList } from './editedList';
import { sectionsOf, storedListOf, storedListOfReply } from './priceList';
import { equipmentBody, priceListBody, saveBlockOf, saveScopeOf } from './priceSave';

const base = mockValue<BasePriceInfo>('getBasePriceInfo.default');
const complete = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete');
const withGaps = mockValue<PriceDetails>('getPriceDetailsByModelVersion.default');

const open = (details: PriceDetails = complete) => {
  const list = editList(storedListOf(base, details));
  const sections = sectionsOf(details);
  const scope = () => saveScopeOf(list, sections);
  const set = (code: string, price: number | null) => list.sheet.setPrices([{ code, price }]);
  return { list, sections, scope, set, block: () => saveBlockOf(list, sections, scope()!) };
};

it('chooses the lists that hold changes (decision A-73)', () => {
  const { list, scope, set } = open();
  expect(scope()).toBeUndefined();

  set('AC01', 9000);
  expect(scope()).toEqual({ isWhole: false, programmes: false, accessories: true });
  set('CP01', 100);
  expect(scope()).toEqual({ isWhole: false, programmes: true, accessories: true });
  set('FS01', 100);
  expect(scope()).toEqual({ isWhole: true, programmes: true, accessories: true });

  list.rollback();
  list.setFields({ pricemask: '#,##0.00' });
  expect(scope()).toEqual({ isWhole: true, programmes: false, accessories: false });
});

it.each([
  ['blank', (type: (text: string) => void) => type(''), '1 item has no price, so the list cannot be saved.'],
  [
    'not a number',
    (type: (text: string) => void) => type('a richiesta'),
    '1 price is not understood, so the list cannot be saved.',
  ],
])('is blocked by an item whose price is %s, hidden or not (R-184)', (_name, act, reason) => {
  const { list, block } = open();
  list.sheet.setHidden('05FK', true);
  act((text) => list.sheet.type('05FK', text, '#.##0,00'));

  expect(block()).toEqual({ reason, codes: ['05FK'] });
});

it('is blocked while the base price is not above 0, and takes 0 for an item (R-184)', () => {
  const { set, block } = open();
  set('05FK', 0);
  expect(block()).toBeUndefined();

  set('-', 0);
  expect(block()).toEqual({
    reason: 'The base price is not above 0, so the list cannot be saved.',
    codes: ['-'],
  });
});

it('counts everything that is wrong, standard items aside, published or not (R-184)', () => {
  const { list, set, block } = open(withGaps);
  list.setFields({ pricelistActive: false });
  set('-', null);
  list.sheet.type('05FK', '1,2,3', '#.##0,00');

  expect(block()?.reason).toBe(
    'The base price is not above 0, 2 items have no price and 1 price is not understood, so the list cannot be saved.',
  );
});

it('looks only at the lists being saved (R-184)', () => {
  const { set, block } = open(withGaps);
  set('AC01', 9000);

  expect(block()).toBeUndefined();
});

it('sends slim rows with exact amounts, mask and currency (R-306, R-209)', () => {
  const { list, sections, scope, set } = open();
  set('-', 2_890_010);
  set('41CU', 1_234_567_89);
  list.setFields({ pricemask: '#,##0.00', currency: 'CHF', pricelistActive: false });

  const body = priceListBody(list, sections, scope()!, 'g.bassi');

  const { optList, ...rest } = body;
  expect(JSON.stringify(rest)).toBe(
    '{"currency":"CHF","pricemask":"#,##0.00","userModis":"g.bassi","basePrice":{"price":28900.1,"pricelistActive":false}}',
  );
  expect(JSON.stringify(optList)).toContain('{"code":"41CU","price":1234567.89,"isHiddenByMarket":false}');
  expect(optList).toHaveLength(sections.options.length + sections.fuoriserie.length);
  expect(optList).toContainEqual({ code: '09CB', price: null, isHiddenByMarket: false });
});

it('sends programmes and accessories in the same call when they changed too, and no currency or mask that did not', () => {
  const { list, sections, scope, set } = open();
  set('05FK', 100);
  set('AC01', 9000);

  const { accList, customerPrgList, ...body } = priceListBody(list, sections, scope()!, 'x');

  expect(Object.keys(body)).toEqual(['userModis', 'basePrice', 'optList']);
  expect([accList?.length, customerPrgList]).toEqual([sections.accessories.length, undefined]);
  expect(accList).toContainEqual({ code: 'AC01', price: 90, isHiddenByMarket: false });
});

it('leaves out items that a newer reading brought and the sheet does not hold yet', () => {
  const { list, sections, scope, set } = open();
  const newer = {
    ...sections,
    options: [...sections.options, '99ZZ'],
    accessories: [...sections.accessories, 'AC99'],
  };
  set('05FK', 100);
  set('AC01', 9000);

  const { optList, accList } = priceListBody(list, newer, scope()!, 'x');

  expect([...optList!, ...accList!].map(({ code }) => code)).toEqual([
    ...[...sections.options, ...sections.fuoriserie, ...sections.accessories],
  ]);
  const codes = equipmentBody(list, newer, scope()!).map(({ code }) => code);
  expect(codes).toEqual(sections.accessories);
});

it('sends only the sections that changed to saveEquipmentList', () => {
  const { list, sections, scope, set } = open();
  set('CP01', 100);

  const codes = equipmentBody(list, sections, scope()!).map(({ code }) => code);

  expect(codes).toEqual(sections.programmes);
});

it('reads the list of a refusal, and leaves rows alone that it does not name', () => {
  const { list } = open();
  const reply = {
    version: 9,
    price: 29000,
    pricelistActive: false,
    currency: 'EUR',
    pricemask: '#.##0,00',
    items: [{ code: '05FK', price: null, isHiddenByMarket: true, itemLastModInfo: '' }],
    taxes: [],
  };

  const { version, fields, rows } = storedListOfReply(reply, list.mine());

  expect([version, fields.pricelistActive, rows[0]?.price]).toEqual([9, false, 2_900_000]);
  expect(rows.find(({ code }) => code === '05FK')).toMatchObject({ price: null, isHiddenByMarket: true });
  expect(rows.find(({ code }) => code === '08ED')?.price).toBe(68500);
});
