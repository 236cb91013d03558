import { t } from '../../texts/apiTests.ts';
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

function summaryOf({ changed, added, removed }: Comparison): string {
  const parts = [
    changed > 0 && t('{changed} changed', { changed }),
    added > 0 && t('{added} added', { added }),
    removed > 0 && t('{removed} removed', { removed }),
  ];
  return parts.filter(Boolean).join(', ') || t('equal');
}

export interface ComparedDocuments {
  outcome: 'equal' | 'different' | 'failed';
  diff: string;
  counts: Comparison;
}

const NOTHING: Comparison = { changed: 0, added: 0, removed: 0, ignored: 0 };

async function compareDocuments(
  left: JsonDocument,
  right: JsonDocument,
  rules: ComparisonRules,
): Promise<ComparedDocuments> {
  const counts = await compareJson(left, right, rules);
  const isEqual = counts.changed + counts.added + counts.removed === 0;
  return { outcome: isEqual ? 'equal' : 'different', diff: summaryOf(counts), counts };
}

export interface Answer extends Pick<Fetched, 'contentType' | 'failure'> {
  text: string;
}

function readAnswer({ text, contentType, failure }: Answer): JsonDocument | string {
  if (failure) return failure;
  if (text.trim() === '') return t('an empty answer');
  try {
    return readJson(text);
  } catch (error) {
    const type = contentType.split(';')[0]!.trim();
    const reason = (error as Error).message;
    return type && !type.includes('json')
      ? t('not JSON but {type}: {reason}', { type, reason })
      : t('not JSON: {reason}', { reason });
  }
}

export interface Failures {
  asIs: string;
  toBe: string;
}

const notCompared = (diff: string): ComparedDocuments => ({ outcome: 'failed', diff, counts: NOTHING });

export const beyondLimits = (limit: 'slow' | 'memory'): ComparedDocuments =>
  notCompared(
    limit === 'slow'
      ? t('comparing the answers takes too long')
      : t('comparing the answers takes too much memory'),
  );

export async function judgeAnswers(
  asIs: Answer,
  toBe: Answer,
  rules: ComparisonRules,
): Promise<{ failures: Failures; judgement: ComparedDocuments }> {
  const [left, right] = [readAnswer(asIs), readAnswer(toBe)];
  const failures = {
    asIs: typeof left === 'string' ? left : '',
    toBe: typeof right === 'string' ? right : '',
  };
  if (typeof left !== 'string' && typeof right !== 'string')
    return { failures, judgement: await compareDocuments(left, right, rules) };
  const diff = [
    failures.asIs && t('As is: {failure}', { failure: failures.asIs }),
    failures.toBe && t('To be: {failure}', { failure: failures.toBe }),
  ];
  return { failures, judgement: notCompared(diff.filter(Boolean).join('; ')) };
}
