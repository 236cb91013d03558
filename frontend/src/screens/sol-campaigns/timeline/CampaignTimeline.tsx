import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { SolCampaignFilter, SolCampaignTimeline, SolCampaignOverlap } from '../../../api';
import { failedRead } from '../../../api/problem';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { FailedState } from '../../../ui/feedback/FailedState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { lanesOf } from './lanes';
import { periodText, ticksOf, type Period, type Scale } from './period';
import { TimelineLanes } from './TimelineLanes';
import { useTimeline } from './useTimeline';
import { t } from '../../../texts/solCampaigns.gen';
import { Button } from '../../../ui/navigation/Button';
import { IconButton } from '../../../ui/navigation/IconButton';
import { Segmented } from '../../../ui/fields/Segmented';
import { Message } from '../../../ui/feedback/Message';
import { oneDiscount, overlapValues } from '../overlaps/OverlapWarning';
import { rich } from '../../../texts/rich';
import { CardNote, CardSkeleton, PageCard } from '../../../kit/market-model/PageCard';
import styles from './timeline.module.css';
import buttonStyles from '../../../ui/navigation/button.module.css';
import textStyles from '../../../ui/text.module.css';
import { classes } from '../../../ui/classes';
import { Row } from '../../../ui/Row';
import toneStyles from '../../../ui/tone.module.css';

interface OverlapMessageProps {
  overlaps: readonly SolCampaignOverlap[];
  countryOf: (idCountry: string) => string;
  onShowBoth: (overlap: SolCampaignOverlap) => void;
}

/** The server sends them by market. */
const bySoonest = (one: SolCampaignOverlap, other: SolCampaignOverlap): number =>
  Date.parse(one.dateTimeStartUTC) - Date.parse(other.dateTimeStartUTC) ||
  one.ids[0]! - other.ids[0]! ||
  one.ids[1]! - other.ids[1]!;

const idsOf = (overlap: SolCampaignOverlap) => overlapValues(overlap).campaigns;

function OverlapMessage({ overlaps, countryOf, onShowBoth }: OverlapMessageProps) {
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? overlaps : overlaps.slice(0, 1);
  if (overlaps.length === 0) return null;
  return (
    <div className={styles.overlaps}>
      <Message tone="warning">
        <ul>
          {shown.map((overlap) => (
            <Row as="li" between align="baseline" gap={16} key={overlap.ids.join()}>
              <span>
                {rich(t('{campaigns} overlap in {country} from {dateStart} to {dateEnd} on {models}.'), {
                  ...overlapValues(overlap),
                  campaigns: <b>{idsOf(overlap)}</b>,
                  country: countryOf(overlap.idCountry),
                })}{' '}
                {oneDiscount}
              </span>
              <button
                type="button"
                className={classes(buttonStyles.link, textStyles.underlined)}
                aria-label={t('Show both: {campaigns}', { campaigns: idsOf(overlap) })}
                onClick={() => onShowBoth(overlap)}
              >
                {t('Show both')}
              </button>
            </Row>
          ))}
        </ul>
        {overlaps.length > 1 && (
          <button
            type="button"
            className={classes(buttonStyles.link, textStyles.underlined)}
            aria-expanded={isLong}
            onClick={() => setIsLong(!isLong)}
          >
            {isLong ? t('Only the next one') : t('All {count} overlaps', { count: overlaps.length })}
          </button>
        )}
      </Message>
    </div>
  );
}

const scales: readonly { value: Scale; label: string }[] = [
  { value: 'month', label: t('Month') },
  { value: 'months', label: t('4 months') },
  { value: 'year', label: t('Year') },
];

const Legend = () => (
  <Row
    as="ul"
    wrap
    gap="4px 14px"
    className={classes(textStyles.muted, textStyles.tiny, styles.legend)}
    aria-label={t('Legend')}
  >
    <Row as="li" gap={6} className={toneStyles.accent}>
      B2C
    </Row>
    <Row as="li" gap={6} className={toneStyles.neutral}>
      B2B
    </Row>
    <Row as="li" gap={6} className={styles.off}>
      {t('Not active')}
    </Row>
    <Row as="li" gap={6} className={styles.overlap}>
      {t('Overlap')}
    </Row>
  </Row>
);

