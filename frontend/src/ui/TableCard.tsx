import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button';

export interface TableCardProps {
  /** '1.284 labels'; read aloud when it changes. */
  count: ReactNode;
  /** Names the card for screen readers. */
  label: string;
  /** FilterTags of the filters that are on. */
  tags?: ReactNode;
  /** Before the refresh button: 'Updated 10:42', or other tools. */
  right?: ReactNode;
  onRefresh?: () => void;
  isRefreshing?: boolean;
  refreshLabel?: string;
  /** The DataTable and its Pager. */
  children: ReactNode;
}

/** The card around a table with its tool bar. */
export function TableCard(props: TableCardProps) {
  const {
    count,
    label,
    tags,
    right,
    onRefresh,
    isRefreshing,
    refreshLabel = 'Refresh Table',
    children,
  } = props;

  return (
    <section className="card table-card" aria-label={label}>
      <div className="tbar">
        <b className="num" role="status">
          {count}
        </b>
        {tags}
        <span className="sp" />
        {right && <span className="ink3 num">{right}</span>}
        {onRefresh && (
          <Button variant="quiet" size="m" icon={RefreshCw} pending={isRefreshing} onClick={onRefresh}>
            {refreshLabel}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
