import { randomUUID } from 'node:crypto';
import { addressOf } from '../../kit/address-of.ts';
import { conflict, notFound } from '../../kit/app-error.ts';
import type { Job, JobRun, JobTools } from '../../kit/job.ts';
import { announceSteps } from '../../kit/job-steps.ts';
import { withScratchFile } from '../../kit/scratch-files.ts';
import { t } from '../../texts/apiTests.ts';
import type { ApiJsonTest } from './api-json-test.entity.ts';
import {
  activeTestIds,
  findResult,
  findTest,
  saveResult,
  type Outcome,
  type StoredReply,
} from './api-json-test.repository.ts';
import type { AskableHosts } from './compare-address.ts';
import { COMPARE_ALL, COMPARE_ONE } from './compare.read.ts';
import { judgeInThread } from './document-threads.ts';
import { dropDocuments, storeDocument, type Side } from './document.repository.ts';
import type { FetchedFile } from './documents.worker.ts';
import { fetchDocument, type Fetched, type FetchLimits } from './fetch-document.ts';
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

type Judged = Awaited<ReturnType<typeof judgeInThread>>;

/** Returns whether the result was stored: not if addresses or rules are others by now. */
async function keepResult(
  { sql, now }: JobTools,
  test: ApiJsonTest,
  files: Record<Side, FetchedFile & Fetched>,
  { failures, judgement: { outcome, diff, counts } }: Judged,
): Promise<boolean> {
  const run = randomUUID();
  for (const side of ['asIs', 'toBe'] as const)
    await storeDocument(sql, { testId: test.id, run, side, path: files[side].path });
  const before = await findResult(sql, test.id);
  const replyOf = (side: Side): StoredReply => {
    const { path: _, ...reply } = files[side];
    return { ...reply, failure: failures[side] };
  };
  const isStored = await saveResult(sql, test, diff, {
    ...counts,
    comparedAt: now(),
    outcome,
    asIsReply: replyOf('asIs'),
    toBeReply: replyOf('toBe'),
    run,
  });
  await dropDocuments(sql, test.id, before ? [before.run, run] : [run], now());
  return isStored;
}

/** How often the same answers are judged while somebody goes on changing the rules. */
const MOST_TRIES = 5;

/** What was judged once is in UTF-8 by now, and may be cut where it could not be read. */
const judgedOnce = (file: FetchedFile, failure: string): FetchedFile => ({
  ...file,
  contentType: file.contentType.split(';')[0]!,
  failure,
});

async function compareInto(
  paths: Record<Side, string>,
  tools: JobTools,
  id: number,
  settings: CompareSettings,
): Promise<Outcome | undefined> {
  const { sql } = tools;
  const asked = await findTest(sql, id);
  // Disabled after the run was asked for (decision A-62).
  if (!asked || asked.disableTest) return undefined;
  const { urlAsIs, urlToBe } = asked;
  const fetchedFrom = async (url: string, path: string) => ({
    ...(await fetchDocument(url, settings.hosts, settings, path)),
    path,
  });
  const [asIs, toBe] = await Promise.all([
    fetchedFrom(urlAsIs, paths.asIs),
    fetchedFrom(urlToBe, paths.toBe),
  ]);
  let [left, right]: FetchedFile[] = [asIs, toBe];
  for (let tries = 1; ; tries += 1) {
    // Rules may have changed while the addresses were slow, or the answers were judged.
    const test = (await findTest(sql, id)) ?? asked;
    const judged = await judgeInThread(left!, right!, rulesOf(test));
    const isStored = await keepResult(tools, { ...test, urlAsIs, urlToBe }, { asIs, toBe }, judged);
    const isMoved = test.urlAsIs !== urlAsIs || test.urlToBe !== urlToBe;
    if (isStored || isMoved || tries === MOST_TRIES) return judged.judgement.outcome;
    left = judgedOnce(left!, judged.failures.asIs);
    right = judgedOnce(right!, judged.failures.toBe);
  }
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
