import { classes } from '../../../ui/classes';
import { discountsOf, timesOf, unseenWords } from './campaignWords';
import type { PlacedCampaign } from './lanes';
import styles from './timeline.module.css';
import textStyles from '../../../ui/text.module.css';

export interface CampaignBarProps {
  bar: PlacedCampaign;
  now: number;
  isSelected: boolean;
  /** One of two that are shown because they overlap. */
  isMarked: boolean;
  isStop: boolean;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

/** A campaign as a bar over its days. What it does is up to the lanes around it. */
export function CampaignBar({ bar, now, isSelected, isMarked, isStop }: CampaignBarProps) {
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
