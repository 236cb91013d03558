/** Before every test file of the frontend (vitest.config.ts). */
import { afterAll, afterEach } from 'vitest';
import { removeLeftovers, watchLeftovers } from './leftovers';
import './computedStyle';
import './testingLibrary';

// Vitest's own timers are not a test's: it takes those that it finds before a file.
afterAll(watchLeftovers());
afterEach(removeLeftovers);
