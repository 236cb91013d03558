import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checks, type CheckName } from './readinessChecks';

export type SettingName = 'markets' | 'check' | 'limit' | 'days';

const defaults = { limit: 20, days: 14 };
const most = { limit: 1000, days: 365 };

/** A whole number of the address; what means nothing is the default. */
function numberIn(params: URLSearchParams, name: 'limit' | 'days'): number {
  const text = params.get(name) ?? '';
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number <= most[name] ? number : defaults[name];
}

export interface ReadinessSettings {
  /** Codes separated by commas; empty for all. */
  markets: string;
  check: CheckName | '';
  limit: number;
  days: number;
}

/** What is checked and shown lives in the address, so that reload, back and a mailed link show the same (decision A-44). */
export function useReadinessSettings() {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const check = checks.find(({ name }) => name === params.get('check'))?.name ?? '';
    const settings: ReadinessSettings = {
      markets: params.get('markets') ?? '',
      check,
      limit: numberIn(params, 'limit'),
      days: numberIn(params, 'days'),
    };
    const changed = (name: SettingName, value: string) => {
      const next = new URLSearchParams(params);
      if (value === '' || value === String(defaults[name as 'limit'])) next.delete(name);
      else next.set(name, value);
      return next;
    };
    return {
      settings,
      choose: (name: SettingName, value: string) => setParams(changed(name, value)),
      toMarket: (id: string) => `/readiness?${changed('markets', id)}`,
    };
  }, [params, setParams]);
}
