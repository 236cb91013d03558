import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageSizeChosen } from '../../api/preferences';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectMessage,
  fieldOf,
  optionsOf,
  press,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/trackingLabels';
const labels = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);

async function open(path = '/trackinglabels') {
  const app = renderApp(path, users.editor);
  await screen.findByText('24 tracking labels');
  return app;
}

it('pages all of them itself, in the order of the server (R-133)', async () => {
  await open();
  expect(columnHeaders()).toEqual(['Key', 'Label', 'Language', 'Actions']);
  expect(labels()).toHaveLength(10);
  expect(labels()[0]).toBe('Avvia configurazione');

  await press('Page 3');
  await waitFor(() =>
    expect(labels()).toEqual([
      'Iscrizione newsletter',
      'Newsletter subscribed',
      'Confronto modelli',
      'Models compared',
    ]),
  );
  expect(askedOf(`${base}/list`)).toEqual([{}]);
});

it('searches and sorts them itself, and keeps that in the address', async () => {
  const { address } = await open();
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'CTA.' } });
  fireEvent.submit(screen.getByRole('search'));
  await screen.findByText('8 tracking labels');
  await press('Label');

  await waitFor(() => expect(labels()[0]).toBe('Dealer looked for'));
  expect(address()).toBe('/trackinglabels?action=search&code=CTA.&sort=label');
  expect(requestsTo(`${base}/list`)).toHaveLength(1);
});

it('tells nothing found from nothing there', async () => {
  renderApp('/trackinglabels?label=xyz', users.editor);
  await screen.findByText('No tracking label with label “xyz”');

  answer({ listTrackingLabels: 'empty' });
  await press('Refresh Table');
  await press('Clear filters');
  await screen.findByText('No tracking labels');
});

it('asks for key and label, and sends nothing while they are blank (R-132)', async () => {
  await open();
  await press('New');
  type('Key', ' ');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
  expect(requestsTo(base)).toEqual([]);
});

it('creates in the language of the header, or in another one, then lists again', async () => {
  await open();
  await press('New');
  await waitFor(() => expect(optionsOf('Language')).toHaveLength(8));
  expect(fieldOf('Language').value).toBe('it');
  type('Key', ' cta.call ');
  type('Label', 'Telefonata');
  await press('Save');

  await expectMessage('created');
  expect(await bodiesSent('POST', base)).toEqual([
    { key: 'cta.call', label: 'Telefonata', language: { id: 'it' } },
  ]);
  await waitFor(() => expect(requestsTo(`${base}/list`)).toHaveLength(2));
});

it('keeps the key, and saves over the version that was opened (R-132)', async () => {
  await open();
  await press('Edit configurator.start (it)');
  expect(fieldOf('Key').hasAttribute('readonly')).toBe(true);
  type('Label', 'Inizio');
  await press('Save');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', base)).toEqual([
    { id: 601, key: 'configurator.start', label: 'Inizio', language: { id: 'it' }, version: 3 },
  ]);
});

it('closes when the key is taken, and brings back what was typed and where it was wrong (R-058)', async () => {
  answer({ createTrackingLabel: 'duplicate' });
  await open();
  await press('New');
  type('Key', 'configurator.start');
  type('Label', 'Inizio');
  await press('Save');

  await expectFailure('already exists');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reopen');
  expect([fieldOf('Key').value, fieldOf('Label').value]).toEqual(['configurator.start', 'Inizio']);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Key')));
  expect(fieldOf('Key').getAttribute('aria-invalid')).toBe('true');
});

it('names the language too when it asks before deleting, and sends nothing on Annulla', async () => {
  await open();
  await press('Delete configurator.start (en)');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Vuoi veramente cancellare configurator.start (en)?',
  );

  await press('Annulla');
  expect(requestsTo(`${base}/602`)).toEqual([]);
});

it('opens the dialog of the address again and again, also for who is used to a page size of their own (R-385)', async () => {
  const { address, router, store } = renderApp('/', users.editor);
  store.dispatch(pageSizeChosen(20));

  for (let time = 1; time <= 2; time += 1) {
    await act(() => router.navigate('/trackinglabels?open=new'));
    await screen.findByRole('dialog', { name: 'New tracking label' });
    await waitFor(() => expect(address()).toBe('/trackinglabels?size=20'));
    await press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
