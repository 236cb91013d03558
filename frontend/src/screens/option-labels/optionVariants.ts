import { optionTexts } from '../../texts';
import type { Noun } from '../../kit/format/countOf';

/** One of the three screens over options: what its groups hold, and its words. */
export interface OptionVariant {
  /** The type of its groups; without a group the list holds all groups of the type. */
  type: 'OPT' | 'ACC' | 'CUSTPRG';
  title: string;
  newTitle: string;
  noun: Noun;
}

const variants: Record<string, OptionVariant> = {
  '/opt_labels': {
    type: 'OPT',
    title: optionTexts.optLabels,
    newTitle: optionTexts.newOptLabel,
    noun: { one: 'option', many: 'options' },
  },
  '/acc_labels': {
    type: 'ACC',
    title: optionTexts.accLabels,
    newTitle: optionTexts.newAccLabel,
    noun: { one: 'accessory', many: 'accessories' },
  },
  '/custprg_labels': {
    type: 'CUSTPRG',
    title: optionTexts.custprLabels,
    newTitle: 'New CUSTPR Label',
    noun: { one: 'customer programme', many: 'customer programmes' },
  },
};

/** The screen of a path (specification 1, sections 2.1 and 2.8). */
export const variantOf = (path: string): OptionVariant => variants[path] ?? variants['/opt_labels']!;
