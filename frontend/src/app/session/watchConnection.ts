import { setupListeners } from '@reduxjs/toolkit/query';
import { lookAtConnection } from '../../api/connection';
import { originOfCalls } from '../../api/baseQuery';
import type { AppStore } from '../store';

const lookEveryMs = 3000;

/**
 * While the server, its database or the network is away it is asked again and again; once it is back, what is on the screen
 * is read anew. Answers how to stop.
 */
export function watchConnection(store: AppStore, everyMs = lookEveryMs): () => void {
  const look = () => void store.dispatch(lookAtConnection(originOfCalls()));
  let before = store.getState().connection;
  let timer: ReturnType<typeof setInterval> | undefined;
  return setupListeners(store.dispatch, (dispatch, { onOnline }) => {
    const unsubscribe = store.subscribe(() => {
      const now = store.getState().connection;
      if (now === before) return;
      const wasHere = before === 'here';
      before = now;
      if (now === 'here') {
        clearInterval(timer);
        dispatch(onOnline());
      } else if (wasHere) timer = setInterval(look, everyMs);
    });
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  });
}
