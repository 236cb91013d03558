import type { InterfaceConfig } from '../../api';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/interfaceConfigs';

/** What the form holds; the model is the one of the header, the type always json. */
export type InterfaceConfigValues = Record<'country' | 'content', string>;

export const interfaceConfig: RecordNoun<InterfaceConfig, InterfaceConfigValues> = {
  noun: { one: t('configuration'), many: t('configurations') },
  title: t('Interface configuration'),
  titles: t('Interface configuration'),
  newTitle: t('New interface configuration'),
  name: 'country',
  nameOf: ({ country, model }) => `${country} · ${model}`,
  fields: {
    country: { name: 'country', label: t('Country'), required: true, maxLength: 10 },
    content: {
      name: 'content',
      label: t('Content'),
      kind: 'area',
      required: true,
      mono: true,
      maxLength: 32_000,
    },
  },
  changeable: ['country', 'content'],
  shownWhenDeleted: ['model', 'content'],
  valuesOf: ({ country, content }) => ({ country, content }),
  blank: { country: '', content: '' },
  detailOf: ({ confType }) => confType,
  widths: { edit: 1120, create: 760 },
  closesOnFailure: true,
};
