type Mock = { value: unknown };

const mocks = import.meta.glob<Mock>('../../../mocks/*/*.json', { eager: true, import: 'default' });
const mockByName = new Map(Object.entries(mocks).map(([path, mock]) => [path.split('/').at(-1), mock]));

/** The value of an example of openapi.yaml: mockValue('getToken.default'). */
export function mockValue<T>(name: string): T {
  const mock = mockByName.get(`${name}.json`);
  if (!mock) throw new Error(`There is no ${name}.json in mocks/.`);
  return mock.value as T;
}
