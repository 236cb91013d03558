import { useId, type ReactNode } from 'react';
import { Header } from 'semantic-ui-react';
import { Button } from '../navigation/Button';
import { DialogBody } from './DialogBody';
import { DialogFrame } from './DialogFrame';
import { useUnsavedChanges } from './useUnsavedChanges';
import { Quoted } from '../data/Quoted';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { t } from '../../texts/ui.gen';
import styles from './dialog.module.css';
import layoutStyles from '../layout.module.css';
import { classes } from '../classes';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** The act and what it is about, in one short question: 'Deactivate 1464 Inverno elettrico in Italia?' */
  about?: string;
  message: ReactNode;
  /** Names the act: 'Delete', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** A destructive act: red, and the focus starts on cancel. */
  danger?: boolean;
  pending?: boolean;
  /** It asks about leaving the page, so leaving does not close it. */
  asksToLeave?: boolean;
  /** While the promise that it returns runs, a second click does nothing. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

const stay = () => undefined;

/** A question with two answers. Mount it to ask, unmount it to close. Esc is cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    about,
    message,
    confirmLabel,
    cancelLabel = t('Cancel'),
    danger,
    pending,
    asksToLeave = false,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  useUnsavedChanges(false, asksToLeave ? stay : onCancel);

  return (
    <DialogFrame
      role="alertdialog"
      labelledBy={`${id}t`}
      describedBy={`${id}m`}
      className={styles.ask}
      onRequestClose={onCancel}
    >
      <div className={classes(layoutStyles.row, styles.head)}>
        <Header as="h2" id={`${id}t`} lang={quotedLanguage(title)}>
          {title}
        </Header>
      </div>
      <DialogBody id={`${id}m`}>
        {about && <p className={styles.about}>{about}</p>}
        <Quoted>{message}</Quoted>
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
        <Button onClick={onCancel} data-autofocus={danger ? '' : undefined}>
          {cancelLabel}
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          pending={pending}
          onClick={onConfirm}
          data-autofocus={danger ? undefined : ''}
        >
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
