export interface Money {
  mask: string;
  currency: string;
}

const day = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: '2-digit' });

/** DD/MM/YY, in the reader's zone. */
export const formatDay = (instant: string | number): string => day.format(new Date(instant));
