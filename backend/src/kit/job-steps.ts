import type { JobRun, JobTools } from './job.ts';
import { statement } from './sql.ts';

export interface JobStep {
  name: string;
  done: number;
  total: number | null;
  item: string;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface JobSteps<Name extends string> {
  /** One piece of work; if it returns a list, that is counted. */
  once<Result>(name: Name, work: () => Promise<Result>): Promise<Result>;
  /** The same for each item in turn. The run may end between two items (cancelled, server stops): completed work is kept. */
  each<Item>(
    name: Name,
    items: readonly Item[],
    itemName: (item: Item) => string,
    work: (item: Item) => Promise<unknown>,
  ): Promise<void>;
}

const saveSteps = statement(`UPDATE job_run SET steps = $2 WHERE id = $1 AND state = 'running'`);

const saveReport = statement(
  `UPDATE job_run SET result = jsonb_build_object('report', $2::text) WHERE id = $1`,
);

/** Keeps a run's log text, also if it fails or is cancelled later. */
export async function keepReport({ sql }: Pick<JobTools, 'sql'>, run: JobRun, report: string): Promise<void> {
  await sql.rows(saveReport, [run.id, report]);
}

export interface PlannedStep {
  title: string;
  share: number;
}

/** Announces the steps of a run before the first begins. Each call reports progress and may throw JobEnded. */
export async function announceSteps<Name extends string>(
  { sql, now }: Pick<JobTools, 'sql' | 'now'>,
  run: JobRun,
  plan: Record<Name, PlannedStep>,
): Promise<JobSteps<Name>> {
  const names = Object.keys(plan) as Name[];
  const steps = names.map((name): JobStep => ({
    name: plan[name].title,
    done: 0,
    total: null,
    item: '',
    startedAt: null,
    finishedAt: null,
  }));
  const whole = names.reduce((sum, name) => sum + plan[name].share, 0);
  const partOf = ({ done, total, finishedAt }: JobStep): number =>
    finishedAt ? 1 : total ? done / total : 0;
  const percent = (): number =>
    (names.reduce((sum, name, at) => sum + partOf(steps[at]!) * plan[name].share, 0) / whole) * 100;
  const save = (): Promise<unknown> => sql.rows(saveSteps, [run.id, JSON.stringify(steps)]);
  const tell = (step: JobStep): Promise<void> => run.step(step.name, Math.floor(percent()), steps);
  const begin = (name: Name, total: number | null): JobStep =>
    Object.assign(steps[names.indexOf(name)]!, { total, startedAt: now().toISOString() });
  const finish = (step: JobStep): Promise<unknown> => {
    Object.assign(step, { item: '', finishedAt: now().toISOString() });
    return save();
  };

  await save();
  return {
    async once(name, work) {
      const step = begin(name, null);
      await tell(step);
      const result = await work();
      if (Array.isArray(result)) step.done = step.total = result.length;
      await finish(step);
      return result;
    },
    async each(name, items, itemName, work) {
      const step = begin(name, items.length);
      for (const item of items) {
        step.item = itemName(item);
        await tell(step);
        await work(item);
        step.done++;
      }
      await finish(step);
    },
  };
}
