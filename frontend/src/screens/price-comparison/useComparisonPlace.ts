import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Market } from '../../api';
import {
  otherSide,
  pageSizes,
  readComparisonPlace,
  swappedSides,
  vehicleIn,
  type ComparisonPlace,
  type Side,
} from './comparisonPlace';

type Changes = Record<string, string>;

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries({ page: '', ...changes }))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}

export interface ComparisonActions {
  chooseMarket: (side: Side, id: string) => void;
  chooseModel: (side: Side, vetele: string) => void;
  /** An instant; empty for now. */
  chooseMoment: (side: Side, at: string) => void;
  swap: () => void;
  showAll: (isAll: boolean) => void;
  chooseKind: (kind: string) => void;
  /** What is typed makes no steps of its own to go back to. */
  search: (text: string) => void;
  /** `rateOf`: the currencies that are shown; left out while they are unknown. */
  setRate: (rate: string, rateOf?: string) => void;
  clearFilters: () => void;
  goToPage: (page: number) => void;
  setSize: (size: number) => void;
}

/** What is compared and how it is shown lives in the address, so that reload, back and a mailed link show the same (decision A-44). */
export function useComparisonPlace(countries: readonly Market[]): {
  place: ComparisonPlace;
  actions: ComparisonActions;
} {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const place = readComparisonPlace(params, countries);
    const put = (changes: Changes, replace = false) => setParams(changed(params, changes), { replace });
    // The other side stays as it is shown, also where the address leaves it to the screen.
    const leftStays = {
      leftMarket: place.left.market?.id ?? '',
      leftVehicle: place.left.model?.value ?? '',
    };
    // A rate that does not say what it is of would be applied to any currency.
    const rateStays: Changes = place.rateOf === '' ? { rate: '' } : {};
    const actions: ComparisonActions = {
      chooseMarket: (side, id) => {
        const market = countries.find((each) => each.id === id);
        const vehicle = market ? vehicleIn(market, place[side].model, place[otherSide(side)].model) : '';
        put({ ...leftStays, [`${side}Market`]: id, [`${side}Vehicle`]: vehicle, rate: '', rateOf: '' });
      },
      chooseModel: (side, vetele) =>
        put({
          ...leftStays,
          ...rateStays,
          [`${side}Market`]: place[side].market?.id ?? '',
          [`${side}Vehicle`]: vetele,
        }),
      chooseMoment: (side, at) => put({ ...rateStays, [`${side}At`]: at }),
      swap: () => setParams(swappedSides(params, place)),
      showAll: (isAll) => put({ all: isAll ? 'true' : '' }),
      chooseKind: (kind) => put({ kind }),
      search: (search) => put({ search }, true),
      setRate: (rate, rateOf = place.rateOf) => put({ rate, rateOf: rate === '' ? '' : rateOf }, true),
      clearFilters: () => put({ kind: '', search: '' }),
      goToPage: (page) => put({ page: page === 0 ? '' : String(page + 1) }),
      setSize: (size) => put({ size: size === pageSizes[0] ? '' : String(size) }),
    };
    return { place, actions };
  }, [params, setParams, countries]);
}
