import { expect, it } from 'vitest';
import { wholeNumberOf } from './counts';

it('reads whole numbers as people type them', () => {
  expect(['0', ' 12 ', '007', '1.234', '12.345.678', '2147483647'].map(wholeNumberOf)).toEqual([
    0, 12, 7, 1234, 12_345_678, 2_147_483_647,
  ]);
});

it('takes nothing else for one', () => {
  for (const text of [
    '',
    'abc',
    '-1',
    '1.5',
    '1,5',
    '1.23',
    '1e3',
    '0x1F',
    '12 3',
    '2147483648',
    '99999999999',
  ])
    expect(wholeNumberOf(text), text).toBeUndefined();
});
