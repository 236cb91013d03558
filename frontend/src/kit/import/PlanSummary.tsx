import { CircleAlert, Equal, PencilLine, Plus } from 'lucide-react';
import { Counters } from '../../ui/data/Counters';
import type { ImportPlan } from './importPlan';
import { t } from '../../texts/kitImport.gen';
import { Message } from '../../ui/feedback/Message';
import { MoreRows, useShownRows } from './MoreRows';
import messageStyles from '../../ui/feedback/message.module.css';

/** The result lines of an import as the server reports them, its summary on top. */
export function ImportResult({ lines }: { lines: readonly string[] }) {
  const summary = lines.at(-1);
  const shown = useShownRows(lines.slice(0, -1));
  return (
    <>
      <Message tone="success" announce>
        {summary}
      </Message>
      {shown.rows.length > 0 && (
        <ol className={messageStyles.details} aria-label={t('Result lines')}>
          {shown.rows.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ol>
      )}
      <MoreRows shown={shown} noun={{ one: t('line'), many: t('lines') }} />
    </>
  );
}

/** What the server notes about a file as a whole; how many records it would create, change and leave as they are, and how many it refuses. */
export function PlanSummary({
  plan: { counts, notes = [] },
  createdWord = t('Created'),
}: {
  plan: Pick<ImportPlan, 'counts' | 'notes'>;
  createdWord?: string;
}) {
  return (
    <>
      {notes.map((note) => (
        <Message key={note} tone="info">
          {note}
        </Message>
      ))}
      <Counters
        counters={[
          { label: createdWord.toLowerCase(), value: counts.created, icon: Plus, tone: 'ok' },
          { label: t('changed'), value: counts.changed, icon: PencilLine, tone: 'accent' },
          { label: t('unchanged'), value: counts.unchanged, icon: Equal, tone: 'neutral' },
          { label: t('in error'), value: counts.invalid, icon: CircleAlert, tone: 'danger' },
        ]}
      />
    </>
  );
}

/** Why a preview has nothing that could be ticked. */
export function nothingToImport({ invalid, unchanged }: ImportPlan['counts']): string {
  if (invalid === 0) return t('Nothing to import: everything is stored as it is.');
  return unchanged > 0
    ? t('Nothing to import: what is valid is stored as it is.')
    : t('Nothing to import: nothing in it is valid.');
}
