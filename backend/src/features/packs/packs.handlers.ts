import { command, query, type OperationMap } from '../../http/operation.ts';
import { importFile, previewFile } from '../../kit/import/import.ts';
import { exportCommercialPacks, exportImplicitPacks } from './pack-export.service.ts';
import { commercialImport, implicitImport } from './pack.import.ts';
import { listPacks } from './pack.read.ts';

export const packHandlers = {
  getBasePackInfo: query((context, { path }) => listPacks(context, path)),
  exportCommercialPacks: query((context, { query: filter }) => exportCommercialPacks(context, filter)),
  exportImplicitPacks: query((context) => exportImplicitPacks(context)),
  uploadCommercialPacksFromExcel: query((context, { file }) => previewFile(context, commercialImport, file)),
  importCommercialPacks: command((context, { file, body }) =>
    importFile(context, commercialImport, file, body),
  ),
  uploadImplicitPacksFromExcel: query(async (context, { file }) =>
    previewFile(context, await implicitImport(context), file),
  ),
  importImplicitPacks: command(async (context, { file, body }) =>
    importFile(context, await implicitImport(context), file, body),
  ),
} satisfies Partial<OperationMap>;
