import { crudHandlers, fileHandlers, list, scopedOptions } from '../../http/crud-handlers.ts';
import { command, type OperationMap, query, steadyQuery } from '../../http/operation.ts';
import type { Context } from '../../kit/context.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { refuseFaultyValues } from '../../kit/model-pattern.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { patternsMatching, specificModel } from '../models/model.read.ts';
import { interfaceLabelExport } from './interface-label.export.ts';
import { interfaceLabelImport } from './interface-label.import.ts';
import { interfaceLabelList } from './interface-label.list.ts';
import { findTranslations, listLabelGroups } from './interface-label.repository.ts';
import {
  createLabel,
  findByGroup,
  interfaceLabels,
  labelChanges,
  matchModels,
  restoreLabel,
} from './interface-label.service.ts';

export { interfaceLabelConstraints } from './interface-label.entity.ts';

interface ListFilters {
  labelGroup?: string;
  language?: string;
  modelName?: string;
  code?: string;
  label?: string;
  missingIn?: string;
}

async function filtersOf(
  { labelGroup, language, modelName, code, label, missingIn }: ListFilters,
  context: Context,
) {
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
}

const labels = crudHandlers(interfaceLabels);
const files = fileHandlers(interfaceLabelExport, interfaceLabelImport, scopedOptions(filtersOf));

export const interfaceLabelHistory: RecordChanges = {
  ...changesOfCrud(interfaceLabels),
  restore: (context, id, wanted) => restoreLabel(context, numberedId(id), wanted),
  deleted: (context, { labelGroup }) => interfaceLabels.deleted(context, labelGroup ? { labelGroup } : {}),
};

export const interfaceLabelBulk = bulkOf(interfaceLabels, {
  filtersOf,
  check: refuseFaultyValues,
  values: labelChanges,
  together: findTranslations,
});

export const interfaceLabelHandlers = {
  findInterfaceLabelsByGroup: query((context, { query: { labelGroup = '', modelName, language } }) =>
    findByGroup(context, labelGroup, modelName, language),
  ),
  listInterfaceLabels: list(interfaceLabelList, (wanted, context) => filtersOf(wanted, context)),
  createInterfaceLabel: command((context, { body }) => createLabel(context, body)),
  // All other fields are the key.
  updateInterfaceLabel: labels.update((_context, { label }) => ({ label })),
  deleteInterfaceLabel: labels.remove,
  getInterfaceLabelGroups: steadyQuery((context) => listLabelGroups(context)),
  findModelMatches: query((context, { body }) => matchModels(context, body.patterns)),
  exportInterfaceLabelsCsv: files.csv,
  exportInterfaceLabelsXlsx: files.xlsx,
  previewInterfaceLabels: files.preview,
  importInterfaceLabels: files.import,
} satisfies Partial<OperationMap>;
