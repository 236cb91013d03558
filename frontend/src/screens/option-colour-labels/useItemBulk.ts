import { useMemo } from 'react';
import { useBulk } from '../../api/bulk';
import type { BulkCalls, BulkOf } from '../../kit/bulk/bulk';
import type { TickedIds } from '../../kit/list/ticks';
import { optionColourTexts } from '../../texts';
import { t } from '../../texts/optionColourLabels';
import type { ItemDialog, ItemFilter } from './itemLabels';

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
      preview: (ids, change) => calls.preview(named(ids), change),
      run: (ids, change, digest) => calls.run(named(ids), change, digest),
      undo: calls.undo,
      download: async (ids, format) => {
        open({ kind: 'export', ticked: { ids: ids === 'all' ? undefined : [...ids], format } });
        return undefined;
      },
    };
  }, [calls, type, open]);
}
