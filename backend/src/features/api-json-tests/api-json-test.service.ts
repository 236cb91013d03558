import { conflict, invalid, notFound, type FieldProblem } from '../../kit/app-error.ts';
import type { WantedState } from '../../kit/change-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Schema } from '../../kit/contract.ts';
import { crudOf, type Saved } from '../../kit/crud.ts';
import { enqueueJob } from '../../kit/job-queue.ts';
import { t } from '../../texts/apiTests.ts';
import type { ApiJsonTest } from './api-json-test.entity.ts';
import { apiJsonTest, type ApiJsonTestState } from './api-json-test.list.ts';
import {
  countOutcomes,
  dropResult,
  findTest,
  findResult,
  findingsSince,
  lockTest,
  saveResult,
  unfinishedRuns,
  type CompareRun,
  type Finding,
  type OutcomeCounts,
} from './api-json-test.repository.ts';
import { addressProblem } from './compare-address.ts';
import { COMPARE_ALL, COMPARE_ONE } from './compare.read.ts';
import { pathFault } from './json-path.ts';
import { withDocuments } from './document.repository.ts';
import { reevaluate } from './document-threads.ts';
import { rulesOf } from './compare-documents.ts';

const gone = (): Error => notFound(t('This test no longer exists.'));

export const apiJsonTests = crudOf(apiJsonTest);

export type ApiJsonTestInput = Schema<'ApiJsonTestInput'>;

function pathProblem(path: string): string | undefined {
  const fault = pathFault(path);
  return (
    fault &&
    t('{path}: not a path at character {position}, {reason}', {
      path,
      position: fault.position,
      reason: fault.reason,
    })
  );
}

function valuesOf(
  input: ApiJsonTestInput,
): Pick<ApiJsonTestState, 'urlAsIs' | 'urlToBe'> & Partial<ApiJsonTestState> {
  const { disableTest, ignorePaths, arrayKeys } = input;
  const keyByPath = new Map(arrayKeys?.map(({ path, key }) => [path.trim(), key.trim()]));
  return {
    urlAsIs: input.urlAsIs.trim(),
    urlToBe: input.urlToBe.trim(),
    ...(disableTest === undefined ? {} : { disableTest }),
    ...(ignorePaths && { ignorePaths: [...new Set(ignorePaths.map((path) => path.trim()))] }),
    ...(arrayKeys && { arrayKeys: [...keyByPath].map(([path, key]) => ({ path, key })) }),
  };
}

function refuseFaulty({ urlAsIs, urlToBe, ignorePaths = [], arrayKeys = [] }: ApiJsonTestInput): void {
  const problems: [string, string | undefined][] = [
    ['urlAsIs', addressProblem(urlAsIs)],
    ['urlToBe', addressProblem(urlToBe)],
    ['ignorePaths', ignorePaths.includes('$') ? t('$ would exclude everything.') : undefined],
    ...ignorePaths.map((path): [string, string | undefined] => ['ignorePaths', pathProblem(path)]),
    ...arrayKeys.map(({ path }): [string, string | undefined] => ['arrayKeys', pathProblem(path)]),
  ];
  const fields = problems.flatMap(([field, message]): FieldProblem[] =>
    message ? [{ field, message }] : [],
  );
  if (fields.length > 0) throw invalid(fields[0]!.message, fields);
}

const named = <Reply extends Saved>(reply: Reply, message: string): Reply => ({ ...reply, message });

export async function createTest(context: Context, input: ApiJsonTestInput): Promise<Saved> {
  const values = valuesOf(input);
  refuseFaulty(values);
  const state = { disableTest: false, ignorePaths: [], arrayKeys: [], ...values };
  const saved = await apiJsonTests.create(context, state);
  return named(saved, t('Test {id} created', { id: saved.id }));
}

/** `diff` comes from the comparison, never from the body. */
export async function updateTest(
  context: Context,
  id: number,
  input: ApiJsonTestInput,
  version: number | undefined,
): Promise<Saved> {
  const values = valuesOf(input);
  refuseFaulty(values);
  const before = await lockTest(context.sql, id);
  const saved = await apiJsonTests.update(context, id, values, version);
  await updateStoredResult(context, before!, { ...before!, ...values });
  return named(saved, t('Test {id} updated', { id: saved.id }));
}

export async function removeTest(context: Context, id: number): Promise<{ message: string; id: number }> {
  await apiJsonTests.remove(context, id);
  return { message: t('Test {id} deleted', { id }), id };
}

export async function restoreTest(context: Context, id: number, wanted: WantedState): Promise<Saved> {
  const before = await lockTest(context.sql, id);
  const saved = await apiJsonTests.restore(context, id, wanted);
  if (before) await updateStoredResult(context, before, (await findTest(context.sql, id))!);
  return named(saved, t('Test {id} restored', { id: saved.id }));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** New rules re-judge the stored documents; new addresses drop them. */
async function updateStoredResult(context: Context, before: ApiJsonTest, after: ApiJsonTest): Promise<void> {
  const { sql } = context;
  if (before.urlAsIs !== after.urlAsIs || before.urlToBe !== after.urlToBe) return dropResult(sql, after.id);
  if (isSame(rulesOf(before), rulesOf(after))) return;
  const result = await findResult(sql, after.id);
  if (!result || result.outcome === 'failed') return;
  const judgement = await withDocuments(sql, result.run, (asIs, toBe) =>
    reevaluate({ asIs, toBe }, rulesOf(after)),
  );
  if (!judgement) return dropResult(sql, after.id);
  const { outcome, diff, counts } = judgement;
  await saveResult(sql, after, diff, { ...result, ...counts, outcome });
}

export async function startCompareAll(context: Context): Promise<{ message: string; runId: number }> {
  const { id, isNew } = await enqueueJob(context, COMPARE_ALL, { singletonKey: 'all' });
  return {
    message: isNew ? t('The comparison is running.') : t('A comparison is already running.'),
    runId: id,
  };
}

export async function startCompareOne(
  context: Context,
  id: number,
): Promise<{ message: string; runId: number }> {
  const test = await findTest(context.sql, id);
  if (!test) throw gone();
  if (test.disableTest) throw conflict(t('Test {id} is disabled. Enable it first.', { id }));
  const run = await enqueueJob(context, COMPARE_ONE, { input: { testId: id }, singletonKey: String(id) });
  return { message: t('Test {id} is being compared.', { id }), runId: run.id };
}

export interface CompareSummary extends OutcomeCounts {
  runs: (Omit<CompareRun, 'queuedAt'> & { queuedAt: string })[];
  compared: (Omit<Finding, 'comparedAt'> & { comparedAt: string })[];
}

export async function summarise(context: Context, activeOnly: boolean): Promise<CompareSummary> {
  const counts = await countOutcomes(context, activeOnly);
  const runs = await unfinishedRuns(context);
  const first = runs[0];
  const compared = first ? await findingsSince(context, first.queuedAt) : [];
  return {
    ...counts,
    runs: runs.map((run) => ({ ...run, queuedAt: run.queuedAt.toISOString() })),
    compared: compared.map((found) => ({ ...found, comparedAt: found.comparedAt.toISOString() })),
  };
}
