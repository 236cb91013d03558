import type { components } from '../../http/operations.gen.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { historyOf } from '../../kit/change-log.ts';
import { pagedList } from '../../kit/paged-list.ts';
import { exportFile } from '../../kit/export.ts';
import { applyImport, importLines, previewImport } from '../../kit/import.ts';
import { patternsMatching, specificModel } from '../models/model.read.ts';
import { interfaceLabelExport } from './interface-label.export.ts';
import { interfaceLabelImport } from './interface-label.import.ts';
import { interfaceLabelList } from './interface-label.list.ts';
import { listLabelGroups } from './interface-label.read.ts';
import { INTERFACE_LABEL, type InterfaceLabelState } from './interface-label.repository.ts';
import {
  createLabel,
  findByGroup,
  listDeleted,
  matchModels,
  removeLabel,
  restoreLabel,
  updateLabel,
} from './interface-label.service.ts';

export { interfaceLabelConstraints } from './interface-label.entity.ts';

type InterfaceLabel = components['schemas']['InterfaceLabel'];
type InterfaceLabelChange = components['schemas']['InterfaceLabelChange'];

/** Specification 1, sections 2.7 and 7, Interface labels. */
export const interfaceLabelHandlers = {
  findInterfaceLabelsByGroup: query((context, { query: { labelGroup = '', modelName, language } }) =>
    findByGroup(context, labelGroup, modelName, language),
  ),
  listInterfaceLabels: query(async (context, { query: wanted }) => {
    const { page = 0, size = 10, sortBy = 'code', sortDesc = false, language, modelName } = wanted;
    const model = await specificModel(context, modelName);
    const matching = model === undefined ? undefined : await patternsMatching(context, model);
    return pagedList<
      InterfaceLabel,
      keyof typeof interfaceLabelList.sorts,
      keyof typeof interfaceLabelList.filters
    >(context, interfaceLabelList, {
      page,
      size,
      sortBy,
      sortDesc,
      filters: {
        labelGroup: wanted.labelGroup,
        language: language || '*',
        code: wanted.code,
        label: wanted.label,
        enabledBy: matching && ['DEFAULT', '', ...matching],
        notDisabledBy: matching,
        missingIn: wanted.missingIn,
      },
    });
  }),
  createInterfaceLabel: command((context, { body }) => createLabel(context, body)),
  updateInterfaceLabel: command((context, { path: { id }, body }) =>
    updateLabel(context, id, body.label, body.version),
  ),
  deleteInterfaceLabel: command((context, { path: { id } }) => removeLabel(context, id)),
  getInterfaceLabelHistory: query((context, { path: { id } }) =>
    historyOf<InterfaceLabelState>(context, INTERFACE_LABEL, id),
  ),
  restoreInterfaceLabel: command((context, { path: { id }, body }) =>
    restoreLabel(context, id, body.changeId),
  ),
  listDeletedInterfaceLabels: query((context, { query: { labelGroup = '' } }) =>
    listDeleted<InterfaceLabelChange[]>(context, labelGroup),
  ),
  getInterfaceLabelGroups: query((context) => listLabelGroups(context)),
  findModelMatches: query((context, { body }) => matchModels(context, body.patterns)),
  exportInterfaceLabelsCsv: query((context, { query: { scope, languageToExport } }) =>
    exportFile(context, interfaceLabelExport, 'csv', { scope, languageToExport }),
  ),
  exportInterfaceLabelsXlsx: query((context, { query: { scope, languageToExport } }) =>
    exportFile(context, interfaceLabelExport, 'xlsx', { scope, languageToExport }),
  ),
  previewInterfaceLabels: query((context, { file, body }) =>
    previewImport(context, interfaceLabelImport, file, body.filename),
  ),
  importInterfaceLabels: command((context, { file, body, query: { dryRun, planDigest } }) =>
    dryRun
      ? importLines(context, interfaceLabelImport, file, body.filename)
      : applyImport(context, interfaceLabelImport, file, body.filename, planDigest),
  ),
} satisfies Partial<OperationMap>;
