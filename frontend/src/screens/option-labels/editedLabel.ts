import type { OptionGridEntry, OptionLabel } from '../../api';
import type { StoredText } from '../../kit/inline-edit/useRowText';

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
