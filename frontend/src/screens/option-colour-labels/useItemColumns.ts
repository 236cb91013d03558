import { useMemo, useState } from 'react';
import {
  colourColumns,
  optionColumns,
  type ColumnOptions,
  type ItemColumn,
  type OpenRows,
} from './itemColumns';

/** The columns of the group: colours are edited in their rows, options in a dialog. */
export function useItemColumns(
  isColour: boolean,
  searched: string,
  onSave: ColumnOptions['onSave'],
): readonly ItemColumn[] {
  const rows = useOpenRows();
  return useMemo(
    () => (isColour ? colourColumns({ searched, rows, onSave }) : optionColumns({ searched })),
    [isColour, searched, rows, onSave],
  );
}

function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<readonly number[]>([]);
  return useMemo(
    () => ({
      isOpen: (id) => ids.includes(id),
      toggle: (id) =>
        setIds((open) => (open.includes(id) ? open.filter((each) => each !== id) : [...open, id])),
    }),
    [ids],
  );
}
