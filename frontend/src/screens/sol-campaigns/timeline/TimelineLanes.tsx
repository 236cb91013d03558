import { useId, useState, type KeyboardEvent, type SyntheticEvent, memo } from 'react';
import { isStep, stepFrom, stopOf } from './barSteps';
import type { Lane, PlacedCampaign } from './lanes';
import { shortDay, type Tick } from './period';
import { t } from '../../../texts/solCampaigns.gen';
import styles from './timeline.module.css';
import textStyles from '../../../ui/text.module.css';
import { countOf } from '../../../kit/format/counts';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';
import { discountsOf, timesOf, unseenWords } from './campaignWords';
import layoutStyles from '../../../ui/layout.module.css';

interface TimelineLaneProps {
  lane: Lane;
  ticks: readonly Tick[];
  now: number;
  selectedId?: number;
  marked: readonly number[];
  stopId?: number;
}

/** A market: its campaigns, where they overlap, and where it is now by the market's own clock. */
const TimelineLane = memo(function TimelineLane(props: TimelineLaneProps) {
  const { lane, ticks, now, selectedId, marked, stopId } = props;
  const { idCountry, country, bars, overlaps, rowCount } = lane;
  return (
    <div className={classes(layoutStyles.ruled, styles.lane)}>
      <Row as="span" gap={10} className={classes(textStyles.small, styles.market)} aria-hidden>
        <b className={textStyles.muted}>{idCountry}</b>
        <span title={country}>{country}</span>
      </Row>
      <div
        className={classes(layoutStyles.anchor, styles.track)}
        style={{ '--rows': rowCount } as React.CSSProperties}
      >
        {overlaps.map(({ overlap, start, end }) => (
          <i
            key={overlap.ids.join()}
            className={styles.band}
            style={{ left: percent(start), width: percent(end - start) }}
          />
        ))}
        {ticks.map(({ at }) => at > 0 && <u key={at} style={{ left: percent(at) }} />)}
        {lane.now >= 0 && lane.now <= 1 && <s style={{ left: percent(lane.now) }} />}
        <ul aria-label={`${country}, ${countOf(bars.length, noun)}`}>
          {bars.map((bar) => {
            const { id } = bar.campaign;
            return (
              <li key={id}>
                <CampaignBar
                  bar={bar}
                  now={now}
                  isSelected={id === selectedId}
                  isMarked={marked.includes(id)}
                  isStop={id === stopId}
                />
              </li>
            );
          })}
        </ul>
        {overlaps.map(({ overlap, start, end, strips }) =>
          strips.map(({ row, edge }) => (
            <i
              key={`${overlap.ids.join()} ${edge}`}
              className={styles.strip}
              data-edge={edge}
              style={
                { left: percent(start), width: percent(end - start), '--row': row } as React.CSSProperties
              }
            />
          )),
        )}
      </div>
    </div>
  );
});

interface CampaignBarProps {
  bar: PlacedCampaign;
  now: number;
  isSelected: boolean;
  /** One of two that are shown because they overlap. */
  isMarked: boolean;
  isStop: boolean;
}

/** A campaign as a bar over its days. What it does is up to the lanes around it. */
function CampaignBar({ bar, now, isSelected, isMarked, isStop }: CampaignBarProps) {
  const { campaign, start, end, row, isCutBefore, isCutAfter } = bar;
  const { id, description, campaignType, active } = campaign;
  return (
    <button
      type="button"
      data-bar={id}
      ref={isMarked ? showIt : undefined}
      tabIndex={isStop ? 0 : -1}
      data-on={isSelected || isMarked || undefined}
      aria-pressed={isSelected}
      title={timesOf(campaign)}
      className={classes(
        textStyles.cut,
        textStyles.num,
        textStyles.tiny,
        styles.bar,
        campaignType === 'B2B' && styles.b2b,
        !active && styles.off,
        isCutBefore && styles.cutBefore,
        isCutAfter && styles.cutAfter,
      )}
      style={{ left: percent(start), width: percent(end - start), '--row': row } as React.CSSProperties}
    >
      <b>{id}</b> {discountsOf(campaign)[0]} <span>{description}</span>{' '}
      <i className={textStyles.unseen}>({unseenWords(bar, now)})</i>
    </button>
  );
}

const showIt = (button: HTMLElement | null) => button?.scrollIntoView?.({ block: 'nearest' });

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
const noun = { one: t('campaign'), many: t('campaigns') };
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
      className={classes(layoutStyles.anchor, layoutStyles.ruled, styles.lanes)}
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
        // A lane that holds none of them is not redrawn.
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
    <div
      className={classes(
        layoutStyles.shade,
        textStyles.muted,
        textStyles.tiny,
        textStyles.bold,
        textStyles.nowrap,
        styles.scale,
      )}
      aria-hidden
    >
      <span />
      <div className={classes(layoutStyles.anchor, styles.track)}>
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
