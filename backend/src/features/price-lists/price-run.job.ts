import { AppError, conflict, notFound, refused } from '../../kit/app-error.ts';
import { JobEnded, type Job, type JobRun, type JobTools } from '../../kit/job.ts';
import { announceSteps } from '../../kit/job-steps.ts';
import { t } from '../../texts/prices.ts';
import { requirePriceUser } from '../session/market-rights.read.ts';
import { lockPriceList } from './locked-price-list.ts';
import { storePrices } from './price-list.writer.ts';
import { planPlace, pricesOf } from './price-run.planner.ts';
import { keepOutcome, runOfJob, type RunList, type StoredRun } from './price-run.repository.ts';

/** In the change log: made for many records at once. */
export const RUN_SOURCE = 'bulk';

type Waiting = RunList & { at: number };

const nameOf = ({ vehicle, country }: RunList): string => `${vehicle}, ${country}`;

/** One transaction: the list is changed as the preview showed it, or not at all. */
const changeList = (run: JobRun, { id, change }: StoredRun, list: Waiting): Promise<void> =>
  run.transaction(async (context) => {
    await requirePriceUser(context);
    const locked = await lockPriceList(context, { countryId: list.idCountry, modelCode: list.vetele }, {});
    const plan = await planPlace(context, change, locked);
    if (plan.refusal !== undefined) throw refused(plan.refusal);
    if (plan.digest !== list.digest) throw conflict(t('It has changed since the preview.'));
    const version = await storePrices(context, locked, { prices: pricesOf(plan), source: RUN_SOURCE });
    await keepOutcome(context.sql, id, list.at, { state: 'changed', version });
  });

async function changeOrRefuse(tools: JobTools, run: JobRun, stored: StoredRun, list: Waiting): Promise<void> {
  try {
    await changeList(run, stored, list);
  } catch (error) {
    if (error instanceof JobEnded) throw error;
    const isRefusal = error instanceof AppError;
    if (!isRefusal)
      tools.log.error(
        { err: error, list: `${list.idCountry}/${list.vetele}` },
        'a price list could not be changed',
      );
    const reason = isRefusal ? error.message : t('It could not be changed. See the server log.');
    await keepOutcome(tools.sql, stored.id, list.at, { state: 'refused', reason, changed: 0 });
  }
}

/** @throws AppError (404), also when it went with its user meanwhile */
async function existingRun({ sql }: JobTools, id: number): Promise<StoredRun> {
  const stored = await runOfJob(sql, id);
  if (!stored) throw notFound(t('The change of prices no longer exists.'));
  return stored;
}

/** Changes list by list; what is refused leaves the others as they are. A run that is cut off keeps the lists that are done. */
export const priceRunJob: Job['run'] = async (tools, run, input) => {
  const stored = await existingRun(tools, Number(input['run']));
  const waiting = stored.lists.flatMap((list, at) => (list.state === 'waiting' ? [{ ...list, at }] : []));
  const steps = await announceSteps(tools, run, { lists: { title: t('Change the price lists'), share: 1 } });
  await steps.each('lists', waiting, nameOf, (list) => changeOrRefuse(tools, run, stored, list));
  const { lists } = await existingRun(tools, stored.id);
  const count = (state: RunList['state']) =>
    lists.filter((list) => list.isPlanned && list.state === state).length;
  return t('{changed} price lists changed, {refused} refused', {
    changed: count('changed'),
    refused: count('refused'),
  });
};
