import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modelChosen } from '../../api/preferences';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, startServer } from '../../test/server';
import { columnHeaders, askedOf, bodiesSent, fieldOf, findButton, press, type } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/editorialPlaceholders';
const listPath = `${base}/findAllByParams`;
const asked = () => askedOf(listPath);

// The route is misspelt.
async function open(path = '/editorial_palcehoders?action=search') {
  const app = renderApp(path, users.editor);
  await findButton('Edit dealer_locator_url');
  return app;
}

it('is found under its misspelt path and asks for page 0 of the current language and model (R-044, R-102)', async () => {
  await open();

  expect(asked()).toEqual([
    { modelName: 'DEFAULT', language: 'it', page: '0', size: '10', sortBy: 'code', sortDesc: 'false' },
  ]);
  expect(screen.getByRole('heading', { name: 'Editorial placeholders' })).toBeTruthy();
});

it('sends code and label with the next search', async () => {
  await open('/editorial_palcehoders?action=search&page=3');

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'wltp_' } });
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: '5,2 + 100%' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ code: 'wltp_', label: '5,2 + 100%', page: '0' }),
  );
});

it('shows the columns in their order, the model of a row below its code (R-298)', async () => {
  await open();

  const headers = columnHeaders().map((header) => header?.trim());
  expect(headers).toEqual(['Code', 'Country', 'Language', 'Content', 'Actions']);
  const row = screen.getByText('incentive_amount').closest('tr')!;
  expect(within(row).getByText('AURORA_15_HYB')).toBeTruthy();
});

it('shows what a colleague was faster to save', async () => {
  answer({ updateEditorialPlaceholder: 'stale' });
  await open();
  await press('Edit dealer_locator_url');
  type('Content', 'https://alturia.example/#it');
  await press('Save');

  await screen.findByRole('dialog', { name: /was changed while you were editing$/ });
});

it('links four pages (R-101)', async () => {
  await open();

  const pages = screen.getAllByRole('button', { name: /^Page \d+$/ });
  expect(pages.map((page) => page.textContent)).toEqual(['1', '2', '3', '4']);
});

it('offers code, country and content of a new one, and shows language and model (R-298)', async () => {
  const { store } = await open();
  act(
    () =>
      void store.dispatch(
        modelChosen({ modelcode: 'AURORA_15_HYB', modelId: '3410127', description: 'Aurora' }),
      ),
  );
  await press('New');

  expect(fieldOf('Language').readOnly).toBe(true);
  expect([fieldOf('Language').value, fieldOf('Model').value]).toEqual(['Italiano', 'AURORA_15_HYB']);
  const country = fieldOf<HTMLSelectElement>('Country');
  await waitFor(() => expect(country.options.length).toBeGreaterThan(3));
  expect([...country.options].map(({ value }) => value)).not.toContain('DEFAULT');
});

it('asks for code, country and content and sends nothing while one is missing (R-099)', async () => {
  await open();
  await press('New');
  await waitFor(() => expect(fieldOf<HTMLSelectElement>('Country').options.length).toBeGreaterThan(1));
  const fill = { Code: 'x', Country: 'IT', Content: 'x' };

  for (const missing of ['Code', 'Country', 'Content']) {
    for (const [label, value] of Object.entries(fill))
      type(label, label !== missing ? value : label === 'Country' ? '' : '  ');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
    await waitFor(() => expect(document.activeElement).toBe(fieldOf(missing)));
  }
  expect(requestsTo(base)).toHaveLength(0);
});

it('creates in the language and for the model of the header, then lists again', async () => {
  await open();
  await press('New');
  await waitFor(() => expect(fieldOf<HTMLSelectElement>('Country').options.length).toBeGreaterThan(1));
  type('Code', ' warranty_years ');
  type('Country', 'IT');
  type('Content', '007');
  await press('Save');

  await screen.findByText('Placeholder warranty_years created');
  expect(await bodiesSent('POST', base)).toEqual([
    {
      code: 'warranty_years',
      country: 'IT',
      language: { id: 1 },
      model: { modelcode: 'DEFAULT' },
      content: '007',
    },
  ]);
  await waitFor(() => expect(asked()).toHaveLength(3));
});

it('says what the server refuses and keeps what was typed (R-099)', async () => {
  answer({ createEditorialPlaceholder: '409' });
  await open();
  await press('New');
  await waitFor(() => expect(fieldOf<HTMLSelectElement>('Country').options.length).toBeGreaterThan(1));
  type('Code', 'warranty_years');
  type('Country', 'IT');
  type('Content', '008');
  await press('Save');

  await screen.findByRole('alert');
  expect(fieldOf('Content').value).toBe('008');
});

it('lets only the content of a stored one be edited, and sends the version (R-100)', async () => {
  await open();
  fireEvent.click((await screen.findAllByRole('button', { name: 'Edit incentive_amount' }))[0]!);
  for (const label of ['Code', 'Country', 'Language', 'Model'])
    expect(fieldOf(label).readOnly, label).toBe(true);
  expect(fieldOf('Language').value).toBe('Italiano');
  expect(fieldOf('Content').readOnly).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Content')));

  type('Content', '3.500 €');
  await press('Save');

  await screen.findByText('Placeholder customer_service_phone updated');
  expect(await bodiesSent('PUT', base)).toEqual([
    {
      id: 205,
      code: 'incentive_amount',
      country: 'IT',
      language: { id: 1 },
      model: { modelcode: 'AURORA_15_HYB' },
      content: '3.500 €',
      version: 3,
    },
  ]);
});

it('asks before it deletes', async () => {
  await open();
  await press('Delete dealer_locator_url');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Vuoi veramente cancellare dealer_locator_url?')).toBeTruthy();

  fireEvent.click(question.getByRole('button', { name: 'Elimina' }));

  await screen.findByText('Placeholder customer_service_phone deleted');
  expect(requestsTo(`${base}/203`).map(({ method }) => method)).toEqual(['DELETE']);
});

it('says why the list could not be loaded', async () => {
  answer({ listEditorialPlaceholders: '403' });
  renderApp('/editorial_palcehoders?action=search', users.editor);

  expect(await screen.findByText('The list could not be loaded')).toBeTruthy();
  expect(await findButton('Retry')).toBeTruthy();
});
