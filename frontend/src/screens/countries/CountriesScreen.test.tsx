import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { modelChosen } from '../../api/preferences';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { emptyApi } from '../../api/empty-api';
import { renderApp } from '../../test/renderApp';
import { answer, answerOnce, requests, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectMessage,
  expectNotice,
  fieldOf,
  findButton,
  press,
  reply,
  sharedQuery,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/country';
const api = '/ccb/auth/api';
const aurora = { modelcode: 'AURORA_15_HYB', modelId: '3410127', description: 'Aurora 1.5 Hybrid' };

beforeEach(() => {
  server.use(
    ...serveChanges('country', { restored: 'Country IT restored' }),
    http.get(`*${api}/carGridTxt/:country/:model/:language`, () =>
      HttpResponse.html(mockValue<string>('getCarGridTxt.default')),
    ),
  );
});

async function open(path = '/countries', withModel = true) {
  const app = renderApp(path, users.editor);
  if (withModel) app.store.dispatch(modelChosen(aurora));
  await findButton('Edit Italia');
  return app;
}
const renamed = () =>
  mockValue<{ id: number; label: string }[]>('listGeoRegions.default').map((region) => ({
    ...region,
    label: `${region.label} (new)`,
  }));
const openTab = async (name: RegExp) => fireEvent.click(await screen.findByRole('tab', { name }));
const shown = (value: HTMLElement) => value.textContent;
const openRegionForm = async () => {
  const app = await open();
  await press('Edit Italia');
  await waitFor(() => expect(screen.getByText('A number: Europe')).toBeTruthy());
  return app;
};

describe('the list', () => {
  it('is asked for at once, by id, ten to a page (R-050, R-061)', async () => {
    await open();

    expect(askedOf(`${base}/allEnabledPaged`)).toEqual([
      { ...sharedQuery, modelName: 'AURORA_15_HYB', page: '0', size: '10', sortBy: 'id', sortDesc: 'false' },
    ]);
  });

  it('has its columns in order (R-288)', async () => {
    await open();

    expect(columnHeaders()).toEqual([
      ...['Enabled', 'Code', 'isoCode2', 'Country description', 'Adm', 'Model Management', 'Info', 'Grid'],
      'Actions',
    ]);
    const italy = screen.getByText('Italia').closest('tr')!;
    expect(screen.getByText('Italia').lang).toBe('it');
    expect(within(italy).getAllByRole('cell').slice(1, 7).map(shown)).toEqual([
      ...['Yes', 'IT', 'IT', 'Italia ', 'Sud Europa', '18 models'],
    ]);
    expect(within(screen.getByText('Sudafrica').closest('tr')!).getByText('No')).toBeTruthy();
  });

  it('has its filters, page and sorting in its address', async () => {
    await open('/countries?code=i&page=2&size=20&sort=description&desc=true');

    expect(askedOf(`${base}/allEnabledPaged`)[0]).toMatchObject({
      code: 'i',
      page: '1',
      size: '20',
      sortBy: 'description',
      sortDesc: 'true',
    });
  });

  it('leads to the models of a country with its id, where one comes from, and a title (R-124)', async () => {
    await open();

    const link = screen.getByRole('link', { name: 'Model Management of Italia, 18 models' });
    expect(link.getAttribute('href')).toBe('/country_models?idKey=IT&from=countries&title=Italia');
    // All that it would lead to is an empty list.
    expect(screen.queryByRole('link', { name: /^Model Management of Default/ })).toBeNull();
  });
});

describe('the form', () => {
  it('has its fields in two tabs, and those of the market in a third (R-120)', async () => {
    await open();
    await press('New');
    await waitFor(() => expect(document.activeElement).toBe(fieldOf(/^descEn/)));

    const namesIn = (tab: RegExp) =>
      [...screen.getByRole('tabpanel', { name: tab }).querySelectorAll('[name]')].map((each) =>
        each.getAttribute('name'),
      );
    expect(namesIn(/Translations/)).toEqual(['descEn', 'descDe', 'descFr', 'descIt', 'descEs']);
    await openTab(/Configuration/);
    expect(namesIn(/Configuration/)).toEqual([
      ...['id', 'isoCode2', 'isoCode', 'codmercato', 'geoRegion', 'currency'],
      ...['pricemask', 'formatDate', 'formatDateMonth'],
      ...['enabled', 'hidden', 'enableAccesories', 'enableCustomProgram'],
      ...['enableWltpEmissions', 'enableNedcComsumptions'],
    ]);
    await openTab(/Market/);
    expect(namesIn(/Market/)).toEqual([
      ...['vat', 'tabele', 'language', 'regionLabel', 'enableBaseOpt', 'priceFromAS400', 'solEnable'],
    ]);
  });

  it('gives every field that goes by its own name a title and a sentence of help', async () => {
    await open();
    await press('Edit Italia');

    const bare: string[] = [];
    let met = 0;
    for (const tab of [/Translations/, /Configuration/, /Market/]) {
      await openTab(tab);
      const panel = screen.getByRole('tabpanel', { name: tab });
      for (const control of panel.querySelectorAll<HTMLInputElement>('[name]')) {
        if (control.labels![0]!.textContent !== control.name) continue;
        const title = control.closest('.field, .check-field')!.querySelector('.light, .hint b');
        const help = document.getElementById(control.getAttribute('aria-describedby') ?? '');
        met += 1;
        if (!title?.textContent || !/\w+ \w+/.test(help?.textContent ?? '')) bare.push(control.name);
      }
    }
    expect(bare).toEqual([]);
    expect(met).toBe(23);
  });

  it('keeps the id, and takes digits only as region (R-119)', async () => {
    await open();
    await press('Edit Italia');

    expect(fieldOf('Code').readOnly).toBe(true);
    type('geoRegion', '10x');
    expect(await screen.findByText('A number, digits only')).toBeTruthy();
    const save = (await findButton('Save')) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    type('geoRegion', '10');
    await waitFor(() => expect(save.disabled).toBe(false));
  });

  it('refuses formats that mean nothing', async () => {
    await open();
    await press('Edit Italia');
    type('pricemask', 'abc');
    type('formatDate', 'qqq');
    await press('Save');

    expect(await screen.findByText('Not a price format such as #.##0,00')).toBeTruthy();
    expect(screen.getByText('Not a date format such as dd/MM/yyyy')).toBeTruthy();
    expect(requests().filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('asks for code, ISO code and a description, and sends nothing while they are blank (A-80)', async () => {
    await open();
    await press('New');
    await press('Save');

    expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
    expect(requests().filter(({ method }) => method === 'POST')).toEqual([]);
    // Any of the five will do: none of them carries the star.
    expect(screen.getByRole('tabpanel', { name: /Translations/ }).textContent).not.toContain('*');
    type(/^descFr/, 'Suède');
    await openTab(/Configuration/);
    type('isoCode2', 'SE');
    type('Code', 'SE');
    await press('Save');
    await expectMessage('Country SE created');
  });

  it('creates a country with every field under its name on the wire (R-121)', async () => {
    await open();
    await press('New');
    type(/^descIt/, 'Svezia');
    await openTab(/Configuration/);
    type('Code', ' SE ');
    type('isoCode2', 'se');
    fireEvent.click(fieldOf('enableAccesories'));
    await openTab(/Market/);
    type(/^VAT/, '25,5');
    await press('Save');

    await expectMessage('Country SE created');
    expect(await bodiesSent('POST', base)).toEqual([
      {
        id: 'SE',
        codmercato: '',
        currency: '',
        pricemask: '#.##0,00',
        geoRegion: null,
        formatDate: 'dd/MM/yyyy',
        formatDateMonth: 'MMMM yyyy',
        enabled: true,
        hidden: false,
        enableAccesories: true,
        enableCustomProgram: false,
        enableWltpEmissions: false,
        enableNedcComsumptions: false,
        descEn: '',
        descDe: '',
        descFr: '',
        descIt: 'Svezia',
        descEs: '',
        isoCode2: 'se',
        isoCode: '',
        language: null,
        vat: 25.5,
        tabele: '',
        enableBaseOpt: false,
        priceFromAS400: false,
        solEnable: false,
      },
    ]);
    await waitFor(() => expect(askedOf(`${base}/allEnabledPaged`)).toHaveLength(3));
  });

  it('refuses a rate that is none, and opens the tab where it stands', async () => {
    await open();
    await press('Edit Italia');
    await openTab(/Market/);
    type(/^VAT/, '220');
    await openTab(/Configuration/);
    await press('Save');

    expect(await screen.findByText('A number from 0 to 100, at most two decimals')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Market/ }).getAttribute('aria-selected')).toBe('true'),
    );
    expect(requests().filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('saves over the version that was opened, and names the region only when it is renamed', async () => {
    await openRegionForm();
    await openTab(/Market/);
    type(/^VAT/, '21');
    await press('Save');

    await expectMessage('Country IT updated');
    const [body] = (await bodiesSent('PUT', `${base}/IT`)) as object[];
    expect(body).toMatchObject({ vat: 21, version: 3, geoRegion: 10, language: { id: 'it' } });
    expect(body).not.toHaveProperty('regionLabel');
  });

  it.each([
    ['has been renamed meanwhile', () => HttpResponse.json(renamed())],
    ['cannot be looked up', reply('problem.failed', 500)],
  ])('leaves a region that %s as it is', async (_what, regions) => {
    server.use(http.get(`*${base}/regions`, regions));
    await open();
    await press('Edit Italia');
    await openTab(/Market/);
    type(/^VAT/, '21');
    await press('Save');

    await expectMessage('Country IT updated');
    const [body] = (await bodiesSent('PUT', `${base}/IT`)) as object[];
    expect(body).not.toHaveProperty('regionLabel');
  });

  it('tells that regions and languages could not be read, and takes no region for a new one', async () => {
    const message = 'Not now.';
    server.use(
      http.get(`*${base}/regions`, () => HttpResponse.json({ message }, { status: 500 })),
      http.get('*/ccb/auth/fe/language/langlist', reply('problem.failed', 500)),
    );
    await open();
    await press('Edit Italia');
    await openTab(/Market/);

    await expectNotice(message);
    await expectNotice(mockValue<{ message: string }>('problem.failed').message);
    expect(fieldOf('Region label').readOnly).toBe(true);
    expect(screen.queryByText(/is new; without a label/)).toBeNull();
  });

  it('names a region, and takes the label of another region over with its number', async () => {
    await openRegionForm();
    type('geoRegion', '20');
    expect(fieldOf('Region label').value).toBe('Americas');
    await openTab(/Market/);
    type('Region label', 'The Americas');
    await press('Save');

    await expectMessage('Country IT updated');
    expect(await bodiesSent('PUT', `${base}/IT`)).toMatchObject([
      { geoRegion: 20, regionLabel: 'The Americas', seenRegionLabel: 'Americas' },
    ]);
  });

  it('sends no label that was filled in, whatever a colleague has called the region since', async () => {
    const { store } = await openRegionForm();
    type('geoRegion', '20');
    server.use(http.get(`*${base}/regions`, () => HttpResponse.json(renamed())));
    act(() => void store.dispatch(emptyApi.util.invalidateTags(['Country'])));
    await screen.findByText('A number: Americas (new)');
    await press('Save');

    await expectMessage('Country IT updated');
    const [body] = (await bodiesSent('PUT', `${base}/IT`)) as object[];
    expect(body).toMatchObject({ geoRegion: 20 });
    expect(body).not.toHaveProperty('regionLabel');
  });

  it.each([
    ['saved', 'Edit Italia', http.put(`*${base}/:id`, reply('problem.invalid', 400))],
    ['created', 'New', http.post(`*${base}`, reply('createCountry.duplicate', 409))],
  ])(
    'closes when it cannot be %s, and Reopen brings back what was typed in every tab (R-051)',
    async (_what, opener, refusal) => {
      server.use(refusal);
      await open();
      await press(opener);
      if (opener === 'New') {
        type(/^descIt/, 'Italia');
        await openTab(/Configuration/);
        type('Code', 'IT');
        type('isoCode2', 'IT');
      }
      type('pricemask', '#,##0');
      await openTab(/Market/);
      type(/^tabele/, 'Europa');
      fireEvent.click(fieldOf('solEnable'));
      await press('Save');

      await screen.findByRole('alertdialog');
      expect(screen.queryByRole('dialog')).toBeNull();
      await press('Reopen');
      expect([fieldOf('pricemask').value, fieldOf(/^tabele/).value, fieldOf('solEnable').checked]).toEqual([
        ...['#,##0', 'Europa', opener === 'New'],
      ]);
    },
  );

  it('shows mine and theirs after a colleague was faster, and saves what is chosen', async () => {
    answerOnce({ updateCountry: 'stale' });
    await open();
    await press('Edit Italia');
    type('pricemask', '#,##0 €');
    await press('Save');

    const conflict = await screen.findByRole('dialog', { name: 'IT was changed while you were editing' });
    expect(conflict.textContent).toContain('pricemask');
    expect(conflict.textContent).toContain('solEnable');
    for (const mine of within(conflict).queryAllByRole('radio', { name: /^Mine/ })) fireEvent.click(mine);
    fireEvent.click(within(conflict).getByRole('button', { name: /^Save/ }));

    await expectMessage('Country IT updated');
    const [first, second] = (await bodiesSent('PUT', `${base}/IT`)) as { version: number }[];
    expect(second).toMatchObject({ pricemask: '#,##0 €' });
    expect(second!.version).toBeGreaterThan(first!.version);
  });

  it('names a region over the label that a conflict has told of', async () => {
    answerOnce({ updateCountry: 'stale' });
    await openRegionForm();
    await openTab(/Market/);
    type('Region label', 'Mine');
    server.use(http.get(`*${base}/regions`, () => HttpResponse.json(renamed())));
    await press('Save');

    const conflict = await screen.findByRole('dialog', { name: 'IT was changed while you were editing' });
    await waitFor(() => expect(requestsTo(`${base}/regions`).length).toBeGreaterThan(2));
    for (const mine of within(conflict).queryAllByRole('radio', { name: /^Mine/ })) fireEvent.click(mine);
    fireEvent.click(within(conflict).getByRole('button', { name: /^Save/ }));

    await expectMessage('Country IT updated');
    expect(await bodiesSent('PUT', `${base}/IT`)).toMatchObject([
      { regionLabel: 'Mine', seenRegionLabel: 'Europe' },
      { regionLabel: 'Mine', seenRegionLabel: 'Europe (new)' },
    ]);
  });
});

describe('deleting', () => {
  it('asks for the country by name, says what uses it, and never offers it for DEFAULT (A-56)', async () => {
    answer({ deleteCountry: 'used' });
    await open();
    expect((await findButton('DEFAULT stands for all countries and stays')).hasAttribute('disabled')).toBe(
      true,
    );
    await press('Delete Italia');
    expect(screen.getByRole('alertdialog').textContent).toContain('Vuoi veramente cancellare Italia?');
    await press('Elimina');

    await expectMessage('Country IT cannot be deleted, it is used by 36 models, 3 users.');
  });

  it('takes a country away that nothing uses, and brings it back with Undo (A-56)', async () => {
    await open();
    await press('Delete Italia');
    await press('Elimina');
    await expectMessage('Country SE deleted');
    await press('Undo');

    await expectNotice('Country IT restored');
    expect(restoresOf('country')).toEqual([`IT/${changesOf('country')[0]!.id}`]);
  });
});

describe('the history', () => {
  it('shows who changed what, and restores', async () => {
    await open();
    await press('History of Italia');
    await screen.findByText('Maria Keller');
    fireEvent.click((await screen.findAllByRole('button', { name: /Restore/ }))[0]!);
    await press('Restore');

    await expectNotice('Country IT restored');
  });
});

describe('the popups', () => {
  it('show models, report, JSON and tables of the model in the header, 80vw wide (R-122)', async () => {
    await open();
    const italy = screen.getByRole('group', { name: 'Grid of Italia' });
    const popup = async (button: string, text: string) => {
      fireEvent.click(within(italy).getByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog', { name: button });
      await waitFor(() => expect(dialog.textContent).toContain(text));
      expect(dialog.style.width).toBe('80vw');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    };

    await popup('Models', 'Aurora 1.5 Hybrid');
    await popup('Check Grid', 'Missing prices: 1');
    await popup('Config Grid Json', 'Sedili e rivestimenti');
    await popup('Car Grid Txt', 'Sedili in tessuto');
    expect(requestsTo(`${api}/checkGrid/IT/AURORA_15_HYB`)).toHaveLength(1);
    expect(askedOf(`${api}/getConfigGrid`)).toEqual([{ country: 'IT', model: '3410127', language: 'it' }]);
    expect(requestsTo(`${api}/carGridTxt/IT/3410127/it`)).toHaveLength(1);
  });

  it('tell all of a country, and what refers to it', async () => {
    await open();
    await press('Info of Italia');

    const dialog = await screen.findByRole('dialog', { name: 'Info of Italia' });
    await waitFor(() => expect(dialog.textContent).toContain('price lists36'));
    expect(dialog.textContent).toContain('#.##0,00 – 24.950,00');
  });

  it('open the JSON further, and copy all of it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Grid of Italia' })).getByText('Config Grid Json'),
    );
    await press('Copy');

    await screen.findByText('The JSON copied');
    expect(JSON.parse(writeText.mock.calls[0]![0])).toEqual(mockValue('getConfigGrid.default'));
  });

  it('are disabled for the default country, and for all while the header names no model (R-113)', async () => {
    const { store } = await open();
    const states = (name: string) =>
      within(screen.getByRole('group', { name }))
        .getAllByRole<HTMLButtonElement>('button')
        .map(({ disabled }) => disabled);

    expect(states('Grid of Paese predefinito')).toEqual([true, true, true, true]);
    expect(states('Grid of Italia')).toEqual([false, false, false, false]);
    store.dispatch(modelChosen({ modelcode: 'DEFAULT', modelId: '', description: 'DEFAULT' }));
    await waitFor(() => expect(states('Grid of Italia')).toEqual([true, true, true, true]));
  });

  it('open no dialog when they fail, and say so in their place (R-123)', async () => {
    answer({ checkCountryGrid: '500' });
    await open();
    fireEvent.click(within(screen.getByRole('group', { name: 'Grid of Italia' })).getByText('Check Grid'));

    await findButton('Retry');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });
});

describe('an export', () => {
  it('holds what the filters leave', async () => {
    const csv = () =>
      new Response('id\r\n', { headers: { 'content-disposition': 'attachment; filename="countries.csv"' } });
    server.use(http.get(`*${base}/toCsv`, csv));
    await open('/countries?code=i&label=ital');
    await press('Export');
    await press('CSV');

    await screen.findByText('countries.csv downloaded');
    expect(askedOf(`${base}/toCsv`)).toEqual([{ code: 'i', label: 'ital' }]);
  });
});
