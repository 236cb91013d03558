import { createContext } from 'react';
import type { GridFilter } from '../../../kit/grid/shownItems';
import type { AskedRows } from '../../../kit/grid/usePriceGrid';

const filters: readonly GridFilter[] = ['missing', 'hidden', 'belowCost', 'far', 'unlabelled'];
const usualLimit = 20;

/** The rows that an address asks for, as the readiness (show=far&limit=20) and an option (find=W18) do; undefined: all. */
export function readAskedRows(params: URLSearchParams): AskedRows | undefined {
  const filter = filters.find((one) => one === params.get('show')) ?? 'all';
  const find = params.get('find') ?? '';
  if (filter === 'all' && find === '') return undefined;
  const limit = params.get('limit') ?? '';
  return { find, filter, limit: /^\d{1,4}$/.test(limit) ? Number(limit) : usualLimit };
}

/** For the cards of equipment. */
export const AskedRowsContext = createContext<AskedRows | undefined>(undefined);
