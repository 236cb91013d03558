import { useSearchParams } from 'react-router-dom';
import { sellingOnline, useReadableMarkets, type SolMarket } from '../../api/solMarkets';
import { useSessionUser } from '../../api/session';

export interface TaxMarket {
  /** Undefined while they are read. */
  markets: readonly SolMarket[] | undefined;
  market: SolMarket | undefined;
  isUnknown: boolean;
  choose: (id: string) => void;
}

/** The market that the address names, else the first one that sells online (decisions ). */
export function useTaxMarket(): TaxMarket {
  const user = useSessionUser();
  const [params, setParams] = useSearchParams();
  const all = useReadableMarkets(user);
  const markets = all && (user.isHQUser ? all : sellingOnline(all));
  const wanted = params.get('idCountry');
  const market =
    wanted === null
      ? (sellingOnline(markets ?? [])[0] ?? markets?.[0])
      : markets?.find(({ id }) => id === wanted);
  return {
    ...{ markets, market },
    isUnknown: wanted !== null && markets !== undefined && market === undefined,
    choose: (id) => setParams({ idCountry: id }, { preventScrollReset: true }),
  };
}
