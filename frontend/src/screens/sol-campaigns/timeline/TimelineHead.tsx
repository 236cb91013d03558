import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Segmented } from '../../../ui/Segmented';
import { periodText, type Period, type Scale } from './period';
import { t } from '../../../texts/solCampaigns';

const scales: readonly { value: Scale; label: string }[] = [
  { value: 'month', label: t('Month') },
  { value: 'months', label: t('4 months') },
  { value: 'year', label: t('Year') },
];

export interface TimelineHeadProps {
  titleId: string;
  period: Period;
  steps: number;
  onScale: (scale: Scale) => void;
  onSteps: (steps: number) => void;
}

export function TimelineHead({ titleId, period, steps, onScale, onSteps }: TimelineHeadProps) {
  return (
    <header className="tl-head">
      <h2 id={titleId}>{t('Timeline')}</h2>
      <ul className="tl-legend" aria-label={t('Legend')}>
        <li className="b2c">B2C</li>
        <li className="b2b">B2B</li>
        <li className="off">{t('Not active')}</li>
        <li className="meet">{t('Overlap')}</li>
      </ul>
      <div className="tl-period">
        <span className="sr" role="status">
          {t('Campaigns from {period}', { period: periodText(period) })}
        </span>
        <IconButton label={t('Earlier')} icon={ChevronLeft} onClick={() => onSteps(steps - 1)} />
        <Button size="s" variant="quiet" disabled={steps === 0} onClick={() => onSteps(0)}>
          {t('Today')}
        </Button>
        <IconButton label={t('Later')} icon={ChevronRight} onClick={() => onSteps(steps + 1)} />
        <Segmented label={t('Period')} options={scales} value={period.scale} onChange={onScale} />
      </div>
    </header>
  );
}
