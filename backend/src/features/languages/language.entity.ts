import { coded, flag, integerId, optional, recordOf, text } from '../../kit/record.ts';
import { t } from '../../texts/labels.ts';
import { languageList } from './language.list.ts';

/** A language of labels and contents. A missing text is looked for in the fallback, then in its fallback; never a cycle. */
export const language = recordOf({
  entity: 'language',
  noun: 'language',
  table: 'language',
  id: integerId,
  columns: {
    code: text('code'),
    description: text('description'),
    active: flag('active'),
    fallbackLanguage: optional(coded('fallback_language_id', 'language', 'language')),
    language2CharCode: text('language2_char_code'),
    languageSimpleCode: text('language_simple_code'),
    default: flag('is_default'),
  },
  name: 'code',
  list: languageList,
});

const TAKEN = { message: () => t('A language with this code exists already.'), field: 'code' };

/** What the database refuses, in words. */
export const languageConstraints = {
  language_code_unique: TAKEN,
  language_code_in_any_case_unique: TAKEN,
};
