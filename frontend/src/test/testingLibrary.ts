/** How the library looks for what is on the page; once for all files of a worker. */
import { configure, getConfig } from '@testing-library/react';

const withPage = getConfig().getElementError;

/** Within a wait the library looks again and again: only the last time is the page printed that lacks something. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // The first test of a worker waits for a screen's code.
  asyncUtilTimeout: 8000,
  getElementError: (message, container) =>
    isWaiting()
      ? // By this name the library knows whose place in a test to tell.
        Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
});
