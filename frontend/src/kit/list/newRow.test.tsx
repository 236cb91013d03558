import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { askedOf, expectMessage, press, reply, type } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/glossaryTerms';
interface Page {
  content: { id: number; term: string }[];
  totalElements: number;
}
const page = mockValue<Page>('listGlossaryTerms.default');
const { id: newId } = mockValue<{ id: number }>('createGlossaryTerm.default');
const made = { ...page.content[0]!, id: newId, term: 'sellino' };
const marked = () => document.querySelector('tr.marked')?.textContent;

/** The new one lies on the third page. */
function serveTerms(pageIndex: number | undefined) {
  server.use(
    http.get(`*${base}/list`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isThere =
        pageIndex !== undefined && (searchParams.has('pageOf') || searchParams.get('page') === '2');
      const found = searchParams.has('pageOf') && pageIndex !== undefined ? { pageIndex } : {};
      return HttpResponse.json({ content: isThere ? [made] : page.content, totalElements: 29, ...found });
    }),
  );
}

async function create() {
  const app = renderApp('/glossary_terms', users.editor);
  await screen.findByText('29 terms');
  await press('New');
  type('Concept', 'seat');
  type('Term', 'sellino');
  await press('Save');
  return app;
}

beforeEach(() => serveTerms(2));

it('shows and marks a new row on the page where it lies (R-415)', async () => {
  const { address } = await create();

  await waitFor(() => expect(address()).toBe('/glossary_terms?page=3'));
  await waitFor(() => expect(marked()).toContain('sellino'));
  await waitFor(() =>
    expect(askedOf(`${base}/list`).map(({ pageOf, page: at }) => pageOf ?? at)).toEqual([
      '0',
      '0',
      String(newId),
    ]),
  );
});

it('stays where it is when the filters leave the new row out', async () => {
  serveTerms(undefined);
  const { address } = await create();

  await waitFor(() => expect(askedOf(`${base}/list`)).toHaveLength(3));
  expect(address()).toBe('/glossary_terms');
});

it('finds the new row also in a list that comes whole', async () => {
  const labels = '/ccb/auth/fe/trackingLabels';
  const all = mockValue<object[]>('listTrackingLabels.default');
  const { id } = mockValue<{ id: number }>('createTrackingLabel.default');
  const { address } = renderApp('/trackinglabels', users.editor);
  await screen.findByText('24 tracking labels');
  server.use(
    http.post(`*${labels}`, reply('createTrackingLabel.default')),
    http.get(`*${labels}/list`, () => HttpResponse.json([...all, { ...all[0], id, label: 'Telefonata' }])),
  );
  await press('New');
  type('Key', 'cta.call');
  type('Label', 'Telefonata');
  await press('Save');

  await expectMessage('created');
  await waitFor(() => expect(marked()).toContain('Telefonata'));
  expect(address()).toBe('/trackinglabels?page=3');
});
