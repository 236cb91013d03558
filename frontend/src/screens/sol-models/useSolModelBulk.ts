import { useCallback } from 'react';
import { useExportSolModelsMutation, type SolModelFilter } from '../../api';
import { useWorkbookBulk } from '../../api/bulk';
import type { BulkOf } from '../../kit/bulk/bulk';
import { t } from '../../texts/solModels';
import { isOfHq, type SolModelRow } from './solModel';

export const solModelBulk: BulkOf = {
  note: t(
    'Headquarters change their own records; a market changes its own, below those that headquarters show.',
  ),
  set: [{ name: 'visible', label: t('Visible'), kind: 'switch', maxLength: 5 }],
  deletes: false,
};

export const solModelName = (row: SolModelRow) => `${row.model}, ${isOfHq(row) ? 'HQ' : row.market}`;

/** What is done with many records, and their workbook. */
export function useSolModelBulk(filter: SolModelFilter, isHqUser: boolean) {
  const [exportSolModels] = useExportSolModelsMutation();
  const exported = useCallback(
    (listed: SolModelFilter, ids: readonly string[] | undefined) => {
      const solModelFilter = ids ? { ids: [...ids] } : listed;
      return exportSolModels({ isHqUser, scope: 'FILTERED', solModelFilter }).unwrap();
    },
    [exportSolModels, isHqUser],
  );
  return useWorkbookBulk('solModel', filter, exported);
}
