import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Message as SuiMessage } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import { quotedLanguage } from '../../texts/quotedLanguage';
import styles from './message.module.css';
import toneStyles from '../tone.module.css';
import layoutStyles from '../layout.module.css';

export interface MessageProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  icon?: LucideIcon;
  title?: ReactNode;
  children?: ReactNode;
  /** Whether screen readers announce it when it appears; errors by default. */
  announce?: boolean;
  className?: string;
}

const icons: Record<MessageProps['tone'], LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** A banner inside the page or a dialog. */
export function Message({
  tone,
  icon,
  title,
  children,
  announce = tone === 'error',
  className,
}: MessageProps) {
  const Icon = icon ?? icons[tone];
  const role = !announce ? undefined : tone === 'error' ? 'alert' : 'status';

  return (
    <SuiMessage className={classes(styles.message, styles[tone], toneStyles[tone], className)} role={role}>
      <Icon size={17} aria-hidden />
      <div className={layoutStyles.grow}>
        {title && <b lang={quotedLanguage(title)}>{title}</b>}
        {title && children ? (
          <div>
            <Quoted>{children}</Quoted>
          </div>
        ) : (
          <Quoted>{children}</Quoted>
        )}
      </div>
    </SuiMessage>
  );
}
