import { expect, it } from 'vitest';
import { amountIn } from './record-cells.ts';

const whole = { pricemask: '#.##0', currency: 'EUR', isRounding: false };

it.each([
  ['a number', 5.5],
  ['a text', '5,5'],
])(
  'takes %s with more decimals than its market writes only where it is the stored amount, or to be rounded',
  (_what, cell) => {
    expect(amountIn(cell, whole, 550)).toEqual({ value: 550 });
    expect(amountIn(cell, whole, 560)).toMatchObject({ reason: expect.any(String), canRound: true });
    expect(amountIn(cell, { ...whole, isRounding: true }, 560)).toEqual({ value: 600 });
  },
);

it('takes a blank cell for no amount', () => {
  expect(amountIn('', whole, 550)).toEqual({ value: null });
});

it('rounds no text that may as well be thousands', () => {
  for (const [cell, pricemask] of [
    ['1.234', '#,##0'],
    ['1,234', '#.##0,00'],
  ] as const)
    expect(amountIn(cell, { pricemask, currency: 'EUR', isRounding: true }, null)).toMatchObject({
      reason: expect.stringContaining(' or '),
      canRound: false,
    });
});
