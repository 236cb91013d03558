import { contains, type ListDefinition } from '../../kit/paged-list.ts';
import { searchedTextSql } from '../../kit/sql.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { hasLabelText, labelTextSql } from '../interface-labels/interface-label.read.ts';
import { languageIdSql } from '../languages/language.read.ts';
import { CallToAction } from './call-to-action.entity.ts';

export type CallToActionSort =
  | 'code'
  | 'labelCode'
  | 'linkCode'
  | 'stKey'
  | 'adobeKey'
  | 'iconKey'
  | 'descriptionKey'
  | 'sortNumber'
  | 'id';
export type CallToActionFilter = 'code' | 'label' | 'labelCode';

/** Decisions. */
export const callToActionList: ListDefinition<CallToActionSort, CallToActionFilter> = {
  table: 'call_to_action c',
  id: 'c.id',
  columns: shownSql(CallToAction, 'c'),
  sorts: {
    code: 'search_text(c.code)',
    labelCode: 'search_text(c.label_code)',
    linkCode: 'search_text(c.link_code)',
    stKey: 'search_text(c.st_key)',
    adobeKey: 'search_text(c.adobe_key)',
    iconKey: 'search_text(c.icon_key)',
    descriptionKey: 'search_text(c.description_key)',
    sortNumber: 'c.sort_number',
    id: 'c.id',
  },
  filters: {
    code: contains('search_text(c.code)'),
    label: {
      ...contains('search_text(c.label_code)'),
      sql: (p) =>
        `(strpos(search_text(c.label_code), ${searchedTextSql(p)}) > 0 OR ${hasLabelText('c.label_code', p)})`,
      indexed: undefined,
    },
    labelCode: { sql: (p) => `${p} IN (c.label_code, c.description_key)`, value: String },
  },
};

export const shownCallToActionList: typeof callToActionList = {
  ...callToActionList,
  parameters: ['language'],
  details: {
    columns: `page.*, ${labelTextSql('page."labelCode"', languageIdSql('$1'))} AS label`,
  },
};

export const callToAction = recordOf(CallToAction, {
  entity: 'callToAction',
  noun: 'call to action',
  name: 'code',
  list: callToActionList,
});
