import { useNotices } from '../../../api/notices';
import { useOutcome } from '../../../api/outcome';
import { countIn } from '../../../kit/format/counts';
import { useWorkbookImport } from '../../../kit/import/useWorkbookImport';
import { t } from '../../../texts/packConfigurator.gen';
import { countInState, packCountOf, usePackSelection, type PackUpload, type UploadRow } from './packUpload';

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
    outcome,
    summaryOf: doneOf,
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

/** What people ticked without need has not been stored again, and what was faulty may never have been there. */
export function doneOf({ importedList, notImportedList }: PackUpload<UploadRow>): string {
  const same = countInState(importedList, 'unchanged');
  const faulty = countInState(notImportedList, 'error');
  const counts: [number, Parameters<typeof countIn>[1]][] = [
    [packCountOf(importedList) - same, { one: t('1 pack is stored.'), many: t('{count} packs are stored.') }],
    [same, { one: t('1 pack was as stored already.'), many: t('{count} packs were as stored already.') }],
    [
      packCountOf(notImportedList) - faulty,
      {
        one: t('1 pack is left out and stays as it was.'),
        many: t('{count} packs are left out and stay as they were.'),
      },
    ],
    [faulty, { one: t('1 pack was not imported.'), many: t('{count} packs were not imported.') }],
  ];
  return counts
    .filter(([count]) => count > 0)
    .map(([count, sentences]) => countIn(count, sentences))
    .join(' ');
}
