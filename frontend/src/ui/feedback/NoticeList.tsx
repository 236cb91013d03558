import { CircleAlert, CircleCheck, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import { Message as SuiMessage } from 'semantic-ui-react';
import { AboveDialogs } from '../dialogs/AboveDialogs';
import { Button } from '../navigation/Button';
import { classes } from '../classes';
import { focusPage } from '../focusNearby';
import { IconButton } from '../navigation/IconButton';
import { t } from '../../texts/ui.gen';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './notice-list.module.css';
import textStyles from '../text.module.css';
import toneStyles from '../tone.module.css';
import layoutStyles from '../layout.module.css';

/** Plain data, so that a store can hold it. */
export interface Notice {
  id: string;
  tone: 'success' | 'error' | 'info';
  title: string;
  detail?: string;
  /** A button such as 'Undo'; what it does is up to `onAction`. */
  actionLabel?: string;
}

export interface NoticeListProps {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
  onAction?: (id: string) => void;
}

const shownForMs = 6000;
/** Longer with a way back: people look at what was done before they want it. */
const shownWithActionMs = 20_000;
const icons: Record<Notice['tone'], LucideIcon> = { success: CircleCheck, error: CircleAlert, info: Info };

/**
 * Notices in the corner, above every dialog. Success goes after 6 s, with a way back after 20 (hover and focus hold it), errors stay until closed.
 * Mount it once.
 */
export function NoticeList(props: NoticeListProps) {
  const { notices } = props;
  const errors = notices.filter((notice) => notice.tone === 'error');
  const others = notices.filter((notice) => notice.tone !== 'error');

  return (
    <AboveDialogs className={styles.notices} label={t('Notices')}>
      <Told>
        {others.map((notice) => (
          <NoticeItem key={notice.id} {...props} notice={notice} />
        ))}
      </Told>
      {errors.map((notice) => (
        <NoticeItem key={notice.id} {...props} notice={notice} />
      ))}
    </AboveDialogs>
  );
}

/** Empty for a moment after mounting, as when the last dialog closes: a region's initial content may not be read aloud. */
function Told({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div role="status" aria-live="polite">
      {isThere && children}
    </div>
  );
}

/**
 * A notice goes with its button, and leaves the focus to the page: in the next notice it would stand on what a second press would undo.
 * While a dialog is open the page cannot have it; then the dialog keeps it.
 */
const leaving =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent) => {
    if (currentTarget === document.activeElement) focusPage();
    act();
  };

function NoticeItem({ notice, onDismiss, onAction }: NoticeListProps & { notice: Notice }) {
  const { id, tone, title, detail, actionLabel } = notice;
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const dismiss = useEffectEvent(() => onDismiss(id));
  const hasAction = actionLabel !== undefined;
  const isTimed = tone !== 'error' && !isPointed && !isFocused;
  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(() => dismiss(), hasAction ? shownWithActionMs : shownForMs);
    return () => clearTimeout(timer);
  }, [isTimed, hasAction]);
  const Icon = icons[tone];

  return (
    <SuiMessage
      className={classes(layoutStyles.row, styles.notice, toneStyles[tone])}
      role={tone === 'error' ? 'alert' : undefined}
      onMouseEnter={() => setIsPointed(true)}
      onMouseLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Icon size={18} aria-hidden />
      <div className={classes(layoutStyles.grow, layoutStyles.scrolls, styles.text)}>
        <b lang={quotedLanguage(title)}>{title}</b>
        {detail && (
          <span className={classes(textStyles.sub, textStyles.muted)} lang={quotedLanguage(detail)}>
            {detail}
          </span>
        )}
      </div>
      {actionLabel && (
        <Button variant="quiet" size="s" onClick={leaving(() => onAction?.(id))}>
          {actionLabel}
        </Button>
      )}
      <IconButton label={t('Close notice')} icon={X} onClick={leaving(() => onDismiss(id))} />
    </SuiMessage>
  );
}
