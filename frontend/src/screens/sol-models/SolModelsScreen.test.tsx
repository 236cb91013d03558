import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolModelPage } from '../../api';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, requests, requestsTo, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectMessage,
  fieldOf,
  findButton,
  optionsOf,
  press,
  sessionOver,
  signInAgain,
  type,
} from '../../test/steps';
import { aUser, users } from '../../test/users';

startServer();

const CALLS = '/ccb/auth/fe/solModel';
const LIST = `${CALLS}/allPaged`;
const IMPORT = `${CALLS}/fromXlsx`;
const PREVIEW = `${IMPORT}/preview`;
const EXPORT = `${CALLS}/toXlsx`;
const CHECK = '/ccb/auth/fe/commercialModel/checkIfExistVeteleActive';
const italian = aUser({
  username: 'market',
  userAliasFromModis: 'Giorgio Bassi',
  priceConfEnabled: true,
  solEnabledFrontEnd: true,
  countries: users.market.countries.filter(({ id }) => id === 'IT'),
});
const xlsx = () =>
  new HttpResponse('PK', { headers: { 'content-disposition': 'attachment; filename="solVisibility.xlsx"' } });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:workbook');
  // A download would lead the test's window away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  server.use(http.post(`*${EXPORT}`, xlsx));
});

async function open(user = italian, path = '/sol_model') {
  const app = renderApp(path, user);
  await screen.findAllByRole('switch', { name: /, HQ:/ });
  return app;
}
const switchOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(name.replace(/[.+]/g, '\\$&')) });
const filter = (label: string) =>
  within(screen.getByRole('search', { name: 'Filters' })).getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(filter(label), { target: { value } });
const lists = () => bodiesSent('POST', LIST);
const rowOf = (name: string) => switchOf(name).closest('tr')!;
const AURORA_IT = 'Aurora 1.5 Hybrid MY27, Italia:';

describe('the list', () => {
  it('has its columns in order, and dates as DD/MM/YY (R-225, R-273)', async () => {
    await open();

    expect(columnHeaders()).toEqual(['Model', 'ADM', 'Market', 'Last Update', 'SOL', 'Price Conf']);
    const cells = within(rowOf(AURORA_IT))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual(['Aurora 1.5 Hybrid MY27', 'Sud Europa', 'IT Italia', '18/11/26']);
    const ofHq = within(rowOf('Aurora 1.5 Hybrid MY27, HQ:')).getAllByRole('cell');
    expect(ofHq.map(({ textContent }) => textContent).slice(1, 4)).toEqual([
      ...['Aurora 1.5 Hybrid MY273410127', 'All', 'HQ'],
    ]);
  });

  it('asks a market user for the visible records of the own markets, and not for HQ only (R-221, R-309)', async () => {
    await open();

    expect(askedOf(LIST)).toEqual([
      { page: '0', size: '15', sortBy: 'updateDate', sortDesc: 'true', isHQUser: 'false', language: 'it' },
    ]);
    expect(await lists()).toEqual([{ showActive: true, showHq: false, countryList: ['IT'] }]);
    expect(switchOf('Show Only HQ').disabled).toBe(true);
  });

  it('asks an HQ user for the visible records of headquarters (R-221)', async () => {
    await open(users.hq);

    expect(askedOf(LIST)[0]).toMatchObject({ isHQUser: 'true' });
    expect(await lists()).toEqual([{ showActive: true, showHq: true }]);
    expect([switchOf('Show Only active').checked, switchOf('Show Only HQ').checked]).toEqual([true, true]);
  });

  it('offers 5 to 100 rows, 15 to begin with, and 6 links to pages (R-220)', async () => {
    answer({ findSolModelsPaged: 'long' });
    await open();

    const sizes = screen.getByLabelText<HTMLSelectElement>('Rows per page');
    expect(sizes.value).toBe('15');
    expect([...sizes.options].map(({ value }) => value)).toEqual(['5', '10', '15', '20', '50', '100']);
    expect(screen.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(askedOf(LIST).at(-1)).toMatchObject({ page: '1' }));
  });

  it('names a vehicle of its own again where its record of headquarters is on another page', async () => {
    const page = mockValue<SolModelPage>('findSolModelsPaged.default');
    server.use(
      http.post(`*${LIST}`, () => HttpResponse.json({ ...page, content: page.content.slice(1, 4) })),
    );
    await open();

    expect(rowOf(AURORA_IT).textContent).toContain('3410127');
    expect(rowOf('Aurora 1.5 Hybrid MY27, Spagna:').textContent).not.toContain('3410127');
  });

  it('says why it could not be loaded', async () => {
    server.use(
      http.post(`*${LIST}`, () => HttpResponse.json({ message: 'Online sales are off.' }, { status: 403 })),
    );
    renderApp('/sol_model', italian);

    await screen.findByText('Online sales are off.');
    await findButton('Retry');
  });

  it('shows the hidden ones too when nothing is visible', async () => {
    answer({ findSolModelsPaged: 'empty' });
    renderApp('/sol_model', italian);

    await press('Show the hidden ones too');
    await screen.findByText('No models yet');
    expect((await lists()).at(-1)).toMatchObject({ showActive: false });
  });
});

