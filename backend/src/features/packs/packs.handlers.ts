import { command, query, type OperationMap } from '../../http/operation.ts';
import { exportCommercialPacks, exportImplicitPacks } from './pack-export.service.ts';
import {
  importCommercialPacks,
  importImplicitPacks,
  previewCommercialPacks,
  previewImplicitPacks,
} from './pack-import.service.ts';
import { listPacks } from './pack.read.ts';

export const packHandlers = {
  getBasePackInfo: query((context, { path }) => listPacks(context, path)),
  exportCommercialPacks: query((context, { query: filter }) => exportCommercialPacks(context, filter)),
  exportImplicitPacks: query((context) => exportImplicitPacks(context)),
  uploadCommercialPacksFromExcel: query((context, { file }) => previewCommercialPacks(context, file)),
  importCommercialPacks: command((context, { file, body }) => importCommercialPacks(context, file, body)),
  uploadImplicitPacksFromExcel: query((context, { file }) => previewImplicitPacks(context, file)),
  importImplicitPacks: command((context, { file, body }) => importImplicitPacks(context, file, body)),
} satisfies Partial<OperationMap>;
