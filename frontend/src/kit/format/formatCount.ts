const italian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** A whole number as Italy writes it: 1.284. */
export const formatCount = (count: number): string => italian.format(count);
