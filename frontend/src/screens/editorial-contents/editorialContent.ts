import type { EditorialContent } from '../../api';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/editorialContents';

/** What the form holds; the option of a stored content is on no form and stays (decision A-76). */
export type ContentValues = Record<
  'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp' | 'content',
  string
>;

/** Longer texts of the configurator, plain or HTML; only the code of a stored one is fixed. */
export const editorialContent: RecordNoun<EditorialContent, ContentValues> = {
  noun: { one: t('content'), many: t('contents') },
  title: t('Editorial content'),
  titles: t('Editorial contents'),
  newTitle: t('New Editorial Content'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    label: { name: 'label', label: t('Label'), required: true, maxLength: 1000 },
    modelEnableRegexp: {
      name: 'modelEnableRegexp',
      label: t('Model enabled regexp'),
      note: t('default DEFAULT'),
      mono: true,
      maxLength: 200,
    },
    modelDisableRegexp: {
      name: 'modelDisableRegexp',
      label: t('Model disabled regexp'),
      mono: true,
      maxLength: 200,
    },
    content: {
      name: 'content',
      label: t('Content'),
      kind: 'area',
      required: true,
      mono: true,
      maxLength: 8000,
    },
  },
  changeable: ['label', 'modelEnableRegexp', 'modelDisableRegexp', 'content'],
  shownWhenDeleted: ['language', 'label'],
  valuesOf: ({ code, label, modelEnableRegexp, modelDisableRegexp, content }) => ({
    code,
    label,
    modelEnableRegexp,
    modelDisableRegexp,
    content,
  }),
  blank: { code: '', label: '', modelEnableRegexp: 'DEFAULT', modelDisableRegexp: '', content: '' },
  detailOf: ({ language, optcode }) =>
    [language.description, optcode && t('option {optcode}', { optcode })].filter(Boolean).join(' · '),
  langOf: ({ language }) => language.code,
  marketing: t('Code, language, label, option, regexps and content, for reading.'),
  everything: t('Of every model and option, whatever the list shows.'),
  widths: { edit: 1180, create: 1180 },
};
