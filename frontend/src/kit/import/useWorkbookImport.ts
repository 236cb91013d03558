import { useState } from 'react';
import type { Problem } from '../form/FieldDefinition';
import type { Outcome } from '../record/RecordCalls';
import { t } from '../../texts/kitImport.gen';
import { useIsGone } from '../../ui/useIsGone';

/** Throws with the server's message if a file is too large, so that it is not sent in vain. */
function refuseTooLarge({ size }: File, maxUploadMB: number): void {
  if (size > maxUploadMB * 1024 * 1024)
    throw new Error(
      t('The file is larger than {maxUploadMB} MB, the most that can be imported.', { maxUploadMB }),
    );
}

export interface WorkbookCalls<Preview, Result> {
  /** Returns what an import would do, and stores nothing; rounds amounts with too many decimals if asked to. */
  upload: (file: File, isRounding: boolean) => Promise<Preview>;
  outcome: Pick<Outcome, 'problemOf' | 'maxUploadMB' | 'noted' | 'failedQuietly'>;
  /** An import in one sentence, for users who have left its dialog meanwhile. */
  summaryOf: (result: Result) => string;
  /** For failures that are shown elsewhere, such as in the corner; `problem` still holds them. */
  onFailure?: (error: unknown, problem: StepProblem) => void;
}

interface StepProblem {
  of: 'upload' | 'import';
  status: number;
  message: string;
}

interface WorkbookState<Preview, Result> {
  /** What was chosen last. */
  chosen?: File;
  /** The bytes that the preview is of, whatever happens to the file since; the same with and without rounding. */
  uploaded?: File;
  uploadedFrom?: File;
  uploadedAt?: number;
  /** Whether the preview rounds amounts with too many decimals. */
  isRounding?: boolean;
  preview?: Preview;
  result?: Result;
  /** Why the last upload or import failed. */
  problem?: StepProblem;
  busy?: 'uploading' | 'importing';
}

/** Reads a file to its end, so that preview and import are of the same bytes. */
async function copyOf(file: File, maxUploadMB: number): Promise<File> {
  refuseTooLarge(file, maxUploadMB);
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error(t('The file has been changed or moved since it was chosen. Choose it again.'));
  });
  return new File([bytes], file.name, { type: file.type });
}

/**
 * The steps of a workbook's import: choose, upload and look, import, read the result. Another upload starts over; a failed
 * step leaves everything as it was. A file that is chosen while a step is under way stays chosen when it ends.
 */
export function useWorkbookImport<Preview, Result = Preview>({
  upload: send,
  outcome,
  summaryOf,
  onFailure,
}: WorkbookCalls<Preview, Result>) {
  const { problemOf, maxUploadMB } = outcome;
  const isGone = useIsGone();
  const [state, setState] = useState<WorkbookState<Preview, Result>>({});
  const failed = (of: StepProblem['of'], error: unknown): StepProblem => {
    const { status = 0, message }: Problem =
      error instanceof Error ? { message: error.message } : problemOf(error);
    const problem = { of, status, message };
    onFailure?.(error, problem);
    return problem;
  };

  const look = async (
    uploadedFrom: File,
    bytes: () => Promise<File>,
    isRounding: boolean,
  ): Promise<Preview | undefined> => {
    setState((now) => ({ ...now, busy: 'uploading', problem: undefined }));
    try {
      const uploaded = await bytes();
      const preview = await send(uploaded, isRounding);
      const done = { uploaded, uploadedFrom, uploadedAt: Date.now(), isRounding, preview };
      setState((now) => ({ chosen: now.chosen, ...done }));
      return preview;
    } catch (error) {
      const problem = failed('upload', error);
      setState((now) => ({ ...now, busy: undefined, problem }));
      return undefined;
    }
  };

  const upload = async (chosen = state.chosen, isRounding = false): Promise<Preview | undefined> => {
    if (!chosen || state.busy) return undefined;
    setState((now) => ({ ...now, chosen }));
    return look(chosen, () => copyOf(chosen, maxUploadMB), isRounding);
  };

  /** Looks at the very bytes of the preview again; a file that was chosen since waits for its own upload. */
  const round = async (isRounding: boolean): Promise<Preview | undefined> => {
    const { uploaded, uploadedFrom, busy } = state;
    if (!uploaded || !uploadedFrom || busy) return undefined;
    return look(uploadedFrom, () => Promise.resolve(uploaded), isRounding);
  };

  /** `store` gets the very bytes that the preview is of. */
  const run = async (
    store: (uploaded: File, preview: Preview) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const { uploaded, preview, busy } = state;
    if (!uploaded || !preview || busy) return undefined;
    setState((now) => ({ ...now, busy: 'importing', problem: undefined }));
    try {
      const result = await store(uploaded, preview);
      if (isGone.current) {
        outcome.noted(summaryOf(result));
        return undefined;
      }
      setState((now) => ({ ...now, busy: undefined, result, problem: undefined }));
      return result;
    } catch (error) {
      if (isGone.current) {
        outcome.failedQuietly(error);
        return undefined;
      }
      const problem = failed('import', error);
      setState((now) => ({ ...now, busy: undefined, problem }));
      return undefined;
    }
  };

  const choose = (chosen: File) => setState((now) => ({ ...now, chosen, problem: undefined }));
  /** The preview no longer applies: the file is to be imported somewhere else. */
  const forget = () => setState(({ chosen }) => ({ chosen }));
  /** The workbook or what is stored has changed since the preview: only another upload helps. */
  const isStale = state.problem?.of === 'import' && state.problem.status === 409;
  return { ...state, maxUploadMB, isStale, choose, upload, round, run, forget };
}

/** What the parts of such a dialog look at. */
export type WorkbookSteps<Preview = unknown> = Pick<
  ReturnType<typeof useWorkbookImport<Preview, unknown>>,
  | 'chosen'
  | 'maxUploadMB'
  | 'uploaded'
  | 'uploadedFrom'
  | 'uploadedAt'
  | 'result'
  | 'busy'
  | 'choose'
  | 'upload'
>;

/** For what shows why a step failed. */
export type WorkbookFailureSteps = Pick<
  ReturnType<typeof useWorkbookImport<unknown, unknown>>,
  'problem' | 'isStale'
>;
