import { useId, type ReactNode } from 'react';
import { Button } from './Button';
import { DialogBody } from './DialogBody';
import { DialogFrame } from './DialogFrame';
import { Message } from './Message';

export interface MessageDialogProps {
  /** error is the red box, success the green one. */
  tone: 'success' | 'error' | 'info';
  title: string;
  message: ReactNode;
  /** Selectable lines for a report to support. */
  details?: readonly string[];
  /** In Italian. */
  closeLabel?: string;
  onClose: () => void;
  /** A second way on, such as 'Undo'. */
  action?: { label: string; onClick: () => void };
}

/** A message that waits to be closed. Mount it to show it. */
export function MessageDialog(props: MessageDialogProps) {
  const { tone, title, message, details, closeLabel = 'Chiudi', onClose, action } = props;
  const id = useId();

  return (
    <DialogFrame
      role="alertdialog"
      labelledBy={`${id}t`}
      describedBy={`${id}m`}
      className="ask"
      onRequestClose={onClose}
    >
      <div className="dh">
        <h2 id={`${id}t`}>{title}</h2>
      </div>
      <DialogBody>
        <div id={`${id}m`}>
          <Message tone={tone} announce={false}>
            {message}
          </Message>
        </div>
        {details && details.length > 0 && (
          <ul className="msg-details">
            {details.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </DialogBody>
      <div className="df">
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        <Button lang="it" variant="primary" onClick={onClose} data-autofocus="">
          {closeLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
