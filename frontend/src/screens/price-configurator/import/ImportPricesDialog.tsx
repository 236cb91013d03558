import { FileSpreadsheet, Upload } from 'lucide-react';
import type { Market } from '../../../api';
import { countOf } from '../../../kit/format/countOf';
import { formatCount } from '../../../kit/format/formatCount';
import { formatTime } from '../../../kit/format/formatTime';
import { priceImportTexts } from '../../../texts';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FileDrop } from '../../../ui/FileDrop';
import { Message } from '../../../ui/Message';
import { ImportPreview } from './ImportPreview';
import { useImportSelection, type ImportSelection } from './importSelection';
import { ImportSummary } from './ImportSummary';
import { rowsOf, usePriceImport } from './usePriceImport';
import './import.css';

export interface ImportPricesDialogProps {
  market: Pick<Market, 'id' | 'description' | 'pricemask'>;
  vetele: string;
  modelName: string;
  /** How the list writes its prices; the market's mask unless told. */
  mask?: string;
  onClose: () => void;
  /** Prices have been stored: the screen reads its list again. */
  onImported: () => unknown;
}

const rowNoun = { one: 'row', many: 'rows' };

/**
 * Imports prices from a workbook: choose and upload it, look at what it would change, tick and edit rows of status 0,
 * import them. Nothing is stored that the preview did not show; a failure keeps everything as it is.
 */
export function ImportPricesDialog(props: ImportPricesDialogProps) {
  const { market, vetele, modelName, mask = market.pricemask, onClose, onImported } = props;
  const steps = usePriceImport({ countryId: market.id, vetele });
  const selection = useImportSelection(steps.preview);
  const { preview, result } = steps;
  const run = async () => {
    if (await steps.run(selection.edited())) await onImported();
  };

  return (
    <Dialog
      title="Import price list"
      subtitle={`${modelName}, ${market.description}. Only rows with status Ready can be edited and imported.`}
      width={preview ? 1140 : 720}
      status={statusOf(steps, selection)}
      statusTone={result ? 'ok' : selection.faulty.length > 0 ? 'error' : 'plain'}
      cancelLabel={result ? 'Close' : 'Cancel'}
      cancelLang="en"
      dirty={selection.isTouched && !result}
      onClose={onClose}
      actions={preview && !result && <ImportButton steps={steps} selection={selection} onRun={run} />}
    >
      <div className="fg">
        <FileLine steps={steps} />
        <Failure steps={steps} />
        <OlderPreview steps={steps} />
        {result && (
          <Message tone="success" announce title={priceImportTexts.importExecuted}>
            {doneOf(steps)}
          </Message>
        )}
        {preview?.uploadErrorMsgList.length && rowsOf(preview).length === 0 ? (
          <Message tone="error" title="The workbook cannot be imported">
            {preview.uploadErrorMsgList.join(' ')}
          </Message>
        ) : null}
        {preview && rowsOf(preview).length > 0 && (
          <ImportSummary
            rows={rowsOf(result ?? preview)}
            label={result ? 'Imported' : 'Selected to import'}
            count={result ? importedOf(steps) : selection.ticked.length}
          />
        )}
      </div>
      {preview && (
        <ImportPreview
          preview={result ?? preview}
          selection={selection}
          mask={mask}
          isDone={result !== undefined}
        />
      )}
    </Dialog>
  );
}

type Steps = ReturnType<typeof usePriceImport>;

const importedOf = ({ result }: Steps) =>
  result ? rowsOf(result).filter(({ isChecked }) => isChecked).length : 0;

const doneOf = (steps: Steps) =>
  `${countOf(importedOf(steps), { one: 'price is stored.', many: 'prices are stored.' })} ${leftOut(rowsOf(steps.result!).length - importedOf(steps))}`;

const leftOut = (count: number) =>
  count === 0
    ? ''
    : count === 1
      ? '1 row is left out and keeps its current price.'
      : `${formatCount(count)} rows are left out and keep their current price.`;

function statusOf({ busy, preview, result }: Steps, { ticked, faulty, ready }: ImportSelection) {
  if (busy === 'uploading') return 'Checking the workbook…';
  if (busy === 'importing') return 'Storing the prices…';
  if (!preview || result || rowsOf(preview).length === 0) return undefined;
  if (ready.length === 0) return 'Nothing to import: no row is ready.';
  if (faulty.length > 0)
    return `${countOf(faulty.length, { one: 'ticked row has', many: 'ticked rows have' })} no valid price.`;
  return leftOut(rowsOf(preview).length - ticked.length) || undefined;
}

/** The file, the button that chooses it and the one that uploads it. */
function FileLine({ steps }: { steps: Steps }) {
  const { chosen, uploadedFrom, uploadedAt, busy, choose, upload } = steps;
  const size = chosen && `${formatCount(Math.max(1, Math.round(chosen.size / 1024)))} kB`;
  const isUploaded = uploadedAt !== undefined && uploadedFrom === chosen;
  const detail = isUploaded ? `${size}, uploaded ${formatTime(uploadedAt)}` : `${size}, not uploaded yet`;
  return (
    <div className="imp-file">
      <FileDrop
        label="Workbook to import"
        accept=".xlsx"
        file={chosen && { name: chosen.name, detail }}
        title="Drop a workbook here, or choose one"
        hint="XLSX as the export writes it, at most 10 MB"
        chooseLabel="Choose file"
        replaceLabel="Choose file"
        onFile={choose}
      />
      <Button
        icon={Upload}
        variant={isUploaded || !chosen ? 'secondary' : 'primary'}
        disabled={!chosen || busy === 'importing'}
        pending={busy === 'uploading'}
        onClick={() => upload()}
      >
        {isUploaded ? 'Upload again' : priceImportTexts.upload}
      </Button>
    </div>
  );
}

/** Why the last step failed; what was uploaded, ticked and edited is still there. */
function Failure({ steps: { problem, busy, upload } }: { steps: Steps }) {
  if (!problem) return null;
  if (problem.of === 'import' && problem.status === 409)
    return (
      <Message tone="warning" announce title={problem.message}>
        <Button size="s" pending={busy === 'uploading'} onClick={() => upload()}>
          Upload again
        </Button>
      </Message>
    );
  const title = problem.of === 'upload' ? 'The workbook was not uploaded' : 'Nothing was imported';
  return (
    <Message tone="error" title={title}>
      {problem.message}
    </Message>
  );
}

/** Another file has been chosen, or was refused: the rows below are not its rows. */
function OlderPreview({ steps: { chosen, uploaded, uploadedFrom, busy, result } }: { steps: Steps }) {
  if (!uploaded || uploadedFrom === chosen || busy || result) return null;
  return <Message tone="info">{`The rows below are still those of ${uploaded.name}.`}</Message>;
}

interface ImportButtonProps {
  steps: Steps;
  selection: ImportSelection;
  onRun: () => Promise<void>;
}

function ImportButton({ steps: { busy, problem }, selection: { ticked, faulty }, onRun }: ImportButtonProps) {
  const isStale = problem?.of === 'import' && problem.status === 409;
  return (
    <Button
      variant="primary"
      icon={FileSpreadsheet}
      pending={busy === 'importing'}
      disabled={ticked.length === 0 || faulty.length > 0 || isStale || busy === 'uploading'}
      onClick={onRun}
    >
      {`Import ${countOf(ticked.length, rowNoun)}`}
    </Button>
  );
}
