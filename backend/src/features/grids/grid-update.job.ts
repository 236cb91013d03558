import { AppError, conflict } from '../../kit/app-error.ts';
import { logChange } from '../../kit/change-log.ts';
import { JobEnded, type Job, type JobRun, type JobTools } from '../../kit/job.ts';
import { announceSteps, keepReport } from '../../kit/job-steps.ts';
import { UPDATE_GRID } from './grid-update.read.ts';
import { OPT_GRID } from './grid.repository.ts';
import {
  findCanceller,
  findUnknownCodes,
  listGridModels,
  takeWaitingRecipients,
  updateGridsOf,
  type GridModel,
} from './grid-update.repository.ts';
import { t } from '../../texts/grids.ts';
import { updateReport, updateSummary, type ModelOutcome, type UpdateOutcome } from './grid-update.report.ts';

const plan = () => ({
  models: { title: t('Read models'), share: 1 },
  codes: { title: t('Check the codes of the feed'), share: 2 },
  grids: { title: t('Rebuild option and colour grids'), share: 95 },
  mail: { title: t('Send the result by e-mail'), share: 2 },
});

/**
 * Rebuilds the grids of every model from the feed, one transaction per model: readers never see half a grid, a
 * cancelled run leaves every model whole, and one failure does not stop the others. The result is mailed however the run ends.
 */
export const gridUpdateJob: Job['run'] = async (tools, run) => {
  const outcome: UpdateOutcome = { models: [], modelCount: 0, unknown: [] };
  try {
    const steps = await announceSteps(tools, run, plan());
    const models = await steps.once('models', () => listGridModels(tools.sql));
    outcome.modelCount = models.length;
    outcome.unknown = await steps.once('codes', () => findUnknownCodes(tools.sql));
    await steps.each(
      'grids',
      models,
      ({ description }) => description,
      async (model) => void outcome.models.push(await rebuild(tools, run, model)),
    );
    refuseFailures(outcome);
    await keepReport(tools, run, updateReport(outcome));
    const unsent = await steps.once('mail', () => mailResult(tools, run, t('done'), updateReport(outcome)));
    return [updateSummary(outcome), unsent].filter(Boolean).join('. ');
  } catch (error) {
    if (run.willRetry(error)) throw error;
    const report = `${await reasonOf(tools, run, error)}\n${updateReport(outcome)}`;
    await keepReport(tools, run, report);
    const state = error instanceof JobEnded ? t('ended early') : t('failed');
    const unsent = await mailResult(tools, run, state, report);
    throw unsent && error instanceof AppError ? conflict(`${error.message} ${unsent}`) : error;
  }
};

async function reasonOf({ sql }: JobTools, run: JobRun, error: unknown): Promise<string> {
  if (error instanceof AppError) return error.message;
  if (!(error instanceof JobEnded)) return t('The run failed. See the server log.');
  const cancelledBy = await findCanceller(sql, run.id);
  return cancelledBy === null
    ? t('The server stopped during the run.')
    : t('Cancelled by {who}.', { who: cancelledBy });
}

async function rebuild(tools: JobTools, run: JobRun, model: GridModel): Promise<ModelOutcome> {
  try {
    const changes = await run.transaction(async (context) => {
      const made = await updateGridsOf(context, model.modelcode);
      const { options, colours } = made;
      const isChanged = [options, colours].some(
        ({ added, removed, changed }) => added + removed + changed > 0,
      );
      // Also invalidates cached grids.
      if (isChanged)
        await logChange(context, {
          entity: OPT_GRID,
          entityId: model.modelcode,
          action: 'update',
          before: null,
          after: made,
          source: UPDATE_GRID,
        });
      return made;
    });
    return { ...model, changes };
  } catch (error) {
    if (error instanceof JobEnded) throw error;
    tools.log.error({ err: error, model: model.modelcode }, 'the grids of a model could not be rebuilt');
    return { ...model, failure: t('its grids are unchanged; see the server log') };
  }
}

function refuseFailures({ models }: UpdateOutcome): void {
  const failed = models.filter((model) => 'failure' in model).map(({ description }) => description);
  if (failed.length > 0)
    throw conflict(
      t('Not rebuilt: {failed}. Up to date: {done} of {all} models.', {
        failed: failed.join(', '),
        done: models.length - failed.length,
        all: models.length,
      }),
    );
}

/** A failed mail does not fail the run: it answers whom the result did not reach, which the report says too; '' if it reached everybody. */
async function mailResult(tools: JobTools, run: JobRun, state: string, text: string): Promise<string> {
  const unreached = await sendResult(tools, run, state, text);
  if (unreached.length === 0) return '';
  const unsent = t('The result could not be sent by e-mail to {addresses}.', {
    addresses: unreached.join(', '),
  });
  await keepReport(tools, run, `${text}\n${unsent}`);
  return unsent;
}

/** Includes recipients who join while mails are being sent. */
async function sendResult(tools: JobTools, run: JobRun, state: string, text: string): Promise<string[]> {
  const mailed: string[] = [];
  const unreached: string[] = [];
  for (;;) {
    // One by one, so that it is known of each who has it.
    const [to] = await takeWaitingRecipients(tools.sql, run.id, [...mailed, ...unreached], mailed);
    if (to === undefined) return unreached;
    const mail = {
      to,
      subject: t('Refresh model grids ({job}): {state}', { job: UPDATE_GRID, state }),
      text,
    };
    try {
      await tools.mailer.send(mail);
      mailed.push(to);
    } catch (error) {
      tools.log.error({ err: error, to }, 'the result could not be mailed');
      unreached.push(to);
    }
  }
}
