import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListView } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { requestsTo, server, startServer } from '../../test/server';
import { bodiesSent, columnHeaders, expectNotice, fieldOf, press, type } from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/listViews';
const [buttons, narrow, titles] = mockValue<[ListView, ListView, ListView]>('listListViews.default');
const home = '/interface_labels?action=search&activeGroup=Main+Window';
let views: ListView[];

beforeEach(() => {
  views = [buttons, narrow, titles];
  server.use(http.get(`*${base}`, () => HttpResponse.json(views)));
});

async function open(path = home, user = users.editor) {
  const app = renderApp(path, user);
  await screen.findByRole('table');
  return app;
}
const withDefault = aUser({ ...users.editor, preferredViews: ['interface_labels'] });
const asked = () => requestsTo(base).length;
const openPicker = async () => {
  await press(/^Views?\b/);
  const picker = await screen.findByRole('dialog', { name: 'Views' });
  await waitFor(() => expect(picker.querySelector('[aria-busy="true"]')).toBeNull());
  return within(picker);
};

describe('the picker of views', () => {
  it('shows the list as a view has it, columns included (R-417)', async () => {
    const { address } = await open();
    const picker = await openPicker();
    fireEvent.click(picker.getByRole('button', { name: /^Without English/ }));

    await waitFor(() => expect(address()).toBe(`${home}&missingIn=en`));
    await waitFor(() =>
      expect(columnHeaders()).toEqual(['Label', 'Code', 'Model enabled regexp', 'Actions']),
    );
    expect(screen.getByRole('button', { name: 'View: Without English' })).toBeTruthy();

    await press('Clear');
    await screen.findByRole('button', { name: 'Views' });
  });

  it('keeps the present look under a name, for its user or for all', async () => {
    await open(`${home}&code=BTN&sort=label&size=20&page=2`);
    await openPicker();
    await press('Keep as a view');
    type('Name', ' Buttons ');
    fireEvent.click(screen.getByRole('switch', { name: 'Shared' }));
    await press('Save');

    await expectNotice('View Buttons saved');
    expect(await bodiesSent('POST', base)).toEqual([
      {
        name: 'Buttons',
        shared: true,
        preferred: false,
        search: 'action=search&code=BTN&size=20&sort=label',
        columns: { order: [], hidden: [], widths: [] },
      },
    ]);
  });

  it('says on the field that a name is taken', async () => {
    server.use(
      http.post(`*${base}`, () =>
        HttpResponse.json(
          { message: 'Taken.', fields: [{ field: 'name', message: 'Taken here' }] },
          { status: 409 },
        ),
      ),
    );
    await open();
    await openPicker();
    await press('Keep as a view');
    type('Name', 'Buttons');
    await press('Save');

    await screen.findByText('Taken here');
    expect(fieldOf('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('renames a view without touching what it holds, or takes over how the list looks now', async () => {
    await open();
    await openPicker();
    await press('Change Without English');
    type('Name', 'English is missing');
    await press('Save');
    await expectNotice('View Buttons saved');
    await openPicker();
    await press('Change Without English');
    fireEvent.click(screen.getByRole('switch', { name: 'As the list looks now' }));
    await press('Save');

    await waitFor(async () => expect(await bodiesSent('PUT', base)).toHaveLength(2));
    const [renamed, renewed] = await bodiesSent('PUT', base);
    expect(renamed).toMatchObject({
      name: 'English is missing',
      search: narrow.search,
      columns: narrow.columns,
    });
    expect(renewed).toMatchObject({ name: narrow.name, search: 'action=search' });
  });

  it('offers to change only the own views (R-418)', async () => {
    await open();
    const picker = await openPicker();

    expect(picker.getByText('Shared by Giulia Ferri')).toBeTruthy();
    expect(picker.queryByRole('button', { name: 'Change Titles' })).toBeNull();
    expect(picker.queryByRole('button', { name: 'Delete Titles' })).toBeNull();
    expect(picker.getByRole('button', { name: 'Open the list with Titles' })).toBeTruthy();
  });

  it('has what colleagues have shared since, each time it is opened', async () => {
    await open();
    await openPicker();
    expect(asked()).toBe(1);
    views = [...views, { ...titles, id: 99, name: 'Just shared' }];
    fireEvent.click(screen.getByRole('button', { name: 'Views' }));

    const picker = await openPicker();
    await picker.findByRole('button', { name: /^Just shared/ });
    expect(asked()).toBe(2);
  });

  it('deletes a view, and brings it back with Undo', async () => {
    await open();
    await openPicker();
    const bin = screen.getByRole('button', { name: 'Delete Buttons' });
    views = [narrow, titles];
    bin.focus();
    fireEvent.click(bin);
    fireEvent.click(bin);
    await expectNotice('View Buttons deleted');
    expect(requestsTo(`${base}/${buttons.id}`)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Without English/));

    await press('Undo');

    await expectNotice('View Buttons saved');
    const [again] = await bodiesSent('POST', base);
    expect(again).toMatchObject({ name: 'Buttons', search: buttons.search, shared: false });
  });
});

it('asks before a shared view is deleted, which cannot be taken back: colleagues lose it, too (H-04)', async () => {
  await open();
  await openPicker();
  await press('Delete Without English');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Without English' }));
  question.getByText(/^Without English is shared: your colleagues lose it, too/);
  expect(requestsTo(`${base}/${narrow.id}`)).toHaveLength(0);

  fireEvent.click(question.getByRole('button', { name: 'Delete' }));

  await expectNotice('View Buttons deleted');
  expect(requestsTo(`${base}/${narrow.id}`)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('a list that is opened', () => {
  beforeEach(() => void (views = [{ ...buttons, preferred: true }, narrow]));

  it('opens with the default view where its address says nothing (R-419)', async () => {
    const { address } = await open(home, withDefault);

    await waitFor(() => expect(address()).toBe(`${home}&code=MAIN_BTN&size=20&sort=label`));
    await press('Clear');
    await waitFor(() => expect(address()).toBe(`${home}&size=20&sort=label`));
  });

  it('asks for no views where the session names no default one', async () => {
    const { address } = await open();
    expect(asked()).toBe(0);

    await openPicker();
    await screen.findByText('Shared');
    expect([asked(), address()]).toEqual([1, home]);
  });

  it('leaves an address with filters as it is', async () => {
    const { address } = await open(`${home}&code=TITLE`, withDefault);
    await waitFor(() => expect(asked()).toBe(1));
    await screen.findByText('MAIN_TITLE');

    expect(address()).toBe(`${home}&code=TITLE`);
  });
});

it('is there for a list of online sales', async () => {
  renderApp('/sol_downpayment', users.market);
  await screen.findByText('5 downpayments');

  screen.getByRole('button', { name: 'Views' });
});

it('leaves filters and columns as they are for who stays with what is typed into a row', async () => {
  views = [{ ...narrow, search: 'market=IT', columns: { order: [], hidden: ['active'], widths: [] } }];
  const { address } = renderApp('/sol_downpayment', users.market);
  await screen.findByText('5 downpayments');
  const [before, headers] = [address(), columnHeaders()];
  const field = await screen.findByLabelText('Downpayment of Italia, 500,00 EUR');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '6' } });
  const show = async () =>
    fireEvent.click((await openPicker()).getByRole('button', { name: /^Without English/ }));
  await show();
  await press('Stay');
  expect([address(), columnHeaders()]).toEqual([before, headers]);

  await show();
  await press('Leave without saving');
  await waitFor(() => expect(address()).not.toBe(before));
  expect(columnHeaders()).not.toEqual(headers);
});
