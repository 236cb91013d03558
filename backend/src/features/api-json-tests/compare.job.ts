import { notFound } from '../../kit/app-error.ts';
import type { Job, JobRun, JobTools } from '../../kit/job-runner.ts';
import { announceSteps } from '../../kit/job-steps.ts';
import { t } from '../../texts/apiTests.ts';
import {
  activeTestIds,
  findTest,
  saveResult,
  type Outcome,
  type StoredReply,
} from './api-json-test.repository.ts';
import type { AskableHosts } from './compare-address.ts';
import { COMPARE_ALL, COMPARE_ONE } from './compare.read.ts';
import { fetchDocument, type Fetched, type FetchLimits } from './fetch-document.ts';
import {
  failureOf,
  compareDocuments,
  NOTHING,
  readAnswer,
  rulesOf,
  type ComparedDocuments,
} from './compare-documents.ts';

/** What the comparison may ask and for how long. */
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

/** The listed hosts, and this process at the address where it listens. */
export function compareSettings(config: CompareConfig, port: number): CompareSettings {
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = everywhere[config.host] ?? config.host;
  const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    hosts: { own, listed: config.compareHosts },
    timeoutMs: config.compareTimeoutSeconds * 1000,
    maxBytes: MAX_BYTES,
  };
}

const replyOf = ({ text: _text, ...reply }: Fetched): StoredReply => reply;

/** Asks both addresses of a test at once, compares what they answer and keeps it; undefined when the test is gone. */
async function compareTest(
  { sql, now }: JobTools,
  id: number,
  settings: CompareSettings,
): Promise<Outcome | undefined> {
  const asked = await findTest(sql, id);
  if (!asked) return undefined;
  const { hosts } = settings;
  const [asIs, toBe] = (
    await Promise.all([
      fetchDocument(asked.urlAsIs, hosts, settings),
      fetchDocument(asked.urlToBe, hosts, settings),
    ])
  ).map(readAnswer) as [ReturnType<typeof readAnswer>, ReturnType<typeof readAnswer>];
  // Somebody may have added an ignore path while the addresses were slow.
  const test = (await findTest(sql, id)) ?? asked;
  const compared: ComparedDocuments =
    asIs.document && toBe.document
      ? await compareDocuments(asIs.document, toBe.document, rulesOf(test))
      : { outcome: 'failed', diff: failureOf(asIs.answer, toBe.answer), counts: NOTHING };
  const { outcome, diff, counts } = compared;
  await saveResult(sql, { ...test, urlAsIs: asked.urlAsIs, urlToBe: asked.urlToBe }, diff, {
    ...counts,
    comparedAt: now(),
    outcome,
    asIsReply: replyOf(asIs.answer),
    toBeReply: replyOf(toBe.answer),
    asIs: asIs.answer.text,
    toBe: toBe.answer.text,
  });
  return outcome;
}

/** One test after the other: the services that are compared are in use. */
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
    run: async (tools, run) => compareAll(tools, run, await activeTestIds(tools.sql), settings),
  },
  {
    name: COMPARE_ONE,
    run: async (tools, run, input) => {
      const id = Number(input['testId']);
      if (!(await findTest(tools.sql, id)))
        throw notFound(t('Test {id} was deleted before it could be compared.', { id }));
      return compareAll(tools, run, [id], settings);
    },
  },
];
