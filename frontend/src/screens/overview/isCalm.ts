import type { Overview } from '../../api';

/** Whether nothing is to be done: changes are only told, and a job that runs needs nobody. */
export const isCalm = ({ languages, prices, campaigns, jobs, imports }: Overview): boolean =>
  [
    ...(languages?.languages.map(({ kinds }) => kinds.length) ?? []),
    prices?.markets.length,
    campaigns?.starting.totalElements,
    campaigns?.ending.totalElements,
    campaigns?.overlapping.totalElements,
    jobs?.failed.length,
    imports?.totalElements,
  ].every((count = 0) => count === 0);
