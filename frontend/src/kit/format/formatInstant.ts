import { textLocale } from '../../texts/textLanguage';

const local = new Intl.DateTimeFormat(textLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A UTC instant of the wire in the reader's zone: 20 Nov 2026, 09:58. */
export const formatInstant = (instant: string): string => local.format(new Date(instant));
