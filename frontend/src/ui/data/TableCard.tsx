import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Segment } from 'semantic-ui-react';
import { Button } from '../navigation/Button';
import { classes } from '../classes';
import { keepsFocusNearby } from '../focusNearby';
import { t } from '../../texts/ui.gen';
import layoutStyles from '../layout.module.css';
import styles from './table-card.module.css';
import textStyles from '../text.module.css';

export interface TableCardProps {
  /** '1,284 labels'; read aloud when it changes. */
  count: ReactNode;
  /** Names the card for screen readers. */
  label: string;
  /** FilterTags of the filters that are on. */
  tags?: ReactNode;
  /** Before the refresh button: 'Updated 10:42', or other tools. */
  right?: ReactNode;
  /** Buttons beside the refresh button, such as that of the columns. */
  buttons?: ReactNode;
  onRefresh?: () => void;
  isRefreshing?: boolean;
  /** The page scrolls where the window is too low for it, not the table in a box of its own. */
  isWhole?: boolean;
  /** The DataTable and its Pager. */
  children: ReactNode;
}

/** The card around a table with its tool bar. */
export function TableCard(props: TableCardProps) {
  const { count, label, tags, right, buttons, onRefresh, isRefreshing, isWhole = false, children } = props;

  return (
    <Segment
      as="section"
      className={classes(layoutStyles.card, layoutStyles.column, styles.card, isWhole && styles.whole)}
      aria-label={label}
    >
      <div
        ref={keepsFocusNearby}
        className={classes(
          layoutStyles.row,
          layoutStyles.wrap,
          layoutStyles.ruledBelow,
          textStyles.small,
          styles.bar,
        )}
      >
        <b className={textStyles.num} role="status">
          {count}
        </b>
        {tags}
        <span className={layoutStyles.end} />
        {right && <span className={classes(textStyles.faint, textStyles.num)}>{right}</span>}
        {buttons}
        {onRefresh && (
          <Button variant="quiet" size="m" icon={RefreshCw} pending={isRefreshing} onClick={onRefresh}>
            {t('Refresh Table')}
          </Button>
        )}
      </div>
      {children}
    </Segment>
  );
}
