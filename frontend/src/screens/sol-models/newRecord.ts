import { useState } from 'react';
import { useFindSolModelsPagedQuery, type SessionUser, type SolModelInput } from '../../api';
import type { SolMarket } from './useSolMarkets';
import { t } from '../../texts/solModels';

interface Chosen {
  adm: string;
  market: string;
  vetele: string;
  /** Undefined while the user has left it as it is. */
  visible: boolean | undefined;
}

export interface NewRecord extends Omit<Chosen, 'visible'> {
  visible: boolean;
  /** Headquarters hide the vehicle, so a market cannot show it (decision A-84). */
  isHidden: boolean;
  remark: string | undefined;
  change: (changes: Partial<Chosen>) => void;
}

export function useNewRecord({ isHQUser }: SessionUser, markets: readonly SolMarket[]): NewRecord {
  const only = !isHQUser && markets.length === 1 ? (markets[0]?.id ?? '') : '';
  const [chosen, setChosen] = useState<Chosen>({ adm: '', market: only, vetele: '', visible: undefined });
  const { vetele, market } = chosen;
  const { currentData } = useFindSolModelsPagedQuery(
    {
      ...{ page: 0, size: 5, isHqUser: isHQUser },
      solModelFilter: isHQUser ? { vetele, showHq: true } : { vetele, market },
    },
    { skip: vetele === '' || (!isHQUser && market === ''), refetchOnMountOrArgChange: true },
  );
  const ofHq = currentData?.content.find(({ id }) => id.idSolMarket === 0);
  const ofMarket = currentData?.content.some(({ idCountry }) => idCountry === market && idCountry !== '');
  // Unknown is not hidden: the server has the last word.
  const isHidden = !isHQUser && ofHq?.visible === false;
  const remark = () => {
    if (!currentData || vetele === '') return undefined;
    if (isHQUser) return ofHq && t('Headquarters have a record of it already.');
    if (!ofHq) return t('Headquarters have not put it on the list of online sales yet, so no market can.');
    return ofMarket ? t('The market has a record of it already.') : undefined;
  };

  return {
    ...chosen,
    visible: !isHidden && (chosen.visible ?? true),
    isHidden,
    remark: remark(),
    change: (changes) => setChosen((old) => ({ ...old, ...changes })),
  };
}

/** The body of the call: HQ users send a model, others a model under an own market. */
export function inputOf(
  { vetele, market, visible }: Pick<NewRecord, 'vetele' | 'market' | 'visible'>,
  { isHQUser }: Pick<SessionUser, 'isHQUser'>,
  me: string,
): SolModelInput {
  const model = { vetele };
  if (!isHQUser) return { solModel: { model }, country: { id: market }, visible };
  return {
    ...{ model, country: market || null, visible },
    ...{ insertUser: me, insertDate: new Date().toISOString() },
  };
}
