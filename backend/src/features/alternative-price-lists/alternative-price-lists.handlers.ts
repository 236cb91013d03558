import type { ConstraintProblem } from '../../http/error-handler.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { t } from '../../texts/prices.ts';
import {
  getPairs,
  listAlternatives,
  removeAlternative,
  saveAlternative,
} from './alternative-price-list.service.ts';

export const alternativePriceListHandlers = {
  findAlternativePriceLists: query((context, { path }) => listAlternatives(context, path)),
  getAlternativePriceListDetails: query((context, { path }) => getPairs(context, path)),
  saveAlternativePriceList: command((context, { path, body, query }) =>
    saveAlternative(context, path, body, query),
  ),
  deleteAlternativePriceList: command((context, { path, query: { version } }) =>
    removeAlternative(context, path, version),
  ),
} satisfies Partial<OperationMap>;

/** For two users who add one at the same time. */
export const alternativePriceListConstraints: Record<string, ConstraintProblem> = {
  alternative_list_only_one: {
    message: () => t('There is an alternative price list already; only one at a time is possible.'),
    field: 'optCode',
  },
};
