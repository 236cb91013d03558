import { Skeleton } from '../../ui/feedback/Skeleton';
import { classes } from '../../ui/classes';
import layoutStyles from '../../ui/layout.module.css';
import styles from './overview.module.css';

const lines = [92, 78, 85, 64];

const LoadingCard = () => (
  <div className={classes(layoutStyles.card, styles.card, styles.loading)}>
    <Skeleton width={150} height={18} />
    {lines.map((percent) => (
      <Skeleton key={percent} width={`${percent}%`} height={14} />
    ))}
  </div>
);

/** In place of the cards until the server has answered. */
export const LoadingCards = () => (
  <div className={styles.columns} aria-busy>
    <div className={styles.column}>
      <LoadingCard />
      <LoadingCard />
    </div>
    <div className={styles.column}>
      <LoadingCard />
      <LoadingCard />
    </div>
  </div>
);
