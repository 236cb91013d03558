import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CountryCallToAction } from '../../api';
import { languageChosen } from '../../api/preferences';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  columnHeaders,
  expectFailure,
  findButton,
  press,
  reply,
  sent,
  sharedQuery,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/callToAction';
const links = '/ccb/auth/fe/countryCallToAction';
const asked = () => askedOf(`${base}/allPaged`);
const last = (method: string) => sent(method).at(-1)!;
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const alert = (name: string) => screen.findByRole('alertdialog', { name });

const stored = mockValue<CountryCallToAction[]>('listCountryCallToActions.default');

beforeEach(() => {
  server.use(
    http.get(`*${links}/get/:id`, () =>
      HttpResponse.json(stored.filter(({ countryId }) => countryId !== 'ZA')),
    ),
    ...serveChanges('countryCallToAction', { restored: 'Country link DE restored' }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function open(path = '/call_to_action') {
  const app = renderApp(path, users.editor);
  await findButton('Edit BUY_ONLINE');
  return app;
}

async function openCountries() {
  await open();
  await press('Edit BUY_ONLINE');
  fireEvent.click(await screen.findByRole('tab', { name: /^Countries/ }));
  await screen.findByRole('switch', { name: 'Enable Italia' });
}

const country = (name: string) => screen.getByRole('cell', { name: new RegExp(`^${name}`) }).closest('tr')!;

it('asks on entry, by code, in the current language', async () => {
  const { store } = await open();
  expect(asked()).toEqual([
    expect.objectContaining({ ...sharedQuery, page: '0', size: '10', sortBy: 'code', sortDesc: 'false' }),
  ]);

  store.dispatch(languageChosen({ id: 3, value: 'de', text: 'Deutsch' }));

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ language: 'de' }));
});

it('shows the columns, and below the code of a label its text', async () => {
  await open();

  expect(columnHeaders()).toEqual([
    'Code',
    'Label code',
    'Link code',
    'ST key',
    'Adobe key',
    'Icon key',
    'Description key',
    'Sortnumber',
    'Actions',
  ]);
  expect(screen.getByText('Ordina online').getAttribute('lang')).toBe('it');
  expect(screen.getByText('No text in this language')).toBeTruthy();
});

it('keeps filters, page and order in the address', async () => {
  const { address } = await open('/call_to_action?code=BUY&sort=sortNumber&desc=true');

  expect(asked()[0]).toMatchObject({ code: 'BUY', sortBy: 'sortNumber', sortDesc: 'true' });
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'città' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(asked().at(-1)).toMatchObject({ code: 'BUY', label: 'città' }));
  expect(address()).toContain('code=BUY&sort=sortNumber');
});

it('exports what the filters leave (decision A-90)', async () => {
  server.use(
    http.get(
      `*${base}/toXlsx`,
      () =>
        new HttpResponse('PK', {
          headers: { 'content-disposition': 'attachment; filename="callToActions.xlsx"' },
        }),
    ),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('/call_to_action?code=BUY%2B&label=ordina');
  await press('Export');
  await press('XLSX');

  await screen.findByText('callToActions.xlsx downloaded');
  expect(askedOf(`${base}/toXlsx`)[0]).toEqual({
    code: 'BUY+',
    label: 'ordina',
  });
});

it('creates one with what was typed, and says so in a green box', async () => {
  await open();
  await press('New');
  type('Code', ' BOOK_VISIT ');
  type('Label code', 'SUMM_BTN_ORDER');
  type('Sort number', '1.250');
  type('Link code', '/visit');
  await press('Save');

  await alert('Done');
  expect(screen.getByText('Call to action BOOK_VISIT created')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'New Call To Action' })).toBeNull();
  expect(await last('POST').json()).toEqual({
    code: 'BOOK_VISIT',
    labelCode: 'SUMM_BTN_ORDER',
    linkCode: '/visit',
    sortNumber: 1250,
    stKey: '',
    adobeKey: '',
    iconKey: '',
    descriptionKey: '',
  });
});

