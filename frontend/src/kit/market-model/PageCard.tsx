import { useId, type ComponentPropsWithoutRef, type CSSProperties, type ReactNode } from 'react';
import { saveKeys } from '../../ui/saveKeys';
import { quotedLanguage } from '../../texts/quotedLanguage';
import { classes } from '../../ui/classes';
import styles from './page-card.module.css';
import layoutStyles from '../../ui/layout.module.css';
import textStyles from '../../ui/text.module.css';
import { Row } from '../../ui/Row';

export interface PageCardProps {
  /** The anchor of the side bar that gives the card the focus. */
  id?: string;
  /** Empty: the card keeps its place without words. */
  title: string;
  /** Its name for screen readers where the title is empty. */
  label?: string;
  /** Before the title: the button that folds the card. */
  lead?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** At the right of the head. */
  actions?: ReactNode;
  className?: string;
  /** Of Ctrl+S and Ctrl+Enter in its fields; gets the card. */
  onSave?: (card: HTMLElement) => unknown;
  children: ReactNode;
}

/** A titled part of a long page; its content goes from edge to edge. */
export function PageCard(props: PageCardProps) {
  const { id, title, label, lead, note, actions, className, onSave, children } = props;
  const headId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classes(layoutStyles.card, styles.card, className)}
      aria-labelledby={title ? headId : undefined}
      aria-label={title ? undefined : label}
      {...saveKeys(onSave)}
    >
      <Row gap="4px 12px" className={styles.head}>
        {lead}
        {title && (
          <h2 id={headId} lang={quotedLanguage(title)}>
            {title}
          </h2>
        )}
        {note}
        {actions && (
          <Row className={classes(textStyles.faint, textStyles.tiny, layoutStyles.end)}>{actions}</Row>
        )}
      </Row>
      {children}
    </section>
  );
}

/** Parts of a card side by side, below one another in a narrow window; `columns` are the tracks of the grid. */
export const CardColumns = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <div
    className={classes(layoutStyles.divided, layoutStyles.ruled, styles.columns)}
    style={{ '--columns': columns } as CSSProperties}
  >
    {children}
  </div>
);

export const CardColumn = ({ className, ...rest }: ComponentPropsWithoutRef<'div'>) => (
  <div className={classes(styles.column, className)} {...rest} />
);

/** What keeps the distance from the edges of its card. */
export const CardBody = (props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) => (
  <div className={classes(layoutStyles.stack, styles.body)} {...props} />
);

/** In place of the content, where there is none for a reason. */
export const CardNote = ({ children }: { children: ReactNode }) => (
  <p className={classes(layoutStyles.stack, textStyles.muted, textStyles.small, styles.body)}>{children}</p>
);

/** In place of the content while it is read; `label` is read aloud. */
export const CardSkeleton = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes(layoutStyles.stack, styles.body)} aria-busy="true">
    <span className={textStyles.unseen} role="status">
      {label}
    </span>
    {children}
  </div>
);
