import { parse } from 'yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

it('is one document as JSON and as YAML, without a session, its examples included', async () => {
  const json = await app.request('GET', '/ccb/openapi.json');
  const yaml = await app.request('GET', '/ccb/openapi.yaml');
  const { examples } = json.body.paths['/ccb/health/live'].get.responses[200].content['application/json'];

  expect([json.status, yaml.status]).toEqual([200, 200]);
  expect(examples.default.value).toEqual({ status: 'ok' });
  expect(json.bytes.toString()).not.toContain('./mocks/');
  expect(yaml.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(parse(yaml.body as string)).toEqual(json.body);
});

it('is kept by browsers and by whatever stands in front', async () => {
  const { headers } = await app.request('GET', '/ccb/openapi.json');
  const again = await app.request('GET', '/ccb/openapi.json', {
    headers: { 'if-none-match': headers.get('etag')!, 'cache-control': 'max-age=0' },
  });

  expect(headers.get('cache-control')).toMatch(/^public, max-age=60/);
  expect(again.status).toBe(304);
});

it('is not there where API_DOCS is off', async () => {
  const silent = await testApp({ config: { offersDocs: false } });
  const replies = await Promise.all(
    ['json', 'yaml'].map((format) => silent.request('GET', `/ccb/openapi.${format}`)),
  );
  await silent.close();

  expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
    [404, 'There is nothing at this address.'],
    [404, 'There is nothing at this address.'],
  ]);
});
