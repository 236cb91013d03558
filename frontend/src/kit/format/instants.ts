import { textLocale } from '../../texts/textLanguage';
import { t } from '../../texts/kit.gen';

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** An instant as people say it, in the reader's zone: today, 10:38; yesterday, 18:04; 14 Nov 2026, 07:30. */
export function formatRecent(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / 86_400_000);
  const day = [t('today'), t('yesterday')][daysAgo];
  return day === undefined ? formatInstant(instant) : `${day}, ${formatTime(instant)}`;
}

/** The same after a word that says since when: of today the time alone. */
export function formatSince(instant: string): string {
  const recent = formatRecent(instant);
  const today = `${t('today')}, `;
  return recent.startsWith(today) ? recent.slice(today.length) : recent;
}

const italian = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

/** The time of day in the reader's zone: 10:42. */
export const formatTime = (instant: string | number): string => italian.format(new Date(instant));

const local = new Intl.DateTimeFormat(textLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A UTC instant of the wire in the reader's zone: 20 Nov 2026, 09:58. */
export const formatInstant = (instant: string): string => local.format(new Date(instant));

/** The zone of whoever reads, as the rules of clocks name it: Europe/Rome. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
