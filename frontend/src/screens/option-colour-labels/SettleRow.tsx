import { use } from 'react';
import type { OptColorItem } from '../../api';
import { useCurrentLanguage } from '../../api/preferences';
import { RowDraftsContext } from '../../kit/rows/RowDraftsContext';
import type { ItemDialog } from './ItemDialog';
import { labelIn } from './itemLabels';
import { SettleItemLabel } from './SettleItemLabel';
import type { ItemDialogProps } from './ToggleItem';
import { useUpdateItemLabel } from './useUpdateItemLabel';

export interface SettleRowProps extends Omit<ItemDialogProps, 'item'> {
  opened: Extract<ItemDialog, { kind: 'conflict' }>;
}

/** A colleague was faster than what was typed into a row. Nothing but the label was typed; the info text is theirs. */
export function SettleRow({ opened, onSaved, onClose }: SettleRowProps) {
  const { item, draft, conflict: first } = opened;
  const drafts = use(RowDraftsContext);
  const { save, conflict: later } = useUpdateItemLabel(item, () => {
    drafts.set(item.id, undefined);
    onSaved(item.id);
    onClose();
  });
  const description = useDescription(item);
  const conflict = later ?? { ...first, mine: { label: draft.text, description } };

  return (
    <SettleItemLabel
      key={conflict.current.version}
      {...{ item, conflict, onSave: save, onClose }}
      before={{ label: draft.stored, description }}
      openedAt={draft.openedAt}
    />
  );
}

const useDescription = (item: OptColorItem): string =>
  labelIn(item, useCurrentLanguage().code)?.description ?? '';
