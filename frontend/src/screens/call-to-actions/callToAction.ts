import type { CallToAction } from '../../api';
import { wholeNumberOf } from '../../kit/format/wholeNumberOf';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import type { RecordNoun } from '../../kit/record/RecordNoun';

/** What the form holds. */
export type CallToActionValues = Record<
  'code' | 'labelCode' | 'linkCode' | 'stKey' | 'adobeKey' | 'iconKey' | 'descriptionKey' | 'sortNumber',
  string
>;

const key = <Name extends string>(name: Name, label: string): FieldDefinition<Name> => ({
  name,
  label,
  mono: true,
  maxLength: 200,
});

/** Its code is the key; everything else changes (specification 2, sections 3 and 5). */
export const callToAction: RecordNoun<CallToAction, CallToActionValues> = {
  noun: { one: 'call to action', many: 'calls to action' },
  title: 'Call to action',
  titles: 'Call To Action',
  newTitle: 'New Call To Action',
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    labelCode: { name: 'labelCode', label: 'Label code', kind: 'combo', required: true, maxLength: 100 },
    linkCode: key('linkCode', 'Link code'),
    stKey: key('stKey', 'ST key'),
    adobeKey: key('adobeKey', 'Adobe key'),
    iconKey: key('iconKey', 'Icon key'),
    descriptionKey: key('descriptionKey', 'Description key'),
    sortNumber: {
      name: 'sortNumber',
      label: 'Sort number',
      maxLength: 10,
      faultOf: (text) => (wholeNumberOf(text) === undefined ? 'A whole number' : undefined),
    },
  },
  changeable: ['labelCode', 'linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey', 'sortNumber'],
  shownWhenDeleted: ['labelCode', 'linkCode'],
  valuesOf: ({ code, labelCode, linkCode, stKey, adobeKey, iconKey, descriptionKey, sortNumber }) => ({
    ...{ code, labelCode, linkCode, stKey, adobeKey, iconKey, descriptionKey },
    sortNumber: String(sortNumber ?? ''),
  }),
  blank: {
    ...{ code: '', labelCode: '', linkCode: '', stKey: '', adobeKey: '', iconKey: '', descriptionKey: '' },
    sortNumber: '',
  },
  detailOf: ({ label }) => label ?? '',
  closesOnFailure: true,
};
