import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { requestsTo, server, startServer } from '../../test/server';
import words from '../../screens/landing/landingWords.json';
import { LandingApp, makeLandingStore } from './LandingApp';
import { landingDocument } from './landingDocument';

const regionsPath = '/ccb/public/fe/landing/getLandingGeoRegion';

startServer();
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/ccb/');
});

it('is a document of its own, whose address says the country, also after going back', async () => {
  const answer = (path: string, name: string) =>
    http.get(`*/ccb/public/fe/landing/${path}`, () => HttpResponse.json(mockValue<object>(name)));
  server.use(
    answer('getLandingGeoRegion', 'getLandingGeoRegion.default'),
    answer('languages', 'listLandingLanguages.default'),
    answer('getCountryRange/:id', 'getLandingCountryRange.default'),
  );
  window.history.replaceState(null, '', '/ccb/landing?region=America');
  render(<LandingApp store={makeLandingStore()} isSignedIn={false} />);

  fireEvent.click(await screen.findByRole('link', { name: 'Canada' }));
  expect(await screen.findByRole('table', { name: 'Models of Canada' })).toBeTruthy();
  expect(window.location.search).toBe('?country=CA');
  const steps = window.history.length;
  fireEvent.click(screen.getByRole('link', { name: 'Canada' }));
  expect(window.history.length).toBe(steps);
  window.history.replaceState(null, '', '/ccb/landing?region=Europa');
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(await screen.findByRole('link', { name: 'Francia' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull());
});

it.each(['it', 'en', 'de', 'pl'] as const)(
  'draws at first what its document shows until then: %s',
  async (lang) => {
    const html = landingDocument(readFileSync('frontend/landing.html', 'utf8'), lang, words[lang]);
    const preload = /<link[^>]*as="fetch"[^>]*>/;
    // The parser of the test would fetch it.
    const before = new DOMParser().parseFromString(html.replace(preload, ''), 'text/html');
    server.use(http.get('*/ccb/public/fe/landing/*', () => new Promise(() => undefined)));
    window.history.replaceState(null, '', `/ccb/landing?language=${lang}`);
    render(<LandingApp store={makeLandingStore()} isSignedIn={false} />);

    const wordsOf = (root: ParentNode, selector: string) =>
      root.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();

    for (const selector of ['.land-hero h1', '.land-hero p', '.brand', '.visitor-in']) {
      expect(wordsOf(before, selector)).toBeTruthy();
      expect(wordsOf(before, selector)).toBe(wordsOf(document, selector));
    }
    expect(document.querySelector('.land-regions.land-sk')).toBeTruthy();
    const { lang: shown } = document.documentElement;
    expect([before.documentElement.lang, before.title]).toEqual([shown, document.title]);
    expect([shown, document.title]).toEqual([lang, words[lang].title]);
    await waitFor(() =>
      expect(requestsTo(regionsPath).map(({ url }) => new URL(url).search)).toEqual([`?language=${lang}`]),
    );
    expect(preload.exec(html)?.[0]).toContain(`href="${regionsPath}?language=${lang}"`);
  },
);

/** The conditions that a declaration of a style sheet stands under. */
function conditionsOf(file: string, declaration: string): string[] {
  const css = readFileSync(`frontend/src/${file}`, 'utf8');
  const open: string[] = [];
  for (const [token] of css.slice(0, css.indexOf(declaration)).matchAll(/[^{};]*\{|\}/g))
    if (token === '}') open.pop();
    else open.push(token.trim());
  return open.filter((head) => head.startsWith('@media'));
}

it('is shown where scripts are off, and stands still for whoever wants no motion', () => {
  expect(conditionsOf('app/landing/landing-page.css', 'visibility: hidden')).toContain(
    '@media (scripting: enabled) {',
  );
  expect(conditionsOf('screens/landing/landing.module.css', 'animation: wait')).toContain(
    '@media (prefers-reduced-motion: no-preference) {',
  );
});

it('asks for the address of the configurator at its start, beside the regions (R-036)', async () => {
  server.use(http.get('*/ccb/public/fe/landing/*', () => new Promise(() => undefined)));
  render(<LandingApp store={makeLandingStore()} isSignedIn={false} />);

  await waitFor(() => expect(requestsTo('/ccb/public/getCCFUrl')).toHaveLength(1));
});
