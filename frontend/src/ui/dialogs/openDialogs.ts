import { sharedValue } from '../listeners';

/** The dialogs that are open, the topmost last: notices move into it, because all else is inert meanwhile. */
const { read, set, subscribe } = sharedValue<readonly HTMLDialogElement[]>([]);

/** A store of the open dialogs; `subscribe` and `top` fit useSyncExternalStore. */
export const openDialogs = {
  add: (dialog: HTMLDialogElement) => set([...read(), dialog]),
  remove: (dialog: HTMLDialogElement) => set(read().filter((open) => open !== dialog)),
  top: (): HTMLDialogElement | undefined => read().at(-1),
  subscribe,
};
