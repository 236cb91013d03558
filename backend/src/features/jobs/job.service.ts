import { conflict, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { cancelJob } from '../../kit/job-queue.ts';
import type { JsonText } from '../../kit/json-reply.ts';
import { t } from '../../texts/tools.ts';
import { runLogJson } from './job.repository.ts';

const missing = (): Error => notFound(t('There is no such run.'));

export async function readRunLog<Shape>(context: Context, id: number): Promise<JsonText<Shape>> {
  const log = await runLogJson<Shape>(context, id);
  if (!log) throw missing();
  return log;
}

export async function cancelRun(context: Context, id: number): Promise<{ message: string; id: number }> {
  await readRunLog(context, id);
  const state = await cancelJob(context, id);
  if (!state) throw conflict(t('This run is already over.'));
  const message = state === 'cancelled' ? t('The run is cancelled') : t('The run will stop at its next step');
  return { message, id };
}
