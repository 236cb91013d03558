/** What each copy of Testing Library has: the one of the tests and the one within Storybook. */
interface Library {
  configure: (options: { getElementError: GetElementError }) => void;
  getConfig: () => { getElementError: GetElementError };
}
type GetElementError = (message: string | null, container: Element) => Error;

/** Within a wait the library looks again and again: only the last time is the page printed that lacks something. */
export function quickErrors({ configure, getConfig }: Library): void {
  const withPage = getConfig().getElementError;
  const isWaiting = () =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ===
    true;
  configure({
    getElementError: (message, container) =>
      isWaiting()
        ? // By this name the library knows whose place in a test to tell.
          Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : withPage(message, container),
  });
}
