import { useMemo } from 'react';
import type { Column } from '../../ui/Column';
import { Toggle } from '../../ui/Toggle';
import { AddressCell } from './AddressCell';
import type { ShownTest, TestDialog } from './apiJsonTest';
import type { TestSortKey } from './apiJsonTestSearch';
import { DetailOpeners } from './DetailOpeners';
import { OutcomeCell } from './OutcomeCell';
import { t } from '../../texts/apiJsonTests';

/** The columns in order. */
export const useTestColumns = (onOpen: (dialog: TestDialog) => void) =>
  useMemo(
    (): Column<ShownTest, TestSortKey>[] => [
      { key: 'id', sortKey: 'id', header: 'id', width: 66, className: 'num', cell: ({ id }) => id },
      {
        key: 'urlAsIs',
        sortKey: 'urlAsIs',
        header: t('urlAsIs'),
        help: t('Address as is: where the reply of today comes from.'),
        cell: ({ urlAsIs }) => <AddressCell address={urlAsIs} />,
      },
      {
        key: 'urlToBe',
        sortKey: 'urlToBe',
        header: t('urlToBe'),
        help: t('Address to be: where the reply comes from that should be the same.'),
        cell: ({ urlToBe }) => <AddressCell address={urlToBe} />,
      },
      {
        key: 'diff',
        sortKey: 'diff',
        header: t('diff'),
        help: t('Differences between the two replies in the last comparison.'),
        width: 140,
        cell: (test) => <OutcomeCell test={test} />,
      },
      {
        key: 'details',
        header: t('Details'),
        width: 204,
        cell: (row) => <DetailOpeners row={row} onOpen={onOpen} />,
      },
      {
        key: 'disableTest',
        sortKey: 'disableTest',
        header: t('Disable test'),
        width: 114,
        align: 'center',
        cell: (row) => (
          <Toggle
            hideLabel
            label={t('Disable test {id}', { id: row.id })}
            checked={row.disableTest}
            onChange={() => onOpen({ kind: 'disable', row })}
          />
        ),
      },
    ],
    [onOpen],
  );
