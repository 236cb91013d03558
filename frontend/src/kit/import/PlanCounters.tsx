import { CircleAlert, Equal, PencilLine, Plus } from 'lucide-react';
import { Counters } from '../../ui/data/Counters';
import type { ImportPlan } from './importPlan';
import { t } from '../../texts/kitImport';

/** How many records an import would create, change and leave as they are, and how many it refuses. */
export function PlanCounters({
  counts,
  createdWord = t('Created'),
}: Pick<ImportPlan, 'counts'> & { createdWord?: string }) {
  return (
    <Counters
      counters={[
        { label: createdWord.toLowerCase(), value: counts.created, icon: Plus, tone: 'ok' },
        { label: t('changed'), value: counts.changed, icon: PencilLine, tone: 'accent' },
        { label: t('unchanged'), value: counts.unchanged, icon: Equal, tone: 'neutral' },
        { label: t('in error'), value: counts.invalid, icon: CircleAlert, tone: 'danger' },
      ]}
    />
  );
}
