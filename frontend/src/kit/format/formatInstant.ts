const italian = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A UTC instant of the wire in the reader's zone: 20 nov 2026, 09:58. */
export const formatInstant = (instant: string): string => italian.format(new Date(instant));
