import { useMemo } from 'react';
import type { Market, SessionUser } from '../../../api';
import { sellingOnline, useReadableMarkets, type SolMarket } from '../../../api/solMarkets';
import { solMarketsOf } from '../../../kit/online/solMarkets';

export interface CampaignMarkets {
  /** Those whose campaigns are read: every market for HQ users, else the own ones that sell online (decision A-18). */
  readable: readonly SolMarket[];
  own: readonly Market[];
}

const none: readonly SolMarket[] = [];

/** The markets of the campaigns. Stable between renders. */
export function useCampaignMarkets(user: SessionUser): CampaignMarkets {
  const all = useReadableMarkets(user) ?? none;
  return useMemo(
    () => ({ readable: user.isHQUser ? all : sellingOnline(all), own: solMarketsOf(user) }),
    [user, all],
  );
}
