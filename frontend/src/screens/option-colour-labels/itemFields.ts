import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { t } from '../../texts/optionColourLabels';

export type ItemValues = Record<'code' | 'as400Description' | 'label' | 'description' | 'english', string>;

export const itemFields = {
  code: { name: 'code', label: 'Code', mono: true, maxLength: 100 },
  as400Description: { name: 'as400Description', label: t('As400 description'), mono: true, maxLength: 1000 },
  label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
  description: { name: 'description', label: t('Option info text'), kind: 'area', maxLength: 4000 },
  english: { name: 'english', label: t('English description'), kind: 'area', maxLength: 4000 },
} satisfies { [Name in keyof ItemValues]: FieldDefinition<Name> };
