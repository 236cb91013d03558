import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { instantOf, instantsOf, wallClockOf } from './wallClocks';

/** Days on which clocks change, and others; the server is tested with the same ones (backend/src/kit/wall-clock.test.ts). */
const cases = JSON.parse(readFileSync('contracts/clock-cases.json', 'utf8')) as {
  zone: string;
  wallClock: string;
  instant: string;
  shown: 'once' | 'twice' | 'skipped';
}[];

it.each(cases)('$wallClock comes $shown in $zone (R-246)', ({ zone, wallClock, instant, shown }) => {
  expect(instantOf(wallClock, zone)).toBe(instant);
  expect(instantsOf(wallClock, zone)).toHaveLength({ skipped: 0, once: 1, twice: 2 }[shown]);
  if (shown !== 'skipped') expect(wallClockOf(instant, zone)).toBe(wallClock);
});
