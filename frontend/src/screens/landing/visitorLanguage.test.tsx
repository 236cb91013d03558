import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { requestsTo, server, startServer } from '../../test/server';
import { users } from '../../test/users';
import catalogue from './landingWords.json';

startServer();

const regionsPath = '/ccb/public/fe/landing/getLandingGeoRegion';
const languagesPath = '/ccb/public/fe/landing/languages';

/** The languages of the visitor's browser. */
const browserReads = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
afterEach(() => vi.restoreAllMocks());

describe('the language of the landing page', () => {
  const askedLanguages = () =>
    requestsTo(regionsPath).map(({ url }) => new URL(url).searchParams.get('language'));
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox');

  it('is the first one of the browser that the console has', async () => {
    browserReads('sv', 'de-AT', 'it');
    renderApp('/landing');

    expect(await screen.findByRole('heading', { name: 'Finden Sie das Angebot Ihres Landes' })).toBeTruthy();
    expect((await choice()).value).toBe('de');
    expect(askedLanguages()).toEqual(['de']);
  });

  it.each([
    ['pt-BR', ['en', 'pt-BR'], 'pt-BR'],
    ['pt-BR', ['en', 'pt', 'PT_br'], 'PT_br'],
    ['pt-BR', ['en', 'pt'], 'pt'],
    ['pt', ['en', 'pt-BR'], 'pt-BR'],
    ['de', ['en', 'pt-BR'], 'en'],
  ])('is for a browser in %s, of %j, %s', async (language, offered, expected) => {
    const languages = offered.map((code) => ({ code, description: code }));
    server.use(http.get(`*${languagesPath}`, () => HttpResponse.json(languages)));
    browserReads(language);
    renderApp('/landing');

    await waitFor(async () => expect((await choice()).value).toBe(expected));
    const isPortuguese = expected !== 'en';
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      isPortuguese ? catalogue.pt.heading : catalogue.en.heading,
    );
  });

  it('is chosen by its own name, kept in the address, and the place with it', async () => {
    const { address } = renderApp('/landing?country=IT');
    const select = await choice();
    expect(select.value).toBe('en');
    expect(Array.from(select.options, ({ text, lang }) => [text, lang]).slice(0, 3)).toEqual([
      ['Italiano', 'it'],
      ['English', 'en'],
      ['Deutsch', 'de'],
    ]);

    fireEvent.change(select, { target: { value: 'it' } });

    expect(await screen.findByRole('table', { name: 'Modelli: Italia' })).toBeTruthy();
    expect(address()).toBe('/landing?country=IT&language=it');
    expect(
      screen
        .getByRole('heading', { name: /^Paese attuale/ })
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('it');
    expect(screen.getByRole('link', { name: 'Francia' }).getAttribute('href')).toBe(
      '?country=FR&language=it',
    );
    expect(screen.getByRole('link', { name: 'Accedi' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Indietro' }));
    await waitFor(() => expect(address()).toBe('/landing?region=Europa&language=it'));
    expect(askedLanguages()).toEqual(['en', 'it']);
  });

  it('is none that the console does not have: another one of the browser, else English', async () => {
    const offered = [
      { code: 'it', description: 'Italiano' },
      { code: 'en', description: 'English' },
    ];
    server.use(http.get(`*${languagesPath}`, () => HttpResponse.json(offered)));
    browserReads('pl');
    renderApp('/landing?language=de');

    expect(await screen.findByRole('heading', { name: 'Find the range of your country' })).toBeTruthy();
    await waitFor(async () => expect((await choice()).value).toBe('en'));
  });

  it('has countries named in a language without words of its own beside English ones', async () => {
    server.use(
      http.get(`*${languagesPath}`, () =>
        HttpResponse.json([
          { code: 'en', description: 'English' },
          { code: 'sv', description: 'Svenska' },
        ]),
      ),
    );
    renderApp('/landing?language=sv');

    await waitFor(() => expect(askedLanguages()).toContain('sv'));
    expect(await screen.findByRole('table', { name: 'Regions and countries' })).toBeTruthy();
  });

  it('calls the usual regions by their names in it', async () => {
    const regions = ['Americas', 'Nordics'].map((label) => ({ label, countryList: [] }));
    server.use(http.get(`*${regionsPath}`, () => HttpResponse.json(regions)));
    renderApp('/landing?language=fr');

    const headers = await screen.findAllByRole('columnheader');

    expect(headers.map(({ textContent }) => textContent)).toEqual(['Amériques 0 pays', 'Nordics 0 pays']);
  });

  it('has the same words in each, and the same places in them for names', () => {
    const { en, ...others } = catalogue;
    const placesOf = (text: unknown) => JSON.stringify(text).match(/\{\w+\}/g) ?? [];
    const { back, currentCountry, ...italian } = others.it;
    expect([back, currentCountry]).not.toContain('');
    expect(Object.keys(italian).sort()).toEqual(Object.keys(en).sort());
    for (const [code, words] of Object.entries<Record<string, unknown>>(others)) {
      expect(Object.keys(words).sort(), code).toEqual(Object.keys(others.it).sort());
      for (const [name, text] of Object.entries<unknown>(en))
        expect([code, name, new Set(placesOf(words[name]))]).toEqual([code, name, new Set(placesOf(text))]);
    }
  });

  it('is that of the header for whoever is signed in (decision A-06)', async () => {
    renderApp('/landingAuth', users.admin);

    expect(await screen.findByRole('table', { name: 'Regioni e Paesi' })).toBeTruthy();
    expect(askedLanguages()).toEqual(['it']);
    expect(screen.queryByRole('combobox', { name: 'Lingua' })).toBeNull();
  });
});