describe('the filters', () => {
  it('count on Apply, and stand in the address', async () => {
    const { address } = await open(users.regional);
    choose('ADM', 'A1');
    choose('Market', 'IT');
    choose('Model', '3450126');
    fireEvent.click(switchOf('Show Only active'));
    expect(await lists()).toHaveLength(1);

    await press('Apply');

    await waitFor(async () =>
      expect((await lists()).at(-1)).toEqual({
        adm: 'A1',
        market: 'IT',
        vetele: '3450126',
        showActive: false,
        showHq: false,
        countryList: ['IT', 'FR'],
      }),
    );
    expect(address()).toContain('market=IT');
    expect(address()).toContain('showActive=false');
    await findButton('Remove filter Market: Italia');
  });

  it('offer the markets of an ADM grouping, and the models of those markets', async () => {
    await open(users.regional);
    const words = (label: string) => [...filter(label).options].map(({ textContent }) => textContent);
    expect(words('Market')).toEqual(['All my markets', 'Italia', 'Francia']);

    choose('ADM', 'A1');
    expect(words('Market')).toEqual(['All my markets', 'Italia']);
    await waitFor(async () =>
      expect((await bodiesSent('POST', '/ccb/auth/fe/commercialModel/getModelGroup')).at(-1)).toEqual(['IT']),
    );
    expect(words('Model')).toContain('Lince V6 MY26');
  });

  it('of an HQ user know every market, whichever are the own ones (decision A-18)', async () => {
    await open(aUser({ ...users.hq, countries: [] }));

    await waitFor(() =>
      expect([...filter('Market').options].map(({ textContent }) => textContent)).toEqual([
        ...['All markets', 'Belgium', 'Italy', 'Spain'],
      ]),
    );
    choose('ADM', 'Sud Europa');
    expect(filter('Market').options).toHaveLength(3);
  });

  it('fold away', async () => {
    await open();
    await press('Filters');

    expect(screen.queryByRole('search', { name: 'Filters' })).toBeNull();
  });
});

