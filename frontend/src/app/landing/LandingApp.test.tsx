import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { server, startServer } from '../../test/server';
import { LandingApp } from './LandingApp';
import { makeLandingStore } from './landingStore';

startServer();
afterEach(() => window.history.replaceState(null, '', '/ccb/'));

it('is a document of its own, whose address says the country, also after going back', async () => {
  const answer = (path: string, name: string) =>
    http.get(`*/ccb/public/fe/landing/${path}`, () => HttpResponse.json(mockValue<object>(name)));
  server.use(
    answer('getLandingGeoRegion', 'getLandingGeoRegion.default'),
    answer('getCountryRange/:id', 'getLandingCountryRange.default'),
  );
  window.history.replaceState(null, '', '/ccb/landing?region=America');
  render(<LandingApp store={makeLandingStore()} isSignedIn={false} />);

  fireEvent.click(await screen.findByRole('link', { name: 'Canada' }));
  expect(await screen.findByRole('table', { name: 'Models of Canada' })).toBeTruthy();
  expect(window.location.search).toBe('?country=CA');
  window.history.replaceState(null, '', '/ccb/landing?region=Europa');
  window.dispatchEvent(new PopStateEvent('popstate'));

  expect(await screen.findByRole('link', { name: 'Francia' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).toBeNull());
});
