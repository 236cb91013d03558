import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LandingModel } from '../../api';
import { emptyApi } from '../../api/empty-api';
import { renderApp } from '../../test/renderApp';
import { requests, requestsTo, server, startServer } from '../../test/server';
import { users } from '../../test/users';
import { configuratorLink } from './CountryRange';

startServer();

const regionsPath = '/ccb/public/fe/landing/getLandingGeoRegion';
const languagesPath = '/ccb/public/fe/landing/languages';
const rangePath = '/ccb/public/fe/landing/getCountryRange/:countryId';
const fails = (path: string, status = 500) =>
  http.get(`*${path}`, () => HttpResponse.json({ message: 'Out of order.' }, { status }));

const countries = () =>
  within(screen.getByRole('table', { name: 'Regions and countries' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const countryLink = (name: string) => screen.findByRole('link', { name });

/** How requests were to use the browser's cache, which the requests of this environment do not keep. */
function cachesUsed() {
  const used = new Map<string, RequestCache | undefined>();
  const Plain = globalThis.Request;
  vi.stubGlobal(
    'Request',
    class extends Plain {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init);
        used.set(new URL(this.url).pathname, init?.cache);
      }
    },
  );
  return (path: string) => used.get(path);
}
afterEach(() => void vi.unstubAllGlobals());

describe('the landing page', () => {
  it('shows regions as column headers, and the countries of the one that is clicked (R-258)', async () => {
    const { address } = renderApp('/landing');

    const headers = await screen.findAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual([
      'Europa 4 countries',
      'America 2 countries',
      'Medio Oriente e Africa 1 country',
    ]);
    expect(countries()).toEqual(['Francia', 'Germania', 'Italia', 'Spagna']);
    fireEvent.click(screen.getByRole('button', { name: /^America/ }));

    await waitFor(() => expect(countries()).toEqual(['Canada', 'Stati Uniti']));
    expect(screen.getByRole('button', { name: /^America/ }).getAttribute('aria-expanded')).toBe('true');
    expect(address()).toBe('/landing?region=America');
  });

  it('shows the families of a clicked country with their models, and links that open in a new tab (R-258, R-308)', async () => {
    renderApp('/landing');

    fireEvent.click(await countryLink('Italia'));

    const table = await screen.findByRole('table', { name: 'Models of Italia' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((header) => header.textContent),
    ).toEqual(['Aurora2 models', 'Lince1 model']);
    const link = await within(table).findByRole('link', { name: /Aurora GT/ });
    expect(link.getAttribute('href')).toBe(
      'https://configurator.example/aurora?modelCode=AUGT&currentCountry=IT&lang=it&version=2027',
    );
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(screen.getByRole('heading', { name: /Current country/ }).textContent).toBe(
      'Current countryItalia',
    );
    expect(screen.getByText('2 families, 3 models')).toBeTruthy();
    expect(requestsTo('/ccb/public/fe/landing/getCountryRange/IT')).toHaveLength(1);
  });

  it('leads to the models when a country is chosen, and back to it with Back (R-258)', async () => {
    const { address } = renderApp('/landing');
    fireEvent.click(await countryLink('Italia'));

    const heading = await screen.findByRole('heading', { name: /Current country/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.click(await countryLink('Italia'));
    expect(document.activeElement).toBe(heading);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(screen.queryByRole('heading', { name: /Current country/ })).toBeNull());
    expect(document.activeElement).toBe(await countryLink('Italia'));
    expect(address()).toBe('/landing?region=Europa');
  });

  it('opens at the country of the address, and does not move the focus then', async () => {
    renderApp('/landing?country=US');

    expect(await screen.findByRole('table', { name: 'Models of Stati Uniti' })).toBeTruthy();
    expect(countries()).toEqual(['Canada', 'Stati Uniti']);
    expect((await countryLink('Stati Uniti')).getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(document.body);
  });

  it('is read past the cache of the browser inside the console, and again after a change', async () => {
    const cacheOf = cachesUsed();
    const { store } = renderApp('/landingAuth', users.admin);
    await countryLink('Italia');
    expect(cacheOf(regionsPath)).toBe('no-cache');

    store.dispatch(emptyApi.util.invalidateTags(['CarModel']));

    await waitFor(() => expect(requestsTo(regionsPath)).toHaveLength(2));
  });

  it('leaves the landing page of visitors to the cache of their browser', async () => {
    const cacheOf = cachesUsed();
    renderApp('/landing');
    await countryLink('Italia');

    expect(cacheOf(regionsPath)).toBeUndefined();
  });

  it('leaves a click with a key to the browser', async () => {
    const { address } = renderApp('/landing');

    fireEvent.click(await countryLink('Italia'), { ctrlKey: true });

    expect(address()).toBe('/landing');
  });

  it('sends no authorization header, signed in or not (R-259)', async () => {
    renderApp('/landing?country=IT', users.admin);
    await screen.findByRole('table', { name: 'Models of Italia' });

    const calls = requests().filter(({ url }) => url.includes('/ccb/public/'));

    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const { headers } of calls) expect(headers.get('authorization')).toBeNull();
  });

  it('has the header of a visitor: the way here and the way to sign in (R-008)', async () => {
    renderApp('/landing');

    const banner = await screen.findByRole('banner');

    expect(within(banner).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/login$/);
    expect(within(banner).getByRole('link', { name: 'Configurator' }).getAttribute('href')).toMatch(
      /landing$/,
    );
    expect(within(banner).queryByRole('button')).toBeNull();
  });

  it('offers the console to whoever is signed in', async () => {
    renderApp('/landing', users.admin);

    expect(await screen.findByRole('link', { name: 'Open the console' })).toBeTruthy();
  });

  it('tells in the words of visitors what could not be read, and reads it again', async () => {
    server.use(fails(regionsPath));
    renderApp('/landing?country=IT');

    expect((await screen.findByRole('alert')).textContent).toContain(
      'This part of the page is not available at the moment.',
    );
    server.resetHandlers();
    server.use(
      http.get(`*${languagesPath}`, () => HttpResponse.json([])),
      fails(rangePath, 404),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This part of the page is not available at the moment.',
    );
  });

  it('says that the country of the address is not offered, beside those that are', async () => {
    renderApp('/landing?country=ZZ');

    expect(
      await screen.findByText(
        'The country of this link is not in the configurator at the moment; choose another one.',
      ),
    ).toBeTruthy();
    fireEvent.click(await countryLink('Italia'));

    await screen.findByRole('table', { name: 'Models of Italia' });
    expect(screen.queryByText(/The country of this link/)).toBeNull();
  });

  it('says when there is nothing to show', async () => {
    server.use(http.get(`*${rangePath}`, () => HttpResponse.json([])));
    renderApp('/landing?country=IT');
    expect(await screen.findByText('No model of Italia is in the configurator at the moment.')).toBeTruthy();

    server.use(http.get(`*${regionsPath}`, () => HttpResponse.json([])));
    renderApp('/landing');
    expect(await screen.findByText('No country is in the configurator at the moment.')).toBeTruthy();
  });

  it('names the models without a link while nobody has said where the configurator is', async () => {
    server.use(http.get('*/ccb/public/getCCFUrl', () => HttpResponse.text('')));
    renderApp('/landing?country=IT');

    const table = await screen.findByRole('table', { name: 'Models of Italia' });

    expect(within(table).getByText('Aurora GT')).toBeTruthy();
    expect(within(table).queryByRole('link')).toBeNull();
    expect(await screen.findByText('The configurator cannot be opened at the moment.')).toBeTruthy();
  });
});

it('asks for a login at /landingAuth, and shows the same inside the shell (R-259)', async () => {
  const { address } = renderApp('/landingAuth');
  await screen.findByRole('button', { name: 'Login' });
  expect(address()).toBe('/login');

  renderApp('/landingAuth?country=IT', users.packs);

  expect(await screen.findByRole('table', { name: 'Modelli: Italia' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

it('needs nothing that Chrome 111 and Safari 16.4 lack for a link', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as unknown as typeof URL.canParse;
    },
  );

  expect(configuratorLink('https://c.example', { urlContext: 'a' } as LandingModel, 'IT')).toBeTruthy();
});

it.each([
  ['https://c.example', '/aurora', 'https://c.example/aurora?'],
  ['https://c.example/', '/aurora', 'https://c.example/aurora?'],
  ['https://c.example/it/', 'aurora', 'https://c.example/it/aurora?'],
])('puts %s and %s together with one slash (R-308)', (base, urlContext, start) => {
  const model = { urlContext, code: 'A&B', lang: 'it', version: '2027' } as LandingModel;

  expect(configuratorLink(base, model, 'IT')).toBe(
    `${start}modelCode=A%26B&currentCountry=IT&lang=it&version=2027`,
  );
});

it.each([
  ['https://c.example/?from=crm', 'https://c.example/aurora?from=crm&modelCode=AUGT', ''],
  ['https://c.example/it/?lang=xx#top', 'https://c.example/it/aurora?lang=it&modelCode=AUGT', '#top'],
])('keeps query and hash of %s where they belong', (base, start, hash) => {
  const model = { urlContext: '/aurora', code: 'AUGT', lang: 'it', version: '2027' } as LandingModel;
  const link = configuratorLink(base, model, 'IT')!;

  expect(link.startsWith(start)).toBe(true);
  expect(new URL(link).searchParams.getAll('lang')).toEqual(['it']);
  expect(new URL(link).hash).toBe(hash);
});

it.each(['', 'configurator', 'javascript:alert(1)', 'https://'])('makes no link of %j', (base) => {
  expect(configuratorLink(base, { urlContext: '/aurora' } as LandingModel, 'IT')).toBeUndefined();
});
