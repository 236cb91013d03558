import type { OptColorItem, OptColorLabel, TextKind } from '../../api';
import { optionColourTexts } from '../../texts';
import { plainText } from '../../ui/data/plainText';
import type { ExportFormat } from '../../kit/export/ExportDialog';
import type { FieldDefinition } from '../../kit/form/FieldDefinition';
import { t } from '../../texts/optionColourLabels.gen';
import type { SearchDefinition } from '../../kit/list/searchParams';
import { useMenuGroups } from '../../api/menuGroups';
import { useMemo } from 'react';
import { useBulk } from '../../api/bulk';
import type { BulkCalls, BulkOf } from '../../kit/bulk/bulk';
import type { TickedIds } from '../../kit/list/ticks';

export const itemBulk: BulkOf = {
  note: t('Only options and colours themselves are switched; each label is a text of its own.'),
  set: [{ name: 'inactive', label: t('Inactive'), kind: 'switch', maxLength: 5 }],
  deletes: false,
};

export const itemName = ({ code }: { code: string }) => code;

/** The calls know a row by its type too: COLOR~12. Ticked rows go on to the export that is mailed. */
export function useItemBulk(
  group: string,
  filters: Record<ItemFilter, string>,
  open: (dialog: ItemDialog) => void,
): BulkCalls {
  const type = group || optionColourTexts.color;
  const calls = useBulk('optColorLabel', { optColType: type, ...filters });
  return useMemo(() => {
    const named = (ids: TickedIds) => (ids === 'all' ? ids : new Set([...ids].map((id) => `${type}~${id}`)));
    return {
      ...calls,
      preview: (ids, change) => calls.preview(named(ids), change),
      run: (ids, change, digest) => calls.run(named(ids), change, digest),
      download: async (ids, format) => {
        open({ kind: 'export', ticked: { ids: ids === 'all' ? undefined : [...ids], format } });
        return undefined;
      },
    };
  }, [calls, type, open]);
}

/** A group as the side bar names it; its code until that is known. */
export function useGroupName(group: string): string {
  const shown = group || optionColourTexts.color;
  return useMenuGroups('/opt_color_labels').find(({ value }) => value === shown)?.label ?? shown;
}

/** What the translators' workbench calls the texts of a group: the side bar knows which screen its options are on. */
export function useTextKind(group: string): TextKind {
  const accessories = useMenuGroups('/acc_labels');
  const programmes = useMenuGroups('/custprg_labels');
  const isIn = (groups: typeof accessories) => groups.some(({ value }) => value === group);
  if (isColourGroup(group)) return 'colour';
  if (isIn(accessories)) return 'accessory';
  return isIn(programmes) ? 'customerProgramme' : 'option';
}

export type ItemFilter = 'code' | 'label' | 'missingIn';
export type ItemSortKey = 'code' | 'group' | 'subgroup' | 'layergroup' | 'as400Description';

/** What the list is filtered and sorted by; code ascending to begin with. */
export const itemSearch: SearchDefinition<ItemFilter, ItemSortKey> = {
  filters: ['code', 'label', 'missingIn'],
  sortKeys: ['code', 'group', 'subgroup', 'layergroup', 'as400Description'],
};

export type ItemValues = Record<'code' | 'as400Description' | 'label' | 'description' | 'english', string>;

export const itemFields = {
  code: { name: 'code', label: 'Code', mono: true, maxLength: 100 },
  as400Description: { name: 'as400Description', label: t('As400 description'), mono: true, maxLength: 1000 },
  label: { name: 'label', label: t('Label'), kind: 'area', required: true, maxLength: 1000 },
  description: { name: 'description', label: t('Option info text'), kind: 'area', maxLength: 4000 },
  english: { name: 'english', label: t('English description'), kind: 'area', maxLength: 4000 },
} satisfies { [Name in keyof ItemValues]: FieldDefinition<Name> };

/** The rows that are ticked, `ids` undefined for all that match, and the file that is wanted of them. */
export interface TickedExport {
  ids: readonly string[] | undefined;
  format: ExportFormat;
}

export type ItemDialog =
  | { kind: 'new' | 'import' }
  | { kind: 'export'; ticked?: TickedExport }
  | { kind: 'edit' | 'toggle'; row: OptColorItem };

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
