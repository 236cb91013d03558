import { History, Languages, Pencil, Trash2 } from 'lucide-react';
import type { InterfaceLabel } from '../../api';
import { IconButton } from '../../ui/IconButton';
import type { LabelDialog } from './LabelDialog';

export interface InterfaceLabelButtonsProps {
  label: InterfaceLabel;
  /** The list shows what another language lacks. */
  canTranslate: boolean;
  onOpen: (dialog: LabelDialog) => void;
}

/** The buttons of a row. */
export function InterfaceLabelButtons({ label, canTranslate, onOpen }: InterfaceLabelButtonsProps) {
  const { code } = label;
  return (
    <>
      {canTranslate && (
        <IconButton
          icon={Languages}
          label={`Translate ${code}`}
          onClick={() => onOpen({ kind: 'translate', label })}
        />
      )}
      <IconButton icon={Pencil} label={`Edit ${code}`} onClick={() => onOpen({ kind: 'edit', label })} />
      <IconButton
        icon={History}
        label={`History of ${code}`}
        onClick={() => onOpen({ kind: 'history', label })}
      />
      <IconButton
        icon={Trash2}
        tone="danger"
        label={`Delete ${code}`}
        onClick={() => onOpen({ kind: 'delete', label })}
      />
    </>
  );
}
