import { Download, Info } from 'lucide-react';
import { RecordButtons } from '../../kit/record/RecordButtons';
import { IconButton } from '../../ui/IconButton';
import { isDefaultModel, type CarModelDialog, type CarModelRow } from './carModel';
import { t } from '../../texts/carModels';

export interface CarModelButtonsProps {
  row: CarModelRow;
  onOpen: (dialog: CarModelDialog) => void;
  onDownload: (row: CarModelRow) => Promise<void>;
}

/** The buttons of a row; DEFAULT has neither icons nor countries of its own and stays. */
export function CarModelButtons({ row, onOpen, onDownload }: CarModelButtonsProps) {
  const { modelcode } = row;
  const isDefault = isDefaultModel(row);
  return (
    <>
      <IconButton
        icon={Download}
        label={t('Download icons of {modelcode}', { modelcode })}
        disabled={isDefault}
        onClick={() => onDownload(row)}
      />
      <IconButton
        icon={Info}
        label={t('Info of {modelcode}', { modelcode })}
        disabled={isDefault}
        onClick={() => onOpen({ kind: 'info', row })}
      />
      <RecordButtons
        row={row}
        name={modelcode}
        undeletable={isDefault ? t('DEFAULT stands for all models and stays') : undefined}
        onOpen={onOpen}
      />
    </>
  );
}
