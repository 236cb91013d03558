const italian = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

/** The time of day in the reader's zone: 10:42. */
export const formatTime = (instant: string | number): string => italian.format(new Date(instant));
