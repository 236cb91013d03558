import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { answer, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectNotice,
  fieldOf,
  press,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/glossaryTerms';

async function open(path = '/glossary_terms') {
  const app = renderApp(path, users.editor);
  await screen.findByText('18 terms');
  return app;
}

it('shows terms of every language, and which of them are forbidden (R-350)', async () => {
  await open();
  expect(columnHeaders()).toEqual(['Concept', 'Language', 'Term', 'Use', 'Note', 'Actions']);
  const row = screen.getByText('setup').closest('tr')!;

  expect(screen.getByText('setup').tagName).toBe('S');
  expect(within(row).getByText('Forbidden')).toBeDefined();
  expect(askedOf(`${base}/list`)).toEqual([{ page: '0', size: '10', sortBy: 'concept', sortDesc: 'false' }]);
});

it('asks for the terms of a language, forbidden or not', async () => {
  await open('/glossary_terms?language=de&forbidden=false&concept=seat');

  expect(askedOf(`${base}/list`)).toMatchObject([{ language: 'de', forbidden: 'false', concept: 'seat' }]);
});

it('leaves the focus on the next filter when one is taken off', async () => {
  await open('/glossary_terms?forbidden=false&concept=seat');
  const [first, second] = screen.getAllByRole('button', { name: /^Remove filter / });
  first!.focus();

  fireEvent.click(first!);

  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(second!.isConnected).toBe(true);
});

it('creates a forbidden term in the language of the header', async () => {
  await open();
  await press('New');
  type('Concept', 'seat');
  type('Term', 'sellino');
  fireEvent.click(screen.getByRole('switch', { name: 'Forbidden' }));
  await press('Save');

  await expectNotice(/created/);
  expect(await bodiesSent('POST', base)).toEqual([
    { concept: 'seat', language: { id: 'it' }, term: 'sellino', forbidden: true, note: '' },
  ]);
});

it('shows what a colleague was faster to save', async () => {
  answer({ updateGlossaryTerm: 'stale' });
  await open();
  await press('Edit setup (en)');
  type('Note', 'Not for cars');
  await press('Save');

  await screen.findByRole('dialog', { name: /was changed while you were editing$/ });
});

it('keeps concept and language, and saves over the version that was opened (R-350)', async () => {
  await open();
  await press('Edit setup (en)');
  expect([fieldOf('Concept'), fieldOf('Language')].map((field) => field.hasAttribute('readonly'))).toEqual([
    true,
    true,
  ]);
  type('Term', 'set-up');
  fireEvent.click(screen.getByRole('switch', { name: 'Forbidden' }));
  await press('Save');

  await expectNotice(/updated/);
  expect(await bodiesSent('PUT', base)).toEqual([
    {
      id: 803,
      concept: 'configuration',
      language: { id: 2 },
      term: 'set-up',
      forbidden: false,
      note: 'That is what computers have.',
      version: 1,
    },
  ]);
});

it('closes when the concept has the term, and brings back what was typed', async () => {
  answer({ createGlossaryTerm: 'duplicate' });
  await open();
  await press('New');
  type('Concept', 'configuration');
  await within(fieldOf('Language')).findByRole('option', { name: /^Deutsch/ });
  type('Language', 'de');
  type('Term', 'configurazione');
  await press('Save');

  await expectFailure('already exists');
  await press('Reopen');
  const typed = ['Concept', 'Language', 'Term'].map((label) => fieldOf(label).value);
  expect(typed).toEqual(['configuration', 'de', 'configurazione']);
  expect(fieldOf('Term').getAttribute('aria-invalid')).toBe('true');
});

it('exports what the list shows (R-351)', async () => {
  const headers = {
    'content-disposition': 'attachment; filename="glossaryTerms.csv"',
    'content-type': 'text/csv; charset=utf-8',
  };
  server.use(http.get(`*${base}/toCsv`, () => new HttpResponse('concept;term', { headers })));
  await open('/glossary_terms?language=de&forbidden=true');
  await press('Export');
  await press('CSV');

  await screen.findByText('glossaryTerms.csv downloaded');
  expect(askedOf(`${base}/toCsv`)).toEqual([{ language: 'de', forbidden: 'true' }]);
});
