import { query, type OperationMap } from '../../http/operation.ts';
import { comparisonWorkbook } from './price-comparison.export.ts';
import { comparedLists } from './price-comparison.service.ts';

/** `changeLogDays` is how long changes are kept; 0 for ever. */
export const priceComparisonHandlers = (changeLogDays: number) =>
  ({
    getPriceComparison: query(
      async (context, { query: wanted }) => (await comparedLists(context, wanted, changeLogDays)).comparison,
    ),
    exportPriceComparison: query(async (context, { query: wanted }) =>
      comparisonWorkbook(await comparedLists(context, wanted, changeLogDays), wanted, context.now),
    ),
  }) satisfies Partial<OperationMap>;
