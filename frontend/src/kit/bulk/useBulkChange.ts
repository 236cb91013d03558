import { useState } from 'react';
import type { Problem } from '../form/FieldDefinition';
import type { TickedIds } from '../list/ticks';
import type { Outcome } from '../record/RecordCalls';
import { t } from '../../texts/kitBulk';
import type { BulkCalls, BulkChange, BulkPlan } from './bulk';

interface Given {
  ids: TickedIds;
  calls: BulkCalls;
  /** The ticks are of no more use. */
  onDone: () => void;
  onClose: () => void;
}

type Told = ReturnType<Outcome['problemOf']>;

/** The steps of a change of many rows: preview, change, take back. */
export function useBulkChange({ ids, calls, onDone, onClose }: Given) {
  const { outcome } = calls;
  const [plan, setPlan] = useState<{ change: BulkChange; plan: BulkPlan }>();
  const [problem, setProblem] = useState<Told>();
  const [running, setRunning] = useState<'preview' | 'run'>();

  const attempt = async (what: 'preview' | 'run', work: () => Promise<unknown>) => {
    setProblem(undefined);
    setRunning(what);
    try {
      await work();
    } catch (error) {
      setProblem(outcome.problemOf(error));
    } finally {
      setRunning(undefined);
    }
  };
  const takeBack = async (run: string) => {
    try {
      outcome.noted((await calls.undo(run)).message);
    } catch (error) {
      outcome.failedQuietly(error);
    }
  };

  return {
    plan: plan?.plan,
    problem: problem as (Problem & { body?: unknown; status?: number }) | undefined,
    running,
    show: (change: BulkChange) =>
      attempt('preview', async () => setPlan({ change, plan: await calls.preview(ids, change) })),
    /** What has been shown counts no more. */
    forget: () => {
      setPlan(undefined);
      setProblem(undefined);
    },
    apply: () =>
      attempt('run', async () => {
        if (!plan) return;
        const done = await calls.run(ids, plan.change, plan.plan.planDigest);
        outcome.noted(done.message, {
          action: { label: t('Undo'), onClick: () => void takeBack(done.run) },
        });
        onDone();
        onClose();
      }),
  };
}
