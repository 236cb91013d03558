type Mock = { value: unknown };

const mockByFile = import.meta.glob<Mock>('../../../mocks/*.json', { eager: true, import: 'default' });

/** The value of an example of openapi.yaml: mockValue('getToken.default'). */
export function mockValue<T>(name: string): T {
  const mock = mockByFile[`../../../mocks/${name}.json`];
  if (!mock) throw new Error(`mocks/${name}.json does not exist.`);
  return mock.value as T;
}
