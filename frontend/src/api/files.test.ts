import { expect, it } from 'vitest';
import { filenameOf } from './files';

it.each([
  [`attachment; filename="a.csv"; filename*=UTF-8''%E2%82%AC%20a.csv`, '€ a.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; filename=plain.xlsx', 'plain.xlsx'],
  [`attachment; filename*=UTF-8''%E2%82; filename="whole.csv"`, 'whole.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', 'download'],
])('reads the name of %s', (disposition, name) => {
  expect(filenameOf(disposition)).toBe(name);
});
