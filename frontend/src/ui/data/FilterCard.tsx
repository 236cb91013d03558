// A Segment that folds natively: the titles of Semantic's Accordion are boxes that no key reaches.
import { ChevronDown, Search } from 'lucide-react';
import type { FormEvent, ReactNode, SyntheticEvent } from 'react';
import { Segment } from 'semantic-ui-react';
import { Button } from '../navigation/Button';
import { t } from '../../texts/ui.gen';
import { classes } from '../classes';
import layoutStyles from '../layout.module.css';
import styles from './filter-card.module.css';
import { Row } from '../Row';

export interface FilterCardProps {
  /** Fields in one row; className 'grow' makes one wider. */
  children: ReactNode;
  /** Enter in a field, or the Search button. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClear: () => void;
  /** At the right of the title, also while the filters are folded. */
  aside?: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The panel of filters over a table; it can be folded, the active filters stay visible in the TableCard. */
export function FilterCard({ children, onSubmit, onClear, isOpen, onOpen, aside }: FilterCardProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };

  const card = (
    <Segment
      as="details"
      className={classes(layoutStyles.card, styles.filters)}
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onOpen(event.currentTarget.open)}
    >
      <summary className={layoutStyles.row}>
        <ChevronDown size={16} aria-hidden />
        {t('Filters')}
      </summary>
      <form
        className={classes(layoutStyles.row, layoutStyles.wrap, styles.row)}
        role="search"
        aria-label={t('Filters')}
        noValidate
        onSubmit={handleSubmit}
      >
        {children}
        <Row>
          <Button type="submit" variant="soft" icon={Search}>
            {t('Search')}
          </Button>
          <Button variant="quiet" onClick={onClear}>
            {t('Clear')}
          </Button>
        </Row>
      </form>
    </Segment>
  );
  if (!aside) return card;
  return (
    <div className={layoutStyles.anchor}>
      {card}
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
