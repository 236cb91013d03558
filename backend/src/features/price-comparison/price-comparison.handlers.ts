import { query, type OperationMap } from '../../http/operation.ts';
import { comparisonWorkbook } from './price-comparison.export.ts';
import { priceComparison } from './price-comparison.service.ts';

/** `changeLogDays` is how long changes are kept; 0 for ever. */
export const priceComparisonHandlers = (changeLogDays: number) =>
  ({
    getPriceComparison: query((context, { query: wanted }) =>
      priceComparison(context, wanted, changeLogDays),
    ),
    exportPriceComparison: query(async (context, { query: wanted }) =>
      comparisonWorkbook(await priceComparison(context, wanted, changeLogDays), wanted),
    ),
  }) satisfies Partial<OperationMap>;
