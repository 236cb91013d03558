import type { components } from '../../http/operations.gen.ts';
import { list } from '../../http/crud-handlers.ts';
import { command, query, type OperationMap } from '../../http/operation.ts';
import { bulkOf } from '../../kit/bulk.ts';
import { changesOfCrud, numberedId, type RecordChanges } from '../../kit/record-changes.ts';
import { apiJsonTestList } from './api-json-test.list.ts';
import {
  apiJsonTests,
  createTest,
  removeTest,
  restoreTest,
  startCompareAll,
  startCompareOne,
  summarise,
  updateTest,
} from './api-json-test.service.ts';
import { readDifferences, readSide } from './compare-result.service.ts';

type ApiJsonTest = components['schemas']['ApiJsonTest'];

export const apiJsonTestHistory: RecordChanges = {
  ...changesOfCrud(apiJsonTests),
  restore: (context, id, wanted) => restoreTest(context, numberedId(id), wanted),
};

export const apiJsonTestBulk = bulkOf(apiJsonTests, {
  filtersOf: ({ activeOnly }: { activeOnly?: boolean }) => (activeOnly ? { disableTest: false } : {}),
  update: (context, id, { disableTest }, { urlAsIs, urlToBe }) =>
    updateTest(context, id, { urlAsIs, urlToBe, disableTest }, undefined),
  remove: removeTest,
  restore: apiJsonTestHistory.restore,
});

/** Two of the calls are GETs that act (decision B-02). */
export const apiJsonTestHandlers = {
  listApiJsonTests: list<ApiJsonTest, object, keyof typeof apiJsonTestList.sorts, 'disableTest'>(
    apiJsonTestList,
    () => ({}),
  ),
  listActiveApiJsonTests: list<ApiJsonTest, object, keyof typeof apiJsonTestList.sorts, 'disableTest'>(
    apiJsonTestList,
    () => ({
      disableTest: false,
    }),
  ),
  createApiJsonTest: command((context, { body }) => createTest(context, body)),
  updateApiJsonTest: command((context, { path: { id }, body }) =>
    updateTest(context, id, body, body.version),
  ),
  deleteApiJsonTest: command((context, { path: { id } }) => removeTest(context, id)),
  getApiJsonTestSummary: query((context, { query: { activeOnly = false } }) =>
    summarise(context, activeOnly),
  ),
  getApiJsonTestDifferences: query((context, { path: { id } }) => readDifferences(context, id)),
  getApiJsonTestDocument: query((context, { path: { id, side } }) => readSide(context, id, side)),
  runApiJsonCompareAll: command((context) => startCompareAll(context)),
  runApiJsonCompareOne: command((context, { path: { id } }) => startCompareOne(context, id)),
} satisfies Partial<OperationMap>;
