import { integerId, optional, recordOf, text } from '../../kit/record.ts';
import { languageColumn } from '../languages/language.read.ts';
import { t } from '../../texts/labels.ts';
import { editorialContentList } from './editorial-content.list.ts';

/** A longer text of the configurator, plain or HTML. Code, language, both regexps and optcode are its key (decision A-75). */
export const editorialContent = recordOf({
  entity: 'editorialContent',
  noun: 'content',
  table: 'editorial_content',
  id: integerId,
  columns: {
    code: text('code'),
    label: text('label'),
    language: languageColumn,
    optcode: optional(text('optcode')),
    modelEnableRegexp: text('model_enable_regexp'),
    modelDisableRegexp: text('model_disable_regexp'),
    content: text('content'),
  },
  name: 'code',
  list: editorialContentList,
});

/** What the database refuses, in words. */
export const editorialContentConstraints = {
  editorial_content_key_unique: {
    message: () => t('A content with this code, language, regexps and option exists already.'),
    field: 'code',
  },
};
