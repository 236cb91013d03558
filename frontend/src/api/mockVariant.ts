/**
 * On the mock server a designer picks what an operation answers: another example of mocks/ or a status. In the browser's
 * console: `localStorage['ccb.mock'] = '{"listInterfaceLabels":"empty","createInterfaceLabel":"409"}'`, then reload.
 * Only in `npm run mock`; other builds leave this out.
 */
export function mockVariant(operationId: string): Record<string, string> {
  if (import.meta.env.MODE !== 'mock') return {};
  const chosen = JSON.parse(localStorage.getItem('ccb.mock') ?? '{}') as Record<string, string>;
  const variant = chosen[operationId];
  if (!variant) return {};
  return { prefer: /^\d{3}$/.test(variant) ? `code=${variant}` : `example=${variant}` };
}
