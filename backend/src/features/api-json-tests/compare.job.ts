import { randomUUID } from 'node:crypto';
import { addressOf } from '../../kit/address-of.ts';
import { conflict, notFound } from '../../kit/app-error.ts';
import type { Job, JobRun, JobTools } from '../../kit/job.ts';
import { announceSteps } from '../../kit/job-steps.ts';
import { withScratchFile } from '../../kit/scratch-files.ts';
import { t } from '../../texts/apiTests.ts';
import { activeTestIds, findResult, findTest, saveResult, type Outcome } from './api-json-test.repository.ts';
import type { AskableHosts } from './compare-address.ts';
import { COMPARE_ALL, COMPARE_ONE } from './compare.read.ts';
import { judgeInThread } from './document-threads.ts';
import { dropDocuments, storeDocument, type Side } from './document.repository.ts';
import { fetchDocument, type FetchLimits } from './fetch-document.ts';
import { rulesOf } from './compare-documents.ts';

export interface CompareSettings extends FetchLimits {
  hosts: AskableHosts;
}

export interface CompareConfig {
  host: string;
  port: number;
  compareHosts: readonly string[];
  compareTimeoutSeconds: number;
}

const MAX_BYTES = 10 * 1024 * 1024;

export function compareSettings(config: CompareConfig, port: number): CompareSettings {
  return {
    hosts: { own: addressOf(config.host, port), listed: config.compareHosts },
    timeoutMs: config.compareTimeoutSeconds * 1000,
    maxBytes: MAX_BYTES,
  };
}

const compareTest = (tools: JobTools, id: number, settings: CompareSettings): Promise<Outcome | undefined> =>
  withScratchFile((asIs) => withScratchFile((toBe) => compareInto({ asIs, toBe }, tools, id, settings)));

async function compareInto(
  paths: Record<Side, string>,
  { sql, now }: JobTools,
  id: number,
  settings: CompareSettings,
): Promise<Outcome | undefined> {
  const asked = await findTest(sql, id);
  // Disabled after the run was asked for (decision A-62).
  if (!asked || asked.disableTest) return undefined;
  const { hosts } = settings;
  const [asIs, toBe] = await Promise.all([
    fetchDocument(asked.urlAsIs, hosts, settings, paths.asIs),
    fetchDocument(asked.urlToBe, hosts, settings, paths.toBe),
  ]);
  // Rules may have changed while the addresses were slow.
  const test = (await findTest(sql, id)) ?? asked;
  const { failures, judgement } = await judgeInThread(
    { ...asIs, path: paths.asIs },
    { ...toBe, path: paths.toBe },
    rulesOf(test),
  );
  const run = randomUUID();
  for (const side of ['asIs', 'toBe'] as const)
    await storeDocument(sql, { testId: id, run, side, path: paths[side] });
  const { outcome, diff, counts } = judgement;
  const before = await findResult(sql, id);
  await saveResult(sql, { ...test, urlAsIs: asked.urlAsIs, urlToBe: asked.urlToBe }, diff, {
    ...counts,
    comparedAt: now(),
    outcome,
    asIsReply: { ...asIs, failure: failures.asIs },
    toBeReply: { ...toBe, failure: failures.toBe },
    run,
  });
  await dropDocuments(sql, id, before ? [before.run, run] : [run], now());
  return outcome;
}

/** A run compares one test after the other: the compared services are in use. */
async function compareAll(
  tools: JobTools,
  run: JobRun,
  ids: number[],
  settings: CompareSettings,
): Promise<string> {
  const steps = await announceSteps(tools, run, {
    compare: { title: t('Compare the answers'), share: 1 },
  });
  const counts: Record<Outcome, number> = { equal: 0, different: 0, failed: 0 };
  await steps.each('compare', ids, String, async (id) => {
    const outcome = await compareTest(tools, id, settings);
    if (outcome) counts[outcome] += 1;
  });
  const { equal, different, failed } = counts;
  return t('{equal} equal, {different} different, {failed} failed', { equal, different, failed });
}

/** The two jobs behind confrontoJson (R-117; A-62). */
export const compareJobs = (settings: CompareSettings): Job[] => [
  {
    name: COMPARE_ALL,
    retryLimit: 1,
    run: async (tools, run) => compareAll(tools, run, await activeTestIds(tools.sql), settings),
  },
  {
    name: COMPARE_ONE,
    retryLimit: 1,
    run: async (tools, run, input) => {
      const id = Number(input['testId']);
      const test = await findTest(tools.sql, id);
      if (!test) throw notFound(t('Test {id} was deleted before it could be compared.', { id }));
      if (test.disableTest) throw conflict(t('Test {id} is disabled. Enable it first.', { id }));
      return compareAll(tools, run, [id], settings);
    },
  },
];
