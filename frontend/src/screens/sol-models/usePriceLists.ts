import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyCheckIfExistVeteleActiveQuery, type SolModelFilter } from '../../api';
import { useNotices } from '../../api/notices';
import { problemOf } from '../../api/problem';
import { useHere } from '../../kit/market-model/useWayBack';
import { solModelTexts } from '../../texts';
import type { SolModelRow } from './solModel';

type Vehicle = Pick<SolModelRow, 'vetele' | 'idCountry'>;

export interface PriceLists {
  addressOf: (row: Vehicle) => string;
  /** Goes there if the model is active, else says that it is not (R-226; A-61). */
  open: (row: Vehicle) => Promise<void>;
}

/** The way from a row to its prices; stable while list and filters stay as they are. */
export function usePriceLists(filter: SolModelFilter): PriceLists {
  const [check] = useLazyCheckIfExistVeteleActiveQuery();
  const navigate = useNavigate();
  const notices = useNotices();
  const { back } = useHere();
  const { countryList: _own, ...chosen } = filter;
  const filterObj = JSON.stringify(chosen);

  return useMemo(() => {
    const addressOf = ({ vetele, idCountry }: Vehicle) =>
      `/price_configurator?${new URLSearchParams({
        vetele,
        ...(idCountry ? { idCountry } : {}),
        from: 'sol_model',
        filterObj,
      })}`;
    const open = async (row: Vehicle) => {
      const { error } = await check({ vetele: row.vetele });
      if (!error) return void navigate(addressOf(row), { state: { back } });
      const problem = problemOf(error);
      notices.showFailure(
        problem.status === 404 ? { ...problem, message: solModelTexts.modelNotActive } : problem,
      );
    };
    return { addressOf, open };
  }, [back, filterObj, check, navigate, notices]);
}
