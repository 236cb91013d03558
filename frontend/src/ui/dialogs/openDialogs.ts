/** The dialogs that are open, the topmost last: notices move into it, because all else is inert meanwhile. */
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly HTMLDialogElement[]) => {
  stack = next;
  listeners.forEach((listener) => listener());
};

/** A store of the open dialogs; `subscribe` and `top` fit useSyncExternalStore. */
export const openDialogs = {
  add: (dialog: HTMLDialogElement) => change([...stack, dialog]),
  remove: (dialog: HTMLDialogElement) => change(stack.filter((open) => open !== dialog)),
  top: (): HTMLDialogElement | undefined => stack.at(-1),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
