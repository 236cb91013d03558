import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modelChosen } from '../../api/preferences';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, startServer } from '../../test/server';
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
  expectNotice,
  sharedQuery,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/interfaceConfig';
const countries = '/ccb/auth/fe/country/allEnabledPaged';
const listed = () => askedOf(`${base}/allPaged`);
const save = () => findButton('Save') as Promise<HTMLButtonElement>;
const content = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
const write = (text: string) => fireEvent.change(content(), { target: { value: text } });
const choose = async (country: string) => {
  await waitFor(() => expect(optionsOf('Country').length).toBeGreaterThan(1));
  type('Country', country);
};

async function open(path = '/interface') {
  const app = renderApp(path, users.admin);
  await findButton('Edit IT · DEFAULT');
  return app;
}

it('lists ten a page by id at once, and reads all countries in one page (R-156)', async () => {
  await open();

  expect(listed()).toEqual([{ ...sharedQuery, page: '0', size: '10', sortBy: 'id', sortDesc: 'false' }]);
  await waitFor(() => expect(askedOf(countries)).toEqual([{ ...sharedQuery, page: '0', size: '1000' }]));
});

it('shows the columns in their order, the content on one line (R-155, R-293)', async () => {
  await open();

  expect(columnHeaders()).toEqual(['Content', 'Content type', 'Country', 'Model', 'Actions']);
  expect(screen.getAllByText('json')).toHaveLength(5);
  expect(screen.getByText(/^\{ "theme": "dark", "showMonthlyRate": true/)).toBeTruthy();
});

it('belongs to the label tool, wherever its user comes from (R-157)', async () => {
  const { router } = renderApp('/pack_configurator', users.admin);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Interface configuration' })).toBeNull();

  await act(() => router.navigate('/interface'));

  await findButton('Edit IT · DEFAULT');
  expect(await screen.findByRole('link', { name: 'Interface configuration' })).toBeTruthy();
});

it('offers the enabled countries by name (decision A-41)', async () => {
  await open();
  await press('New');

  const select = within(await screen.findByRole('dialog')).getByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1));
  const offered = within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(offered.filter(Boolean)).toEqual(['AT', 'BE', 'AE', 'FR', 'DE', 'IT', 'DEFAULT', 'ES', 'CH']);
});

it('holds Save back until a country is chosen, also from Enter (R-154)', async () => {
  await open();
  await press('New');
  write('{}');
  expect((await save()).disabled).toBe(true);
  fireEvent.submit(content());

  await choose('IT');
  expect((await save()).disabled).toBe(false);
  expect(await bodiesSent('POST', base)).toEqual([]);
});

it('asks for a content that is not blank (R-154)', async () => {
  await open();
  await press('New');
  await choose('IT');
  write(' \n ');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
  expect(await bodiesSent('POST', base)).toEqual([]);
});

it('creates JSON for the current model, as it was typed, then lists again (R-155)', async () => {
  const { store } = await open();
  act(
    () => void store.dispatch(modelChosen({ modelcode: 'BOREA_EV_64', modelId: '7', description: 'Borea' })),
  );
  await waitFor(() => expect(listed().at(-1)).toMatchObject({ modelName: 'BOREA_EV_64' }));
  await press('New');
  await choose('DE');
  write('{"price": 650.00}');
  expect(fieldOf('Model').value).toBe('BOREA_EV_64');
  await press('Save');

  await expectMessage('created');
  expect(await bodiesSent('POST', base)).toEqual([
    { country: 'DE', content: '{"price": 650.00}', conftype: 'json', model: 'BOREA_EV_64' },
  ]);
  await waitFor(() => expect(listed()).toHaveLength(4));
});

it('saves over the version that was opened, for the model that it was made for', async () => {
  await open();
  await press('Edit IT · AURORA_15_HYB');
  write('[]');
  await press('Save');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', base)).toEqual([
    { id: 703, country: 'IT', content: '[]', conftype: 'json', model: 'AURORA_15_HYB', version: 1 },
  ]);
});

it('says where the content is no JSON, leads there, and holds Save back until it is', async () => {
  await open();
  await press('New');
  await choose('IT');
  write('{\n  "a": 1\n  "b": 2\n}');

  expect((await screen.findByText(/^Not valid JSON/)).textContent).toBe(
    'Not valid JSON, line 3, column 3: a comma or the closing bracket is expected',
  );
  expect((await save()).disabled).toBe(true);
  await press('Go to line 3');
  expect([document.activeElement, content().selectionStart]).toEqual([content(), 13]);

  write('{\n  "a": 1,\n  "b": 2\n}');
  await waitFor(async () => expect((await save()).disabled).toBe(false));
  expect(screen.queryByText(/^Not valid JSON/)).toBeNull();
});

it('never sends what it knows to be no JSON, also where the form was sent before', async () => {
  await open();
  await press('New');
  await choose('IT');
  await press('Save');
  await screen.findByRole('alert');
  write('{"a": 1');
  await screen.findByText(/^Not valid JSON/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect((await save()).disabled).toBe(true);
  fireEvent.submit(content());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await bodiesSent('POST', base)).toEqual([]);
});

it('tells that the countries could not be read', async () => {
  answer({ listCountries: '500' });
  await open();

  await expectNotice(mockValue<{ message: string }>('problem.failed').message);
});

it('lays a content out, every value as it was', async () => {
  await open();
  await press('New');
  write('{"price":650.00,"steps":["model"]}');
  await press('Lay out');

  expect(content().value).toBe('{\n  "price": 650.00,\n  "steps": [\n    "model"\n  ]\n}');
});

it('closes when the server refuses it, and brings all of it back (R-058)', async () => {
  answer({ createInterfaceConfig: 'notJson' });
  await open();
  await press('New');
  await choose('IT');
  write('{"a": 1}');
  await press('Save');

  await expectFailure('The content is not valid JSON: line 3, column 22');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Reopen');
  await choose('IT');
  expect(content().value).toBe('{"a": 1}');
});

it('shows mine and theirs after a colleague was faster', async () => {
  answer({ updateInterfaceConfig: 'stale' });
  await open();
  await press('Edit IT · DEFAULT');
  write('{"theme": "mine"}');
  await press('Save');

  expect(await screen.findByRole('dialog', { name: /was changed while you were editing/ })).toBeTruthy();
});

it('asks before it deletes', async () => {
  await open();
  await press('Delete IT · DEFAULT');
  expect(screen.getByRole('alertdialog', { name: 'Elimina' }).textContent).toContain(
    'Vuoi veramente cancellare IT · DEFAULT?',
  );
  await press('Elimina');

  await expectMessage('deleted');
});
