import type { TextKind } from '../../api';
import { optionTexts } from '../../texts';
import type { Noun } from '../../kit/format/counts';
import { t } from '../../texts/optionLabels.gen';

export interface OptionVariant {
  /** The type of its groups; without a group the list holds all groups of the type. */
  type: 'OPT' | 'ACC' | 'CUSTPRG';
  /** What the translators' workbench calls its texts. */
  textKind: TextKind;
  title: string;
  newTitle: string;
  noun: Noun;
}

const variants: Record<string, OptionVariant> = {
  '/opt_labels': {
    type: 'OPT',
    textKind: 'option',
    title: optionTexts.optLabels,
    newTitle: optionTexts.newOptLabel,
    noun: { one: t('option'), many: t('options') },
  },
  '/acc_labels': {
    type: 'ACC',
    textKind: 'accessory',
    title: optionTexts.accLabels,
    newTitle: optionTexts.newAccLabel,
    noun: { one: t('accessory'), many: t('accessories') },
  },
  '/custprg_labels': {
    type: 'CUSTPRG',
    textKind: 'customerProgramme',
    title: optionTexts.custprLabels,
    newTitle: t('New CUSTPR Label'),
    noun: { one: t('customer programme'), many: t('customer programmes') },
  },
};

export const variantOf = (path: string): OptionVariant => variants[path] ?? variants['/opt_labels']!;
