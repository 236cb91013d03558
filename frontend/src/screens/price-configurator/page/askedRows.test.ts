import { expect, it } from 'vitest';
import { readAskedRows } from './askedRows';

const read = (query: string) => readAskedRows(new URLSearchParams(query));

it('reads the rows that an address asks for (R-436)', () => {
  expect(read('show=missing')).toEqual({ find: '', filter: 'missing', limit: 20 });
  expect(read('show=far&limit=35')).toEqual({ find: '', filter: 'far', limit: 35 });
  expect(read('show=far&limit=much')).toEqual({ find: '', filter: 'far', limit: 20 });
  expect(read('find=W18')).toEqual({ find: 'W18', filter: 'all', limit: 20 });
  expect([read(''), read('show=changed'), read('show=everything')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
