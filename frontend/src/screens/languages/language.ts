import type { Language } from '../../api';
import type { RecordDialog, RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/languages.gen';

/** What the form holds; the fallback is the id of a language, or '' for none. */
export type LanguageValues = Record<
  'code' | 'description' | 'fallbackLanguage' | 'language2CharCode' | 'languageSimpleCode' | 'default',
  string
>;

/** The dialogs of a noun, and the question of the switch. */
export type LanguageDialog = RecordDialog<Language> | { kind: 'toggle'; row: Language };

/** The code is what all else knows a language by, so it stays. */
export const language: RecordNoun<Language, LanguageValues> = {
  noun: { one: t('language'), many: t('languages') },
  title: t('Language'),
  titles: t('Languages'),
  newTitle: t('New language'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 10 },
    description: { name: 'description', label: t('Description'), required: true, maxLength: 100 },
    fallbackLanguage: { name: 'fallbackLanguage', label: t('Fallback language'), maxLength: 10 },
    language2CharCode: {
      name: 'language2CharCode',
      label: t('Two-letter code'),
      note: t('ISO 639-1'),
      mono: true,
      maxLength: 2,
    },
    languageSimpleCode: { name: 'languageSimpleCode', label: t('Simple code'), mono: true, maxLength: 10 },
    default: { name: 'default', label: t('Default language'), kind: 'switch', maxLength: 5 },
  },
  // A switch of the list, which asks first.
  changeable: ['description', 'fallbackLanguage', 'language2CharCode', 'languageSimpleCode', 'default'],
  shownWhenDeleted: ['description'],
  valuesOf: ({
    code,
    description,
    fallbackLanguage,
    language2CharCode,
    languageSimpleCode,
    default: isDefault,
  }) => ({
    code,
    description,
    fallbackLanguage: fallbackLanguage ? fallbackLanguage.code : '',
    language2CharCode,
    languageSimpleCode,
    default: String(isDefault),
  }),
  blank: {
    code: '',
    description: '',
    fallbackLanguage: '',
    language2CharCode: '',
    languageSimpleCode: '',
    default: 'false',
  },
  detailOf: ({ description }) => description,
  undeletable: ({ code, default: isDefault }) =>
    isDefault ? t('{code} is the default language and stays', { code }) : undefined,
  bulk: { set: [{ name: 'active', label: t('Active'), kind: 'switch', maxLength: 5 }], deletes: true },
  closesOnFailure: true,
};
