import { expect, it } from 'vitest';
import { addressProblem } from '../../features/api-json-tests/compare-address.ts';
import { pathFault } from '../../features/api-json-tests/json-path.ts';
import { apiJsonTests } from './api-json-tests.ts';

it('holds tests of every kind, whose addresses and paths a form would accept', () => {
  expect(apiJsonTests.length).toBeGreaterThanOrEqual(12);
  expect(apiJsonTests.flatMap(({ urlAsIs, urlToBe }) => [urlAsIs, urlToBe]).filter(addressProblem)).toEqual(
    [],
  );
  const paths = apiJsonTests.flatMap(({ ignorePaths = [], arrayKeys = [] }) => [
    ...ignorePaths,
    ...arrayKeys.map(({ path }) => path),
  ]);
  expect(paths.filter(pathFault)).toEqual([]);
  expect(apiJsonTests.some(({ disableTest }) => disableTest)).toBe(true);
  // Without another service and on any port: nearly all of them ask the console itself.
  expect(
    apiJsonTests.filter(({ disableTest, urlToBe }) => !disableTest && urlToBe.startsWith('http')).length,
  ).toBe(1);
});
