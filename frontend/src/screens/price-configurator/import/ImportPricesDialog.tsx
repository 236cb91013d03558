import { FileSpreadsheet } from 'lucide-react';
import type { Market, BlankPrice } from '../../../api';
import { centsOf } from '../../../../../contracts/rules/amounts';
import { confirmLargeChanges } from '../../../kit/amounts/largeChanges';
import { saveKeys } from '../../../ui/saveKeys';
import { countOf, countIn } from '../../../kit/format/counts';
import { RejectedRows } from '../../../kit/import/RejectedRows';
import { rejectedOf } from '../../../kit/import/rejectedRowsCsv';
import { RoundingChoice } from '../../../kit/import/RoundingChoice';
import { RestoredPreview } from '../../../kit/import/RestoredPreview';
import { useKeptPreview } from '../../../kit/import/useKeptPreview';
import { WorkbookFailure, WorkbookFile } from '../../../kit/import/WorkbookFile';
import { workbookTexts } from '../../../texts';
import { Button } from '../../../ui/navigation/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Message } from '../../../ui/feedback/Message';
import { ImportPreview } from './ImportPreview';
import { useImportSelection, type ImportSelection } from './importSelection';
import { ImportSummary } from './ImportSummary';
import {
  doneOf,
  importedOf,
  leftOut,
  rowsOf,
  usePriceImport,
  type ImportSteps as Steps,
} from './usePriceImport';
import { t } from '../../../texts/priceConfigurator.gen';
import { takeOfficial } from '../save/saveTexts';
import { classes } from '../../../ui/classes';
import buttonStyles from '../../../ui/navigation/button.module.css';
import layoutStyles from '../../../ui/layout.module.css';
import textStyles from '../../../ui/text.module.css';

interface BlankBlockProps {
  /** What keeps the list from being imported into. */
  blank: readonly BlankPrice[];
  /** The official prices are in the currency of the list. */
  canTake: boolean;
  onFill: BlankWay;
}

/** Leaves the import for the list on the screen: to its first blank price, or to the blank prices filled with the official ones. */
type BlankWay = (codes: readonly string[], isTaking: boolean) => void;

const named = 3;

/** Says before an import which blank prices it would be refused for, and leads to them (decision A-22). */
function BlankBlock({ blank, canTake, onFill }: BlankBlockProps) {
  if (blank.length === 0) return null;
  const codes = blank.map(({ code }) => code);
  const official = blank
    .filter(({ officialPrice }) => canTake && officialPrice !== null)
    .map(({ code }) => code);
  return (
    <Message tone="error" title={titleOf(blank)}>
      <span>
        {t(
          'The rows that are ticked do not fill it, so the list cannot be saved. Fill it, save, and import again.',
        )}
      </span>
      {official.length > 0 && (
        <button
          type="button"
          className={classes(buttonStyles.link, textStyles.underlined, textStyles.bold)}
          onClick={() => onFill(codes, true)}
        >
          {takeOfficial(official)}
        </button>
      )}
      <button
        type="button"
        className={classes(buttonStyles.link, textStyles.underlined, textStyles.bold)}
        onClick={() => onFill(codes, false)}
      >
        {t('Go to the first')}
      </button>
    </Message>
  );
}

function titleOf(blank: readonly BlankPrice[]): string {
  const names = blank
    .slice(0, named)
    .map(({ code, description }) => `${code === '-' ? t('Base price') : code} ${description}`);
  const more = blank.length - names.length;
  const all = names.join(', ');
  return more > 0 ? t('No price: {all} and {more} more', { all, more }) : t('No price: {all}', { all });
}

export interface ImportPricesDialogProps {
  market: Pick<Market, 'id' | 'description' | 'pricemask' | 'currency'>;
  vetele: string;
  modelName: string;
  mask?: string;
  /** In which the stored list has its prices. */
  currency?: string | undefined;
  onClose: () => void;
  /** Prices have been stored: the screen reads its list again. */
  onImported: () => unknown;
  /** The dialog closes before it is called. */
  onFill: BlankWay;
}

const rowNoun = { one: t('row'), many: t('rows') };

/**
 * Imports prices from a workbook: choose and upload it, look at what it would change, tick and edit rows of status 0,
 * import them. Nothing is stored that the preview did not show; a failure keeps everything as it is.
 */
