/** Before every test file of the frontend (vitest.config.ts). */
import { configure, getConfig } from '@testing-library/react';

const withPage = getConfig().getElementError;

/** Within a wait the library looks again and again: only the last time is the page printed that lacks something. */
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  getElementError: (message, container) =>
    isWaiting()
      ? // By this name the library knows whose place in a test to tell.
        Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : withPage(message, container),
});
