import { contains, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { InterfaceConfig } from './interface-config.entity.ts';

export type InterfaceConfigSort = 'content' | 'country' | 'model' | 'id';
export type InterfaceConfigFilter = 'models' | 'code' | 'label';

/** What of an interface configuration is shown, sorted and filtered (decisions ). */
export const interfaceConfigList: ListDefinition<InterfaceConfigSort, InterfaceConfigFilter> = {
  table: 'interface_config c',
  id: 'c.id',
  columns: `${shownSql(InterfaceConfig, 'c')}, c.conftype AS "confType"`,
  sorts: { content: 'search_text(c.content)', country: 'c.country_id', model: 'c.modelcode', id: 'c.id' },
  filters: {
    models: oneOf('c.modelcode'),
    // It has neither code nor label: the codes that it is for, and what it says.
    code: contains(`search_text(c.country_id || ' ' || c.modelcode)`),
    label: contains('search_text(c.content)'),
  },
};

export const interfaceConfig = recordOf(InterfaceConfig, {
  entity: 'interfaceConfig',
  noun: 'interface configuration',
  name: 'country',
  list: interfaceConfigList,
});
