import { CalendarOff } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { SolCampaignFilter, SolCampaignTimeline } from '../../../api';
import { problemOf } from '../../../api/problem';
import { EmptyState } from '../../../ui/EmptyState';
import { FailedState } from '../../../ui/FailedState';
import { Skeleton } from '../../../ui/Skeleton';
import { lanesOf } from './lanes';
import { OverlapMessage } from './OverlapMessage';
import { periodText, ticksOf } from './period';
import { TimelineHead } from './TimelineHead';
import { TimelineLanes } from './TimelineLanes';
import { useTimeline } from './useTimeline';
import './timeline.css';
import { t } from '../../../texts/solCampaigns';

export interface CampaignTimelineProps {
  /** That of the list; its dates are not looked at, for the timeline has a period of its own. */
  filter: SolCampaignFilter;
  selectedId?: number;
  onSelect: (id: number) => void;
}

/** Campaigns of each market over time: past, running, coming, and where they overlap. A choice tells which row is meant. */
export function CampaignTimeline({ filter, selectedId, onSelect }: CampaignTimelineProps) {
  const titleId = useId();
  const { call, ...timeline } = useTimeline(filter);
  const { period, steps, setScale, setSteps } = timeline;

  return (
    <section className="card tl-card" aria-labelledby={titleId}>
      <TimelineHead {...{ titleId, period, steps }} onScale={setScale} onSteps={setSteps} />
      {call.isError ? (
        <FailedState
          title={t('The timeline could not be read')}
          text={problemOf(call.error).message}
          onRetry={() => call.refetch()}
          pending={call.isFetching}
        />
      ) : call.data ? (
        <div className="tl-body" aria-busy={call.isFetching || undefined}>
          <TimelineBody {...timeline} {...{ selectedId, onSelect }} data={call.data} />
        </div>
      ) : (
        <TimelineSkeleton />
      )}
    </section>
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
        overlaps={data.overlaps.filter(({ dateTimeEndUTC }) => Date.parse(dateTimeEndUTC) > now)}
        countryOf={(id) => data.campaigns.find(({ idCountry }) => idCountry === id)?.country ?? id}
        onShowBoth={rest.showBoth}
      />
      {lanes.length > 0 ? (
        <TimelineLanes {...{ lanes, ticks, now, today, selectedId, marked }} onSelect={select} />
      ) : (
        <EmptyState
          icon={CalendarOff}
          title={t('No campaign from {period}', { period: periodText(period) })}
        />
      )}
      {data.truncated && (
        <p className="hint tl-note">
          {t('More campaigns than can be shown: a market or a model in the filters narrows them.')}
        </p>
      )}
    </>
  );
}

const widths = ['46%', '62%', '38%', '54%'];

function TimelineSkeleton() {
  return (
    <div className="tl-skeleton" aria-busy="true">
      <span className="sr" role="status">
        {t('The timeline is being read.')}
      </span>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={22} />
      ))}
    </div>
  );
}
