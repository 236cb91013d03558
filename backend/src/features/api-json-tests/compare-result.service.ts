import { conflict, notFound } from '../../kit/app-error.ts';
import type { Context } from '../../kit/context.ts';
import { JsonFile } from '../../kit/json-reply.ts';
import { removeScratch, scratchPath } from '../../kit/scratch-files.ts';
import { t } from '../../texts/apiTests.ts';
import type { ApiJsonTest } from './api-json-test.entity.ts';
import { findResult, findTest, type StoredReply, type StoredResult } from './api-json-test.repository.ts';
import type { Layout } from './diff-lines.ts';
import { withDocument, withDocuments, type Side } from './document.repository.ts';
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

/** A reply that a worker thread writes, about a result that is locked meanwhile. */
async function written<Shape>(
  context: Context,
  { id, run }: { id: number; run: string },
  write: (replyPath: string) => Promise<void>,
): Promise<JsonFile<Shape>> {
  const replyPath = scratchPath();
  try {
    await write(replyPath);
    if ((await findResult(context.sql, id))?.run !== run)
      throw conflict(t('Test {id} has been compared again. Reopen it.', { id }));
    return new JsonFile<Shape>(replyPath);
  } catch (error) {
    await removeScratch(replyPath);
    throw error;
  }
}

export const readDifferences = (context: Context, id: number): Promise<Differences | JsonFile<Differences>> =>
  laidOut(async () => {
    const { test, result } = await testAndResult(context, id);
    const { outcome, changed, added, removed, ignored, run } = result;
    const head: Omit<Differences, keyof Layout> = {
      test,
      comparedAt: result.comparedAt.toISOString(),
      outcome,
      differenceCount: changed + added + removed,
      ignoredCount: ignored,
      asIs: result.asIsReply,
      toBe: result.toBeReply,
    };
    if (outcome === 'failed') return { ...head, ...NOTHING_LAID_OUT };
    return written<Differences>(context, { id, run }, (replyPath) =>
      withDocuments(context.sql, run, (asIs, toBe) =>
        pairInThread({ asIs, toBe, rules: rulesOf(test), head, replyPath }),
      ),
    );
  });

export interface DocumentLines extends SideLines {
  url: string;
  comparedAt: string;
  reply: StoredReply;
}

export const readSide = (context: Context, id: number, side: Side): Promise<JsonFile<DocumentLines>> =>
  laidOut(async () => {
    const { test, result } = await testAndResult(context, id);
    const { run } = result;
    const head: Omit<DocumentLines, keyof SideLines> = {
      url: side === 'asIs' ? test.urlAsIs : test.urlToBe,
      comparedAt: result.comparedAt.toISOString(),
      reply: side === 'asIs' ? result.asIsReply : result.toBeReply,
    };
    return written<DocumentLines>(context, { id, run }, (replyPath) =>
      withDocument(context.sql, run, side, (path) => sideInThread({ path, head, replyPath })),
    );
  });
