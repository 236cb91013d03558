import { describe, expect, it } from 'vitest';
import { notAnAmount } from '../../../../contracts/rules/amounts';
import {
  discountBlockOf,
  discountConflicts,
  discountsOf,
  highestOf,
  isShutOut,
  settledDiscounts,
  wireDiscounts,
  type Discounts,
} from './discounts';

const none: Discounts = { discPerc: null, discTot: null, discOpt: null, currency: 'EUR' };
const mask = '#.##0,00';
const names = { discPerc: 'Percent', discTot: 'Total', discOpt: 'Options' };

it('reads and writes hundredths', () => {
  const wire = { discPerc: 12.5, discTot: null, discOpt: 0 };
  const read = discountsOf({ ...wire, country: { currency: 'EUR' } });

  expect(read).toEqual({ discPerc: 1_250, discTot: null, discOpt: 0, currency: 'EUR' });
  expect(wireDiscounts(read)).toEqual(wire);
});

it('takes at most 100 percent, and any sum of money (R-234)', () => {
  expect([highestOf('discPerc'), highestOf('discOpt'), highestOf('discTot')]).toEqual([
    10_000,
    10_000,
    undefined,
  ]);
});

it.each([
  [none, 'At least one discount is needed.'],
  [{ ...none, discPerc: 0, discTot: 0, discOpt: 0 }, 'At least one discount is needed.'],
  [{ ...none, discOpt: 1 }, undefined],
  [{ ...none, discTot: 1 }, undefined],
  [{ ...none, discPerc: 1, discTot: notAnAmount }, 'One of the discounts is not an amount.'],
])('says of %j why it cannot be saved: %s (R-232)', (held, reason) => {
  expect(discountBlockOf(held)).toBe(reason);
});

it.each([
  [none, [false, false, false]],
  [{ ...none, discPerc: 1 }, [false, true, false]],
  [{ ...none, discPerc: notAnAmount }, [false, true, false]],
  [{ ...none, discTot: 1, discOpt: 5 }, [true, false, false]],
  [{ ...none, discTot: notAnAmount }, [true, false, false]],
  [{ ...none, discTot: 0, discPerc: 0 }, [false, false, false]],
])('lets percent and money exclude each other in %j (R-235)', (held, [percent, total, options]) => {
  expect([isShutOut('discPerc', held), isShutOut('discTot', held), isShutOut('discOpt', held)]).toEqual([
    percent,
    total,
    options,
  ]);
});

describe('discounts that two people changed', () => {
  const [before, mine] = [
    { ...none, discPerc: 500 },
    { ...none, discPerc: 750, discOpt: 100 },
  ];
  const said = (theirs: Discounts) =>
    discountConflicts([before, mine, theirs], names, mask).map((field) => [
      field.name,
      field.label,
      field.isEitherOr,
      field.before,
      field.mine,
      field.theirs,
    ]);
  const settled = (theirs: Discounts, ...wanted: string[]) =>
    settledDiscounts({ isTheirs: (name) => wanted.includes(name) }, [before, mine, theirs]);

  it('are settled one by one where nobody went from percent to money', () => {
    const theirs = { ...none, discPerc: 900 };

    expect(said(theirs)).toEqual([
      ['discPerc', 'Percent', true, '5,00', '7,50', '9,00'],
      ['discTot', 'Total', true, '', '', ''],
      ['discOpt', 'Options', true, '', '1,00', ''],
    ]);
    expect(settled(theirs, 'discPerc')).toEqual({ ...mine, discPerc: 900 });
    expect(settled(theirs, 'discOpt')).toEqual({ ...mine, discOpt: null });
    expect(settled(theirs, 'discTot', 'discount')).toEqual(mine);
  });

  it('are one choice where one has percent and the other money (R-235)', () => {
    const theirs = { ...none, discTot: 90_000, currency: 'CHF' };

    expect(said(theirs)).toEqual([
      ['discount', 'Discount % or value', true, '5,00 %', '7,50 %', '900,00'],
      ['discOpt', 'Options', true, '', '1,00', ''],
    ]);
    expect(settled(theirs, 'discount')).toEqual({ ...theirs, discOpt: 100 });
    expect(settled(theirs, 'discPerc', 'discTot', 'discOpt')).toEqual({ ...mine, discOpt: null });
  });
});
