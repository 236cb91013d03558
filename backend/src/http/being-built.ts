import { refused } from '../kit/app-error.ts';
import { query, type OperationMap } from './operation.ts';

const notYet = (): Promise<never> => Promise.reject(refused('This call is being built.'));

/** Operations of the price configurator that have no handler yet; each line goes with its handler. */
export const beingBuilt = {
  findAlternativePriceLists: query(notYet),
  getAlternativePriceListDetails: query(notYet),
  saveAlternativePriceList: query(notYet),
  deleteAlternativePriceList: query(notYet),
} satisfies Partial<OperationMap>;
