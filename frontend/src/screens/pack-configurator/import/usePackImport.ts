import { useNotices } from '../../../api/notices';
import { useOutcome } from '../../../api/outcome';
import { useWorkbookImport } from '../../../kit/import/useWorkbookImport';
import { usePackSelection, type PackUpload, type UploadRow } from './packUpload';

export interface PackCalls<Row extends UploadRow> {
  upload: (body: { uploadFile: File }) => Promise<PackUpload<Row>>;
  run: (body: {
    uploadFile: File;
    importPackConfUtilJson: string;
    planDigest: string;
  }) => Promise<PackUpload<Row>>;
}

/** Upload, tick, import. A failure clears the spinner and says why in the corner, without a dialog. */
export function usePackImport<Row extends UploadRow>({ upload, run: send }: PackCalls<Row>) {
  const outcome = useOutcome();
  const notices = useNotices();
  const steps = useWorkbookImport<PackUpload<Row>>({
    upload: (uploadFile) => upload({ uploadFile }),
    problemOf: outcome.problemOf,
    maxUploadMB: outcome.maxUploadMB,
    onFailure: (error) => {
      // The file itself cannot be sent: too large, or gone.
      if (error instanceof Error) notices.toastFailure(error.message);
      else outcome.failedQuietly(error);
    },
  });
  const selection = usePackSelection(steps.preview);
  const run = () =>
    steps.run((uploadFile, { planDigest }) => {
      const importPackConfUtilJson = JSON.stringify({ packConfEditedItemList: selection.edited() });
      return send({ uploadFile, importPackConfUtilJson, planDigest });
    });
  return { ...steps, selection, run };
}

export type PackImportSteps<Row extends UploadRow> = ReturnType<typeof usePackImport<Row>>;
