import { optionColourTexts } from '../../texts';
import { EditItemLabel } from './EditItemLabel';
import { ExportItemLabels } from './ExportItemLabels';
import { ImportItemLabels } from './ImportItemLabels';
import type { ItemDialog } from './ItemDialog';
import { isColourGroup } from './itemLabels';
import { NewItemLabel } from './NewItemLabel';
import { SettleRow } from './SettleRow';
import { ToggleItem } from './ToggleItem';

export interface ItemLabelDialogProps {
  opened: ItemDialog;
  group: string;
  /** A row was stored under this id. */
  onSaved: (id: number) => void;
  onClose: () => void;
}

export function ItemLabelDialog({ opened, group, onSaved, onClose }: ItemLabelDialogProps) {
  const after = { onSaved, onClose };
  const wanted = group || optionColourTexts.color;
  switch (opened.kind) {
    case 'new':
      return <NewItemLabel group={wanted} {...after} />;
    case 'edit':
      return <EditItemLabel item={opened.item} {...after} />;
    case 'toggle':
      return <ToggleItem item={opened.item} {...after} />;
    case 'conflict':
      return <SettleRow opened={opened} {...after} />;
    case 'export':
      return <ExportItemLabels group={wanted} onClose={onClose} />;
    case 'import':
      return <ImportItemLabels isColour={isColourGroup(group)} onClose={onClose} />;
  }
}