it('refuses blanks in code and label code, and makes no call (R-139)', async () => {
  await open();
  await press('New');
  type('Code', '  ');
  type('Sort number', 'first');
  await press('Save');

  const form = within(await dialog('New Call To Action'));
  await form.findByText('Inserisci tutti i campi obbligatori');
  expect(form.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  expect(form.getByLabelText('Label code').getAttribute('aria-invalid')).toBe('true');
  expect(form.getByText('A whole number')).toBeTruthy();
  expect(sent('POST')).toHaveLength(0);
});

it('closes the form of a failed save; Reopen brings all that was typed back (R-058; A-86)', async () => {
  answer({ createCallToAction: 'duplicate' });
  await open();
  await press('New');
  type('Code', 'BUY_ONLINE');
  type('Label code', 'SUMM_BTN_ORDER');
  type('Icon key', 'carrello-è');
  await press('Save');

  await expectFailure('A call to action with this code already exists.');
  expect(screen.queryByRole('dialog', { name: 'New Call To Action' })).toBeNull();
  await press('Reopen');

  const form = within(await dialog('New Call To Action'));
  expect(form.getByLabelText<HTMLInputElement>('Icon key').value).toBe('carrello-è');
  expect(form.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
});

it('says what the interface label of a code reads, and where there is none', async () => {
  await open();
  await press('Edit BUY_ONLINE');
  const form = within(await dialog('Edit BUY_ONLINE'));
  await form.findByText('“Ordina online”');

  type('Label code', 'NO_SUCH');

  await form.findByText('No interface label has this code yet.');
});

it('settles field by field what a colleague changed meanwhile', async () => {
  let answers = 0;
  server.use(
    http.put(`*${base}/:id`, () =>
      answers++ === 0 ? reply('updateCallToAction.stale', 409)() : reply('updateCallToAction.default')(),
    ),
  );
  await open();
  await press('Edit BUY_ONLINE');
  await dialog('Edit BUY_ONLINE');
  type('Icon key', 'basket');
  await press('Save');

  const conflict = within(await dialog('BUY_ONLINE was changed while you were editing'));
  fireEvent.click(conflict.getByRole('button', { name: /^Save/ }));

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({ iconKey: 'basket', linkCode: '/order/start', version: 4 });
});

it('asks before it deletes, and offers to take it back (R-054)', async () => {
  await open();
  await press('Delete TRADE_IN');
  const question = within(await screen.findByRole('alertdialog', { name: 'Elimina' }));
  fireEvent.click(question.getByRole('button', { name: 'Annulla' }));
  expect(sent('DELETE')).toHaveLength(0);

  await press('Delete TRADE_IN');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }));

  await screen.findByText('Call to action TRADE_IN deleted');
  expect(last('DELETE').url).toContain(`${base}/9`);
  await press('Undo');
  await screen.findByText(mockValue<{ message: string }>('restoreChange.default').message);
  expect(restoresOf('callToAction')).toEqual([`9/${changesOf('callToAction')[0]!.id}`]);
});

it('edits in two tabs, CTA Configuration and Countries with enable, relevant and both regexps (R-292)', async () => {
  await openCountries();

  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'CTA Configuration',
    'Countries3',
  ]);
  const table = within(screen.getByRole('tabpanel', { name: /^Countries/ }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Country',
    'Enable',
    'Relevant',
    'Model enabled regexp',
    'Model disabled regexp',
    'Actions',
  ]);
  expect(table.getByText('^.*_EV_.*$')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'CTA Configuration' }));
  expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Code').readOnly).toBe(true);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