export function ImportPricesDialog(props: ImportPricesDialogProps) {
  const { market, vetele, modelName, mask = market.pricemask, onClose, onImported, onFill } = props;
  const steps = usePriceImport({ countryId: market.id, vetele });
  const selection = useImportSelection(steps, props.currency);
  const title = t('Import price list');
  const kept = useKeptPreview({ title, steps, digest: steps.preview?.planDigest, selection });
  const { preview, result } = steps;
  const rows = preview ? rowsOf(result ?? preview) : [];
  const isDone = result !== undefined;
  const canRun = canImport(steps, selection);
  const run = async () => {
    const changes = selection.ticked.map(({ code, description, currentPrice }) => ({
      name: code === '-' ? description : `${code} ${description}`,
      before: centsOf(currentPrice),
      after: selection.sheet.cell(code).price,
      mask,
    }));
    if ((await confirmLargeChanges(changes)) && (await steps.run(selection.edited()))) await onImported();
  };

  return (
    <Dialog
      title={title}
      subtitle={t('{modelName}, {description}. Only rows with status Ready can be edited and imported.', {
        modelName,
        description: market.description,
      })}
      width={preview ? 1140 : 720}
      status={statusOf(steps, selection, rows.length)}
      statusTone={result ? 'ok' : selection.faulty.length > 0 ? 'error' : 'plain'}
      cancelLabel={result ? t('Close') : undefined}
      dirty={selection.isTouched && !result}
      saving={steps.busy === 'importing'}
      onClose={onClose}
      actions={
        preview && (
          <>
            <RejectedRows
              plan={{ fileName: steps.uploaded?.name ?? '', ...rejectedOf(preview, rowsOf(preview)) }}
            />
            {rows.length > 0 && !isDone && (
              <ImportButton steps={steps} selection={selection} canRun={canRun} onRun={run} />
            )}
          </>
        )
      }
    >
      <div className={layoutStyles.stack}>
        <WorkbookFile steps={steps} />
        <WorkbookFailure steps={steps} />
        {!isDone && <RestoredPreview kept={kept} />}
        {!isDone && (
          <RoundingChoice
            roundable={preview?.roundable}
            isRounding={steps.isRounding === true}
            isDisabled={steps.busy !== undefined}
            noun={rowNoun}
            mask={mask}
            onRounding={steps.round}
          />
        )}
        {result && (
          <Message tone="success" announce title={workbookTexts.importExecuted}>
            {doneOf(rows)}
          </Message>
        )}
        {preview && rows.length === 0 && (
          <Message tone="error" title={t('The workbook cannot be imported')}>
            {preview.uploadErrorMsgList.join(' ') || t('Its table has no rows.')}
          </Message>
        )}
        {!isDone && (
          <BlankBlock
            blank={selection.blank}
            canTake={(props.currency ?? market.currency) === market.currency}
            onFill={onFill}
          />
        )}
        {rows.length > 0 && (
          <ImportSummary
            rows={rows}
            label={result ? t('Imported') : t('Selected to import')}
            count={result ? importedOf(rows) : selection.ticked.length}
          />
        )}
      </div>
      {preview && (
        <div {...saveKeys(() => !isDone && canRun && run())}>
          <ImportPreview selection={selection} mask={mask} isDone={isDone} preview={result ?? preview} />
        </div>
      )}
    </Dialog>
  );
}

function statusOf(
  { busy, preview, result }: Steps,
  { ticked, faulty, ready }: ImportSelection,
  rows: number,
) {
  if (busy === 'uploading') return t('Checking the workbook…');
  if (!preview || result || rows === 0) return undefined;
  if (ready.length === 0) return t('Nothing to import: no row is ready.');
  if (faulty.length > 0)
    return countIn(faulty.length, {
      one: t('1 ticked row has no valid price.'),
      many: t('{count} ticked rows have no valid price.'),
    });
  return leftOut(rows - ticked.length) || undefined;
}

interface ImportButtonProps {
  steps: Steps;
  selection: ImportSelection;
  canRun: boolean;
  onRun: () => Promise<void>;
}

const canImport = ({ busy, isStale }: Steps, { ticked, faulty, blank }: ImportSelection): boolean =>
  ticked.length > 0 && faulty.length === 0 && blank.length === 0 && !isStale && busy === undefined;

function ImportButton({ steps: { busy }, selection: { ticked }, canRun, onRun }: ImportButtonProps) {
  return (
    <Button
      variant="primary"
      icon={FileSpreadsheet}
      pending={busy === 'importing'}
      disabled={!canRun && busy !== 'importing'}
      onClick={onRun}
    >
      {t('Import {count}', { count: countOf(ticked.length, rowNoun) })}
    </Button>
  );
}
