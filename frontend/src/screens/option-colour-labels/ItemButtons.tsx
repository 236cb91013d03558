import { Pencil } from 'lucide-react';
import type { OptColorItem } from '../../api';
import { IconButton } from '../../ui/IconButton';
import { Toggle } from '../../ui/Toggle';
import type { ItemDialog } from './ItemDialog';
import { t } from '../../texts/optionColourLabels';

export interface ItemButtonsProps {
  item: OptColorItem;
  onOpen: (dialog: ItemDialog) => void;
}

/** Whether an item is active, and the way to its texts. The switch asks first and then shows what the server says. */
export function ItemButtons({ item, onOpen }: ItemButtonsProps) {
  return (
    <span className="item-buttons">
      <Toggle
        hideLabel
        label={t('Active: {code}', { code: item.code })}
        checked={!item.inactive}
        onChange={() => onOpen({ kind: 'toggle', item })}
      />
      <IconButton
        icon={Pencil}
        label={t('Edit {code}', { code: item.code })}
        onClick={() => onOpen({ kind: 'edit', item })}
      />
    </span>
  );
}
