import buttonStyles from '../navigation/button.module.css';
import styles from './dialog.module.css';

/** Presses what Enter would press in a dialog's form, else its main button; a disabled one does nothing. */
export function pressDefault(dialog: HTMLElement): void {
  const button =
    dialog.querySelector<HTMLButtonElement>('form [type="submit"]') ??
    dialog.querySelector<HTMLButtonElement>(`.${styles.foot} .${buttonStyles.primary}`);
  button?.click();
}
