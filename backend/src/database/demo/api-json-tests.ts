/** Comparisons of the console's own public calls, by relative addresses: they work on any port, without another service. */
import { sendJob } from '../../kit/job-queue.ts';
import { sqlOn } from '../../kit/sql.ts';
import { inLanguage } from '../../texts/current-language.ts';
import type { DemoClient } from './load-demo-data.ts';

export interface DemoApiJsonTest {
  urlAsIs: string;
  urlToBe: string;
  disableTest?: boolean;
  ignorePaths?: string[];
  arrayKeys?: { path: string; key: string }[];
}

const models = (country: string): string =>
  `/ccb/public/api/countryModel/getModelListJsonByCountry?country=${country}`;

export const apiJsonTests: DemoApiJsonTest[] = [
  // The same question twice, and two ways to ask for every model.
  { urlAsIs: models('IT'), urlToBe: models('IT') },
  { urlAsIs: models('DEFAULT'), urlToBe: '/ccb/public/api/countryModel/getModelListJsonByCountry' },
  { urlAsIs: '/ccb/health/live', urlToBe: '/ccb/health/ready' },
  // Markets with other models: by position nearly everything differs, by key only what is missing.
  { urlAsIs: models('IT'), urlToBe: models('US') },
  { urlAsIs: models('IT'), urlToBe: models('US'), arrayKeys: [{ path: '$', key: 'modelcode' }] },
  { urlAsIs: models('DE'), urlToBe: models('GB'), arrayKeys: [{ path: '$', key: 'modelcode' }] },
  {
    urlAsIs: models('MX'),
    urlToBe: models('DE'),
    ignorePaths: ['$[*].description', '$..modelId'],
    arrayKeys: [{ path: '$', key: 'modelcode' }],
  },
  { urlAsIs: models('IT'), urlToBe: models('XX') },
  // Failures: no such call, no JSON, a session is needed, a host that nobody has allowed.
  { urlAsIs: models('FR'), urlToBe: '/ccb/public/api/v2/models?country=FR' },
  { urlAsIs: '/ccb/public/getCCFUrl', urlToBe: '/ccb/public/getCCFUrl' },
  { urlAsIs: '/ccb/auth/fe/language/langlist', urlToBe: models('ES') },
  { urlAsIs: models('ES'), urlToBe: 'https://tobe.alturia.example/api/v2/models?country=ES' },
  // Out of the run until the new service is there.
  {
    urlAsIs: models('PT'),
    urlToBe: 'https://tobe.alturia.example/api/v2/models?country=PT',
    disableTest: true,
  },
];

const insertTests = `
  INSERT INTO api_json_test (url_as_is, url_to_be, disable_test, ignore_paths, array_keys)
  SELECT "urlAsIs", "urlToBe", coalesce("disableTest", false), coalesce("ignorePaths", '[]'), coalesce("arrayKeys", '[]')
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("urlAsIs" text, "urlToBe" text, "disableTest" boolean,
    "ignorePaths" jsonb, "arrayKeys" jsonb)) WITH ORDINALITY AS r("urlAsIs", "urlToBe", "disableTest", "ignorePaths",
    "arrayKeys", n) ORDER BY n`;

/** Stores the tests, and lets a new console compare them before anything else: the list shows results instead of blanks. */
export async function fillApiJsonTests(client: DemoClient, today: Date): Promise<void> {
  await client.query(insertTests, [JSON.stringify(apiJsonTests)]);
  const run = { name: 'compareApiJsonTests', startedBy: 'demo data', at: today, singletonKey: 'all' };
  const sql = sqlOn({ query: ({ text, values }) => client.query(text, values) });
  // As most of the demo users would have started it.
  await inLanguage('it', () => sendJob(sql, run));
}
