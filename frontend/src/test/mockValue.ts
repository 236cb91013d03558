import { mockByFile } from './mocked';

type Mock = { value: unknown };

const mockByName = new Map(
  Object.entries(mockByFile).map(([path, mock]) => [path.split('/').at(-1), mock as Mock]),
);

/** All tests of a worker read the same ones: what a test wants otherwise it copies. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** The value of an example of openapi.yaml: mockValue('getToken.default'). */
export function mockValue<T>(name: string): T {
  const mock = mockByName.get(`${name}.json`);
  if (!mock) throw new Error(`There is no ${name}.json in mocks/.`);
  return frozen(mock.value as T);
}
