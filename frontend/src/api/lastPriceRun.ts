import { useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { priceRunKept, type PreferencesState, type PriceRunLast } from './preferences';
import { useSessionUser } from './session';

type WithPreferences = { preferences: PreferencesState };

/** The change of several price lists that the signed-in user began last in this browser, and how to keep what is known of it. */
export function useLastPriceRun() {
  const { username } = useSessionUser();
  const store = useStore<WithPreferences>();
  const kept = useSelector((state: WithPreferences) => state.preferences.priceRunLast);
  const last = kept?.by === username ? kept : undefined;
  const steps = useMemo(() => {
    const put = (next: PriceRunLast | undefined) => void store.dispatch(priceRunKept(next));
    /** As it is now: what is told of an older run says nothing of this one. */
    const lastOf = (run: number) => {
      const now = store.getState().preferences.priceRunLast;
      return now?.by === username && now.run === run ? now : undefined;
    };
    return {
      keep: (run: number) => put({ by: username, run, begun: new Date().toISOString(), isTold: false }),
      /** Returns whether its end had not been told before. */
      tell(run: number): boolean {
        const found = lastOf(run);
        if (!found || found.isTold) return false;
        put({ ...found, isTold: true });
        return true;
      },
      forget: (run: number) => lastOf(run) && put(undefined),
    };
  }, [store, username]);
  return { last, ...steps };
}
