import { useState } from 'react';
import type { ItemLabelInput, OptColorItem, OptColorLabelConflict } from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { isConflictReply } from '../../kit/versioned/isConflictReply';
import { labelIn } from './itemLabels';
import { useSaveItemLabel } from './useSaveItemLabel';

export interface LabelTexts {
  label: string;
  description: string;
}

export type LabelConflict = OptColorLabelConflict & { mine: LabelTexts };

/** The label entry of an option; the texts alone for a colour. */
function entryOf(
  item: OptColorItem,
  language: { id: number | string; code: string },
  texts: LabelTexts,
): ItemLabelInput {
  if (item.colLabelList) return texts;
  const entry = {
    ...texts,
    language: { id: language.id },
    model: { modelcode: 'DEFAULT' },
    optItem: { id: item.id },
  };
  const stored = labelIn(item, language.code);
  return stored ? { id: stored.id, ...entry } : entry;
}

/** Saves the texts of an item's label over a version; a newer version is no failure but a conflict to be settled. */
export function useUpdateItemLabel(item: OptColorItem, onUpdated: () => void) {
  const saveLabel = useSaveItemLabel();
  const language = useCurrentLanguage();
  const notices = useNotices();
  const [conflict, setConflict] = useState<LabelConflict>();

  const save = async ({ label, description }: LabelTexts, version: number) => {
    const texts = { label, description };
    try {
      const { message } = await saveLabel(item, { ...entryOf(item, language, texts), version });
      onUpdated();
      notices.showSuccess(message);
    } catch (error) {
      const { status, body } = problemOf(error);
      if (status !== 409 || !isConflictReply<OptColorLabelConflict>(body)) throw error;
      setConflict({ ...body, mine: texts });
    }
  };
  return { save, conflict, dismissConflict: () => setConflict(undefined) };
}
