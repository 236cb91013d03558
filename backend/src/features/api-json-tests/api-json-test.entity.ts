import { flag, integerId, json, recordOf, text } from '../../kit/record.ts';
import { apiJsonTestList } from './api-json-test.list.ts';

/** How the elements of the array at `path` are matched: by the value of `key`, plain values by themselves with `*`. */
export interface ArrayKey {
  path: string;
  key: string;
}

/** Two addresses that should answer the same; `diff` is the job's business, not a part of the state. */
export const apiJsonTest = recordOf({
  entity: 'apiJsonTest',
  noun: 'test',
  table: 'api_json_test',
  id: integerId,
  columns: {
    urlAsIs: text('url_as_is'),
    urlToBe: text('url_to_be'),
    disableTest: flag('disable_test'),
    ignorePaths: json<string[]>('ignore_paths'),
    arrayKeys: json<ArrayKey[]>('array_keys'),
  },
  name: 'urlAsIs',
  list: apiJsonTestList,
});

/** A test as a form sends it. */
export interface ApiJsonTestState {
  urlAsIs: string;
  urlToBe: string;
  disableTest: boolean;
  ignorePaths: string[];
  arrayKeys: ArrayKey[];
}
