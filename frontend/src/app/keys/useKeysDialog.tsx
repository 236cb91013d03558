import { useLayoutEffect, useState } from 'react';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { openDialogs } from '../../ui/dialogs/openDialogs';
import { isTypedInto } from './isTypedInto';

const KeysDialog = lazyDialog(() => import('./KeysDialog').then((module) => module.KeysDialog));

const isHelpKey = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean =>
  key === '?' &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isComposing &&
  !isTypedInto(target) &&
  openDialogs.top() === undefined;

/** The dialog of the keys: ? opens it where it is not a letter of a text, and so does `show`. */
export function useKeysDialog() {
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isHelpKey(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return {
    show: () => setIsOpen(true),
    dialog: isOpen && <KeysDialog onClose={() => setIsOpen(false)} />,
  };
}
