import { formatInstant } from './formatInstant';
import { formatTime } from './formatTime';

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** An instant as people say it, in the reader's zone: today, 10:38; yesterday, 18:04; 14 nov 2026, 07:30. */
export function formatRecent(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / 86_400_000);
  const day = ['today', 'yesterday'][daysAgo];
  return day === undefined ? formatInstant(instant) : `${day}, ${formatTime(instant)}`;
}
