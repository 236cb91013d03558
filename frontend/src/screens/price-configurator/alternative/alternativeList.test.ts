import { describe, expect, it } from 'vitest';
import type { BasePriceInfo, PriceDetails } from '../../../api';
import { mockValue } from '../../../test/mockValue';
import type { PriceRights } from '../rightsOf';
import { editList } from '../save/editedList';
import { alternativeBody, alternativeItems, alternativeRows, normalPricesOf } from './alternativeList';

const base = mockValue<BasePriceInfo>('getBasePriceInfo.default');
const details = mockValue<PriceDetails>('getPriceDetailsByModelVersion.complete');
const all: PriceRights = { base: true, programs: true, accessories: true, taxes: true, any: true };

describe('the rows of an alternative list', () => {
  it('are those of the normal list where it has no price of its own', () => {
    const { rows } = alternativeRows(base, details, []);
    const normal = normalPricesOf(base, details);

    expect(rows.filter(({ isStandard }) => !isStandard).map(({ code, price }) => [code, price])).toEqual(
      [...normal].filter(([code]) => !rows.find((row) => row.code === code)!.isStandard),
    );
  });

  it('take over its pairs, of which - is the base price', () => {
    const { rows, unknown } = alternativeRows(base, details, [
      ['-', 27999.9],
      ['05FK', 12],
    ]);

    expect(rows[0]).toMatchObject({ code: '-', price: 2_799_990 });
    expect(rows.find(({ code }) => code === '05FK')?.price).toBe(1_200);
    expect(unknown).toEqual([]);
  });

  it('leave out codes that the vehicle does not have, and prices of standard items', () => {
    const { rows, unknown } = alternativeRows(base, details, [
      ['GONE', 5],
      ['09CB', 7],
    ]);

    expect(unknown).toEqual(['GONE']);
    expect(rows.find(({ code }) => code === '09CB')).toMatchObject({ isStandard: true, price: null });
  });
});

describe('what a save sends', () => {
  const bodyOf = (rights: PriceRights) => {
    const { rows } = alternativeRows(base, details, [['08ED', 675.55]]);
    const list = editList({ version: 1, currency: 'CHF', fields: {}, rows });
    return alternativeBody(list, alternativeItems(details), rights, base.pricemask, 'Giulia Bassi');
  };

  it('is every price, standard items left out', () => {
    const body = bodyOf(all);

    expect(body).toMatchObject({ currency: 'CHF', userModis: 'Giulia Bassi', basePrice: { price: 28900 } });
    expect(body.optList).toContainEqual({ code: '08ED', price: 675.55 });
    expect(body.optList!.map(({ code }) => code)).toEqual(
      [...details.optionalsSection, ...details.fuoriseriesSection]
        .filter(({ isStandard }) => !isStandard)
        .map(({ code }) => code),
    );
    expect(body.customerPrgList).toHaveLength(details.customerPrgSection.length);
    expect(body.accList).toHaveLength(details.accessoriesSection.length);
  });

  it('leaves out sections that the market does not set', () => {
    expect(bodyOf({ ...all, programs: false, accessories: false })).toMatchObject({
      customerPrgList: null,
      accList: null,
    });
  });
});
