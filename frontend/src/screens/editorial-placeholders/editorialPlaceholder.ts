import type { EditorialPlaceholder } from '../../api';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/editorialPlaceholders';

/** What the form holds; language and model of a new placeholder are those of the header. */
export type PlaceholderValues = Record<'code' | 'country' | 'content', string>;

/** Code, country, language and model are the key of a stored placeholder: only its content changes. */
export const editorialPlaceholder: RecordNoun<EditorialPlaceholder, PlaceholderValues> = {
  noun: { one: t('placeholder'), many: t('placeholders') },
  title: t('Editorial placeholder'),
  titles: t('Editorial placeholders'),
  newTitle: t('New Editorial Placeholder'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    country: { name: 'country', label: t('Country'), required: true, maxLength: 10 },
    content: { name: 'content', label: t('Content'), kind: 'area', required: true, maxLength: 4000 },
  },
  changeable: ['content'],
  shownWhenDeleted: ['country', 'language', 'content'],
  valuesOf: ({ code, country, content }) => ({ code, country, content }),
  blank: { code: '', country: '', content: '' },
  detailOf: ({ country, language, model }) =>
    [country, language.description, model.modelcode].filter((part) => part !== 'DEFAULT').join(' · '),
  langOf: ({ language }) => language.code,
  marketing: t('Code, country, language, model and content, for reading.'),
  everything: t('Of every country and model, whatever the list shows.'),
};
