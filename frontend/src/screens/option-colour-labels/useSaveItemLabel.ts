import { useCallback } from 'react';
import {
  useChangeColLabelInColItemMutation,
  useChangeOptLabelInOptItemMutation,
  type ItemLabelInput,
  type OptColorItem,
} from '../../api';
import { useCurrentLanguage } from '../../api/preferences';

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
