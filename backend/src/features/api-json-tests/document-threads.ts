/** Answers of other servers, up to 10 MB each, are processed in a few worker threads. */
import { invalid, unavailable } from '../../kit/app-error.ts';
import { limitedThreads, LimitExceeded } from '../../kit/limited-threads.ts';
import { withDeadline, Semaphore } from '../../kit/semaphore.ts';
import { t } from '../../texts/apiTests.ts';
import { currentLanguage } from '../../texts/current-language.ts';
import type { ComparisonRules } from './compare-json.ts';
import type { FetchedFile, Judging, LayingOut, WritingSide } from './documents.worker.ts';
import { beyondLimits, type Failures, type ComparedDocuments } from './compare-documents.ts';

const MAX_CONCURRENT = 2;
const WAIT_MS = 20_000;

const inThread = limitedThreads('judge', new URL('./documents.worker.ts', import.meta.url), {
  maxThreads: MAX_CONCURRENT,
  memoryMB: 512,
  withinMs: 20_000,
});

/** Leaves the text of each answer, in UTF-8, in its file. */
export async function judgeInThread(
  asIs: FetchedFile,
  toBe: FetchedFile,
  rules: ComparisonRules,
): Promise<{ failures: Failures; judgement: ComparedDocuments }> {
  const judging: Judging = { asIs, toBe, rules, language: currentLanguage() };
  return inThread<{ failures: Failures; judgement: ComparedDocuments }>('judge', judging).catch(
    (error: unknown) => {
      if (!(error instanceof LimitExceeded)) throw error;
      return { failures: { asIs: '', toBe: '' }, judgement: beyondLimits(error.reason) };
    },
  );
}

/** Runs within a transaction, whose locks block others. */
const AGAIN_WITHIN_MS = 10_000;

export async function reevaluate(
  { asIs, toBe }: { asIs: string; toBe: string },
  rules: ComparisonRules,
): Promise<ComparedDocuments | undefined> {
  const [left, right] = [asIs, toBe].map((path): FetchedFile => ({ path, contentType: '', failure: '' }));
  const judging: Judging = { asIs: left!, toBe: right!, rules, language: currentLanguage() };
  const late = AbortSignal.timeout(AGAIN_WITHIN_MS);
  try {
    return (await inThread<{ judgement: ComparedDocuments }>('judge', judging, late)).judgement;
  } catch (error) {
    if (late.aborted || error instanceof LimitExceeded) return undefined;
    throw error;
  }
}

const permits = new Semaphore(MAX_CONCURRENT);

/** @throws AppError (503) when others take too long, (400) beyond the limits. */
export async function laidOut<Result>(run: () => Promise<Result>): Promise<Result> {
  const wait = withDeadline(new AbortController().signal, WAIT_MS);
  const isAcquired = await permits.acquire(wait.signal);
  wait.clear();
  if (!isAcquired) throw unavailable(t('Other comparisons are being opened. Try again in a minute.'), 30);
  try {
    return await run();
  } catch (error) {
    throw error instanceof LimitExceeded ? invalid(t('The answers are too large to be shown.')) : error;
  } finally {
    permits.release();
  }
}

export const pairInThread = (pair: LayingOut): Promise<void> => inThread('layOutPair', pair);

export const sideInThread = (side: WritingSide): Promise<void> => inThread('linesOfSide', side);
