import type { CallToAction } from '../../api';
import { wholeNumberOf } from '../../kit/format/counts';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { patternFields } from '../../kit/regexp/patternFields';
import type { RecordNoun } from '../../kit/record/RecordNoun';
import { t } from '../../texts/callToActions.gen';

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

/** Its code is the key; everything else changes. */
export const callToAction: RecordNoun<CallToAction, CallToActionValues> = {
  noun: { one: t('call to action'), many: t('calls to action') },
  title: t('Call to action'),
  titles: t('Call To Action'),
  newTitle: t('New Call To Action'),
  name: 'code',
  fields: {
    code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
    labelCode: { name: 'labelCode', label: t('Label code'), kind: 'combo', required: true, maxLength: 100 },
    linkCode: key('linkCode', t('Link code')),
    stKey: key('stKey', t('ST key')),
    adobeKey: key('adobeKey', t('Adobe key')),
    iconKey: key('iconKey', t('Icon key')),
    descriptionKey: key('descriptionKey', t('Description key')),
    sortNumber: {
      name: 'sortNumber',
      label: t('Sort number'),
      maxLength: 10,
      faultOf: (text) => (wholeNumberOf(text) === undefined ? t('A whole number') : undefined),
    },
  },
  changeable: ['labelCode', 'linkCode', 'stKey', 'adobeKey', 'iconKey', 'descriptionKey', 'sortNumber'],
  shownWhenDeleted: ['labelCode', 'linkCode'],
  valuesOf: ({ code, labelCode, linkCode, stKey, adobeKey, iconKey, descriptionKey, sortNumber }) => ({
    code,
    labelCode,
    linkCode,
    stKey,
    adobeKey,
    iconKey,
    descriptionKey,
    sortNumber: String(sortNumber ?? ''),
  }),
  blank: {
    code: '',
    labelCode: '',
    linkCode: '',
    stKey: '',
    adobeKey: '',
    iconKey: '',
    descriptionKey: '',
    sortNumber: '',
  },
  detailOf: ({ label }) => label ?? '',
  bulk: {
    // The links to countries; the regexps of a link begin empty.
    set: [
      { name: 'enable', label: t('Enable'), kind: 'switch', maxLength: 5 },
      { name: 'relevant', label: t('Relevant'), kind: 'switch', maxLength: 5 },
      ...Object.values(patternFields),
      {
        name: 'countries',
        label: t('Countries'),
        mono: true,
        maxLength: 1000,
        isCodes: true,
        help: t('Codes with commas between them, such as IT, DE; without them, in all countries.'),
      },
    ],
    deletes: true,
  },
  closesOnFailure: true,
};
