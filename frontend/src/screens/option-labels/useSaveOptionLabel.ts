import { useState } from 'react';
import {
  useUpdateOptionGridLabelMutation,
  useUpdateOptionLabelMutation,
  type OptionGridEntry,
  type OptionLabelConflict,
} from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage, useCurrentModel } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { isConflictReply } from '../../kit/versioned/isConflictReply';
import { isDefaultModel } from './editedLabel';

export type LabelConflict = OptionLabelConflict & { mine: string };

/**
 * Saves the text of a row over a version (0: there was none): the label of the model, or the default one (decision A-16). A newer
 * version is no failure but a conflict to be settled.
 */
export function useSaveOptionLabel({ id: gridId, optItem }: OptionGridEntry, onSaved: () => void) {
  const [saveDefault] = useUpdateOptionLabelMutation();
  const [saveOfModel] = useUpdateOptionGridLabelMutation();
  const { modelcode } = useCurrentModel();
  const language = useCurrentLanguage();
  const notices = useNotices();
  const [conflict, setConflict] = useState<LabelConflict>();

  const call = (label: string, version: number) =>
    isDefaultModel(modelcode)
      ? saveDefault({
          optItemId: optItem.id,
          optionLabelInput: { label, version, language: { id: language.id } },
        }).unwrap()
      : saveOfModel({
          gridId,
          language: language.code,
          optionLabelInput: { label, version },
        }).unwrap();

  const save = async (label: string, version: number) => {
    try {
      const { message } = await call(label, version);
      onSaved();
      notices.showSuccess(message);
    } catch (error) {
      const { status, body } = problemOf(error);
      if (status !== 409 || !isConflictReply<OptionLabelConflict>(body)) throw error;
      setConflict({ ...body, mine: label });
    }
  };
  return { save, conflict };
}
