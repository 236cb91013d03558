import { list, crudHandlers, fileHandlers } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { patternsMatching, specificModel } from '../models/model.read.ts';
import { interfaceLabelExport } from './interface-label.export.ts';
import { interfaceLabelImport } from './interface-label.import.ts';
import { interfaceLabelList } from './interface-label.list.ts';
import { listLabelGroups } from './interface-label.read.ts';
import { createLabel, findByGroup, interfaceLabels, matchModels } from './interface-label.service.ts';

export { interfaceLabelConstraints } from './interface-label.entity.ts';

const labels = crudHandlers(interfaceLabels);
const files = fileHandlers(interfaceLabelExport, interfaceLabelImport);

/** Specification 1, sections 2.7 and 7, Interface labels. */
export const interfaceLabelHandlers = {
  findInterfaceLabelsByGroup: query((context, { query: { labelGroup = '', modelName, language } }) =>
    findByGroup(context, labelGroup, modelName, language),
  ),
  listInterfaceLabels: list(
    interfaceLabelList,
    async ({ labelGroup, language, modelName, code, label, missingIn }, context) => {
      const model = await specificModel(context, modelName);
      const matching = model === undefined ? undefined : await patternsMatching(context, model);
      return {
        labelGroup,
        language: language || '*',
        code,
        label,
        enabledBy: matching && ['DEFAULT', '', ...matching],
        notDisabledBy: matching,
        missingIn,
      };
    },
  ),
  createInterfaceLabel: command((context, { body }) => createLabel(context, body)),
  // Everything but the text is the label's key.
  updateInterfaceLabel: labels.update((_context, { label }) => ({ label })),
  deleteInterfaceLabel: labels.remove,
  getInterfaceLabelHistory: labels.history,
  restoreInterfaceLabel: labels.restore,
  listDeletedInterfaceLabels: query((context, { query: { labelGroup } }) =>
    interfaceLabels.deleted(context, labelGroup ? { labelGroup } : {}),
  ),
  getInterfaceLabelGroups: query((context) => listLabelGroups(context)),
  findModelMatches: query((context, { body }) => matchModels(context, body.patterns)),
  exportInterfaceLabelsCsv: files.csv,
  exportInterfaceLabelsXlsx: files.xlsx,
  previewInterfaceLabels: files.preview,
  importInterfaceLabels: files.import,
} satisfies Partial<OperationMap>;
