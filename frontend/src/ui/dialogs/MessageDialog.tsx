import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { Header } from 'semantic-ui-react';
import { Button } from '../navigation/Button';
import { DialogBody } from './DialogBody';
import { DialogFrame } from './DialogFrame';
import { Message } from '../feedback/Message';
import { t } from '../../texts/ui.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './dialog.module.css';
import messageStyles from '../feedback/message.module.css';
import layoutStyles from '../layout.module.css';
import { classes } from '../classes';

export interface MessageDialogProps {
  /** error is the red box, success the green one. */
  tone: 'success' | 'error' | 'info';
  title: string;
  message: ReactNode;
  /** Selectable lines for a report to support. */
  details?: readonly string[];
  onClose: () => void;
  /** A second way on, such as 'Undo'. */
  action?: { label: string; onClick: () => void };
}

/** A message that waits to be closed. Mount it to show it. */
export function MessageDialog(props: MessageDialogProps) {
  const { tone, title, message, details, onClose, action } = props;
  const id = useId();
  useNextKey(tone === 'success', onClose);

  return (
    <DialogFrame
      role="alertdialog"
      labelledBy={`${id}t`}
      describedBy={`${id}m`}
      className={styles.ask}
      onRequestClose={onClose}
    >
      <div className={classes(layoutStyles.row, styles.head)}>
        <Header as="h2" id={`${id}t`} lang={quotedLanguage(title)}>
          {title}
        </Header>
      </div>
      <DialogBody>
        <div id={`${id}m`}>
          <Message tone={tone} announce={false}>
            {message}
          </Message>
        </div>
        {details && details.length > 0 && (
          <ul className={classes(layoutStyles.sunk, messageStyles.details)}>
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </DialogBody>
      <div
        className={classes(
          layoutStyles.row,
          layoutStyles.wrap,
          layoutStyles.ruled,
          layoutStyles.shade,
          styles.foot,
        )}
      >
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('Close')}
        </Button>
      </div>
    </DialogFrame>
  );
}

const staysFor = new Set(['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Escape']);

/** A success asks for nothing: the next key closes it, unless the key presses a button of it or leads to one. */
function useNextKey(isOn: boolean, onClose: () => void) {
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ key, repeat, target }: KeyboardEvent) => {
      const presses = ['Enter', ' '].includes(key) && target instanceof HTMLButtonElement;
      if (!repeat && !presses && !staysFor.has(key)) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
