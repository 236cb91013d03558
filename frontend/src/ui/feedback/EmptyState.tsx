import { CircleAlert, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header, Segment } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  /** The way out: one or two buttons. */
  action?: ReactNode;
  tone?: 'plain' | 'failed';
}

/** In place of rows: nothing yet, nothing found, or failed with the server's sentence. */
export function EmptyState({ title, text, icon, action, tone = 'plain' }: EmptyStateProps) {
  const isFailed = tone === 'failed';
  const Icon = icon ?? (isFailed ? CircleAlert : SearchX);

  return (
    <Segment
      placeholder
      className={classes('em', isFailed && 'failed')}
      role={isFailed ? 'alert' : undefined}
    >
      <span className="ei" aria-hidden>
        <Icon size={20} />
      </span>
      <div>
        <Header as="h2">
          <Quoted>{title}</Quoted>
        </Header>
        {text && (
          <p>
            <Quoted>{text}</Quoted>
          </p>
        )}
      </div>
      {action && <div className="eb">{action}</div>}
    </Segment>
  );
}
