import type { EditorialPlaceholder } from '../../api';
import type { RecordNoun } from '../../kit/record/RecordNoun';

/** What the form holds; language and model of a new placeholder are those of the header. */
export type PlaceholderValues = Record<'code' | 'country' | 'content', string>;

/** Code, country, language and model are the key of a stored placeholder: only its content changes. */
export const editorialPlaceholder: RecordNoun<EditorialPlaceholder, PlaceholderValues> = {
  noun: { one: 'placeholder', many: 'placeholders' },
  title: 'Editorial placeholder',
  titles: 'Editorial placeholders',
  newTitle: 'New Editorial Placeholder',
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    country: { name: 'country', label: 'Country', required: true, maxLength: 10 },
    content: { name: 'content', label: 'Content', kind: 'area', required: true, maxLength: 4000 },
  },
  storedBeside: [
    { name: 'language', label: 'Language', maxLength: 10 },
    { name: 'model', label: 'Model', mono: true, maxLength: 50 },
  ],
  changeable: ['content'],
  shownWhenDeleted: ['country', 'language', 'content'],
  valuesOf: ({ code, country, content }) => ({ code, country, content }),
  blank: { code: '', country: '', content: '' },
  detailOf: ({ country, language, model }) =>
    [country, language.description, model.modelcode].filter((part) => part !== 'DEFAULT').join(' · '),
  langOf: ({ language }) => language.code,
  marketing: 'Code, country, language, model and content, for reading.',
  everything: 'Of every country and model, whatever the list shows.',
};
