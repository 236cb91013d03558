import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ConfigurationParameterPage } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectMessage,
  fieldOf,
  findButton,
  optionsOf,
  press,
  sharedQuery,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/consoleConfig';
const listed = () => askedOf(`${base}/allPaged`);

async function open(user = users.admin) {
  const app = renderApp('/configuration_parameters', user);
  await findButton('History of CCF_URL (it)');
  return app;
}

it('lists at once, by code, with code, description, value and language', async () => {
  await open();

  expect(listed()).toEqual([{ ...sharedQuery, page: '0', size: '10', sortBy: 'code', sortDesc: 'false' }]);
  expect(columnHeaders()).toEqual(['Code', 'Description', 'Value', 'Language', 'Actions']);
});

it('keeps the code, and saves over the version that was opened (R-131)', async () => {
  await open();
  await press('Edit MAX_COMPARED_CARS (it)');
  expect(fieldOf('Code').hasAttribute('readonly')).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Value')));
  type('Value', '4');
  await press('Save');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', base)).toMatchObject([
    { id: 13, code: 'MAX_COMPARED_CARS', value: '4', language: { id: 'it' }, version: 1 },
  ]);
});

it('keeps the language of what the console reads, unless that is not the default one yet', async () => {
  await open();
  await press('Edit CCF_URL (it)');
  expect(fieldOf('Language').hasAttribute('readonly')).toBe(true);
  cleanup();

  const { content } = mockValue<ConfigurationParameterPage>('listConfigurationParameters.default');
  const language = { id: 3, code: 'de', description: 'Deutsch' };
  const page = { content: [{ ...content[0]!, language }], totalElements: 1 };
  server.use(http.get(`*${base}/allPaged`, () => HttpResponse.json(page)));
  renderApp('/configuration_parameters', users.admin);
  await press('Edit CCF_URL (de)');
  await waitFor(() => expect(optionsOf('Language')).toContain('Italiano'));
});

it('shows what a colleague was faster to save', async () => {
  answer({ updateConfigurationParameter: 'stale' });
  await open();
  await press('Edit MAX_COMPARED_CARS (it)');
  type('Value', '4');
  await press('Save');

  await screen.findByRole('dialog', { name: /was changed while you were editing$/ });
});

it('asks for code and value, and sends nothing while they are blank', async () => {
  await open();
  await press('New');
  type('Code', 'X');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
  expect(requestsTo(base)).toEqual([]);
});

it('creates in the language of the header, then lists again', async () => {
  await open();
  await press('New');
  type('Code', ' CHAT_URL ');
  type('Description', 'Chat with a dealer');
  type('Value', 'https://chat.alturia.example');
  await press('Save');

  await expectMessage('created');
  expect(await bodiesSent('POST', base)).toEqual([
    {
      code: 'CHAT_URL',
      description: 'Chat with a dealer',
      value: 'https://chat.alturia.example',
      language: { id: 'it' },
    },
  ]);
  await waitFor(() => expect(listed()).toHaveLength(3));
});

it('offers true and false for the switch that the console reads, in the default language only', async () => {
  await open();
  await press('Edit SOL_SERVICE_AVAILABLE (it)');

  expect([optionsOf('Value'), fieldOf('Value').value]).toEqual([['true', 'false'], 'true']);
  expect(fieldOf('Language').hasAttribute('readonly')).toBe(true);
});

it('lets an address that the console reads become empty once it exists', async () => {
  await open();
  await press('Edit CCF_URL (it)');
  type('Value', '');
  await press('Save');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', base)).toMatchObject([{ code: 'CCF_URL', value: '' }]);
});

it('closes when the console could not work with a value, and brings back what was typed (R-058)', async () => {
  answer({ updateConfigurationParameter: 'address' });
  await open();
  await press('Edit CCF_URL (it)');
  type('Value', 'configurator.example');
  await press('Save');

  await expectFailure('must be an address that begins with http:// or https://');
  await press('Reopen');
  expect([fieldOf('Value').value, fieldOf('Value').getAttribute('aria-invalid')]).toEqual([
    'configurator.example',
    'true',
  ]);
});

it('deletes none that the console itself reads', async () => {
  await open();

  const held = await findButton('CCF_URL (it) is read by the console and stays');
  expect((held as HTMLButtonElement).disabled).toBe(true);
});

it('exports what the filters leave', async () => {
  const csv = () =>
    new Response('code\r\n', { headers: { 'content-disposition': 'attachment; filename="parameters.csv"' } });
  server.use(http.get(`*${base}/toCsv`, csv));
  renderApp('/configuration_parameters?code=ccf', users.admin);
  await press('Export');
  await press('CSV');

  await screen.findByText('parameters.csv downloaded');
  expect(askedOf(`${base}/toCsv`)).toEqual([{ code: 'ccf' }]);
});

it('lets a user without the right read and export, and change nothing', async () => {
  await open(users.editor);

  expect(screen.queryByRole('button', { name: /^(New|Edit|Delete)/ })).toBeNull();
  await press('History of CCF_URL (it)');
  await screen.findByText(/\d changes?/);
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  await press('Close');
  expect(await findButton('Export')).toBeTruthy();
});
