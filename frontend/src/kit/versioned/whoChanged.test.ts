import { expect, it } from 'vitest';
import { whoChanged } from './mergeCells';

it.each([
  ['nobody', 'old', 'old'],
  ['mine', 'new', 'old'],
  ['theirs', 'old', 'new'],
  ['theirs', 'same', 'same'],
  ['both', 'one', 'two'],
])('tells that %s changed a value', (change, mine, theirs) => {
  expect(whoChanged({ before: 'old', mine, theirs })).toBe(change);
});
