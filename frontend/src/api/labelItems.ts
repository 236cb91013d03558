import { useCreateOptGroupMutation, useGetOptGroupLangListQuery, type NewOptGroup } from './index';
import { useCurrentLanguage } from './preferences';

type LabelItem = Pick<NewOptGroup, 'code' | 'label' | 'modelEnableRegexp' | 'modelDisableRegexp'> & {
  labelGroup: string;
};

/** New label items in the current language: the groups to choose from, and how to create one (decisions ). */
export function useLabelItems() {
  const [create] = useCreateOptGroupMutation();
  const { data: groups = [] } = useGetOptGroupLangListQuery();
  const language = useCurrentLanguage();
  return {
    language,
    groups: groups.map(({ value, text }) => ({
      value,
      label: text === value ? value : `${text} (${value})`,
    })),
    create: (item: LabelItem) =>
      create({
        newOptGroup: {
          ...item,
          code: item.code.trim(),
          optGroup: groups.find(({ value }) => value === item.labelGroup)?.id,
          language: { id: language.id },
        },
      }).unwrap(),
  };
}
