import { Search } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { lazyDialog } from '../../kit/form/lazyDialog';
import { t } from '../../texts/app.gen';
import { openDialogs } from '../../ui/dialogs/openDialogs';
import { isTypedInto } from '../keys/isTypedInto';
import layoutStyles from '../../ui/layout.module.css';
import { classes } from '../../ui/classes';
import styles from '../shell/header.module.css';
import textStyles from '../../ui/text.module.css';

const Palette = lazyDialog(() => import('./Palette').then((module) => module.Palette));

/** Ctrl+K anywhere, and / where it is not a letter of a text. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || event.isComposing) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && !isTypedInto(target) && openDialogs.top() === undefined;
}

/** Opens the palette; its hint names the keys. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  // As soon as the button is there: its hint promises the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(true);
    };
    // Before a grid or an editor takes the key for itself.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className={classes(layoutStyles.row, textStyles.muted, styles.find)}
        aria-label={t('Find anything')}
        aria-keyshortcuts="Control+K /"
        title={t('Find anything (Ctrl+K)')}
        onClick={() => setIsOpen(true)}
      >
        <Search size={17} aria-hidden />
        <span aria-hidden>
          {t('Find')} <kbd>{t('Ctrl')} K</kbd>
        </span>
      </button>
      {isOpen && <Palette onClose={() => setIsOpen(false)} />}
    </>
  );
}
