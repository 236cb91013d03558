import { ChevronRight, CircleCheck, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/classes';
import { Row } from '../../ui/Row';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './overview.module.css';

export interface OverviewCardProps {
  icon: LucideIcon;
  title: string;
  /** What the card comes to, in a few words beside the title. */
  sum?: ReactNode;
  /** The whole list, at the right of the head. */
  all?: { to: string; label: string };
  children: ReactNode;
}

/** A part of the overview; its lines go from edge to edge. */
export function OverviewCard({ icon: Icon, title, sum, all, children }: OverviewCardProps) {
  const headId = useId();
  return (
    <section className={classes(layoutStyles.card, styles.card)} aria-labelledby={headId}>
      <Row gap="0 10px" className={classes(layoutStyles.ruledBelow, styles.head)}>
        <Icon size={16} className={textStyles.faint} aria-hidden />
        <h2 id={headId}>{title}</h2>
        {sum && (
          <span className={classes(textStyles.muted, textStyles.small, textStyles.num, textStyles.cut)}>
            {sum}
          </span>
        )}
        {all && (
          <Link
            to={all.to}
            className={classes(layoutStyles.end, textStyles.nowrap, textStyles.small, styles.all)}
          >
            {all.label} <ChevronRight size={14} aria-hidden />
          </Link>
        )}
      </Row>
      {children}
    </section>
  );
}

/** In place of lines: nothing is to be done here. */
export const Calm = ({ children }: { children: ReactNode }) => (
  <Row as="p" className={classes(styles.calm, textStyles.muted, textStyles.small)}>
    <CircleCheck size={16} aria-hidden /> {children}
  </Row>
);

/** In place of lines: what will stand here. */
export const Hint = ({ children }: { children: ReactNode }) => (
  <Row as="p" className={classes(styles.calm, textStyles.muted, textStyles.small)}>
    {children}
  </Row>
);

/** A line that is a link as a whole. */
export const OverviewLine = ({ to, className, children }: LineProps) => (
  <li>
    <Link to={to} className={classes(styles.line, className)}>
      {children}
    </Link>
  </li>
);

interface LineProps {
  to: string;
  className?: string;
  children: ReactNode;
}
