import { useMemo } from 'react';
import type { Column } from '../../ui/Column';
import { Toggle } from '../../ui/Toggle';
import { AddressCell } from './AddressCell';
import type { ShownTest, TestDialog } from './apiJsonTest';
import type { TestSortKey } from './apiJsonTestSearch';
import { DetailOpeners } from './DetailOpeners';
import { OutcomeCell } from './OutcomeCell';

/** The columns in the order of the specification. */
export const useTestColumns = (onOpen: (dialog: TestDialog) => void) =>
  useMemo(
    (): Column<ShownTest, TestSortKey>[] => [
      { key: 'id', sortKey: 'id', header: 'id', width: 66, className: 'num', cell: ({ id }) => id },
      {
        key: 'urlAsIs',
        sortKey: 'urlAsIs',
        header: 'urlAsIs',
        cell: ({ urlAsIs }) => <AddressCell address={urlAsIs} />,
      },
      {
        key: 'urlToBe',
        sortKey: 'urlToBe',
        header: 'urlToBe',
        cell: ({ urlToBe }) => <AddressCell address={urlToBe} />,
      },
      {
        key: 'diff',
        sortKey: 'diff',
        header: 'diff',
        width: 140,
        cell: (test) => <OutcomeCell test={test} />,
      },
      {
        key: 'details',
        header: 'Details',
        width: 204,
        cell: (row) => <DetailOpeners row={row} onOpen={onOpen} />,
      },
      {
        key: 'disableTest',
        sortKey: 'disableTest',
        header: 'Disable test',
        width: 114,
        align: 'center',
        cell: (row) => (
          <Toggle
            hideLabel
            label={`Disable test ${row.id}`}
            checked={row.disableTest}
            onChange={() => onOpen({ kind: 'disable', row })}
          />
        ),
      },
    ],
    [onOpen],
  );
