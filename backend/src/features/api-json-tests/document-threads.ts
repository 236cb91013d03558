/** Answers of other servers, up to 10 MB each, are processed in a few worker threads. */
import { invalid, unavailable } from '../../kit/app-error.ts';
import { limitedThreads, PassedLimit } from '../../kit/limited-threads.ts';
import { limited, Turns } from '../../kit/turns.ts';
import { t } from '../../texts/apiTests.ts';
import { spokenLanguage } from '../../texts/spoken-language.ts';
import type { ComparisonRules } from './compare-json.ts';
import type { Judging, LayingOut } from './documents.worker.ts';
import { beyondLimits, type Answer, type Failures, type ComparedDocuments } from './compare-documents.ts';

const AT_A_TIME = 2;
const WAIT_MS = 20_000;

const inThread = limitedThreads('judge', new URL('./documents.worker.ts', import.meta.url), {
  atATime: AT_A_TIME,
  memoryMB: 512,
  withinMs: 20_000,
});

export async function judgeInThread(
  asIs: Answer,
  toBe: Answer,
  rules: ComparisonRules,
): Promise<{ failures: Failures; judgement: ComparedDocuments }> {
  const judging: Judging = { asIs, toBe, rules, language: spokenLanguage() };
  return inThread<{ failures: Failures; judgement: ComparedDocuments }>('judge', judging).catch(
    (error: unknown) => {
      if (!(error instanceof PassedLimit)) throw error;
      return { failures: { asIs: '', toBe: '' }, judgement: beyondLimits(error.reason) };
    },
  );
}

/** Runs within a transaction, whose locks block others. */
const AGAIN_WITHIN_MS = 10_000;

export async function judgedAnew(
  { asIs, toBe }: { asIs: string; toBe: string },
  rules: ComparisonRules,
): Promise<ComparedDocuments | undefined> {
  const [left, right] = [asIs, toBe].map((text): Answer => ({ text, contentType: '', failure: '' }));
  const judging: Judging = { asIs: left!, toBe: right!, rules, language: spokenLanguage() };
  const late = AbortSignal.timeout(AGAIN_WITHIN_MS);
  try {
    return (await inThread<{ judgement: ComparedDocuments }>('judge', judging, late)).judgement;
  } catch (error) {
    if (late.aborted || error instanceof PassedLimit) return undefined;
    throw error;
  }
}

const turns = new Turns(AT_A_TIME);

/** Nothing is in memory while waiting. @throws AppError (503) when others take too long, (400) beyond the limits. */
export async function laidOut<Result>(run: () => Promise<Result>): Promise<Result> {
  const wait = limited(new AbortController().signal, WAIT_MS);
  const isMyTurn = await turns.take(wait.signal);
  wait.clear();
  if (!isMyTurn) throw unavailable(t('Other comparisons are being opened. Try again in a minute.'), 30);
  try {
    return await run();
  } catch (error) {
    throw error instanceof PassedLimit ? invalid(t('The answers are too large to be shown.')) : error;
  } finally {
    turns.giveBack();
  }
}

export const pairInThread = (pair: LayingOut): Promise<string> => inThread('layOutPair', pair);

export const sideInThread = (text: string): Promise<string> => inThread('linesOfSide', text);
