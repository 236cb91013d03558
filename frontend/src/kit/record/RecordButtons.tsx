import { History, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/navigation/IconButton';
import { editsRow } from '../../ui/data/editRow';
import { t } from '../../texts/kitRecord.gen';

export interface RecordButtonsProps<Row> {
  row: Row;
  name: string;
  /** Why it cannot be deleted, as the name of the button that says so: 'it cannot be deleted: it is the default language'. */
  undeletable?: string;
  /** Without the right to change it only its history is on offer. */
  readOnly?: boolean;
  onOpen: (dialog: { kind: 'edit' | 'history' | 'delete'; row: Row }) => void;
}

/** The buttons of a row. */
export function RecordButtons<Row>({ row, name, undeletable, readOnly, onOpen }: RecordButtonsProps<Row>) {
  return (
    <>
      {!readOnly && (
        <IconButton
          icon={Pencil}
          {...editsRow}
          label={t('Edit {name}', { name })}
          onClick={() => onOpen({ kind: 'edit', row })}
        />
      )}
      <IconButton
        icon={History}
        label={t('History of {name}', { name })}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      {!readOnly && (
        <IconButton
          icon={Trash2}
          tone="danger"
          label={undeletable ?? t('Delete {name}', { name })}
          disabled={undeletable !== undefined}
          onClick={() => onOpen({ kind: 'delete', row })}
        />
      )}
    </>
  );
}
