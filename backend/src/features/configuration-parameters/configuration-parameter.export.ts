import { listExport } from '../../kit/record-export.ts';
import { configurationParameter } from './configuration-parameter.list.ts';
import { configurationParameterList } from './configuration-parameter.list.ts';

/** The parameters that the list shows with these filters (decision A-90). */
export const configurationParameterExport = listExport(
  configurationParameter,
  'configurationParameters',
  configurationParameterList,
  { fields: ['id', 'code', 'description', 'value', 'language'], order: ['code'] },
);
