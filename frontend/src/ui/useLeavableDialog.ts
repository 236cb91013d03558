import { useEffect, useEffectEvent } from 'react';
import { leavableDialogs } from './leavableDialogs';

const holdBack = (event: Event) => event.preventDefault();

/** Makes an open dialog known to whoever leaves the page; while it is dirty, the browser asks before the tab goes. */
export function useLeavableDialog(isDirty: boolean, onClose: () => void): void {
  const readDirty = useEffectEvent(() => isDirty);
  const close = useEffectEvent(() => onClose());
  useEffect(() => leavableDialogs.add({ isDirty: () => readDirty(), close: () => close() }), []);
  useEffect(() => {
    if (!isDirty) return;
    window.addEventListener('beforeunload', holdBack);
    return () => window.removeEventListener('beforeunload', holdBack);
  }, [isDirty]);
}