it('keeps what was typed in the first tab while the second one is open', async () => {
  await openCountries();
  fireEvent.click(screen.getByRole('tab', { name: 'CTA Configuration' }));
  type('Link code', '/typed');
  fireEvent.click(screen.getByRole('tab', { name: /^Countries/ }));
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();

  fireEvent.click(screen.getByRole('tab', { name: 'CTA Configuration' }));
  await press('Save');

  await alert('Done');
  expect(await last('PUT').json()).toMatchObject({ linkCode: '/typed' });
});

it('shows a country without a stored link as disabled, with empty regexps (R-141)', async () => {
  await openCountries();

  const row = within(country('Sudafrica'));
  expect(row.getByRole<HTMLInputElement>('switch', { name: 'Enable Sudafrica' }).checked).toBe(false);
  expect(row.getByRole<HTMLInputElement>('switch', { name: 'Relevant Sudafrica' }).checked).toBe(false);
  expect(row.getAllByText('–')).toHaveLength(2);
  expect(row.getByRole<HTMLButtonElement>('button', { name: 'History of Sudafrica' }).disabled).toBe(true);
});

it('toggles enable and relevant after a question: with POST where there is no link yet, else with PUT (R-140)', async () => {
  await openCountries();
  const toggle = async (name: string, answer: string) => {
    fireEvent.click(screen.getByRole('switch', { name }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('button', { name: answer })).toBeNull());
  };

  await toggle('Enable Sudafrica', 'Annulla');
  expect(sent('POST')).toHaveLength(0);
  await toggle('Enable Sudafrica', 'Procedi');
  await screen.findByText('Country link ES created');
  expect(await last('POST').json()).toEqual({
    callToActionId: 2,
    countryId: 'ZA',
    enable: true,
    relevant: false,
    modelEnableRegexp: '',
    modelDisableRegexp: '',
  });
  fireEvent.click(within(await alert('Done')).getByRole('button', { name: 'Close' }));

  await toggle('Relevant Italia', 'Procedi');
  await screen.findByText('Country link IT updated');
  expect(last('PUT').url).toContain(`${links}/23`);
  expect(await last('PUT').json()).toEqual({
    id: 23,
    callToActionId: 2,
    countryId: 'IT',
    relevant: false,
    version: 1,
  });
  expect(requestsTo(`${links}/get/2`).length).toBeGreaterThan(2);
});

it('says why a country could not be toggled, and shows how it is now', async () => {
  answer({ updateCountryCallToAction: 'stale' });
  await openCountries();
  // What the colleague has made of it meanwhile.
  server.use(
    http.get(`*${links}/get/:id`, () =>
      HttpResponse.json(stored.map((link) => (link.countryId === 'IT' ? { ...link, enable: false } : link))),
    ),
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Relevant Italia' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Procedi' }));

  await alert('Error');
  expect(screen.getByText('IT was changed while you were editing')).toBeTruthy();
  const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name, hidden: true });
  await waitFor(() => expect(toggle('Enable Italia').checked).toBe(false));
  expect(toggle('Relevant Italia').checked).toBe(true);
});

it('edits the regexps of a country; a failed save comes back with Reopen', async () => {
  let answers = 0;
  server.use(
    http.put(`*${links}/:id`, () =>
      answers++ === 0
        ? HttpResponse.json({ message: 'Something failed.' }, { status: 500 })
        : reply('updateCountryCallToAction.default')(),
    ),
  );
  await openCountries();
  await press('Edit the regexps of Germania');
  const edit = await dialog('Edit Germania');
  fireEvent.change(within(edit).getByLabelText('Model disabled regexp'), { target: { value: '^LINCE_.*$' } });
  fireEvent.click(within(edit).getByRole('button', { name: 'Save' }));

  await alert('Error');
  await press('Reopen');
  const again = within(await dialog('Edit Germania'));
  expect(again.getByLabelText<HTMLInputElement>('Model disabled regexp').value).toBe('^LINCE_.*$');
  fireEvent.click(again.getByRole('button', { name: 'Save' }));

  await screen.findByText('Country link IT updated');
  expect(await last('PUT').json()).toMatchObject({
    modelEnableRegexp: '^.*_EV_.*$',
    modelDisableRegexp: '^LINCE_.*$',
    version: 2,
  });
  expect(screen.queryByRole('dialog', { name: 'Edit Germania' })).toBeNull();
});

