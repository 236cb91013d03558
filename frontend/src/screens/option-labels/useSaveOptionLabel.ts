import {
  useUpdateOptionGridLabelMutation,
  useUpdateOptionLabelMutation,
  type OptionGridEntry,
  type OptionLabel,
} from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useVersionedSave } from '../../kit/versioned/useVersionedSave';
import { isDefaultModel } from './optionLabel';

/** The text of a row and its version; 0: there was none. */
type LabelVersion = Pick<OptionLabel, 'label' | 'version'>;
type LabelText = Pick<OptionLabel, 'label'>;

/** Saves the text of a row over a version: the label of the model, or the default one (decision A-16). */
export function useSaveOptionLabel(
  { id: gridId, optItem }: OptionGridEntry,
  onSaved: (version: number | undefined) => void,
) {
  const [saveDefault] = useUpdateOptionLabelMutation();
  const [saveOfModel] = useUpdateOptionGridLabelMutation();
  const { modelcode } = useCurrentModel();
  const language = useCurrentLanguage();
  const notices = useNotices();

  return useVersionedSave<LabelVersion, LabelText, { message: string; version?: number }>({
    send: ({ over: { version }, mine: { label } }) =>
      isDefaultModel(modelcode)
        ? saveDefault({
            optItemId: optItem.id,
            optionLabelInput: { label, version, language: { id: language.id } },
          }).unwrap()
        : saveOfModel({
            gridId,
            language: language.code,
            optionLabelInput: { label, version },
          }).unwrap(),
    problemOf,
    onSaved({ message, version }) {
      onSaved(version);
      notices.showSuccess(message);
    },
  });
}

export type OptionLabelSave = ReturnType<typeof useSaveOptionLabel>;
