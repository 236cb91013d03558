import { t } from '../../texts/kit.gen';
const two = (value: number) => String(value).padStart(2, '0');

/** How long something took: 4 s, 1 min 07 s, 1 h 05 min. */
export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (ms < 1000) return '< 1 s';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t('{minutes} min {seconds} s', { minutes, seconds: two(seconds % 60) });
  return t('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) });
}
