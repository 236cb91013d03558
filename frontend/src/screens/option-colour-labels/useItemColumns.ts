import { useMemo } from 'react';
import { useOpenRows } from '../../kit/rows/useOpenRows';
import { colourColumns, optionColumns, type ColumnOptions, type ItemColumn } from './itemColumns';

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
