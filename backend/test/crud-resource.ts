/**
 * The common behaviour of CRUD resources, tested over HTTP on a real database from a few lines of data: lists (page, sort, filter,
 * search), creates, updates, deletes, 401, 403, 404, 409, 400, history and restore, change log, export and import round trip. A
 * resource's own rules are tested in its own file.
 */
import { describe } from 'vitest';
import type { TestApp } from './app.ts';
import { crudResourceBench, type CrudResource } from './crud-resource-bench.ts';
import { describeExports, describeFiles } from './crud-resource-files.ts';
import { describeCalls, describeList } from './crud-resource-list.ts';
import { describeRestoring } from './crud-resource-restore.ts';
import { describeCreating, describeUpdating } from './crud-resource-writes.ts';

export { AWKWARD, upload, type CrudResource } from './crud-resource-bench.ts';

/** Starts the server and returns its `app()` for the resource's own tests. */
export function describeCrudResource(title: string, resource: CrudResource): () => TestApp {
  const bench = crudResourceBench(title, resource);
  const { files, exports } = resource;
  describeList(bench);
  describeCreating(bench);
  describeUpdating(bench);
  describeRestoring(bench);
  describeCalls(bench);
  if (files) describe(`${title}: files`, () => describeFiles(bench, files));
  if (exports) describe(`${title}: exports`, () => describeExports(bench, exports));
  return () => bench.app;
}
