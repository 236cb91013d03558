import { contains, equals, noneOf, oneOf, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageIdSql, languageJoin } from '../languages/language.read.ts';
import { InterfaceLabel } from './interface-label.entity.ts';

export type InterfaceLabelSort =
  'code' | 'label' | 'labelGroup' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'id';

export type InterfaceLabelFilter =
  'labelGroup' | 'language' | 'code' | 'label' | 'enabledBy' | 'notDisabledBy' | 'missingIn';

/** What the index of texts holds of a label: whole ones can be too long for an index. */
const INDEXED_LENGTH = 100;

/** Decisions. */
export const interfaceLabelList: ListDefinition<InterfaceLabelSort, InterfaceLabelFilter> = {
  table: 'interface_label l',
  joins: languageJoin('l.language_id'),
  id: 'l.id',
  columns: `${shownSql(InterfaceLabel, 'l', ['languageId'])},
    g.shown AS language`,
  sorts: {
    code: 'l.code_search',
    label: [`left(l.label_search, ${INDEXED_LENGTH})`, 'l.label_search'],
    labelGroup: 'l.label_group',
    modelEnableRegexp: 'l.model_enable_regexp',
    modelDisableRegexp: 'l.model_disable_regexp',
    id: 'l.id',
  },
  narrowedBy: 'labelGroup',
  countedFrom: ['interfaceLabel', 'language'],
  filters: {
    labelGroup: equals('l.label_group'),
    language: { sql: (p) => `l.language_id = ${languageIdSql(p)}`, value: String },
    code: contains('l.code_search'),
    label: contains('l.label_search'),
    enabledBy: oneOf('l.model_enable_regexp'),
    notDisabledBy: noneOf('l.model_disable_regexp'),
    missingIn: {
      sql: (p) => `NOT EXISTS (SELECT FROM interface_label o
        WHERE o.label_group = l.label_group AND o.code = l.code AND o.language_id = ${languageIdSql(p)}
          AND o.model_enable_regexp = l.model_enable_regexp AND o.model_disable_regexp = l.model_disable_regexp)`,
      value: String,
    },
  },
};

export const interfaceLabel = recordOf(InterfaceLabel, {
  entity: 'interfaceLabel',
  noun: 'label',
  name: 'code',
  codes: { languageId: 'language' },
  list: interfaceLabelList,
});
