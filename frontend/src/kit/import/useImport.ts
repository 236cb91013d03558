import { useState } from 'react';
import type { Problem, ProblemOf } from '../form/Problem';
import type { ImportPlan } from './importPlan';
import { sentTicks, useImportTicks, type SentTicks } from './useImportTicks';

export interface ImportCalls {
  /** Answers the plan without writing anything. */
  preview: (file: File) => Promise<ImportPlan>;
  /** Applies what the user ticked of the plan; answers the result lines. Rejects with 409 when the data changed since. */
  run: (file: File, planDigest: string, ticks: SentTicks) => Promise<readonly string[]>;
  problemOf: ProblemOf;
  /** Import failures open no dialog (decision A-37). */
  onFailure: (error: unknown) => void;
}

interface ImportState {
  file?: File;
  plan?: ImportPlan;
  /** Why the file was refused. */
  refusal?: string;
  /** The data changed since the preview. */
  stale?: string;
  lines?: readonly string[];
  busy?: 'checking' | 'importing';
}

/** The steps of an import: choose, check, look, import, read the result. */
export function useImport({ preview, run, problemOf, onFailure }: ImportCalls) {
  const [state, setState] = useState<ImportState>({});
  const { file, plan, busy } = state;
  const ticks = useImportTicks(plan);

  const check = async (chosen: File) => {
    setState({ file: chosen, busy: 'checking' });
    const next = await preview(chosen).then<ImportState, ImportState>(
      (answer) => ({ file: chosen, plan: answer }),
      (error: unknown) => {
        console.error(error);
        return { file: chosen, refusal: problemOf(error).message };
      },
    );
    // A file that was chosen meanwhile wins over the late answer to this one.
    setState((now) => (now.file === chosen ? next : now));
  };

  const apply = async () => {
    if (!file || !plan || busy) return;
    setState({ file, plan, busy: 'importing' });
    try {
      setState({ file, plan, lines: await run(file, plan.planDigest, sentTicks(plan, ticks)) });
    } catch (error) {
      const problem: Problem = problemOf(error);
      if (problem.status !== 409) onFailure(error);
      setState({ file, plan, stale: problem.status === 409 ? problem.message : undefined });
    }
  };

  return { ...state, ticks, check, apply };
}
