import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  formatDay,
  formatWallClock,
  parseDay,
  parseDayAndTime,
  parseTime,
  weeksOf,
} from './wall-clocks';

it('writes days as DD/MM/YY and times as HH:mm (R-280)', () => {
  expect(formatWallClock('2026-11-20T09:05')).toBe('20/11/26 09:05');
  expect(formatDay('2026-11-20T09:05')).toBe('20/11/26');
  expect(formatWallClock('soon')).toBe('soon');
});

it('reads days as people type and paste them', () => {
  const typed = [
    '20/11/26',
    '20/11/2026',
    '20.11.26',
    '20-11-26',
    '201126',
    '20112026',
    '2026-11-20',
    '20 11 26',
  ];

  expect(typed.map(parseDay)).toEqual(typed.map(() => '2026-11-20'));
  expect(parseDay('1/2/27')).toBe('2027-02-01');
  expect(parseDay('29/02/28')).toBe('2028-02-29');
});

it('takes nothing else for a day', () => {
  for (const text of [
    '',
    '31/02/26',
    '29/02/26',
    '00/01/26',
    '12/13/26',
    '20/11',
    '20/11/6',
    'today',
    '2026',
  ])
    expect(parseDay(text), text).toBeUndefined();
});

it('reads times as people type them', () => {
  expect(['9', '09', '9:30', '09.30', '0930', '930', '23:59', '00:00'].map(parseTime)).toEqual([
    ...['09:00', '09:00', '09:30', '09:30', '09:30', '09:30', '23:59', '00:00'],
  ]);
  for (const text of ['', '24:00', '12:60', '1:2', 'noon', '12:3'])
    expect(parseTime(text), text).toBeUndefined();
});

it('reads both together, and knows when only a day was typed', () => {
  const both = { day: '2026-11-20', time: '09:30' };
  expect(parseDayAndTime(' 20/11/26  09:30 ')).toEqual(both);
  expect(parseDayAndTime('20/11/26, 0930')).toEqual(both);
  expect(parseDayAndTime('2026-11-20T09:30')).toEqual(both);
  expect(parseDayAndTime('20/11/26')).toEqual({ day: '2026-11-20' });
  for (const text of ['', '20/11/26 25:00', '09:30', '20/11/26 09:30 Rome'])
    expect(parseDayAndTime(text), text).toBeUndefined();
});

it('lays a month out in weeks from Monday', () => {
  expect(weeksOf('2026-11-20').map(([first]) => first)).toEqual([
    ...['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
  ]);
  expect(weeksOf('2027-02-14')).toHaveLength(4);
  expect(weeksOf('2027-02-14').at(-1)?.at(-1)).toBe('2027-02-28');
});

it('counts days and months over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', -29)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-11-20', 2)).toBe('2027-01-20');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});
