import { listExport } from '../../kit/record-export.ts';
import { configurationParameter } from './configuration-parameter.list.ts';
import { configurationParameterList } from './configuration-parameter.list.ts';

export const configurationParameterExport = listExport(
  configurationParameter,
  'configurationParameters',
  configurationParameterList,
  { fields: ['id', 'code', 'description', 'value', 'language'], order: ['code'] },
);
