import type { TrackingLabel } from '../../api';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/trackingLabels';

export type TrackingLabelValues = Record<'key' | 'label' | 'language', string>;

/** The key stays: statistics are counted by it. */
export const trackingLabel: RecordNoun<TrackingLabel, TrackingLabelValues> = {
  noun: { one: t('tracking label'), many: t('tracking labels') },
  title: t('Tracking label'),
  titles: t('Tracking labels'),
  newTitle: t('New tracking label'),
  name: 'key',
  // A key stands once for each language.
  nameOf: ({ key, language }) => `${key} (${language.code})`,
  fields: {
    key: { name: 'key', label: t('Key'), required: true, mono: true, maxLength: 200 },
    label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
    language: { name: 'language', label: t('Language'), required: true, maxLength: 10 },
  },
  changeable: ['label', 'language'],
  shownWhenDeleted: ['language', 'label'],
  valuesOf: ({ key, label, language }) => ({ key, label, language: language.code }),
  blank: { key: '', label: '', language: '' },
  detailOf: ({ language }) => language.description,
  langOf: ({ language }) => language.code,
  closesOnFailure: true,
};
