import { useGetMenuListQuery, type MenuEntry } from './index';
import { useCurrentLanguage, useCurrentModel } from './preferences';

/** The groups of a screen as the side bar names them; what it has read is not asked again. */
export function useMenuGroups(path: string): readonly { value: string; label: string }[] {
  const query = { modelName: useCurrentModel().modelcode, language: useCurrentLanguage().code };
  const { data = [] } = useGetMenuListQuery(query);
  const parent = data.find(({ linkTo }: MenuEntry) => linkTo === path);
  return (parent?.submenuList ?? []).map(({ group, description }) => ({ value: group, label: description }));
}
