/** How the library looks for what is on the page; once for all files of a worker. */
import { configure, getConfig } from '@testing-library/react';
import { quickErrors } from './quickErrors';

// Only what never comes is given up: the first test of a worker waits for a screen's code, and a busy machine stands still for seconds.
configure({ asyncUtilTimeout: 20_000 });
quickErrors({ configure, getConfig });
