import { CircleAlert, CircleCheck, CircleDot, X, type LucideIcon } from 'lucide-react';
import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Header } from 'semantic-ui-react';
import { Quoted } from '../data/Quoted';
import { Button } from '../navigation/Button';
import { classes } from '../classes';
import { DialogBody } from './DialogBody';
import { DialogFrame } from './DialogFrame';
import { saveKeys } from '../saveKeys';
import { pressStep, StepButtons, type DialogSteps } from './DialogSteps';
import { IconButton } from '../navigation/IconButton';
import { UnsavedQuestion } from './UnsavedQuestion';
import { useUnsavedChanges } from './useUnsavedChanges';
import { useSingleFlight } from '../useSingleFlight';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { t } from '../../texts/ui.gen';
import styles from './dialog.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';
import toneStyles from '../tone.module.css';
import buttonStyles from '../navigation/button.module.css';

export interface DialogProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Tabs below the head. */
  tabs?: ReactNode;
  /** In pixels or as a CSS width; 640 by default. */
  width?: number | string;
  children: ReactNode;
  /** What the footer says at its left about the form: '1 unsaved change'. */
  status?: ReactNode;
  statusTone?: 'plain' | 'ok' | 'error';
  /** Any node at the left of the footer instead of `status`, such as a quiet button. */
  footerStart?: ReactNode;
  /** Footer buttons after the cancel button, the primary one last. */
  actions?: ReactNode;
  /** The button that closes; null leaves it out. */
  cancelLabel?: string | null;
  /** Unsaved changes: closing asks 'Stay' or 'Leave without saving' first; so do leaving the page and closing the tab. */
  dirty?: boolean;
  /** What it says is on its way: until it is there, or refused, nothing more can be typed, and no button, no Esc closes it. */
  saving?: boolean;
  /** The same, but typing goes on meanwhile. */
  storing?: boolean;
  /** Wraps body and footer in a form, so that Enter and a `type="submit"` button send it; while its promise runs, only once. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  /** To the records before and after this one; with unsaved changes they ask first, too. */
  steps?: DialogSteps;
  /** The body has no padding of its own (see record-form.module.css). */
  flush?: boolean;
}

const statusIcon: Record<string, LucideIcon> = { plain: CircleDot, ok: CircleCheck, error: CircleAlert };

/** A modal dialog with fixed head and foot and a scrolling body. It is open as long as it is mounted. */
export function Dialog(props: DialogProps) {
  const { title, subtitle, tabs, width, dirty, saving, steps, onClose } = props;
  const isHeld = saving === true || props.storing === true;
  const id = useId();
  const [asked, setAsked] = useState<() => void>();
  useUnsavedChanges(dirty === true || isHeld, onClose);
  const leave = (act: () => void) => {
    if (isHeld) return;
    if (dirty) setAsked(() => act);
    else act();
  };
  const requestClose = () => leave(onClose);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    saveKeys(pressDefault)?.onKeyDown(event);
    pressStep(event);
  };

  return (
    <DialogFrame
      labelledBy={id}
      describedBy={subtitle ? `${id}s` : undefined}
      width={width}
      onRequestClose={requestClose}
      onKey={handleKey}
    >
      <div className={classes(layoutStyles.row, styles.head)}>
        <div>
          <Header as="h2" id={id} tabIndex={-1} lang={quotedLanguage(title)}>
            {title}
          </Header>
          {subtitle && (
            <p id={`${id}s`} className={classes(textStyles.muted, textStyles.small)}>
              {subtitle}
            </p>
          )}
        </div>
        {steps && <StepButtons steps={steps} onStep={leave} />}
        <IconButton
          label={t('Close dialog')}
          icon={X}
          iconSize={18}
          disabled={isHeld}
          onClick={requestClose}
        />
      </div>
      {tabs}
      <DialogForm {...props} isHeld={isHeld} onCancel={requestClose} />
      {asked && <UnsavedQuestion onLeave={asked} onStay={() => setAsked(undefined)} />}
    </DialogFrame>
  );
}

function DialogForm(props: DialogProps & { isHeld: boolean; onCancel: () => void }) {
  const { children, onSubmit, actions, cancelLabel = t('Cancel'), flush, saving, onCancel } = props;
  const { footerStart } = props;
  const status = saving ? t('Saving… The dialog stays open until the result is in.') : props.status;
  const statusTone = (!saving && props.statusTone) || 'plain';
  const StatusIcon = statusIcon[statusTone] ?? CircleDot;
  const submit = useSingleFlight((event: FormEvent<HTMLFormElement>) => onSubmit?.(event));
  const content = (
    <>
      <DialogBody flush={flush} still={saving}>
        {children}
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
        <div
          className={classes(layoutStyles.row, textStyles.small, styles.status, toneStyles[statusTone])}
          role="status"
        >
          {footerStart ??
            (status && (
              <>
                <StatusIcon size={15} aria-hidden /> <Quoted>{status}</Quoted>
              </>
            ))}
        </div>
        {cancelLabel && (
          <Button disabled={props.isHeld} onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        {actions}
      </div>
    </>
  );
  if (!onSubmit) return content;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    submit(event);
  };
  return (
    <form className={classes(layoutStyles.column, styles.form)} noValidate onSubmit={handleSubmit}>
      {content}
    </form>
  );
}

/** Presses what Enter would press in a dialog's form, else its main button; a disabled one does nothing. */
function pressDefault(dialog: HTMLElement): void {
  const button =
    dialog.querySelector<HTMLButtonElement>('form [type="submit"]') ??
    dialog.querySelector<HTMLButtonElement>(`.${styles.foot} .${buttonStyles.primary}`);
  button?.click();
}
