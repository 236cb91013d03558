import type { ApiJsonTestState } from './api-json-test.list.ts';
import { compareJson, type Comparison, type ComparisonRules } from './compare-json.ts';
import type { Fetched } from './fetch-document.ts';
import { readJson, type JsonDocument } from './json-document.ts';

export const rulesOf = ({
  ignorePaths,
  arrayKeys,
}: Pick<ApiJsonTestState, 'ignorePaths' | 'arrayKeys'>): ComparisonRules => ({
  ignorePaths,
  arrayKeys: Object.fromEntries(arrayKeys.map(({ path, key }) => [path, key])),
});

/** What the record says about a comparison in a few words: 'equal', '3 changed, 1 added'. */
function summaryOf({ changed, added, removed }: Comparison): string {
  const parts = Object.entries({ changed, added, removed }).filter(([, count]) => count > 0);
  return parts.map(([what, count]) => `${count} ${what}`).join(', ') || 'equal';
}

export interface Judgement {
  outcome: 'equal' | 'different' | 'failed';
  /** For the record's field `diff`. */
  diff: string;
  counts: Comparison;
}

export const NOTHING: Comparison = { changed: 0, added: 0, removed: 0, ignored: 0 };

/** Compares two documents. */
export async function judge(
  left: JsonDocument,
  right: JsonDocument,
  rules: ComparisonRules,
): Promise<Judgement> {
  const counts = await compareJson(left, right, rules);
  const diff = summaryOf(counts);
  return { outcome: diff === 'equal' ? 'equal' : 'different', diff, counts };
}

/** What is shown of an answer that is no document. */
const KEPT_OF_OTHERS = 100_000;

/** Reads an answer as JSON; one that is none gets its failure in words. */
export function readAnswer(answer: Fetched): { answer: Fetched; document: JsonDocument | undefined } {
  const cut = { ...answer, text: answer.text.slice(0, KEPT_OF_OTHERS) };
  if (answer.failure) return { answer: cut, document: undefined };
  if (answer.text.trim() === '')
    return { answer: { ...cut, failure: 'an empty answer' }, document: undefined };
  try {
    return { answer, document: readJson(answer.text) };
  } catch (error) {
    const type = answer.contentType.split(';')[0]!.trim();
    const failure = `not JSON${type && !type.includes('json') ? ` but ${type}` : ''}: ${(error as Error).message}`;
    return { answer: { ...cut, failure }, document: undefined };
  }
}

/** Why two answers cannot be compared, side by side. */
export const failureOf = (asIs: { failure: string }, toBe: { failure: string }): string =>
  [asIs.failure && `As is: ${asIs.failure}`, toBe.failure && `To be: ${toBe.failure}`]
    .filter(Boolean)
    .join('; ');
