import { Upload } from 'lucide-react';
import { workbookTexts } from '../../texts';
import { Button } from '../../ui/navigation/Button';
import { FileDrop } from '../../ui/fields/FileDrop';
import { Message } from '../../ui/feedback/Message';
import { formatCount } from '../format/counts';
import { formatTime } from '../format/instants';
import type { WorkbookSteps, WorkbookFailureSteps } from './useWorkbookImport';
import { t } from '../../texts/kitImport.gen';
import styles from './workbook.module.css';
import { Row } from '../../ui/Row';

/** Why the last step failed; what was uploaded, ticked and edited is still there. */
export function WorkbookFailure({ steps: { problem, isStale } }: { steps: WorkbookFailureSteps }) {
  if (!problem) return null;
  const title = problem.of === 'upload' ? t('The workbook was not uploaded') : t('Nothing was imported');
  return (
    <Message tone={isStale ? 'warning' : 'error'} announce title={title}>
      {problem.message}
    </Message>
  );
}

export interface WorkbookFileProps {
  steps: WorkbookSteps;
  /** Why nothing can be uploaded yet, apart from a missing file. */
  block?: string;
}

/** The file, the button that chooses it and the one that uploads it. */
export function WorkbookFile({ steps, block }: WorkbookFileProps) {
  const { chosen, maxUploadMB, uploadedFrom, uploadedAt, busy, choose, upload } = steps;
  const size = chosen && t('{count} kB', { count: formatCount(Math.max(1, Math.round(chosen.size / 1024))) });
  const isUploaded = uploadedAt !== undefined && uploadedFrom === chosen;
  const detail = isUploaded
    ? t('{size}, uploaded {uploadedAt}', { size, uploadedAt: formatTime(uploadedAt) })
    : t('{size}, not uploaded yet', { size });
  return (
    <>
      <Row wrap gap={10} className={styles.file}>
        <FileDrop
          label={t('Workbook to import')}
          accept=".xlsx,.csv"
          file={chosen && { name: chosen.name, detail }}
          title={t('Drop a workbook here, or choose one')}
          // One of rejected rows is CSV: it can be corrected and uploaded again.
          hint={t('XLSX or CSV as the export writes it, at most {maxUploadMB} MB', { maxUploadMB })}
          chooseLabel={t('Choose file')}
          replaceLabel={t('Choose file')}
          onFile={choose}
        />
        <Button
          icon={Upload}
          variant={isUploaded || !chosen ? 'secondary' : 'primary'}
          disabled={!chosen || block !== undefined || busy === 'importing'}
          pending={busy === 'uploading'}
          onClick={() => upload()}
        >
          {isUploaded ? t('Upload again') : workbookTexts.upload}
        </Button>
      </Row>
      <OlderPreview steps={steps} />
    </>
  );
}

/** Another file has been chosen, or was refused: the rows below are not its rows. */
function OlderPreview({ steps: { chosen, uploaded, uploadedFrom, busy, result } }: { steps: WorkbookSteps }) {
  if (!uploaded || uploadedFrom === chosen || busy || result) return null;
  return (
    <Message tone="info">{t('The rows below are still those of {name}.', { name: uploaded.name })}</Message>
  );
}
