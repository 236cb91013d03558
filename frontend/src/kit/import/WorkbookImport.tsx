import { FileSpreadsheet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { noteDownload } from '../export/noteDownload';
import { centsIn } from '../../../../contracts/rules/amounts';
import { onlineListTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import type { AmountChange } from '../amounts/askedChanges';
import { confirmLargeChanges } from '../amounts/largeChanges';
import { countOf, type Noun } from '../format/counts';
import type { Outcome } from '../record/RecordCalls';
import { ImportChanges, type ImportColumn } from './ImportChanges';
import { ImportErrors } from './ImportErrors';
import type { ImportPlan, PlannedRow } from './importPlan';
import { ImportResult, nothingToImport, PlanSummary } from './PlanSummary';
import { RejectedRows } from './RejectedRows';
import { RoundingChoice } from './RoundingChoice';
import { sentTicks, useImportTicks, type SentTicks } from './useImportTicks';
import { useWorkbookImport } from './useWorkbookImport';
import { RestoredPreview } from './RestoredPreview';
import { useKeptPreview } from './useKeptPreview';
import { WorkbookFailure, WorkbookFile } from './WorkbookFile';
import { t } from '../../texts/kitImport.gen';
import layoutStyles from '../../ui/layout.module.css';

/** The result of an import. */
export interface ImportedWorkbook {
  /** As the server reports them, the summary last. */
  lines: readonly string[];
  /** What is shown below the lines. */
  details?: ReactNode;
}

export interface WorkbookImportProps {
  subtitle: string;
  /** What a row of the preview is: campaign, record. */
  noun: Noun;
  /** Keep stable: the columns of the file that the preview shows. */
  columns: readonly ImportColumn[];
  /** What the code of a record is called. */
  codeHeader: string;
  /** What becomes of a new record: Created. */
  createdWord?: string;
  /** For files of many columns: what changes stands in one column. */
  isStacked?: boolean;
  /** Columns of amounts, and how the market writes them: a large change asks before it is imported. */
  amounts?: { columns: readonly string[]; mask: string };
  /** Fields between the file and the preview, such as the market. */
  children?: ReactNode;
  /** The values of those fields: another choice invalidates the preview. */
  about?: string;
  /** Why nothing can be uploaded, apart from a missing file: 'Choose a market.' */
  block?: string;
  /** Returns what an import would do, and stores nothing. */
  preview: (file: File, isRounding: boolean) => Promise<ImportPlan>;
  /** Imports the very file of the plan. Rejects with 409 when the data changed since. */
  run: (file: File, plan: ImportPlan, choice: ImportChoice) => Promise<ImportedWorkbook>;
  /** Downloads a workbook without rows and returns its name. */
  onTemplate: () => Promise<string>;
  outcome: Outcome;
  onClose: () => void;
}

/** What people chose of a plan. */
export interface ImportChoice {
  /** As the request sends it. */
  ticks: SentTicks;
  ticked: readonly PlannedRow[];
  isRounding: boolean;
}

const cells = { one: t('cell'), many: t('cells') };

/**
 * The import of the online-sales lists: choose a file and upload it, look at what it
 * would change, tick, import, read every message and keep the rejected rows. Nothing is stored that the preview did not show.
 */
export function WorkbookImport(props: WorkbookImportProps) {
  const { subtitle, noun, columns, codeHeader, createdWord, isStacked, children, block, outcome, onClose } =
    props;
  const { steps, ticks, hasTicks, kept, run } = useSteps(props);
  const { preview: plan, result, busy } = steps;
  const { ticked } = ticks;

  return (
    <Dialog
      // The result is read from its top, whatever the preview was scrolled to.
      key={result ? 'result' : 'preview'}
      title={result ? t('Import result') : onlineListTexts.uploadFile}
      subtitle={subtitle}
      width={result ? 860 : plan ? 1140 : 720}
      status={statusOf(props, steps, ticked.length)}
      statusTone={steps.isStale ? 'error' : 'plain'}
      cancelLabel={result ? t('Close') : undefined}
      dirty={ticks.isTouched && !result}
      saving={busy === 'importing'}
      onClose={onClose}
      actions={
        plan && (
          <>
            <RejectedRows plan={plan} />
            {!result && (
              <Button
                variant="primary"
                icon={FileSpreadsheet}
                pending={busy === 'importing'}
                disabled={ticked.length === 0 || steps.isStale || busy === 'uploading'}
                onClick={run}
              >
                {t('Import {count}', { count: countOf(ticked.length, noun) })}
              </Button>
            )}
          </>
        )
      }
    >
      {result ? (
        <div className={layoutStyles.stack}>
          <ImportResult lines={result.lines} />
          {result.details}
        </div>
      ) : (
        <>
          <div className={layoutStyles.stack}>
            <WorkbookFile steps={steps} block={block} />
            <WorkbookFailure steps={steps} />
            <RestoredPreview kept={kept} />
            <div inert={busy !== undefined}>{children}</div>
            {!plan && <Template onTemplate={props.onTemplate} outcome={outcome} />}
            <RoundingChoice
              roundable={plan && (plan.roundable ?? 0)}
              isRounding={steps.isRounding === true}
              isDisabled={busy !== undefined}
              noun={cells}
              mask={props.amounts?.mask}
              onRounding={steps.round}
            />
            {plan && <PlanSummary plan={plan} createdWord={createdWord} />}
          </div>
          {plan && plan.rows.length > 0 && (
            <ImportChanges
              // Another upload begins with all of its rows.
              key={steps.uploadedAt}
              plan={plan}
              columns={columns}
              codeHeader={codeHeader}
              createdWord={createdWord}
              isStacked={isStacked}
              ticks={hasTicks ? ticks : undefined}
            />
          )}
          {plan && plan.errors.length > 0 && <ImportErrors errors={plan.errors} />}
        </>
      )}
    </Dialog>
  );
}

function useSteps({ about, preview, run: store, amounts, outcome }: WorkbookImportProps) {
  const steps = useWorkbookImport<ImportPlan, ImportedWorkbook>({
    upload: preview,
    outcome,
    summaryOf: ({ lines }) => lines.at(-1) ?? '',
  });
  const [seen, setSeen] = useState(about);
  if (seen !== about) {
    setSeen(about);
    steps.forget();
  }
  const plan = steps.preview;
  const ticks = useImportTicks(plan, steps.uploaded);
  const kept = useKeptPreview({
    title: onlineListTexts.uploadFile,
    steps,
    digest: plan?.planDigest,
    selection: ticks,
    fields: about === undefined ? {} : { about },
  });
  const run = async () => {
    if (amounts && !(await confirmLargeChanges(amountChanges(ticks.ticked, amounts)))) return;
    const { ticked } = ticks;
    await steps.run((file, shown) =>
      store(file, shown, {
        ticks: sentTicks(shown, ticks),
        ticked,
        isRounding: steps.isRounding === true,
      }),
    );
  };
  return { steps, ticks, kept, run, hasTicks: plan?.rows.some(({ isChecked }) => isChecked !== undefined) };
}

/** The amounts that ticked rows change; their texts are as the market writes them. */
function amountChanges(
  rows: readonly PlannedRow[],
  { columns, mask }: NonNullable<WorkbookImportProps['amounts']>,
): AmountChange[] {
  return rows.flatMap(({ code, name = '', cells: changes }) =>
    changes
      .filter(({ column, before }) => before !== null && columns.includes(column))
      .map(({ column, before, after }) => ({
        name: `${code} ${name}, ${column}`,
        mask,
        before: centsIn(before!, mask),
        after: centsIn(after, mask),
      })),
  );
}

function statusOf(
  { block, noun }: WorkbookImportProps,
  { busy, chosen, preview, result, isStale }: ReturnType<typeof useSteps>['steps'],
  ticked: number,
) {
  if (busy === 'uploading') return t('Checking the workbook…');
  if (result) return undefined;
  if (!chosen) return t('Choose a file.');
  if (block) return block;
  if (!preview) return undefined;
  if (isStale) return t('Upload the workbook again.');
  if (preview.rows.length === 0) return nothingToImport(preview.counts);
  const left = preview.rows.length - ticked;
  return left > 0 ? t('{left} not ticked.', { left: countOf(left, noun) }) : undefined;
}

const Template = ({ onTemplate, outcome }: Pick<WorkbookImportProps, 'onTemplate' | 'outcome'>) => (
  <div>
    <Button
      size="m"
      icon={FileSpreadsheet}
      onClick={() => noteDownload(onTemplate(), outcome, outcome.failed)}
    >
      {onlineListTexts.template}
    </Button>
  </div>
);
