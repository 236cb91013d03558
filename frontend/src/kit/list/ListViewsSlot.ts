import { createContext, type ReactNode } from 'react';
import type { PagedSearch } from './usePagedSearch';

export interface ListViewsProps {
  search: Pick<PagedSearch, 'query' | 'isPlain' | 'lookAs' | 'visit'>;
}

/** What stands beside the filters of a list and keeps views of it; the application knows, the kit has no calls. */
export const ListViewsSlot = createContext<((props: ListViewsProps) => ReactNode) | null>(null);
