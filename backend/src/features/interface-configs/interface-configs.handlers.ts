import { crudHandlers, exportHandlers, list } from '../../http/crud-handlers.ts';
import type { OperationMap } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud } from '../../kit/record-changes.ts';
import { specificModel } from '../models/model.read.ts';
import { interfaceConfigExport } from './interface-config.export.ts';
import { interfaceConfigList } from './interface-config.list.ts';
import { interfaceConfigChanges, interfaceConfigOf, interfaceConfigs } from './interface-config.service.ts';

export { interfaceConfigConstraints } from './interface-config.entity.ts';

const configs = crudHandlers(interfaceConfigs);

/** A model lists its own rows and those for all models, as in all lists (decision A-04). */
async function filtersOf(
  { modelName, code, label }: { modelName?: string; code?: string; label?: string },
  context: Context,
) {
  const model = await specificModel(context, modelName);
  return { models: model && ['DEFAULT', model], code, label };
}
const files = exportHandlers(interfaceConfigExport, filtersOf);

export const interfaceConfigHistory = changesOfCrud(interfaceConfigs);

export const interfaceConfigBulk = bulkOf(interfaceConfigs, { filtersOf });

export const interfaceConfigHandlers = {
  listInterfaceConfigs: list(interfaceConfigList, (wanted, context) => filtersOf(wanted, context)),
  createInterfaceConfig: configs.create(interfaceConfigOf),
  updateInterfaceConfig: configs.update(interfaceConfigChanges),
  deleteInterfaceConfig: configs.remove,
  exportInterfaceConfigsCsv: files.csv,
  exportInterfaceConfigsXlsx: files.xlsx,
} satisfies Partial<OperationMap>;
