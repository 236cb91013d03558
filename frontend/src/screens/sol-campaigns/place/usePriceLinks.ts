import { useNavigate } from 'react-router-dom';
import { useLazyCheckIfExistVeteleActiveQuery, type SessionUser, type SolCampaign } from '../../../api';
import { useNotices } from '../../../api/notices';
import { problemOf } from '../../../api/problem';
import { useHere } from '../../../kit/places/useWayBack';
import { campaignTexts } from '../../../texts';
import { priceListOf } from './campaignPlace';
import type { FilterValues } from './campaignSearch';
import { t } from '../../../texts/solCampaigns';

/** The way from a model of a campaign to its prices, after a check that the model is active. */
export function usePriceLinks(user: Pick<SessionUser, 'priceConfEnabled'>, filters: FilterValues) {
  const [check] = useLazyCheckIfExistVeteleActiveQuery();
  const navigate = useNavigate();
  const notices = useNotices();
  const here = useHere();

  return (campaign: Pick<SolCampaign, 'id' | 'country'>) => ({
    onPrices: async (vetele: string) => {
      const { error, isSuccess } = await check({ vetele });
      if (isSuccess) return navigate(priceListOf(campaign, vetele, filters), { state: here });
      const problem = problemOf(error);
      if (problem.status !== 401)
        notices.showFailure(problem.status === 404 ? campaignTexts.modelNotActive : problem);
    },
    ...(!user.priceConfEnabled && { pricesBlock: t('You may not open the price configurator.') }),
  });
}
