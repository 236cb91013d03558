import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Segmented } from '../../../ui/Segmented';
import { periodText, type Period, type Scale } from './period';

const scales: readonly { value: Scale; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'months', label: '4 months' },
  { value: 'year', label: 'Year' },
];

export interface TimelineHeadProps {
  titleId: string;
  period: Period;
  steps: number;
  onScale: (scale: Scale) => void;
  onSteps: (steps: number) => void;
}

/** The title, what the colours mean, and which period is shown. */
export function TimelineHead({ titleId, period, steps, onScale, onSteps }: TimelineHeadProps) {
  return (
    <header className="tl-head">
      <h2 id={titleId}>Timeline</h2>
      <ul className="tl-legend" aria-label="Legend">
        <li className="b2c">B2C</li>
        <li className="b2b">B2B</li>
        <li className="off">Not active</li>
        <li className="meet">Overlap</li>
      </ul>
      <div className="tl-period">
        <span className="sr" role="status">
          Campaigns from {periodText(period)}
        </span>
        <IconButton label="Earlier" icon={ChevronLeft} onClick={() => onSteps(steps - 1)} />
        <Button size="s" variant="quiet" disabled={steps === 0} onClick={() => onSteps(0)}>
          Today
        </Button>
        <IconButton label="Later" icon={ChevronRight} onClick={() => onSteps(steps + 1)} />
        <Segmented label="Period" options={scales} value={period.scale} onChange={onScale} />
      </div>
    </header>
  );
}
