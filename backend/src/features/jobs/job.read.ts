import { actorName, type Context } from '../../kit/context.ts';
import { insertFinishedRun, unsettledRunsJson } from './job.repository.ts';

/** Records an action that needed no background job, so that the list of runs shows who did it and when. */
export const recordFinishedRun = (context: Context, name: string, message: string): Promise<void> =>
  insertFinishedRun(context, name, actorName(context), message);

/** Runs that have not ended, and those that failed since then and whose job has not succeeded afterwards. */
export const unsettledRuns = unsettledRunsJson;