describe('a switch', () => {
  it('of a market user is on under a visible record of headquarters only, and never the one of headquarters (R-217, R-218)', async () => {
    await open();

    expect([switchOf(AURORA_IT).disabled, switchOf('MY27, HQ:').disabled]).toEqual([false, true]);
    expect(rowOf('MY27, HQ:').textContent).toContain('Set by HQ');
    expect(switchOf('Lince V6 MY26, Italia:').disabled).toBe(true);
    expect(rowOf('Lince V6 MY26, Italia:').textContent).toContain('HQ record is not visible');
  });

  it('of an HQ user is the one of headquarters only (R-217)', async () => {
    await open(users.hq);

    expect([switchOf(AURORA_IT).disabled, switchOf('MY27, HQ:').disabled]).toEqual([true, false]);
    expect(switchOf('Lince V6 MY26, HQ:').disabled).toBe(false);
  });

  it('shows as off what a market shows below a hidden record of headquarters (R-218)', async () => {
    answer({ findSolModelsPaged: 'long' });
    await open();

    const { checked, disabled } = switchOf('Corsaro 3.9 MY26, Italia: Not visible');
    expect([checked, disabled]).toEqual([false, true]);
  });

  it("asks, changes the market's record, says what the server says and reads the list again (R-217, R-219, R-287)", async () => {
    await open();
    fireEvent.click(switchOf(AURORA_IT));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change Status' }));
    question.getByText('Do you want to activate/deactivate Aurora 1.5 Hybrid MY27 ?');
    question.getByText('Hide Aurora 1.5 Hybrid MY27 in Italia?');
    question.getByRole('button', { name: 'Cancel' });
    expect(requests().some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.click(question.getByRole('button', { name: 'Continue' }));

    await expectMessage(mockValue<{ message: string }>('changeSolModelVisibility.default').message);
    expect(requestsTo(`${CALLS}/false`)).toHaveLength(1);
    expect(await bodiesSent('PUT', CALLS)).toEqual([
      {
        idSolModelMarket: 11,
        visible: false,
        updateUser: 'Giorgio Bassi',
        updateDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    await waitFor(async () => expect(await lists()).toHaveLength(2));
  });

  it('leaves the row in its place though the list shows active ones only, and lets it be switched back', async () => {
    await open();
    const names = () =>
      screen.getAllByRole('switch').map((each) => each.closest('.check')?.textContent ?? '');
    const before = names();
    server.use(
      http.post(`*${LIST}`, () => {
        const page = mockValue<{ content: { id: { idSolMarket: number } }[] }>('findSolModelsPaged.default');
        return HttpResponse.json({
          ...page,
          content: page.content.filter(({ id }) => id.idSolMarket !== 11),
        });
      }),
    );
    fireEvent.click(switchOf(AURORA_IT));
    await press('Continue');
    await waitFor(async () => expect(await lists()).toHaveLength(2));

    const hidden = before.map((name) => name.replace(`${AURORA_IT} Visible`, `${AURORA_IT} Not visible`));
    expect(hidden).not.toEqual(before);
    await waitFor(() => expect(names()).toEqual(hidden));
  });

  it('of an HQ user changes the record of headquarters (R-217)', async () => {
    await open(users.hq);
    fireEvent.click(switchOf('Lince V6 MY26, HQ:'));
    await press('Continue');

    await waitFor(() => expect(requestsTo(`${CALLS}/true`)).toHaveLength(1));
    expect(await bodiesSent('PUT', CALLS)).toMatchObject([{ idSolModel: 2, visible: true }]);
  });

  it('stays as it is after Cancel, and after a failure, which stands in a red box (R-287)', async () => {
    server.use(
      http.put(`*${CALLS}/:isHq`, () => HttpResponse.json({ message: 'HQ hides it.' }, { status: 403 })),
    );
    await open();
    fireEvent.click(switchOf(AURORA_IT));
    await press('Cancel');
    expect(requestsTo(`${CALLS}/false`)).toEqual([]);
    fireEvent.click(switchOf(AURORA_IT));
    await press('Continue');

    await expectMessage('HQ hides it.');
    expect(switchOf(AURORA_IT).checked).toBe(true);
  });
});

describe('New', () => {
  const openNew = async (user = italian) => {
    await open(user);
    await press('New');
    await screen.findByRole('dialog', { name: 'New' });
  };
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

  it('can be saved once a model is chosen; the markets depend on ADM, the models on the market (R-222)', async () => {
    await openNew(users.regional);
    expect(save().disabled).toBe(true);
    expect(fieldOf<HTMLSelectElement>('Model').disabled).toBe(true);
    type('ADM', 'A1');
    expect(optionsOf('Market')).toEqual(['Italia']);
    type('Market', 'IT');
    expect(save().disabled).toBe(true);
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    type('Model', '3410126');

    expect(save().disabled).toBe(false);
    type('ADM', '');
    expect([fieldOf<HTMLSelectElement>('Market').value, save().disabled]).toEqual(['', true]);
  });

  it('sends the form of a market, and closes with what the server says (R-276, R-287)', async () => {
    await openNew();
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    type('Model', '3410127');
    fireEvent.click(save());

    await expectMessage(mockValue<{ message: string }>('createSolModel.default').message);
    expect(requestsTo(`${CALLS}/false`)).toHaveLength(1);
    expect(await requestsTo(`${CALLS}/false`)[0]!.clone().json()).toEqual({
      solModel: { model: { vetele: '3410127' } },
      country: { id: 'IT' },
      visible: true,
    });
    expect(screen.queryByRole('dialog', { name: 'New' })).toBeNull();
    await waitFor(async () =>
      expect((await lists()).filter((body) => 'showHq' in (body as object))).toHaveLength(2),
    );
  });

  it('is offered again after the session has ended, with what was chosen', async () => {
    server.use(http.post(`*${CALLS}/false`, sessionOver, { once: true }));
    await openNew();
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    type('Model', '3410127');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Visible' }));
    fireEvent.click(save());
    await signInAgain(italian);
    await screen.findByText('What you typed in “New” is still here.');
    await press('Reopen');

    await waitFor(() => expect(fieldOf<HTMLSelectElement>('Model').value).toBe('3410127'));
    fireEvent.click(save());
    await waitFor(() => expect(requestsTo(`${CALLS}/false`)).toHaveLength(2));
    expect(await requestsTo(`${CALLS}/false`)[1]!.clone().json()).toEqual({
      solModel: { model: { vetele: '3410127' } },
      country: { id: 'IT' },
      visible: false,
    });
  });

  it('sends the form of headquarters (R-276)', async () => {
    await openNew(users.hq);
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    type('Model', '3410127');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Visible' }));
    fireEvent.click(save());

    await waitFor(() => expect(requestsTo(`${CALLS}/true`)).toHaveLength(1));
    expect(await requestsTo(`${CALLS}/true`)[0]!.clone().json()).toEqual({
      model: { vetele: '3410127' },
      country: null,
      visible: false,
      insertUser: expect.any(String),
      insertDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    [[], 'Headquarters have not put it on the list of online sales yet, so no market can.', true],
    [[{ idSolMarket: 0, visible: false }], 'HQ record is not visible', false],
    [
      [
        { idSolMarket: 0, visible: true },
        { idSolMarket: 4, visible: true },
      ],
      'The market has a record of it already.',
      true,
    ],
  ])('tells what is known of the model already: %j (A-84)', async (records, remark, isVisible) => {
    await openNew();
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    const [row] = mockValue<SolModelPage>('findSolModelsPaged.default').content;
    const content = records.map(({ idSolMarket, visible }) => ({
      ...row,
      id: { idSol: 9, idSolMarket },
      visible,
      idCountry: idSolMarket ? 'IT' : '',
    }));
    server.use(http.post(`*${LIST}`, () => HttpResponse.json({ content, totalElements: content.length })));
    type('Model', '3410127');

    await within(screen.getByRole('dialog')).findByText(remark);
    const visible = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('switch', {
      name: 'Visible',
    });
    expect([visible.checked, visible.disabled]).toEqual([isVisible, !isVisible]);
  });

  it('keeps what is chosen when the server refuses, and says why in red (R-287)', async () => {
    answer({ createSolModel: 'duplicate' });
    await openNew();
    await waitFor(() => expect(optionsOf('Model')).toHaveLength(3));
    type('Model', '3410127');
    fireEvent.click(save());

    await expectMessage(mockValue<{ message: string }>('createSolModel.duplicate').message);
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    expect(fieldOf<HTMLSelectElement>('Model').value).toBe('3410127');
  });
});

describe('the import', () => {
  const openImport = async (user = italian) => {
    await open(user);
    await press('Import');
    await screen.findByRole('dialog', { name: 'Upload File' });
  };
  const chooseFile = () =>
    fireEvent.change(
      within(screen.getByRole('dialog')).getByLabelText('Workbook to import', { selector: 'input' }),
      {
        target: { files: [new File(['PK'], 'sol.xlsx')] },
      },
    );
  const isBlocked = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled;
  const sent = async () => Object.fromEntries(await requestsTo(IMPORT)[0]!.clone().formData());

  it('needs a file and, of a market user, a market (R-223)', async () => {
    await openImport(users.regional);
    expect(isBlocked()).toBe(true);
    chooseFile();
    expect(isBlocked()).toBe(true);
    type('Market', 'IT');
    expect(isBlocked()).toBe(false);
  });

  it('posts the file and its texts, and shows every line of the answer in a large box (R-228, R-274)', async () => {
    await openImport();
    chooseFile();
    await press('Upload');
    await findButton('Import 3 records');
    expect(requestsTo(IMPORT)).toHaveLength(0);
    const preview = within(screen.getByRole('dialog'));
    expect(preview.getByText('3450127').closest('tr')!.textContent).toMatch(/Lince V6 MY27.*Yes.*No/);
    preview.getByText('there is no vehicle 9999999');
    await press('Import 3 records');

    const result = within(await screen.findByRole('dialog', { name: 'Import result' }));
    for (const line of mockValue<string[]>('importSolModels.default')) result.getByText(line);
    result.getByRole('button', { name: 'Download rejected rows' });
    const { file, exampleObj, ...texts } = await sent();
    expect((file as File).name).toBe('sol.xlsx');
    expect(texts).toEqual({
      filename: 'sol.xlsx',
      isHQUser: 'false',
      curUserName: 'Giorgio Bassi',
      idCountry: 'IT',
      planDigest: '71ce02',
    });
    expect(JSON.parse(String(exampleObj))).toEqual({ showActive: true, showHq: false, countryList: ['IT'] });
    await waitFor(async () => expect(await lists()).toHaveLength(2));
  });

  it('has no market for HQ users, and sends none (R-224, R-274)', async () => {
    await openImport(users.hq);
    expect(within(screen.getByRole('dialog')).queryByLabelText('Market')).toBeNull();
    chooseFile();
    await press('Upload');
    await press('Import 3 records');

    await screen.findByRole('dialog', { name: 'Import result' });
    const texts = await sent();
    expect([texts['isHQUser'], 'idCountry' in texts]).toEqual(['true', false]);
  });

  it('offers a template (R-275)', async () => {
    await openImport();
    await press('Template');

    await screen.findByText('solVisibility.xlsx downloaded');
    expect(askedOf(EXPORT)).toEqual([{ isHQUser: 'false', isOnlyTemplate: 'true' }]);
  });

  it('says why a workbook was refused, and keeps it', async () => {
    server.use(
      http.post(`*${PREVIEW}`, () => HttpResponse.json({ message: 'The file is empty.' }, { status: 400 })),
    );
    await openImport();
    chooseFile();
    await press('Upload');

    await screen.findByText('The file is empty.');
    expect(isBlocked()).toBe(false);
  });
});

describe('the export', () => {
  it('is of everything unless the filter is asked for, as true and false (R-229; A-25)', async () => {
    await open();
    await press('Export');
    expect(fieldOf(/^ALL/).checked).toBe(true);
    await press('Export xlsx');
    await screen.findByText('solVisibility.xlsx downloaded');
    await press('Export');
    fireEvent.click(fieldOf(/^FILTERED/));
    await press('Export xlsx');

    await waitFor(() => expect(askedOf(EXPORT).map(({ scope }) => scope)).toEqual(['true', 'false']));
    expect((await bodiesSent('POST', EXPORT))[1]).toEqual({
      showActive: true,
      showHq: false,
      countryList: ['IT'],
    });
  });
});

describe('the way to the prices', () => {
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
  const OF_ITALY = 'Price configurator of Aurora 1.5 Hybrid MY27, Italia';

  it('asks whether the model is active, and says so when it is not (R-226)', async () => {
    answer({ checkIfExistVeteleActive: 'inactive' });
    const { address } = await open();
    fireEvent.click(link(OF_ITALY));

    await expectMessage('Model not active');
    expect(requestsTo(`${CHECK}/3410127`)).toHaveLength(1);
    expect(address()).toBe('/sol_model');
  });

  it('leads to the price configurator with model, market and filters', async () => {
    const { address, router } = await open(italian, '/sol_model?showActive=false&vetele=3410127');
    // What the price configurator asks is its own business.
    server.use(http.all('*', () => HttpResponse.json({ message: 'Not here.' }, { status: 500 })));
    answer({ checkIfExistVeteleActive: 'default' });
    fireEvent.click(link(OF_ITALY));

    await waitFor(() => expect(address()).toMatch(/^\/price_configurator/));
    const query = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(query)).toEqual({
      vetele: '3410127',
      idCountry: 'IT',
      from: 'sol_model',
      filterObj: '{"vetele":"3410127","showActive":false,"showHq":false}',
    });
    expect(router.state.location.state).toEqual({ back: '/sol_model?showActive=false&vetele=3410127' });
  });

  it('is not there for records of headquarters of a market user, nor without the price configurator', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Price configurator of Aurora 1.5 Hybrid MY27' })).toBeNull();
  });

  it('is not there without the price configurator', async () => {
    await open(aUser({ ...italian, priceConfEnabled: false }));
    expect(screen.queryByRole('link', { name: OF_ITALY })).toBeNull();
  });

  it('brings its filters back where there is no history to go by (decision A-44)', async () => {
    const filterObj = encodeURIComponent('{"market":"IT","showActive":false,"vetele":7}');
    const { address } = await open(italian, `/sol_model?filterObj=${filterObj}`);

    expect(address()).toBe('/sol_model?market=IT&showActive=false');
    expect(await lists()).toEqual([{ market: 'IT', showActive: false, showHq: false, countryList: ['IT'] }]);
  });

  it('opens as it is on entry after filters that mean nothing', async () => {
    const { address } = await open(italian, '/sol_model?filterObj=%7Bbroken');

    expect(address()).toBe('/sol_model');
  });
});
