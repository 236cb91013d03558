import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type SignedInUser, type TestApp } from '../../../test/app.ts';

let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.signIn();
});
afterAll(() => app.close());

const value = (code: string, query = {}) =>
  app.request('GET', `/ccb/auth/fe/consoleConfig/getValue/${encodeURIComponent(code)}`, { as: user, query });

it.each([
  ['true', 'true'],
  [' TRUE ', 'true'],
  ['false', 'false'],
  ['', 'false'],
  ['yes', 'false'],
])(
  'answers whether online sales are available as exactly true or false: %j is %s (R-040)',
  async (stored, expected) => {
    await app.aParameter('SOL_SERVICE_AVAILABLE', stored);

    const { status, headers, body } = await value('SOL_SERVICE_AVAILABLE');

    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain; charset=utf-8', expected]);
  },
);

it('answers false as long as nobody has said anything (R-040)', async () => {
  await app.sql(`DELETE FROM console_config WHERE code = 'SOL_SERVICE_AVAILABLE'`);

  expect((await value('SOL_SERVICE_AVAILABLE')).body).toBe('false');
});

it('answers the value of the language, else of the default one', async () => {
  await app.aParameter('PRICE_CONF_PDF_URL', 'https://x.example/it.pdf');
  await app.aParameter('PRICE_CONF_PDF_URL', 'https://x.example/en.pdf', 'en');

  for (const language of ['en', '2'])
    expect((await value('PRICE_CONF_PDF_URL', { language })).body).toMatch('en.pdf');
  for (const language of [undefined, '', 'it', 'xx'])
    expect((await value('PRICE_CONF_PDF_URL', { language })).body).toMatch('it.pdf');
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', '//x.example', 'text'])(
  'answers no address that is none: %s',
  async (stored) => {
    await app.aParameter('PRICE_CONF_PDF_URL', stored);

    expect((await value('PRICE_CONF_PDF_URL')).body).toBe('');
  },
);

it.each(['CCF_URL', 'SMTP_PASSWORD', "x' OR '1'='1", 'sol_service_available'])(
  'does not tell everybody what %s is',
  async (code) => {
    await app.aParameter('SMTP_PASSWORD', 'secret');

    const { status, body } = await value(code);

    expect([status, body.message]).toEqual([404, `There is no public parameter ${code}.`]);
  },
);

it('is for every session and nobody else', async () => {
  expect((await app.request('GET', '/ccb/auth/fe/consoleConfig/getValue/SOL_SERVICE_AVAILABLE')).status).toBe(
    401,
  );
});

it('answers the address of the configurator to everybody (R-036)', async () => {
  await app.aParameter('CCF_URL', 'https://configurator.example/');

  const { status, headers, body } = await app.request('GET', '/ccb/public/getCCFUrl');

  expect([status, headers.get('content-type'), body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'https://configurator.example/',
  ]);
});

it('answers an empty address as long as none is configured (R-036)', async () => {
  await app.sql(`DELETE FROM console_config WHERE code = 'CCF_URL'`);

  expect(await app.request('GET', '/ccb/public/getCCFUrl')).toMatchObject({ status: 200, body: '' });
});

it('answers the first value that there is when the default language has none', async () => {
  await app.sql(`DELETE FROM console_config WHERE code = 'PRICE_CONF_PDF_URL'`);
  await app.aParameter('PRICE_CONF_PDF_URL', 'https://x.example/en.pdf', 'en');

  expect((await value('PRICE_CONF_PDF_URL', { language: 'it' })).body).toBe('https://x.example/en.pdf');
});
