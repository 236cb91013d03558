import type { KeyboardEvent } from 'react';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Ctrl+S and Ctrl+Enter, or the command key of a Mac. */
export const isSaveKey = ({ key, shiftKey, altKey, ctrlKey, metaKey }: Press): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key === 'Enter' || key.toLowerCase() === 's');

/**
 * The handler of an element around fields in which these keys save, as the button there does; `save` gets that element. What
 * cannot be saved now is up to `save`. The browser's own dialog does not open in any case.
 */
export const saveKeys = (save: ((around: HTMLElement) => unknown) | undefined) =>
  save && {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.defaultPrevented || !isSaveKey(event)) return;
      // A dialog that is drawn among the fields is not one of them.
      const dialogOf = (element: Element) => element.closest('dialog');
      if (dialogOf(event.target as Element) !== dialogOf(event.currentTarget)) return;
      event.preventDefault();
      save(event.currentTarget);
    },
  };
