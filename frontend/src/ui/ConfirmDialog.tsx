import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import { DialogBody } from './DialogBody';
import { DialogFrame } from './DialogFrame';

export interface ConfirmDialogProps {
  title: ReactNode;
  message: ReactNode;
  /** Names the act: 'Elimina', never 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** A destructive act: red, and the focus starts on cancel. */
  danger?: boolean;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers. Mount it to ask, unmount it to close. Esc is cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    message,
    confirmLabel,
    cancelLabel = 'Annulla',
    danger,
    pending,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();

  return (
    <DialogFrame
      role="alertdialog"
      labelledBy={`${id}t`}
      describedBy={`${id}m`}
      className="ask"
      onRequestClose={onCancel}
    >
      <div className="dh">
        <h2 id={`${id}t`}>{title}</h2>
      </div>
      <DialogBody id={`${id}m`}>{message}</DialogBody>
      <div className="df">
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
