import { History, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';

export interface RecordButtonsProps<Row> {
  row: Row;
  /** What the record is called: its code. */
  name: string;
  onOpen: (dialog: { kind: 'edit' | 'history' | 'delete'; row: Row }) => void;
}

/** The buttons of a row. */
export function RecordButtons<Row>({ row, name, onOpen }: RecordButtonsProps<Row>) {
  return (
    <>
      <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onOpen({ kind: 'edit', row })} />
      <IconButton
        icon={History}
        label={`History of ${name}`}
        onClick={() => onOpen({ kind: 'history', row })}
      />
      <IconButton
        icon={Trash2}
        tone="danger"
        label={`Delete ${name}`}
        onClick={() => onOpen({ kind: 'delete', row })}
      />
    </>
  );
}
