import { useMemo } from 'react';
import { useExportSolCampaignsMutation, type SolCampaignFilter, type SolCampaignRow } from '../../../api';
import { useBulk, workbookOnly } from '../../../api/bulk';
import type { BulkOf } from '../../../kit/bulk/bulk';
import { defaultMask } from '../../../../../contracts/rules/amounts';
import type { SolMarket } from '../../../api/solMarkets';
import { campaignTexts } from '../../../texts';
import { t } from '../../../texts/solCampaigns';

export const campaignName = ({ id, description }: SolCampaignRow) => `${id} · ${description}`;

/** What is set on many campaigns; a total discount is none of it, since each market has its own currency. */
export const useCampaignBulkOf = (markets: readonly SolMarket[]): BulkOf => {
  const percentMask = markets[0]?.pricemask || defaultMask;
  return useMemo(
    () => ({
      set: [
        { name: 'active', label: t('Active'), kind: 'switch', maxLength: 5 },
        {
          name: 'campaignType',
          label: t('Campaign Type'),
          options: ['B2B', 'B2C'].map((value) => ({ value, label: value })),
          maxLength: 3,
        },
        { name: 'discPerc', label: campaignTexts.discPerc, percentMask, maxLength: 10 },
        { name: 'discOpt', label: campaignTexts.discOpt, percentMask, maxLength: 10 },
      ],
      deletes: false,
    }),
    [percentMask],
  );
};

/** What is done with many campaigns, and their workbook. */
export function useCampaignBulk(filter: SolCampaignFilter) {
  const [exportCampaigns] = useExportSolCampaignsMutation();
  const exported = (ids?: readonly string[]) => {
    const solCampaignFilter = ids ? { ids: ids.map(Number) } : filter;
    return exportCampaigns({ scope: 'FILTERED', solCampaignFilter }).unwrap();
  };
  return useBulk('solCampaign', filter, exported, workbookOnly);
}
