import { importHandlers } from '../../http/crud-handlers.ts';
import { query, type OperationMap } from '../../http/operation.ts';
import { exportCommercialPacks, exportImplicitPacks } from './pack-export.service.ts';
import { commercialImport, implicitImport } from './pack.import.ts';
import { listPacks } from './pack.read.ts';

const commercial = importHandlers(commercialImport);
const implicit = importHandlers(implicitImport);

export const packHandlers = {
  getBasePackInfo: query((context, { path }) => listPacks(context, path)),
  exportCommercialPacks: query((context, { query: filter }) => exportCommercialPacks(context, filter)),
  exportImplicitPacks: query((context) => exportImplicitPacks(context)),
  uploadCommercialPacksFromExcel: commercial.preview,
  importCommercialPacks: commercial.import,
  uploadImplicitPacksFromExcel: implicit.preview,
  importImplicitPacks: implicit.import,
} satisfies Partial<OperationMap>;
