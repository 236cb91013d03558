import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Drops the page from the address: another language or model has other rows. */
export function useFirstPage(): () => void {
  const [params, setParams] = useSearchParams();
  return useCallback(() => {
    if (!params.has('page')) return;
    const next = new URLSearchParams(params);
    next.delete('page');
    setParams(next, { replace: true });
  }, [params, setParams]);
}
