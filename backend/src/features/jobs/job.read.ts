/** What other features may do with the list of runs. */
import { actorName, type Context } from '../../kit/context.ts';
import { insertFinishedRun } from './job.repository.ts';

/** Notes an action that needed no background, so that the list of runs tells who did it and when. */
export const noteFinishedRun = (context: Context, name: string, message: string): Promise<void> =>
  insertFinishedRun(context, name, actorName(context), message);
