import { Download, History, Info, Pencil } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { isDefaultModel, type CarModelDialog, type CarModelRow } from './carModel';

export interface CarModelButtonsProps {
  row: CarModelRow;
  onOpen: (dialog: CarModelDialog) => void;
  onDownload: (row: CarModelRow) => Promise<void>;
}

/** The buttons of a row; DEFAULT has neither icons nor countries of its own. */
export function CarModelButtons({ row, onOpen, onDownload }: CarModelButtonsProps) {
  const { modelcode } = row;
  const isDefault = isDefaultModel(row);
  return (
    <>
      <IconButton
        icon={Download}
        label={`Download icons of ${modelcode}`}
        disabled={isDefault}
        onClick={() => onDownload(row)}
      />
      <IconButton
        icon={Info}
        label={`Info of ${modelcode}`}
        disabled={isDefault}
        onClick={() => onOpen({ kind: 'info', row })}
      />
      <IconButton icon={Pencil} label={`Edit ${modelcode}`} onClick={() => onOpen({ kind: 'edit', row })} />
      <IconButton
        icon={History}
        label={`History of ${modelcode}`}
        onClick={() => onOpen({ kind: 'history', row })}
      />
    </>
  );
}
