import { useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { isStep, stepFrom, stopOf } from './barSteps';
import type { Lane } from './lanes';
import { shortDay, type Tick } from './period';
import { TimelineLane } from './TimelineLane';
import { t } from '../../../texts/solCampaigns';
import styles from './timeline.module.css';
import textStyles from '../../../ui/text.module.css';

export interface TimelineLanesProps {
  lanes: readonly Lane[];
  ticks: readonly Tick[];
  now: number;
  /** The reader's day, and where it is in the period. */
  today: { day: string; at: number };
  selectedId?: number;
  marked: readonly number[];
  onSelect: (id: number) => void;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
const campaignOf = ({ target }: SyntheticEvent) => {
  const id = (target as Element).closest<HTMLElement>('[data-bar]')?.dataset.bar;
  return id === undefined ? undefined : Number(id);
};

/** Markets below each other. One stop for Tab; arrows lead along a market and to the next one, Home and End to its edges. */
export function TimelineLanes(props: TimelineLanesProps) {
  const { lanes, ticks, now, today, selectedId, marked, onSelect } = props;
  const hintId = useId();
  const [reached, setReached] = useState<number>();
  const stopId = stopOf(lanes, [reached, selectedId]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const id = campaignOf(event);
    if (id === undefined || !isStep(event.key)) return;
    event.preventDefault();
    const next = stepFrom(lanes, id, event.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-bar="${next}"]`)?.focus();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and clicks of all bars, caught once
    <div
      className={styles.lanes}
      role="group"
      aria-label={t('Campaigns by market')}
      aria-describedby={hintId}
      onKeyDown={handleKey}
      onFocus={(event) => setReached(campaignOf(event) ?? reached)}
      onClick={(event) => {
        const id = campaignOf(event);
        if (id !== undefined) onSelect(id);
      }}
    >
      <p id={hintId} className={textStyles.unseen}>
        {t(
          'Left and right move along a market, up and down to the next market, Enter goes to the row of the table.',
        )}
      </p>
      <TimelineScale ticks={ticks} today={today} />
      {lanes.map((lane) => {
        // A lane that holds none of them is not drawn anew.
        const own = (id: number | undefined) => lane.bars.some(({ campaign }) => campaign.id === id);
        return (
          <TimelineLane
            key={lane.idCountry}
            lane={lane}
            ticks={ticks}
            now={now}
            selectedId={own(selectedId) ? selectedId : undefined}
            marked={marked.some(own) ? marked : none}
            stopId={own(stopId) ? stopId : undefined}
          />
        );
      })}
    </div>
  );
}

const none: readonly number[] = [];

/** Words that would lie under those of today, or beyond the edge. */
const isCovered = (at: number, today: number) => at > 0.93 || (at < today + 0.06 && at > today - 0.13);

function TimelineScale({ ticks, today }: Pick<TimelineLanesProps, 'ticks' | 'today'>) {
  const hasToday = today.at >= 0 && today.at <= 1;
  return (
    <div className={styles.scale} aria-hidden>
      <span />
      <div className={styles.track}>
        {ticks.map(({ at, label }) => (
          <span
            key={at}
            className={isCovered(at, today.at) ? styles.covered : undefined}
            style={{ left: percent(at) }}
          >
            {label}
          </span>
        ))}
        {hasToday && (
          <em style={{ '--at': percent(today.at) } as React.CSSProperties}>
            {t('Today')}
            <span>, {shortDay(today.day)}</span>
          </em>
        )}
      </div>
    </div>
  );
}
