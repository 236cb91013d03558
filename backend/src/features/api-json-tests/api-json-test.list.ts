import { equals, type ListDefinition } from '../../kit/paged-list.ts';
import { recordOf, shownSql } from '../../kit/record.ts';
import { ApiJsonTest } from './api-json-test.entity.ts';

export type ApiJsonTestSort = 'id' | 'urlAsIs' | 'urlToBe' | 'diff' | 'disableTest';

/** The columns of a result `r`; errorStatus is that of the first side without success. */
export const FINDING = `coalesce(r.changed + r.added + r.removed, 0) AS "differenceCount", r.compared_at AS "comparedAt",
    CASE WHEN r.outcome = 'failed' THEN (
      SELECT status FROM (VALUES (1, (r.as_is_reply ->> 'status')::integer), (2, (r.to_be_reply ->> 'status')::integer))
        AS reply (side, status) WHERE status NOT BETWEEN 200 AND 299 ORDER BY side LIMIT 1)
    END AS "errorStatus"`;

export const apiJsonTestList: ListDefinition<ApiJsonTestSort, 'disableTest'> = {
  table: 'api_json_test t',
  joins: 'LEFT JOIN api_json_result r ON r.test_id = t.id',
  id: 't.id',
  columns: `${shownSql(ApiJsonTest, 't')}, coalesce(r.outcome, 'none') AS outcome,
    ${FINDING}`,
  sorts: {
    id: 't.id',
    urlAsIs: 'search_text(t.url_as_is)',
    urlToBe: 'search_text(t.url_to_be)',
    diff: 't.diff',
    disableTest: 't.disable_test',
  },
  filters: { disableTest: equals('t.disable_test') },
};

export const apiJsonTest = recordOf(ApiJsonTest, {
  entity: 'apiJsonTest',
  noun: 'test',
  name: 'urlAsIs',
  without: ['diff'],
  list: apiJsonTestList,
});

export type ApiJsonTestState = NonNullable<typeof apiJsonTest.shape>;
