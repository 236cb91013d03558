/**
 * On the mock server somebody chooses what an operation answers: another example of mocks/, a status, `pending` or `unreachable`; and
 * how long answers take. The panel at the foot of the page (frontend/src/mock) stores it, as anybody may:
 * `localStorage['ccb.mock'] = '{"listInterfaceLabels":"empty","createInterfaceLabel":"409","delay":"1000"}'`, then reload.
 * Only in `npm run mock`; other builds leave this out.
 */

/** Belongs to the device and not to a session. */
export const mockKey = 'ccb.mock';
/** Dispatched on the window after each call that is noted in {@link mockCalls}. */
export const mockCallEvent = 'ccb.mock.call';
/** The operations that each page has called since it was loaded, in order, by the page's path. For the panel, which loads later. */
export const mockCalls = new Map<string, readonly string[]>();

/** By operationId; `delay` in milliseconds. What is not JSON is no choice: the panel says so. */
export function mockChoices(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(mockKey) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** What a call tells the mock, as headers. */
export function mockHeaders(operationId: string): [name: string, value: string][] {
  if (import.meta.env.MODE !== 'mock') return [];
  const called = mockCalls.get(location.pathname) ?? [];
  if (!called.includes(operationId)) mockCalls.set(location.pathname, [...called, operationId]);
  window.dispatchEvent(new Event(mockCallEvent));
  const { delay, [operationId]: answer } = mockChoices();
  return [
    ...(answer ? [['x-mock-answer', answer] as [string, string]] : []),
    ...(delay ? [['x-mock-delay', delay] as [string, string]] : []),
  ];
}
