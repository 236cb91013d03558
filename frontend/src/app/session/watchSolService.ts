import { ccbApi } from '../../api';
import { toastShown } from '../../api/notices';
import { sessionOf } from '../../api/session';
import { solServiceParameter } from '../../api/solService';
import type { AppStore } from '../store';
import { t } from '../../texts/app';

/** How often it is asked while somebody works, and how long after the last key or click that is so. */
const askEveryMs = 10_000;
const workingForMs = 5 * 60_000;

const words = {
  true: t('Online sales have been switched on. They take the place of FINCO.'),
  false: t('Online sales have been switched off. The taxes of markets are those of FINCO.'),
};

/**
 * Follows SOL_SERVICE_AVAILABLE, which an administrator may switch at any time: header, side bar and screens change between
 * SOL and FINCO without a reload. It is asked when the page is looked at again and while somebody
 * works; never on a page that was left alone, whose session has to end some time. Answers how to stop.
 */
export function watchSolService(store: AppStore, everyMs = askEveryMs): () => void {
  const select = ccbApi.endpoints.getConsoleConfigValue.select(solServiceParameter);
  let workedAt = Date.now();
  let isAsking = false;

  const ask = async () => {
    if (isAsking || document.visibilityState === 'hidden' || !sessionOf(store.getState())) return;
    isAsking = true;
    const before = select(store.getState()).data?.trim();
    const { data } = await store.dispatch(
      ccbApi.endpoints.getConsoleConfigValue.initiate(solServiceParameter, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    isAsking = false;
    const now = data?.trim();
    if (before !== undefined && (now === 'true' || now === 'false') && now !== before)
      store.dispatch(toastShown({ tone: 'info', text: words[now] }));
  };
  const work = () => void (workedAt = Date.now());
  const look = () => {
    work();
    void ask();
  };
  const timer = setInterval(() => {
    if (Date.now() - workedAt < workingForMs) void ask();
  }, everyMs);
  const listeners = [
    [window, 'focus', look],
    [document, 'visibilitychange', look],
    [window, 'pointerdown', work],
    [window, 'keydown', work],
  ] as const;
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  return () => {
    clearInterval(timer);
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
  };
}