it('saves what was typed over the link that a colleague was faster to store', async () => {
  server.use(http.post(`*${links}`, () => HttpResponse.json({ message: 'There is one.' }, { status: 409 })));
  await openCountries();
  await press('Edit the regexps of Sudafrica');
  const edit = within(await dialog('Edit Sudafrica'));
  fireEvent.change(edit.getByLabelText('Model disabled regexp'), { target: { value: '^LINCE_.*$' } });
  const theirs = { ...stored[0]!, id: 77, countryId: 'ZA', version: 4, modelEnableRegexp: '^AURORA' };
  server.use(http.get(`*${links}/get/:id`, () => HttpResponse.json([...stored, theirs])));
  fireEvent.click(edit.getByRole('button', { name: 'Save' }));

  await alert('Error');
  await press('Reopen');
  const again = within(await dialog('Edit Sudafrica'));
  fireEvent.click(again.getByRole('button', { name: 'Save' }));

  await screen.findByText('Country link IT updated');
  expect(last('PUT').url).toContain(`${links}/77`);
  expect(await last('PUT').json()).toMatchObject({
    modelEnableRegexp: theirs.modelEnableRegexp,
    modelDisableRegexp: '^LINCE_.*$',
    version: 4,
  });
});

it('settles the regexps of a country that a colleague changed meanwhile', async () => {
  answer({ updateCountryCallToAction: 'stale' });
  await openCountries();
  await press('Edit the regexps of Italia');
  const edit = within(await dialog('Edit Italia'));
  fireEvent.change(edit.getByLabelText('Model disabled regexp'), { target: { value: '^LINCE_.*$' } });
  fireEvent.click(edit.getByRole('button', { name: 'Save' }));

  await dialog('IT was changed while you were editing');
});

it('leads from the regexps of a country to those of the next one (R-414)', async () => {
  await openCountries();
  await press('Edit the regexps of Germania');
  const first = within(await dialog('Edit Germania'));
  const [, at, total] = /(\d+) of (\d+)/.exec(first.getByText(/^\d+ of \d+$/).textContent)!;
  expect(Number(total)).toBe(screen.getAllByRole('switch', { name: /^Enable /, hidden: true }).length);
  fireEvent.change(first.getByLabelText('Model disabled regexp'), { target: { value: '^LINCE_.*$' } });

  fireEvent.keyDown(document.activeElement!, { key: 'PageUp', altKey: true });
  await press('Leave without saving');

  const before = within(screen.getAllByRole('dialog').at(-1)!);
  expect(before.getByText(`${Number(at) - 1} of ${total}`)).toBeTruthy();
  expect(before.getByLabelText<HTMLInputElement>('Model disabled regexp').value).not.toBe('^LINCE_.*$');
  expect(sent('PUT')).toEqual([]);
});

it('shows who changed the link of a country, and brings a state back', async () => {
  await openCountries();
  await press('History of Germania');
  const history = within(await dialog('History of Germania'));
  await history.findByText('2 changes');
  fireEvent.click(history.getByRole('button', { name: /^Restore the text of/ }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }));

  await screen.findByText('Country link DE restored');
  expect(restoresOf('countryCallToAction')).toEqual([expect.stringMatching(/\/3290\?seen=3301$/)]);
});

it('says in the tab why the countries could not be read', async () => {
  server.use(
    http.get(`*${links}/get/:id`, () => HttpResponse.json({ message: 'Something failed.' }, { status: 500 })),
  );
  await open();
  await press('Edit BUY_ONLINE');
  fireEvent.click(await screen.findByRole('tab', { name: 'Countries' }));

  await screen.findByText('The countries could not be loaded');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
