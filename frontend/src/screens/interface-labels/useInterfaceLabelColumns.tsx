import { useMemo } from 'react';
import type { InterfaceLabel } from '../../api';
import { useModelMatches } from '../../api/modelMatches';
import { PlaceholderText } from '../../kit/list/PlaceholderText';
import { RowCode } from '../../kit/list/RowCode';
import { PatternCell } from '../../kit/regexp/PatternCell';
import type { Column } from '../../ui/Column';
import type { LabelSortKey } from './interfaceLabelSearch';
import { t } from '../../texts/interfaceLabels';

const groupColumn: Column<InterfaceLabel, LabelSortKey> = {
  key: 'labelGroup',
  sortKey: 'labelGroup',
  header: t('Group'),
  cell: ({ labelGroup }) => labelGroup,
};

/**
 * The columns in order, with how many models each pattern names. A list of all groups says of
 * each label which one it is in.
 */
export function useInterfaceLabelColumns(labels: readonly InterfaceLabel[] | undefined, isOfAll: boolean) {
  const matches = useModelMatches(labels);
  return useMemo((): Column<InterfaceLabel, LabelSortKey>[] => {
    const pattern = (regexp: string) => (
      <PatternCell regexp={regexp} match={matches?.get(regexp)} isPending={!matches} />
    );
    return [
      { key: 'code', sortKey: 'code', header: 'Code', cell: (row) => <RowCode row={row} code={row.code} /> },
      ...(isOfAll ? [groupColumn] : []),
      {
        key: 'label',
        sortKey: 'label',
        header: t('Label'),
        width: '40%',
        cell: ({ label, language }) => <PlaceholderText text={label} lang={language.code} />,
      },
      {
        key: 'modelEnableRegexp',
        sortKey: 'modelEnableRegexp',
        header: t('Model enabled regexp'),
        className: 'ellip',
        cell: ({ modelEnableRegexp }) => pattern(modelEnableRegexp),
      },
      {
        key: 'modelDisableRegexp',
        sortKey: 'modelDisableRegexp',
        header: t('Model disabled regexp'),
        className: 'ellip',
        cell: ({ modelDisableRegexp }) => pattern(modelDisableRegexp),
      },
    ];
  }, [matches, isOfAll]);
}
