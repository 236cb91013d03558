import { addDays, addMonths, formatDay, weekdayOf } from '../../../../../contracts/rules/wall-clocks';
import { t } from '../../../texts/solCampaigns.gen';
import { textLanguage } from '../../../texts/textLanguage';

export type Scale = 'month' | 'months' | 'year';

/** Days of a wall calendar: campaigns stand where their own zone's clock says. */
export interface Period {
  scale: Scale;
  first: string;
  /** The day after the last. */
  end: string;
}

/** How many months a scale shows, how many of them lie before the current one, and by how many a step moves. */
const shapes: Record<Scale, { months: number; before: number; step: number }> = {
  month: { months: 1, before: 0, step: 1 },
  months: { months: 4, before: 1, step: 2 },
  year: { months: 12, before: 3, step: 6 },
};

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

export function periodOf(scale: Scale, today: string, steps: number): Period {
  const { months, before, step } = shapes[scale];
  const first = addMonths(firstOfMonth(today), steps * step - before);
  return { scale, first, end: addMonths(first, months) };
}

/** The steps that bring a day into the period. */
export function stepsTo(scale: Scale, today: string, day: string): number {
  const { before, step } = shapes[scale];
  return Math.floor((monthsOf(day) - monthsOf(today) + before) / step);
}

/** Instants that hold everything of the period wherever on earth it is read. */
export const instantsAround = ({ first, end }: Period): { from: string; to: string } => ({
  from: `${addDays(first, -1)}T00:00:00.000Z`,
  to: `${addDays(end, 1)}T00:00:00.000Z`,
});

const minutesOf = (wallClock: string) => Date.parse(`${wallClock.slice(0, 16)}Z`) / 60_000;
const dayMinutes = (day: string) => Date.parse(`${day}T00:00Z`) / 60_000;

/** Where a wall clock stands: 0 is the first day's midnight, 1 the end; below and above it is outside. */
export const placeOf = (wallClock: string, { first, end }: Period): number =>
  (minutesOf(wallClock) - dayMinutes(first)) / (dayMinutes(end) - dayMinutes(first));

/** '01/10/26 to 31/01/27' */
export const periodText = ({ first, end }: Period): string =>
  t('{first} to {last}', { first: formatDay(first), last: formatDay(addDays(end, -1)) });

export interface Tick {
  at: number;
  label: string;
}

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(textLanguage, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00Z`));
};
const shortMonth = written({ month: 'short' });
/** 20 Nov */
export const shortDay = (day: string): string => `${Number(day.slice(8))} ${shortMonth(day)}`;
const monthAndYear = (day: string) => `${shortMonth(day)} ${day.slice(0, 4)}`;

export function ticksOf(period: Period): Tick[] {
  const { scale, first, end } = period;
  const ticks: Tick[] = [];
  const isMonth = scale === 'month';
  let day = isMonth ? addDays(first, (7 - weekdayOf(first)) % 7) : first;
  while (day < end) {
    // A year has no room for twelve years' numbers: they stand where one begins.
    const hasYear = scale === 'months' || day === first || day.slice(5, 7) === '01';
    const label = isMonth
      ? t('Mon {day}', { day: shortDay(day) })
      : hasYear
        ? monthAndYear(day)
        : shortMonth(day);
    ticks.push({ at: placeOf(`${day}T00:00`, period), label });
    day = isMonth ? addDays(day, 7) : addMonths(day, 1);
  }
  return ticks;
}
