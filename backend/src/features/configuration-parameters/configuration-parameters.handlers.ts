import { codeAndLabel, exportHandlers, list } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { configurationParameterExport } from './configuration-parameter.export.ts';
import { configurationParameterList } from './configuration-parameter.list.ts';
import {
  configurationParameters,
  configuratorUrl,
  createParameter,
  readableParameter,
  removeParameter,
  restoreParameter,
  updateParameter,
} from './configuration-parameter.service.ts';

export { configurationParameterConstraints } from './configuration-parameter.entity.ts';

const files = exportHandlers(configurationParameterExport, codeAndLabel);

export const configurationParameterHistory: RecordChanges = {
  ...changesOfCrud(configurationParameters),
  restore: (context, id, wanted) => restoreParameter(context, numberedId(id), wanted),
};

export const configurationParameterBulk = bulkOf(configurationParameters, {
  filtersOf: codeAndLabel,
  remove: removeParameter,
  restore: configurationParameterHistory.restore,
});

export const configurationParameterHandlers = {
  getCcfUrl: query((context) => configuratorUrl(context)),
  getConsoleConfigValue: query((context, { path, query: { language } }) =>
    readableParameter(context, path.code, language),
  ),
  listConfigurationParameters: list(configurationParameterList, (wanted) => codeAndLabel(wanted)),
  createConfigurationParameter: command((context, { body }) => createParameter(context, body)),
  updateConfigurationParameter: command((context, { path: { id }, body }) =>
    updateParameter(context, id, body),
  ),
  deleteConfigurationParameter: command((context, { path: { id } }) => removeParameter(context, id)),
  exportConfigurationParametersCsv: files.csv,
  exportConfigurationParametersXlsx: files.xlsx,
} satisfies Partial<OperationMap>;
