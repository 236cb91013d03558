import type { LucideIcon } from 'lucide-react';
import { Statistic, StatisticGroup } from 'semantic-ui-react';
import { classes } from '../classes';
import { formatCount } from './formatCount';
import styles from './counters.module.css';
import textStyles from '../text.module.css';
import { IconTile } from './IconTile';
import layoutStyles from '../layout.module.css';

export interface Counter {
  label: string;
  value: number;
  icon: LucideIcon;
  tone: 'ok' | 'accent' | 'neutral' | 'danger';
}

/** A strip of figures: created, changed, unchanged, in error. */
export function Counters({ counters }: { counters: readonly Counter[] }) {
  return (
    <StatisticGroup as="ul" className={classes(layoutStyles.box, styles.counters)}>
      {counters.map(({ label, value, icon, tone }) => (
        <Statistic as="li" key={label} className={classes(layoutStyles.row, styles.counter)}>
          <IconTile icon={icon} size={32} tone={tone} />
          <div>
            <b>{formatCount(value)}</b>
            <span className={classes(textStyles.sub, textStyles.muted)}>{label}</span>
          </div>
        </Statistic>
      ))}
    </StatisticGroup>
  );
}
