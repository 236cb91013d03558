import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { languageJoin } from '../languages/language.read.ts';
import { ConfigurationParameter } from './configuration-parameter.entity.ts';
import { consoleKeys } from './console-key.ts';

export type ConfigurationParameterSort = 'code' | 'description' | 'value' | 'language' | 'id';
export type ConfigurationParameterFilter = 'code' | 'label';

const KEYS = consoleKeys.map((key) => `'${key}'`).join(', ');

/** Parameters of every language (decision A-36). */
export const configurationParameterList: ListDefinition<
  ConfigurationParameterSort,
  ConfigurationParameterFilter
> = {
  table: 'console_config p',
  joins: languageJoin('p.language_id'),
  id: 'p.id',
  columns: `${shownSql(ConfigurationParameter, 'p', ['languageId'])},
    g.shown AS language,
    NOT (p.code IN (${KEYS}) AND (g.is_default
      OR NOT EXISTS (SELECT FROM console_config o WHERE o.code = p.code AND o.id <> p.id))) AS deletable`,
  sorts: {
    code: 'search_text(p.code)',
    description: 'search_text(p.description)',
    value: 'search_text(p.value)',
    language: '(SELECT search_text(s.code) FROM language s WHERE s.id = p.language_id)',
    id: 'p.id',
  },
  filters: {
    code: contains('search_text(p.code)'),
    label: contains('search_text(p.description)'),
  },
};

export const configurationParameter = recordOf(ConfigurationParameter, {
  entity: 'configurationParameter',
  noun: 'parameter',
  name: 'code',
  codes: { languageId: 'language' },
  list: configurationParameterList,
});
