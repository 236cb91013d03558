import { expect, it } from 'vitest';
import { matchesModel, patternFault } from './model-pattern.ts';

it.each([
  ['(', 1, 'the group opened by "(" is never closed'],
  ['AB(C', 3, 'the group opened by "(" is never closed'],
  ['(A)(B', 4, 'the group opened by "(" is never closed'],
  ['((A)', 1, 'the group opened by "(" is never closed'],
  ['\\((A', 3, 'the group opened by "(" is never closed'],
  ['A)B', 2, 'the ")" has no matching "("'],
  ['[)](A))', 7, 'the ")" has no matching "("'],
  ['AB[C', 3, 'the class opened by "[" is never closed'],
  ['AB(C[D)E', 5, 'the class opened by "[" is never closed'],
  ['[]', 1, 'the class opened by "[" is never closed'],
  ['A[B-A]', 3, 'the range in the class is reversed'],
  ['Z-A[Z-A]', 5, 'the range in the class is reversed'],
  ['*A', 1, 'there is nothing to repeat before it'],
  ['*A*', 1, 'there is nothing to repeat before it'],
  ['A*|*', 4, 'there is nothing to repeat before it'],
  ['A**', 2, 'a repetition cannot be repeated'],
  ['AB\\', 3, 'a trailing backslash escapes nothing'],
  ['A\\q', 2, 'unknown escape sequence'],
  ['(A)\\1', 4, 'unknown escape sequence'],
  ['X{1001}', 2, 'the repeat count is not valid (at most 1000)'],
  ['X{2,1}', 2, 'the repeat count is not valid (at most 1000)'],
  ['A(?=B)', 2, 'look-around and back references are not supported'],
  ['A(?<=B)C', 2, 'look-around and back references are not supported'],
  ['A(?<!B)C', 2, 'look-around and back references are not supported'],
  ['(?z)A', 1, 'look-around and back references are not supported'],
  ['(?P<n', 1, 'the group name is not valid'],
  ['A\\p{Nothing}', 2, 'unknown character class'],
  ['[[:nothing:]]', 2, 'unknown character class'],
])('refuses %s and points at character %i: %s', (pattern, position, reason) => {
  expect(patternFault(pattern)).toEqual({ position, reason });
});

it.each(['', 'DEFAULT', '^AURORA_.*$', 'A|B', '(?i)a', '\\d+', '[A-Z]{1,3}', '(?P<name>A)'])(
  'accepts %j',
  (pattern) => {
    expect(patternFault(pattern)).toBeUndefined();
  },
);

it.each([
  ['^AURORA.*$', 'AURORA_EV_58', true],
  ['AURORA.*', 'aurora_ev_58', true],
  ['aurora_ev_58', 'AURORA_EV_58', true],
  ['AURORA', 'AURORA_EV_58', false],
  ['EV', 'AURORA_EV_58', false],
  ['AURORA_.*|LINCE_.*', 'LINCE_V6', true],
  ['A|AURORA_EV_58', 'AURORA_EV_58', true],
  ['(', 'AURORA_EV_58', false],
])('matches %s against the whole of %s without regard to case: %s (R-075)', (pattern, model, isMatch) => {
  expect(matchesModel(pattern, model)).toBe(isMatch);
});

it('answers in linear time where other engines need minutes', () => {
  expect(matchesModel('(a+)+$', `${'a'.repeat(200)}!`)).toBe(false);
});
