import { integerId, recordOf, text } from '../../kit/record.ts';
import { countryColumn } from '../countries/country.read.ts';
import { languageColumn } from '../languages/language.read.ts';
import { modelColumn } from '../models/model.read.ts';
import { t } from '../../texts/labels.ts';
import { editorialPlaceholderList } from './editorial-placeholder.list.ts';

/** A text that stands for a placeholder in contents. Everything but the text is its key (decision A-75). */
export const editorialPlaceholder = recordOf({
  entity: 'editorialPlaceholder',
  noun: 'placeholder',
  table: 'editorial_placeholder',
  id: integerId,
  columns: {
    code: text('code'),
    country: countryColumn,
    language: languageColumn,
    model: modelColumn,
    content: text('content'),
  },
  name: 'code',
  list: editorialPlaceholderList,
});

/** What the database refuses, in words. */
export const editorialPlaceholderConstraints = {
  editorial_placeholder_key_unique: {
    message: () => t('A placeholder with this code, country, language and model exists already.'),
    field: 'code',
  },
};
