import type { OptionGridEntry, OptionLabel, NewOptionLabel } from '../../api';
import type { StoredText } from '../../kit/inline-edit/RowTextInput';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { patternFields } from '../../kit/regexp/patternFields';
import type { ShownFields } from '../../kit/record/changeEntries';
import { t } from '../../texts/optionLabels.gen';
import type { FilterField } from '../../kit/list/FilterField';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';

/** 'Aurora 1.5 Hybrid · 3410226 · Italiano': whose labels a list or a dialog shows. */
export function useLabelPlace(): string {
  const { description, modelId } = useCurrentModel();
  const { text } = useCurrentLanguage();
  return [description, modelId, text].filter(Boolean).join(' · ');
}

export type OptionFilter = 'code' | 'label';
export type OptionSortKey = 'optItem.code' | 'optItem.as400Description' | 'defaultLabel' | 'modelLabel';

/** What the list is filtered and sorted by; the code ascending to begin with, 6 page links. */
export const optionSearch: SearchDefinition<OptionFilter, OptionSortKey> = {
  filters: ['code', 'label'],
  sortKeys: ['optItem.code', 'optItem.as400Description', 'defaultLabel', 'modelLabel'],
};

export const optionFilters: readonly FilterField<OptionFilter>[] = [
  { name: 'code', label: 'Code', placeholder: t('Any code') },
  { name: 'label', label: t('Label'), placeholder: t('Any text'), grow: true },
];

export type NewOptionLabelValues = Record<
  keyof Pick<NewOptionLabel, 'optGroup' | 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp'>,
  string
>;

/** The fields; their lengths are those of the contract. Only what must be filled carries the mark. */
export const optionFields = {
  optGroup: { name: 'optGroup', label: t('Group'), kind: 'combo', required: true, maxLength: 100 },
  code: { name: 'code', label: 'Code', required: true, mono: true, maxLength: 100 },
  label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
  ...patternFields,
  modelEnableRegexp: { ...patternFields.modelEnableRegexp, required: true },
} satisfies Record<keyof NewOptionLabelValues, FieldDefinition<keyof NewOptionLabelValues>>;

/** What a label's history shows: its info text too, which /opt_color_labels writes. */
export const optionHistory: ShownFields = {
  fields: [optionFields.label, { name: 'description', label: t('Option info text'), maxLength: 4000 }],
  heads: ['code', 'language', 'modelcode'],
};

export type OptionDialog =
  | { kind: 'new' }
  | { kind: 'colours' | 'info' | 'update' | 'cancel' | 'delete' | 'history'; entry: OptionGridEntry };

/** No specific model: the default label itself is edited (decision A-16). */
export const isDefaultModel = (modelcode: string): boolean => modelcode === 'DEFAULT';

export const labelFor = ({ optItem }: OptionGridEntry, modelcode: string): OptionLabel | undefined =>
  optItem.optLabelList.find(({ model }) => model.modelcode === modelcode);

/** The text that a row edits: of the model, or of DEFAULT. Version 0 means that there is none yet. */
export function editedText(entry: OptionGridEntry, modelcode: string): StoredText {
  const label = labelFor(entry, modelcode);
  return { id: entry.id, text: label?.label ?? '', version: label?.version ?? 0 };
}

/** Nothing but this console knows the option: no grid offers it and the factory has no text for it. */
export const isOwnOption = ({ modelId, optItem }: OptionGridEntry): boolean =>
  modelId === '' && optItem.as400Description === '';