interface PeriodButtonsProps {
  period: Period;
  steps: number;
  onScale: (scale: Scale) => void;
  onSteps: (steps: number) => void;
}

const PeriodButtons = ({ period, steps, onScale, onSteps }: PeriodButtonsProps) => (
  <>
    <span className={textStyles.unseen} role="status">
      {t('Campaigns from {period}', { period: periodText(period) })}
    </span>
    <IconButton label={t('Earlier')} icon={ChevronLeft} onClick={() => onSteps(steps - 1)} />
    <Button size="s" variant="quiet" disabled={steps === 0} onClick={() => onSteps(0)}>
      {t('Today')}
    </Button>
    <IconButton label={t('Later')} icon={ChevronRight} onClick={() => onSteps(steps + 1)} />
    <Segmented label={t('Period')} options={scales} value={period.scale} onChange={onScale} />
  </>
);

export interface CampaignTimelineProps {
  /** That of the list; its dates are not looked at, for the timeline has a period of its own. */
  filter: SolCampaignFilter;
  selectedId?: number;
  onSelect: (id: number) => void;
}

/** Campaigns of each market over time: past, running, coming, and where they overlap. A choice tells which row is meant. */
export function CampaignTimeline({ filter, selectedId, onSelect }: CampaignTimelineProps) {
  const { call, ...timeline } = useTimeline(filter);
  const { period, steps, setScale, setSteps } = timeline;

  return (
    <PageCard
      title={t('Timeline')}
      note={<Legend />}
      actions={<PeriodButtons period={period} steps={steps} onScale={setScale} onSteps={setSteps} />}
    >
      {call.isError ? (
        <FailedState
          title={t('The timeline could not be read')}
          {...failedRead(call)}
          pending={call.isFetching}
        />
      ) : call.data ? (
        <div aria-busy={call.isFetching || undefined}>
          <TimelineBody {...timeline} selectedId={selectedId} onSelect={onSelect} data={call.data} />
        </div>
      ) : (
        <TimelineSkeleton />
      )}
    </PageCard>
  );
}

type TimelineBodyProps = Omit<ReturnType<typeof useTimeline>, 'call'> &
  Pick<CampaignTimelineProps, 'selectedId' | 'onSelect'> & { data: SolCampaignTimeline };

function TimelineBody({ data, period, now, today, marked, selectedId, ...rest }: TimelineBodyProps) {
  const { first, end, scale } = period;
  const lanes = useMemo(() => lanesOf(data, { first, end, scale }, now), [data, first, end, scale, now]);
  const ticks = useMemo(() => ticksOf({ first, end, scale }), [first, end, scale]);
  const select = (id: number) => {
    rest.unmark();
    rest.onSelect(id);
  };

  return (
    <>
      <OverlapMessage
        overlaps={data.overlaps
          .filter(({ dateTimeEndUTC }) => Date.parse(dateTimeEndUTC) > now)
          .toSorted(bySoonest)}
        countryOf={(id) => data.campaigns.find(({ idCountry }) => idCountry === id)?.country ?? id}
        onShowBoth={rest.showBoth}
      />
      {lanes.length > 0 ? (
        <TimelineLanes
          lanes={lanes}
          ticks={ticks}
          now={now}
          today={today}
          selectedId={selectedId}
          marked={marked}
          onSelect={select}
        />
      ) : (
        <EmptyState
          icon={CalendarOff}
          title={t('No campaign from {period}', { period: periodText(period) })}
        />
      )}
      {data.truncated && (
        <CardNote>
          {t('More campaigns than can be shown: a market or a model in the filters narrows them.')}
        </CardNote>
      )}
    </>
  );
}

const widths = ['46%', '62%', '38%', '54%'];

function TimelineSkeleton() {
  return (
    <CardSkeleton label={t('The timeline is being read.')}>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={22} />
      ))}
    </CardSkeleton>
  );
}
