import { listExport } from '../../kit/record-export.ts';
import { interfaceConfig } from './interface-config.list.ts';
import { interfaceConfigList } from './interface-config.list.ts';

export const interfaceConfigExport = listExport(interfaceConfig, 'interfaceConfig', interfaceConfigList, {
  fields: ['id', 'country', 'model', 'conftype', 'content'],
  order: [],
});
