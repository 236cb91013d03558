import { expect, it } from 'vitest';
import { oneLine } from './one-line';

it.each([
  ['until 30/11\nonly stock', 'until 30/11 only stock'],
  ['until 30/11 \r\n\r\n  only stock', 'until 30/11 only stock'],
  ['one\rtwo\nthree', 'one two three'],
  ['two  blanks, and one at the end ', 'two  blanks, and one at the end '],
  ['', ''],
])('makes one line of %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('takes no time for many blanks', () => {
  const blanks = ' '.repeat(200_000);
  const started = performance.now();

  expect(oneLine(blanks)).toBe(blanks);
  expect(performance.now() - started).toBeLessThan(2_000);
});
