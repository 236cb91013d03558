import { expect, it } from 'vitest';
import { formatDuration } from './formatDuration';
import { formatRecent } from './instants';

it('tells durations in the two units that matter', () => {
  const told = [0, 999, 1000, 4400, 59_499, 67_000, 291_000, 3_600_000, 3_905_000].map(formatDuration);

  expect(told).toEqual([
    '< 1 s',
    '< 1 s',
    '1 s',
    '4 s',
    '59 s',
    '1 min 07 s',
    '4 min 51 s',
    '1 h 00 min',
    '1 h 05 min',
  ]);
});

it('calls the last two days by name', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const at = (...parts: [number, number, number]) => new Date(2026, 10, ...parts).toISOString();

  expect(formatRecent(at(20, 7, 30), now)).toBe('today, 07:30');
  expect(formatRecent(at(19, 18, 4), now)).toBe('yesterday, 18:04');
  expect(formatRecent(at(14, 7, 30), now)).toBe('14 Nov 2026, 07:30');
});
