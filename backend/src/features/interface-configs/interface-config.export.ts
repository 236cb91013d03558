import { listExport } from '../../kit/record-export.ts';
import { interfaceConfig } from './interface-config.list.ts';
import { interfaceConfigList } from './interface-config.list.ts';

/** The configurations that the list shows with these filters (decision A-90). */
export const interfaceConfigExport = listExport(interfaceConfig, 'interfaceConfig', interfaceConfigList, {
  fields: ['id', 'country', 'model', 'conftype', 'content'],
  order: [],
});
