import { notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { jsonText, type JsonText } from '../../kit/json-text.ts';
import { t } from '../../texts/apiTests.ts';
import type { ApiJsonTest } from './api-json-test.entity.ts';
import { findResult, findTest, type StoredReply, type StoredResult } from './api-json-test.repository.ts';
import type { Layout } from './diff-lines.ts';
import { laidOut, pairInThread, sideInThread } from './document-threads.ts';
import type { SideLines } from './documents.worker.ts';
import { rulesOf } from './compare-documents.ts';

async function testAndResult(
  context: Context,
  id: number,
): Promise<{ test: ApiJsonTest; result: StoredResult }> {
  const test = await findTest(context.sql, id);
  if (!test) throw notFound(t('This test no longer exists.'));
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

/** Splices JSON text from a worker thread into an object. */
const joined = <Shape>(head: object, rest: string): JsonText<Shape> =>
  jsonText<Shape>(`${JSON.stringify(head).slice(0, -1)},${rest.slice(1)}`);

export const readDifferences = (context: Context, id: number): Promise<JsonText<Differences>> =>
  laidOut(async () => {
    const { test, result } = await testAndResult(context, id);
    const { outcome, changed, added, removed, ignored, asIs, toBe } = result;
    const head: Omit<Differences, keyof Layout> = {
      test,
      comparedAt: result.comparedAt.toISOString(),
      outcome,
      differenceCount: changed + added + removed,
      ignoredCount: ignored,
      asIs: result.asIsReply,
      toBe: result.toBeReply,
    };
    const layout =
      outcome === 'failed'
        ? JSON.stringify(NOTHING_LAID_OUT)
        : await pairInThread({ asIs, toBe, rules: rulesOf(test) });
    return joined(head, layout);
  });

export interface DocumentLines extends SideLines {
  url: string;
  comparedAt: string;
  reply: StoredReply;
}

export const readSide = (
  context: Context,
  id: number,
  side: 'asIs' | 'toBe',
): Promise<JsonText<DocumentLines>> =>
  laidOut(async () => {
    const { test, result } = await testAndResult(context, id);
    const head: Omit<DocumentLines, keyof SideLines> = {
      url: side === 'asIs' ? test.urlAsIs : test.urlToBe,
      comparedAt: result.comparedAt.toISOString(),
      reply: side === 'asIs' ? result.asIsReply : result.toBeReply,
    };
    return joined(head, await sideInThread(result[side]));
  });
