import { useCallback } from 'react';
import { useExportSolCampaignsMutation, type DownpaymentFilter } from '../../api';
import { useWorkbookBulk } from '../../api/bulk';
import type { BulkOf } from '../../kit/bulk/bulk';
import { t } from '../../texts/solDownpayments';

export const downpaymentBulk: BulkOf = {
  note: t('What is not active is no longer offered; what customers have paid stays known.'),
  set: [{ name: 'active', label: t('Active'), kind: 'switch', maxLength: 5 }],
  deletes: false,
};

/** What is done with many downpayments, and their workbook, by the call of campaigns. */
export function useDownpaymentBulk(filter: DownpaymentFilter) {
  const [exportSolCampaigns] = useExportSolCampaignsMutation();
  const exported = useCallback(
    (listed: DownpaymentFilter, ids: readonly string[] | undefined) => {
      const solCampaignFilter = ids ? { ids: ids.map(Number) } : listed;
      return exportSolCampaigns({ entity: 'downpayment', scope: 'false', solCampaignFilter }).unwrap();
    },
    [exportSolCampaigns],
  );
  return useWorkbookBulk('downpayment', filter, exported);
}
