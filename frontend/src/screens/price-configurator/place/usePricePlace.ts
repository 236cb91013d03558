import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Market, SolCampaign } from '../../../api';
import { useMarketAndModelChoice } from '../../../kit/places/useMarketAndModelChoice';
import { useWayBack } from '../../../kit/places/useWayBack';
import { readPricePlace, type PricePlace } from './pricePlace';

export interface PricePlaceActions {
  chooseMarket: (id: string) => void;
  chooseModel: (vetele: string) => void;
  /** Only after an arrival from online sales. */
  goBack: () => void;
  /** */
  goToCampaign: (campaign: Pick<SolCampaign, 'id'>) => void;
}

/** Market and model live in the address, so that reload, back and a mailed link show the same list (decision A-44). */
export function usePricePlace(countries: readonly Market[]): PricePlace & PricePlaceActions {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => readPricePlace(params, countries), [params, countries]);
  const { market, model, backTo, carried } = place;
  const way = useWayBack(backTo ?? '/sol_campaign');
  const choice = useMarketAndModelChoice(countries, market);

  return {
    ...place,
    ...choice,
    goBack: () => void navigate(way === backTo ? `${backTo}?${new URLSearchParams(carried)}` : way),
    goToCampaign: ({ id }) => {
      const vetele = model?.value ?? '';
      const idCountry = market?.id ?? '';
      const query = new URLSearchParams({
        vetele,
        idCountry,
        idCampaign: String(id),
        filterObj: carried.filterObj ?? '',
        countryToSelect: idCountry,
        modelToSelect: vetele,
        from: 'price_conf',
      });
      void navigate(`/sol_campaign?${query}`);
    },
  };
}
