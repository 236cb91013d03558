import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { t } from '../../texts/apiTests.ts';
import {
  findResult,
  findTest,
  type ApiJsonTest,
  type StoredReply,
  type StoredResult,
} from './api-json-test.repository.ts';
import { documentLines, layOut, LIMITS, type Layout } from './diff-lines.ts';
import { readJson } from './json-document.ts';
import { rulesOf } from './compare-documents.ts';

async function testAndResult(
  context: Context,
  id: number,
): Promise<{ test: ApiJsonTest; result: StoredResult }> {
  const test = await findTest(context.sql, id);
  if (!test) throw notFound(t('This test does not exist any more.'));
  const result = await findResult(context.sql, id);
  if (!result) throw notFound(t('Test {id} has not been compared yet.', { id }));
  return { test, result };
}

export interface Differences extends Layout {
  test: ApiJsonTest;
  comparedAt: string;
  outcome: StoredResult['outcome'];
  differenceCount: number;
  ignoredCount: number;
  asIs: StoredReply;
  toBe: StoredReply;
}

const NOTHING_LAID_OUT: Layout = { lines: { marks: '', left: [], right: [] }, isCut: false, differences: [] };

export async function readDifferences(context: Context, id: number): Promise<Differences> {
  const { test, result } = await testAndResult(context, id);
  const { outcome, changed, added, removed, ignored } = result;
  const layout =
    outcome === 'failed'
      ? NOTHING_LAID_OUT
      : await layOut(readJson(result.asIs), readJson(result.toBe), rulesOf(test));
  return {
    test,
    comparedAt: result.comparedAt.toISOString(),
    outcome,
    differenceCount: changed + added + removed,
    ignoredCount: ignored,
    asIs: result.asIsReply,
    toBe: result.toBeReply,
    ...layout,
  };
}

export interface DocumentLines {
  url: string;
  comparedAt: string;
  reply: StoredReply;
  isJson: boolean;
  lines: string[];
  isCut: boolean;
}

/** What one side answered: JSON a value a line, anything else as it came. */
export async function readSide(context: Context, id: number, side: 'asIs' | 'toBe'): Promise<DocumentLines> {
  const { test, result } = await testAndResult(context, id);
  const text = result[side];
  const reply = side === 'asIs' ? result.asIsReply : result.toBeReply;
  const json = linesOfJson(text);
  const lines = json ?? (text === '' ? [] : text.split(/\r?\n/).map((line) => line.slice(0, LIMITS.line)));
  return {
    url: side === 'asIs' ? test.urlAsIs : test.urlToBe,
    comparedAt: result.comparedAt.toISOString(),
    reply,
    isJson: json !== undefined,
    lines: lines.slice(0, LIMITS.rows),
    isCut: lines.length > LIMITS.rows,
  };
}

function linesOfJson(text: string): string[] | undefined {
  try {
    return documentLines(readJson(text), LIMITS.rows + 1);
  } catch {
    return undefined;
  }
}
