import { useCallback } from 'react';
import {
  type ItemLabelInput,
  type OptColorItem,
  type OptColorLabel,
  useChangeColLabelInColItemMutation,
  useChangeOptLabelInOptItemMutation,
} from '../../api';
import { useNotices } from '../../api/notices';
import { useCurrentLanguage } from '../../api/preferences';
import { problemOf } from '../../api/problem';
import { useVersionedSave } from '../../kit/versioned/useVersionedSave';
import { labelIn } from './itemLabels';

/** Saves what an item has in the current language; colours and options have a call of their own. */
export function useSaveItemLabel() {
  const [changeColour] = useChangeColLabelInColItemMutation();
  const [changeOption] = useChangeOptLabelInOptItemMutation();
  const { code: language } = useCurrentLanguage();

  return useCallback(
    ({ id, colLabelList }: OptColorItem, itemLabelInput: ItemLabelInput) =>
      (colLabelList ? changeColour : changeOption)({ id, language, itemLabelInput }).unwrap(),
    [changeColour, changeOption, language],
  );
}

/** In a row nothing but the label is typed. */
export type LabelTexts = Pick<OptColorLabel, 'label'> & Partial<Pick<OptColorLabel, 'description'>>;

/** The texts of an item in the current language, and their version; 0: there were none. */
export interface ItemLabelVersion extends LabelTexts {
  item: OptColorItem;
  version: number;
}

/** The label entry of an option; the texts alone for a colour. */
function entryOf(
  item: OptColorItem,
  language: { id: number | string; code: string },
  { label, description }: LabelTexts,
): ItemLabelInput {
  if (item.colLabelList) return { label, description };
  const entry = {
    label,
    description,
    language: { id: language.id },
    model: { modelcode: 'DEFAULT' },
    optItem: { id: item.id },
  };
  const stored = labelIn(item, language.code);
  return stored ? { id: stored.id, ...entry } : entry;
}

/** Colours and options count their ids each. */
const recordOf = ({ item }: ItemLabelVersion): string => `${item.group.code}~${item.id}`;

/** Saves the texts of an item's label over a version. */
export function useUpdateItemLabel(
  onUpdated: (id: number, saved: { label: string; version: number | undefined }) => void,
) {
  const saveLabel = useSaveItemLabel();
  const language = useCurrentLanguage();
  const notices = useNotices();

  return useVersionedSave<ItemLabelVersion, LabelTexts, { message: string; version?: number }>({
    send: useCallback(
      ({ over, mine }) =>
        saveLabel(over.item, { ...entryOf(over.item, language, mine), version: over.version }),
      [saveLabel, language],
    ),
    problemOf,
    recordOf,
    onSaved: useCallback(
      ({ message, version }, { over, mine: { label } }) => {
        onUpdated(over.item.id, { label, version });
        notices.showSuccess(message);
      },
      [onUpdated, notices],
    ),
  });
}

export type ItemLabelSave = ReturnType<typeof useUpdateItemLabel>;
