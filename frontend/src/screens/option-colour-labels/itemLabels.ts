import type { OptColorItem, OptColorLabel } from '../../api';
import { optionColourTexts } from '../../texts';
import { plainText } from '../../ui/data/plainText';

/** Colours are written by calls of their own; a list without a group is the one of the colours. */
export const isColourGroup = (group: string): boolean => group === '' || group === optionColourTexts.color;

export const labelsOf = ({ colLabelList, optLabelList }: OptColorItem): readonly OptColorLabel[] =>
  colLabelList ?? optLabelList ?? [];

export const labelIn = (item: OptColorItem, language: string): OptColorLabel | undefined =>
  labelsOf(item).find(({ language: { code }, model }) => code === language && model.modelcode === 'DEFAULT');

/** The label that a search has found where it is not the one on show: in another language, or of a model. */
export function foundElsewhere(
  item: OptColorItem,
  language: string,
  searched: string,
): OptColorLabel | undefined {
  const wanted = plainText(searched.trim());
  const isFound = (label: OptColorLabel | undefined) =>
    label !== undefined && plainText(label.label).includes(wanted);
  if (wanted === '' || isFound(labelIn(item, language))) return undefined;
  return labelsOf(item).find(isFound);
}

/** Where a label belongs: its language, and its model unless it is for all. */
export const placeOf = ({ language, model }: OptColorLabel): string =>
  model.modelcode === 'DEFAULT' ? language.description : `${language.description} · ${model.modelcode}`;
