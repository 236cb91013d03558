/** One change of several price lists: each list is changed as a whole or refused. */
import { isLargeChange, wireOf } from '../../../../contracts/rules/amounts.ts';
import { basePriceCode } from '../../../../contracts/rules/blank-prices.ts';
import { shareOfChange } from '../../../../contracts/rules/price-changes.ts';
import { conflict, invalid, notFound } from '../../kit/app-error.ts';
import type { Context, Transaction } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { enqueueJob } from '../../kit/job-queue.ts';
import { t } from '../../texts/prices.ts';
import { checkChange } from './price-run.check.ts';
import { sumsOf, type PlannedChange, type RunChange } from './price-run.plan.ts';
import { changesAnything, digestOfRun, planRun, type NamedPlan } from './price-run.planner.ts';
import { findRun, keepRun, type RunList, type StoredRun } from './price-run.repository.ts';

export const CHANGE_PRICES = 'change-prices';

const SHOWN_ROWS = 10;
const SHOWN_CODES = 5;

/** After the base price, what changes most: a slip of the fingers is in sight. */
function largestFirst(changes: readonly PlannedChange[]): PlannedChange[] {
  const shareOf = ({ code, before, after }: PlannedChange): number =>
    code === basePriceCode ? Infinity : Math.abs(shareOfChange(before, after) ?? 0);
  return changes.toSorted((one, other) => shareOf(other) - shareOf(one) || 0);
}

function presentPlan(plan: NamedPlan): Schema<'PriceRunPlan'> {
  const { digest: _, changes, reasons, refusal = '', ...shown } = plan;
  return {
    ...shown,
    refusal,
    changed: changes.length,
    large: changes.filter(({ before, after }) => isLargeChange(before, after)).length,
    ...sumsOf(changes),
    reasons: [...reasons]
      .map(([reason, codes]) => ({ reason, count: codes.length, codes: codes.slice(0, SHOWN_CODES) }))
      .sort((one, other) => other.count - one.count),
    rows: largestFirst(changes)
      .slice(0, SHOWN_ROWS)
      .map(({ before, after, ...row }) => ({ ...row, before: wireOf(before), after: wireOf(after) })),
  };
}

export async function previewRun(context: Context, change: RunChange): Promise<Schema<'PriceRunPreview'>> {
  checkChange(change);
  const plans = await planRun(context, change);
  return { lists: plans.map(presentPlan), planDigest: digestOfRun(plans) };
}

function startOf(plan: NamedPlan): RunList {
  const { idCountry, country, vetele, vehicle, refusal, digest } = plan;
  const isPlanned = changesAnything(plan);
  return {
    idCountry,
    country,
    vetele,
    vehicle,
    state: isPlanned ? 'waiting' : refusal !== undefined ? 'refused' : 'unchanged',
    reason: refusal ?? '',
    changed: isPlanned ? plan.changes.length : 0,
    isPlanned,
    digest,
  };
}

const shownList = ({
  idCountry,
  country,
  vetele,
  vehicle,
  state,
  reason,
  changed,
}: RunList): Schema<'PriceRunList'> => ({ idCountry, country, vetele, vehicle, state, reason, changed });

function presentRun({ id, lists, isUndone, isRunning }: StoredRun): Schema<'PriceRun'> {
  const planned = lists.filter(({ isPlanned }) => isPlanned);
  const done = planned.filter(({ state }) => state !== 'waiting').length;
  const ended = done < planned.length ? 'stopped' : 'done';
  return {
    run: id,
    state: isUndone ? 'undone' : isRunning ? 'running' : ended,
    done,
    total: planned.length,
    lists: lists.map(shownList),
  };
}

export async function readRun(context: Context, id: number): Promise<Schema<'PriceRun'>> {
  const run = await findRun(context, id);
  if (!run) throw notFound(t('There is no such change of yours.'));
  return presentRun(run);
}

/** Begins what the preview with this digest showed. @throws AppError (409) if it would be something else by now */
export async function startRun(
  context: Context,
  { change, planDigest }: Schema<'PriceRunInput'>,
  transaction: Transaction,
): Promise<Schema<'PriceRun'>> {
  checkChange(change);
  const plans = await planRun(context, change);
  if (digestOfRun(plans) !== planDigest)
    throw conflict(t('The price lists have changed since the preview. Look at it again.'));
  if (!plans.some(changesAnything)) throw invalid(t('No price would change.'));
  return transaction(async (writing) => {
    const id = await keepRun(writing, change, plans.map(startOf), async (run) => {
      return (await enqueueJob(writing, CHANGE_PRICES, { input: { run } })).id;
    });
    return readRun(writing, id);
  });
}
