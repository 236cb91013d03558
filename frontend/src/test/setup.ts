/** Before every test file of the frontend (vitest.config.ts). */
import { afterAll, afterEach, vi } from 'vitest';
import { removeLeftovers, watchLeftovers } from './leftovers';
import './computedStyle';
import './testingLibrary';

// Vitest's own timers are not a test's: it takes those that it finds before a file.
afterAll(watchLeftovers());
afterEach(removeLeftovers);
// The code of a dialog is fetched at the first sign of somebody: what has not arrived when a file ends is refused to all files after it.
afterAll(() => vi.dynamicImportSettled());
