/** How the library looks for what is on the page; once for all files of a worker. */
import { configure, getConfig } from '@testing-library/react';
import { quickErrors } from './quickErrors';

// The first test of a worker waits for a screen's code.
configure({ asyncUtilTimeout: 8000 });
quickErrors({ configure, getConfig });
