/**
 * What every plain noun owes, proved over HTTP on a real database from a few lines of data: lists (page, sort, filter, search),
 * creates, updates, deletes, 401, 403, 404, 409, 400, history and restore, change log, export and import round trip. A noun's
 * own rules stand beside it in its test file. `describePlainNoun` opens its own server; `app()` hands it to those.
 */
import { describe } from 'vitest';
import type { TestApp } from './app.ts';
import { plainNounBench, type PlainNoun } from './plain-noun-bench.ts';
import { describeExports, describeFiles } from './plain-noun-files.ts';
import { describeCalls, describeList } from './plain-noun-list.ts';
import { describeRestoring } from './plain-noun-restore.ts';
import { describeCreating, describeUpdating } from './plain-noun-writes.ts';

export { AWKWARD, upload, type PlainNoun } from './plain-noun-bench.ts';

/** Proves what a plain noun owes; the rest of its tests get the server by calling what this answers. */
export function describePlainNoun(title: string, noun: PlainNoun): () => TestApp {
  const bench = plainNounBench(title, noun);
  const { files, exports } = noun;
  describeList(bench);
  describeCreating(bench);
  describeUpdating(bench);
  describeRestoring(bench);
  describeCalls(bench);
  if (files) describe(`${title}: files`, () => describeFiles(bench, files));
  if (exports) describe(`${title}: exports`, () => describeExports(bench, exports));
  return () => bench.app;
}
