import { CircleAlert, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header, Segment } from 'semantic-ui-react';
import { classes } from '../classes';
import { Quoted } from '../data/Quoted';
import { IconTile } from '../data/IconTile';
import styles from './empty-state.module.css';
import textStyles from '../text.module.css';
import layoutStyles from '../layout.module.css';
import { Row } from '../Row';

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
      className={classes(layoutStyles.row, layoutStyles.wrap, textStyles.small, styles.empty)}
      role={isFailed ? 'alert' : undefined}
    >
      <IconTile icon={Icon} size={44} tone={isFailed ? 'danger' : 'neutral'} />
      <div className={classes(textStyles.anywhere, styles.words)}>
        <Header as="h2" className={classes(isFailed && textStyles.danger)}>
          <Quoted>{title}</Quoted>
        </Header>
        {text && (
          <p className={textStyles.muted}>
            <Quoted>{text}</Quoted>
          </p>
        )}
      </div>
      {action && <Row className={layoutStyles.end}>{action}</Row>}
    </Segment>
  );
}
