import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FileDrop } from '../../ui/fields/FileDrop';
import { Message } from '../../ui/feedback/Message';
import { countOf, formatCount } from '../format/counts';
import { ImportChanges, type ImportColumn } from './ImportChanges';
import { ImportErrors } from './ImportErrors';
import type { ImportPlan } from './importPlan';
import { ImportResult, nothingToImport, PlanSummary } from './PlanSummary';
import { RejectedRows } from './RejectedRows';
import { t } from '../../texts/kitImport.gen';
import type { Outcome } from '../record/RecordCalls';
import { RestoredPreview } from './RestoredPreview';
import { useKeptPreview } from './useKeptPreview';
import { sentTicks, useImportTicks, type SentTicks } from './useImportTicks';
import { useWorkbookImport } from './useWorkbookImport';
import layoutStyles from '../../ui/layout.module.css';

interface ImportCalls {
  /** Returns the plan without writing anything. */
  preview: (file: File) => Promise<ImportPlan>;
  /** Applies what the user ticked of the plan and returns the result lines. Rejects with 409 if the data has changed since. */
  run: (file: File, planDigest: string, ticks: SentTicks) => Promise<readonly string[]>;
  outcome: Outcome;
}

/** The steps of an import, a file being checked as soon as it is chosen. */
function useImport(title: string, { preview, run, outcome }: ImportCalls) {
  const steps = useWorkbookImport<ImportPlan, readonly string[]>({
    upload: preview,
    outcome,
    summaryOf: (lines) => lines.at(-1) ?? '',
    // Failures open no dialog (decision A-37).
    onFailure: (error, { of, status }) => {
      if (of === 'upload') console.error(error);
      else if (status !== 409) outcome.failedQuietly(error);
    },
  });
  const { chosen: file, preview: plan, result: lines, busy, problem, isStale } = steps;
  const ticks = useImportTicks(plan, steps.uploaded);
  const kept = useKeptPreview({ title, steps, digest: plan?.planDigest, selection: ticks });
  const check = (chosen: File) => {
    steps.forget();
    void steps.upload(chosen);
  };
  const apply = () => steps.run((sent, shown) => run(sent, shown.planDigest, sentTicks(shown, ticks)));
  return {
    file,
    plan,
    lines,
    busy,
    ticks,
    kept,
    check,
    apply,
    refusal: problem?.of === 'upload' ? problem.message : undefined,
    stale: isStale ? problem?.message : undefined,
  };
}

export interface ImportDialogProps extends ImportCalls {
  title: string;
  subtitle: string;
  /** What a file should hold: 'CSV or XLSX with the columns of an export'. */
  hint: string;
  /** As in `input accept`; CSV and XLSX by default. */
  accept?: string;
  /** Keep stable: the columns of the file that the preview shows. */
  columns: readonly ImportColumn[];
  onClose: () => void;
}

/**
 * Uploads a file: checks it first and shows what would change, imports the good rows, then lists the result.
 * Nothing is written that the preview did not show: the digest of the plan goes along.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { title, subtitle, hint, accept = '.csv,.xlsx', columns, onClose, ...calls } = props;
  const { file, plan, ticks, refusal, stale, lines, busy, check, apply, kept } = useImport(title, calls);
  const valid = plan ? plan.counts.created + plan.counts.changed : 0;
  const unticked = plan ? plan.rows.length - ticks.ticked.length + (plan.untickable ?? 0) : 0;
  if (lines)
    return (
      <Dialog
        title={title}
        subtitle={subtitle}
        // After the import there is still something to do with the rows that it left out.
        footerStart={plan && <RejectedRows plan={plan} />}
        onClose={onClose}
        cancelLabel={t('Close')}
      >
        <ImportResult lines={lines} />
      </Dialog>
    );

  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      width={plan ? 1080 : 640}
      status={
        busy === 'uploading' ? t('Checking the file…') : plan && valid === 0 && nothingToImport(plan.counts)
      }
      footerStart={plan && valid > 0 && !busy ? <RejectedRows plan={plan} /> : undefined}
      dirty={ticks.isTouched}
      saving={busy === 'importing'}
      onClose={onClose}
      actions={
        <>
          {plan && valid === 0 && <RejectedRows plan={plan} />}
          <Button
            variant="primary"
            pending={busy === 'importing'}
            disabled={valid === unticked || stale !== undefined}
            onClick={apply}
          >
            {plan ? importLabel(valid - unticked) : t('Import')}
          </Button>
        </>
      }
    >
      <div className={layoutStyles.stack}>
        {stale && file && (
          <Message tone="warning" announce title={stale}>
            <Button size="s" onClick={() => check(file)}>
              {t('Check again')}
            </Button>
          </Message>
        )}
        <FileDrop
          label={t('File to import')}
          accept={accept}
          file={
            file && { name: file.name, detail: busy === 'uploading' ? t('Checking…') : detailOf(file, plan) }
          }
          hint={t('{hint}, at most {maxUploadMB} MB', { hint, maxUploadMB: calls.outcome.maxUploadMB })}
          error={refusal}
          pending={busy !== undefined}
          onFile={check}
        />
        <RestoredPreview kept={kept} />
        {plan && <PlanSummary plan={plan} />}
      </div>
      {plan && plan.rows.length > 0 && <ImportChanges plan={plan} columns={columns} ticks={ticks} />}
      {plan && plan.errors.length > 0 && <ImportErrors errors={plan.errors} />}
    </Dialog>
  );
}

const importLabel = (valid: number) =>
  valid === 1 ? t('Import 1 valid row') : t('Import {valid} valid rows', { valid: formatCount(valid) });

function detailOf(file: File, plan: ImportPlan | undefined): string {
  const size = t('{count} KB', { count: formatCount(Math.max(1, Math.round(file.size / 1024))) });
  if (!plan) return size;
  return [
    size,
    countOf(plan.rowCount, { one: t('row'), many: t('rows') }),
    t('nothing has been saved yet'),
  ].join(' · ');
}
