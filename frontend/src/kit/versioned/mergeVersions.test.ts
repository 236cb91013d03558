import { expect, it } from 'vitest';
import { mergedValue, whoChanged } from './mergeVersions';

const field = (mine: string, theirs: string) => ({
  name: 'label',
  label: 'Label',
  before: 'old',
  mine,
  theirs,
});

it.each([
  ['nobody', 'old', 'old'],
  ['mine', 'new', 'old'],
  ['theirs', 'old', 'new'],
  ['theirs', 'same', 'same'],
  ['both', 'one', 'two'],
])('tells that %s changed a field', (change, mine, theirs) => {
  expect(whoChanged(field(mine, theirs))).toBe(change);
});

it('takes the side that changed, and asks only where both did', () => {
  expect(mergedValue(field('new', 'old'), undefined)).toBe('new');
  expect(mergedValue(field('old', 'new'), undefined)).toBe('new');
  expect(mergedValue(field('one', 'two'), undefined)).toBeUndefined();
  expect(mergedValue(field('one', 'two'), 'one two')).toBe('one two');
});
