import { Upload } from 'lucide-react';
import { workbookTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { FileDrop } from '../../ui/FileDrop';
import { Message } from '../../ui/Message';
import { formatCount } from '../format/formatCount';
import { formatTime } from '../format/formatTime';
import type { WorkbookSteps } from './useWorkbookImport';
import './workbook.css';

export interface WorkbookFileProps {
  steps: WorkbookSteps;
  /** Whether a CSV file will do as well: one of rejected rows can be corrected and uploaded again. */
  takesCsv?: boolean;
  /** Why nothing can be uploaded yet besides a missing file. */
  block?: string;
}

/** The file, the button that chooses it and the one that uploads it. */
export function WorkbookFile({ steps, takesCsv, block }: WorkbookFileProps) {
  const { chosen, maxUploadMB, uploadedFrom, uploadedAt, busy, choose, upload } = steps;
  const size = chosen && `${formatCount(Math.max(1, Math.round(chosen.size / 1024)))} kB`;
  const isUploaded = uploadedAt !== undefined && uploadedFrom === chosen;
  const detail = isUploaded ? `${size}, uploaded ${formatTime(uploadedAt)}` : `${size}, not uploaded yet`;
  return (
    <>
      <div className="workbook-file">
        <FileDrop
          label="Workbook to import"
          accept={takesCsv ? '.xlsx,.csv' : '.xlsx'}
          file={chosen && { name: chosen.name, detail }}
          title="Drop a workbook here, or choose one"
          hint={`${takesCsv ? 'XLSX or CSV' : 'XLSX'} as the export writes it, at most ${maxUploadMB} MB`}
          chooseLabel="Choose file"
          replaceLabel="Choose file"
          onFile={choose}
        />
        <Button
          icon={Upload}
          variant={isUploaded || !chosen ? 'secondary' : 'primary'}
          disabled={!chosen || block !== undefined || busy === 'importing'}
          pending={busy === 'uploading'}
          onClick={() => upload()}
        >
          {isUploaded ? 'Upload again' : workbookTexts.upload}
        </Button>
      </div>
      <OlderPreview steps={steps} />
    </>
  );
}

/** Another file has been chosen, or was refused: the rows below are not its rows. */
function OlderPreview({ steps: { chosen, uploaded, uploadedFrom, busy, result } }: { steps: WorkbookSteps }) {
  if (!uploaded || uploadedFrom === chosen || busy || result) return null;
  return <Message tone="info">{`The rows below are still those of ${uploaded.name}.`}</Message>;
}
