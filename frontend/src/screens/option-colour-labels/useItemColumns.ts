import { useMemo } from 'react';
import { useOpenRows } from '../../kit/rows/useOpenRows';
import { colourColumns, optionColumns, type ColumnOptions, type ItemColumn } from './itemColumns';

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
