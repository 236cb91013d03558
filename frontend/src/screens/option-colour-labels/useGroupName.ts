import { useMenuGroups } from '../../api/menuGroups';
import { optionColourTexts } from '../../texts';

/** A group as the side bar names it; its code until that is known. */
export function useGroupName(group: string): string {
  const shown = group || optionColourTexts.color;
  return useMenuGroups('/opt_color_labels').find(({ value }) => value === shown)?.label ?? shown;
}
