import { memo } from 'react';
import { countOf } from '../../../kit/format/counts';
import type { Lane, PlacedCampaign } from './lanes';
import type { Tick } from './period';
import { t } from '../../../texts/solCampaigns';
import styles from './timeline.module.css';
import textStyles from '../../../ui/text.module.css';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';
import { discountsOf, timesOf, unseenWords } from './campaignWords';

export interface TimelineLaneProps {
  lane: Lane;
  ticks: readonly Tick[];
  now: number;
  selectedId?: number;
  marked: readonly number[];
  stopId?: number;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;
const noun = { one: t('campaign'), many: t('campaigns') };

/** A market: its campaigns, where they overlap, and where it is now by the market's own clock. */
export const TimelineLane = memo(function TimelineLane(props: TimelineLaneProps) {
  const { lane, ticks, now, selectedId, marked, stopId } = props;
  const { idCountry, country, bars, overlaps, rowCount } = lane;
  return (
    <div className={styles.lane}>
      <Row as="span" gap={10} className={classes(textStyles.small, styles.market)} aria-hidden>
        <b className={textStyles.muted}>{idCountry}</b>
        <span title={country}>{country}</span>
      </Row>
      <div className={styles.track} style={{ '--rows': rowCount } as React.CSSProperties}>
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
