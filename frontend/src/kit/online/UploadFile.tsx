import { FileSpreadsheet, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { onlineListTexts } from '../../texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FileDrop } from '../../ui/FileDrop';
import { Message } from '../../ui/Message';
import { formatCount } from '../format/formatCount';
import { maxUploadBytes, tooLarge } from '../import/maxUpload';
import type { Outcome } from '../record/RecordCalls';

export interface UploadFileProps<Reply> {
  subtitle: string;
  /** Fields between the file and the buttons, such as the market. */
  children?: ReactNode;
  /** Why nothing can be uploaded besides a missing file: 'Choose a market.' */
  block?: string;
  /** Uploads the file; what it rejects with is shown and the file stays chosen. */
  onUpload: (file: File) => Promise<Reply>;
  /** Shows what came of it, in place of this dialog. */
  onUploaded: (reply: Reply) => void;
  /** Downloads a workbook without rows and answers its name. */
  onTemplate: () => Promise<string>;
  outcome: Outcome;
  onClose: () => void;
}

/** The import of the online-sales lists: a file, a Template button, Upload (specification 3, sections 2.3 and 2.4). */
export function UploadFile<Reply>(props: UploadFileProps<Reply>) {
  const { subtitle, children, outcome, onClose } = props;
  const { file, choose, failure, isPending, upload, block } = useUpload(props);
  const template = async () => {
    try {
      outcome.noted(`${await props.onTemplate()} downloaded`);
    } catch (error) {
      outcome.failed(error);
    }
  };

  return (
    <Dialog
      title={onlineListTexts.uploadFile}
      subtitle={subtitle}
      width={560}
      cancelLabel="Cancel"
      cancelLang="en"
      locked={isPending}
      status={isPending ? 'Reading the workbook…' : block}
      onSubmit={upload}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          variant="primary"
          icon={Upload}
          pending={isPending}
          disabled={block !== undefined}
        >
          {onlineListTexts.upload}
        </Button>
      }
    >
      <div className="fg">
        {failure && <Message tone="error">{failure}</Message>}
        <FileDrop
          label="Workbook to import"
          accept=".xlsx"
          file={
            file && {
              name: file.name,
              detail: `${formatCount(Math.max(1, Math.round(file.size / 1024)))} kB`,
            }
          }
          title="Drop a workbook here, or choose one"
          hint="XLSX as the export writes it, at most 10 MB"
          chooseLabel="Choose file"
          replaceLabel="Choose file"
          pending={isPending}
          onFile={choose}
        />
        {children}
        <div>
          <Button size="m" icon={FileSpreadsheet} onClick={template}>
            {onlineListTexts.template}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useUpload<Reply>({ block, onUpload, onUploaded, outcome }: UploadFileProps<Reply>) {
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const upload = async () => {
    if (!file || block) return;
    if (file.size > maxUploadBytes) return setFailure(tooLarge);
    setIsPending(true);
    setFailure(undefined);
    try {
      // A copy: the file may be changed or moved while it is sent.
      const bytes = await file.arrayBuffer();
      onUploaded(await onUpload(new File([bytes], file.name, { type: file.type })));
    } catch (error) {
      setFailure(
        error instanceof DOMException
          ? 'The file has been changed or moved since it was chosen. Choose it again.'
          : outcome.problemOf(error).message,
      );
      setIsPending(false);
    }
  };
  return {
    ...{ file, failure, isPending, upload },
    choose: (chosen: File) => {
      setFailure(undefined);
      setFile(chosen);
    },
    block: file ? block : 'Choose a file.',
  };
}
