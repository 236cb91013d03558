import { expect, it } from 'vitest';
import { loadContract } from './contract.ts';
import { RouteIndex } from './route-memo.ts';

const routes = Object.keys(loadContract().paths).map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
const index = new RouteIndex(Object.fromEntries(routes.map((route) => [route, route])));
const among = (path: string) => Object.keys(index.of(path));

it.each(routes)('finds %s among a few, in the order of the contract', (route) => {
  const path = route.replace(/:\w+/g, 'A%20b');
  const few = among(path);

  expect(few).toContain(route);
  expect(few).toEqual(routes.filter((one) => few.includes(one)));
  expect(few.length).toBeLessThan(routes.length / 4);
});

it('does not mind case, nor a slash at the end', () => {
  const labels = among('/ccb/auth/fe/interfaceLabel/7');

  expect(labels).toContain('/ccb/auth/fe/interfaceLabel/:id');
  expect(among('/CCB/auth/FE/interfacelabel/7')).toEqual(labels);
  expect(among('/ccb/auth/fe/interfaceLabel/7/')).toEqual(labels);
});

it('takes a parameter in the place of a noun for any noun', () => {
  const some = new RouteIndex({
    '/ccb/auth/fe/:noun': 1,
    '/ccb/auth/fe/menu': 2,
    '/ccb/auth/fe/:noun/all': 3,
  });

  expect(some.of('/ccb/auth/fe/menu')).toEqual({ '/ccb/auth/fe/:noun': 1, '/ccb/auth/fe/menu': 2 });
  expect(some.of('/ccb/auth/fe/other')).toEqual({ '/ccb/auth/fe/:noun': 1 });
  expect(some.of('/ccb/auth/fe/other/all')).toEqual({ '/ccb/auth/fe/:noun/all': 3 });
});

it.each(['/ccb/auth/fe/nothing', '/ccb/auth/fe/interfaceLabel/7/8/9/10', '/', '', '/ccb/auth/fe/undefined'])(
  'is nothing for %j',
  (path) => expect(among(path)).toEqual([]),
);
