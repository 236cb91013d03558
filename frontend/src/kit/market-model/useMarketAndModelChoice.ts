import { useNavigate } from 'react-router-dom';
import { firstModelOf, marketAndModelSearch } from './marketAndModel';

interface Market {
  id: string;
  modelGroupItemList: readonly { items: readonly { value: string }[] }[];
}

/** Leads to another market with its first model, or to another model of `market`. */
export function useMarketAndModelChoice(countries: readonly Market[], market: Market | undefined) {
  const navigate = useNavigate();
  const goTo = (search: string) => void navigate({ search });
  return {
    chooseMarket: (id: string) =>
      goTo(marketAndModelSearch(id, firstModelOf(countries.find((each) => each.id === id))?.value)),
    chooseModel: (vetele: string) => market && goTo(marketAndModelSearch(market.id, vetele)),
  };
}
