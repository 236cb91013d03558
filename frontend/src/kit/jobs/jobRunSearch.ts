import type { SearchDefinition } from '../list/searchParams';

export type JobRunSortKey = 'startedAt' | 'name' | 'startedBy' | 'state';

/** Runs are listed without a search, the latest first. */
export const jobRunSearch: SearchDefinition<never, JobRunSortKey> = {
  filters: [],
  sortKeys: ['startedAt', 'name', 'startedBy', 'state'],
  sortDesc: true,
  asksOnEntry: true,
};
