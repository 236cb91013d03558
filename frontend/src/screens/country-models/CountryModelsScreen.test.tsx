import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OptGroup } from '../../api';
import { languageChosen } from '../../api/preferences';
import { restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { answer, server, startServer } from '../../test/server';
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
  sent,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/api/countryModel';
const row = `${base}/AURORA_15_HYB/IT`;
const AURORA = 'Aurora 1.5 Hybrid';
const place = '/country_models?idKey=IT&from=countries&title=Italia';

beforeEach(() => {
  answer({ createOptGroup: 'label' });
  server.use(...serveChanges('countryModel', { restored: 'Aurora 1.5 Hybrid in IT restored' }));
});

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const typeInto = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const saveButton = (name = `${AURORA} in Italia`) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Save ${name}` });

async function open(path = place) {
  const app = renderApp(path, users.editor);
  await screen.findAllByRole('button', { name: /^Save Aurora 1.5 Hybrid/ });
  return app;
}

describe('the rows', () => {
  it('are the models of a country by one call, and the title is that of the address (R-152, R-291)', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Country models · Italia');
    expect(askedOf(`${base}/countryModelByCountry/IT`)).toEqual([
      {
        page: '0',
        size: '10',
        sortBy: 'description',
        sortDesc: 'false',
        modelName: 'DEFAULT',
        language: 'it',
      },
    ]);
  });

  it('are the countries of a model by the other (R-152, R-291)', async () => {
    await open('/country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora+1.5+Hybrid');

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Country models · ${AURORA}`);
    expect(askedOf(`${base}/countryModelByModel/AURORA_15_HYB`)[0]).toMatchObject({ sortBy: 'countryDesc' });
    expect(screen.getByText('Austria')).toBeTruthy();
  });

  it('have five switches, six inputs, the group type and Save; the page has Back and Refresh Table (R-289)', async () => {
    await open();

    expect(columnHeaders()).toEqual([
      ...['Model', 'Mandatory', 'Enabled', 'Exclusive', 'Adm', 'Model year'],
      ...['Mandatory subgroup', 'Comp. equip. pos.', 'Group type', 'Actions'],
      ...['generic', 'FE', 'MXE', 'Min MY (price console)', 'MY 1 (FE)', 'MY 2 (FE)'],
    ]);
    const texts = [
      'Adm',
      'Min MY (price console)',
      'MY 1 (FE)',
      'MY 2 (FE)',
      'Mandatory subgroup',
      'Comparison equipment position',
    ];
    expect(texts.map((name) => input(`${name} of ${AURORA}`).value)).toEqual([
      ...['SE', '2025', '2026', '2027', '', ''],
    ]);
    const types = within(input(`Group type of ${AURORA}`)).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual(['OPT', 'ACC', 'CUSTPRG']);
    await findButton('Back');
    await findButton('Refresh Table');
  });

  it('show MXE as a switch only where FE is on (R-151)', async () => {
    await open();

    expect(screen.getByRole('switch', { name: `Enabled (MXE): ${AURORA}` })).toBeTruthy();
    expect(screen.queryByRole('switch', { name: 'Enabled (MXE): Cima 1.6 Diesel' })).toBeNull();
  });

  it('name the ADM grouping of a country, AdM where it has none (R-153)', async () => {
    await open('/country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora');

    expect(screen.getByText('Centro Europa', { exact: false, selector: 'tr:first-child .sub' })).toBeTruthy();
  });

  it('need a key: without one the countries are shown (decision A-44)', async () => {
    const { address } = renderApp('/country_models', users.editor);

    await waitFor(() => expect(address()).toMatch(/^\/countries/));
  });
});

describe('typing', () => {
  it('marks the row, counts it and saves it on its own, with what stood in it (R-289)', async () => {
    await open();
    expect(saveButton().disabled).toBe(true);
    typeInto(`MY 2 (FE) of ${AURORA}`, '2028');
    typeInto('Adm of Borea EV 64', 'X');

    expect(screen.getByText('2 rows not saved')).toBeTruthy();
    const saved = saveButton();
    fireEvent.click(saved);

    await expectMessage('Aurora 1.5 Hybrid in IT updated');
    expect(await bodiesSent('PUT', base)).toEqual([
      expect.objectContaining({
        modelcode: 'AURORA_15_HYB',
        countryId: 'IT',
        adm: 'SE',
        mySecondary: '2028',
        version: 3,
        comparisonEquipmentPos: null,
        groupType: 'OPT',
        mandatory: false,
      }),
    ]);
    expect(sent('PUT').map(({ url }) => new URL(url).pathname)).toEqual([row]);
    await waitFor(() => expect(screen.getByText('1 row not saved')).toBeTruthy());
    // The same button, for the keyboard is on it.
    expect([saved.isConnected, saved.textContent?.trim()]).toEqual([true, 'Saved']);
  });

  it('saves a group type, and a position as a number', async () => {
    await open();
    typeInto(`Group type of ${AURORA}`, 'ACC');
    typeInto(`Comparison equipment position of ${AURORA}`, '12');
    fireEvent.keyDown(input(`Comparison equipment position of ${AURORA}`), { key: 'Enter' });

    await expectMessage('updated');
    expect(await bodiesSent('PUT', base)).toMatchObject([{ groupType: 'ACC', comparisonEquipmentPos: 12 }]);
  });

  it('takes the typing back with Esc', async () => {
    await open();
    typeInto(`Adm of ${AURORA}`, 'X');
    fireEvent.keyDown(input(`Adm of ${AURORA}`), { key: 'Escape' });

    expect(input(`Adm of ${AURORA}`).value).toBe('SE');
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('refuses an Adm of three characters in Italian, and sends nothing (R-148, R-302)', async () => {
    await open();
    typeInto(`Adm of ${AURORA}`, 'ABC');
    fireEvent.keyDown(input(`Adm of ${AURORA}`), { key: 'Enter' });

    expect(screen.getByRole('alert').textContent).toContain('il campo ADM non deve superare i due caratteri');
    expect(saveButton().disabled).toBe(true);
    expect(sent('PUT')).toEqual([]);
  });

  it.each([
    ['Min MY (price console)', 'il campo Min MY deve essere un anno'],
    ['MY 1 (FE)', 'il campo MY 1 deve essere un anno'],
    ['MY 2 (FE)', 'il campo MY 2 deve essere un anno'],
  ])('takes four digits or nothing as %s, and says so in Italian (R-149)', async (name, message) => {
    await open();
    for (const wrong of ['20', '20255', 'abcd']) {
      typeInto(`${name} of ${AURORA}`, wrong);
      expect(screen.getByRole('alert').textContent).toContain(message);
      expect(saveButton().disabled).toBe(true);
    }

    for (const right of ['', '2031']) {
      typeInto(`${name} of ${AURORA}`, right);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(saveButton().disabled).toBe(false);
    }
    expect(sent('PUT')).toEqual([]);
  });

  it('asks before the rows are left with something unsaved', async () => {
    const { address } = await open();
    typeInto(`Adm of ${AURORA}`, 'X');
    await press('Page 2');

    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    await press('Stay');
    expect(input(`Adm of ${AURORA}`).value).toBe('X');
    expect(address()).not.toContain('page=2');
    await press('Page 2');
    await press('Leave without saving');
    await waitFor(() => expect(address()).toContain('page=2'));
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('keeps what is typed into it while it is being saved, over what was saved', async () => {
    await open();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.put(`*${base}/:modelcode/:countryId`, async () => {
        await answered;
        return reply('updateCountryModel.default')();
      }),
    );
    typeInto(`Adm of ${AURORA}`, 'X');
    typeInto(`MY 1 (FE) of ${AURORA}`, '2031');
    fireEvent.click(saveButton());
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    typeInto(`Adm of ${AURORA}`, 'XY');
    typeInto(`MY 2 (FE) of ${AURORA}`, '2029');
    answer();
    await expectMessage('updated');
    await press('Close');
    expect(input(`Adm of ${AURORA}`).value).toBe('XY');
    fireEvent.click(saveButton());

    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    const [, since] = await bodiesSent('PUT', base);
    expect(since).toMatchObject({ adm: 'XY', myActive: '2031', mySecondary: '2029', version: 4 });
  });

  it('is saved once by a double Enter', async () => {
    await open();
    typeInto(`Adm of ${AURORA}`, 'X');
    fireEvent.keyDown(input(`Adm of ${AURORA}`), { key: 'Enter' });
    fireEvent.keyDown(input(`Adm of ${AURORA}`), { key: 'Enter' });

    await expectMessage('updated');
    expect(sent('PUT')).toHaveLength(1);
  });

  it('settles what a colleague changed meanwhile', async () => {
    await open();
    answer({ updateCountryModel: 'stale' });
    typeInto(`Adm of ${AURORA}`, 'X');
    typeInto(`MY 2 (FE) of ${AURORA}`, '2029');
    fireEvent.click(saveButton());
    const dialog = within(await screen.findByRole('dialog'));

    expect(dialog.getByText('Giulia Ferrari', { selector: 'b' })).toBeTruthy();
    answer({ updateCountryModel: 'default' });
    fireEvent.click(dialog.getByLabelText(/^Mine: /));
    await press('Save');

    await expectMessage('updated');
    const [, settled] = await bodiesSent('PUT', base);
    expect(settled).toMatchObject({ adm: 'X', mySecondary: '2029', version: 4 });
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('keeps what was typed when saving fails, and says why', async () => {
    await open();
    answer({ updateCountryModel: 'adm' });
    typeInto(`Adm of ${AURORA}`, 'X');
    fireEvent.click(saveButton());

    await expectMessage('il campo ADM non deve superare i due caratteri');
    expect(input(`Adm of ${AURORA}`).value).toBe('X');
  });
});

describe('a switch', () => {
  it.each([
    ['Mandatory', 'mandatory', true],
    ['Enabled (generic)', 'commModelGenerallyActiveInCountry', false],
    ['Enabled (FE)', 'commModelFrontendActiveInCountry', false],
    ['Enabled (MXE)', 'mxeActive', true],
    ['Exclusive', 'exclusive', true],
  ])('for %s is saved after Procedi, and only then (R-150)', async (name, field, value) => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: `${name}: ${AURORA}` }));
    await press('Annulla');
    expect(sent('PUT')).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: `${name}: ${AURORA}` }));
    await press('Procedi');

    await expectMessage('updated');
    expect(await bodiesSent('PUT', base)).toEqual([expect.objectContaining({ [field]: value, version: 3 })]);
  });

  it('leaves alone what is typed into its row, which is then saved over what came of the switch', async () => {
    await open();
    typeInto(`Adm of ${AURORA}`, 'X');
    fireEvent.click(screen.getByRole('switch', { name: `Mandatory: ${AURORA}` }));
    await press('Procedi');
    await expectMessage('updated');
    await press('Close');
    fireEvent.click(saveButton());

    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    const [toggled, saved] = await bodiesSent('PUT', base);
    expect(toggled).toMatchObject({ adm: 'SE', mandatory: true, version: 3 });
    expect(saved).toMatchObject({ adm: 'X', version: 4 });
    // The list still shows the row as it was before the switch.
    expect(saved).not.toHaveProperty('mandatory');
  });
});

describe('dialogs', () => {
  it('name the list that an export is of', async () => {
    await open();
    await press('Export');

    expect(within(await screen.findByRole('dialog')).getByText('Country models · Italia')).toBeTruthy();
  });

  it('show who changed what, and bring an older state back', async () => {
    await open();
    await press(`History of ${AURORA} in Italia`);
    await press(/^Restore the text of/);
    await press('Restore');

    await expectNotice(/restored/);
    expect(restoresOf('countryModel')).toEqual(['IT~AURORA_15_HYB/412?seen=803']);
  });

  it('edit an item: Code read-only, Label and both regexps marked as required (R-290)', async () => {
    await open();
    await press(`Edit item of ${AURORA} in Italia`);
    await screen.findByLabelText('Item');
    const dialog = screen.getByRole('dialog', { name: 'Edit item' });

    expect(fieldOf('Code').hasAttribute('readonly')).toBe(true);
    const marked = [...dialog.querySelectorAll('.head:has(label)')].filter((head) =>
      head.querySelector('[title="Required"]'),
    );
    expect(marked.map((head) => head.querySelector('label')?.textContent)).toEqual([
      'Code',
      'Label',
      'Model enabled regexp',
      'Model disabled regexp',
    ]);
    type('Label', ' ');
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
    type('Label', 'Vernice');
    await press('Save');
    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(await bodiesSent('PUT', '/ccb/auth/fe/optGroup')).toMatchObject([
      { label: 'Vernice', labelGroup: expect.any(String), version: expect.any(Number) },
    ]);
  });

  it('begin with what is stored when they are opened again, and are saved over that', async () => {
    await open();
    const listed = mockValue<{ content: OptGroup[] }>('listOptGroups.default');
    let version = 7;
    server.use(
      http.get('*/ccb/auth/fe/optGroup/allPaged', async () => {
        // A colleague saves between the two times that the form is opened.
        const content = listed.content.map((item) => ({ ...item, version, label: `Label ${version}` }));
        version += 1;
        await delay(30);
        return HttpResponse.json({ ...listed, content });
      }),
    );
    await press(`Edit item of ${AURORA} in Italia`);
    await screen.findByLabelText('Item');
    await press('Cancel');
    await press(`Edit item of ${AURORA} in Italia`);
    await screen.findByLabelText('Item');
    expect(fieldOf('Label').value).toBe('Label 8');

    type('Model enabled regexp', 'AUR.*');
    await press('Save');

    await waitFor(() => expect(sent('PUT')).toHaveLength(1));
    expect(await bodiesSent('PUT', '/ccb/auth/fe/optGroup')).toMatchObject([
      { label: 'Label 8', version: 8 },
    ]);
  });

  it('bring back the item that was chosen, with what was typed, after a failure (R-051)', async () => {
    await open();
    server.use(http.put('*/ccb/auth/fe/optGroup/:id', reply('updateOptGroup.stale', 400)));
    await press(`Edit item of ${AURORA} in Italia`);
    const items = within(await screen.findByLabelText('Item')).getAllByRole<HTMLOptionElement>('option');
    const { value } = items.at(-1)!;
    type('Item', value);
    await waitFor(() => expect(fieldOf('Code').value).toBe(value));
    type('Label', 'Vernice');
    await press('Save');
    await press('Reopen');

    await screen.findByLabelText('Item');
    expect([fieldOf('Code').value, fieldOf('Label').value]).toEqual([value, 'Vernice']);
    expect(new URL(sent('PUT')[0]!.url).pathname.split('/').at(-1)).toBeTruthy();
  });

  it('create a label item, and after a failure bring back what was typed (R-051)', async () => {
    await open();
    answer({ createOptGroup: 'duplicate' });
    await press('New Interface Label');
    await waitFor(() =>
      expect(within(fieldOf('Label group')).getAllByRole('option').length).toBeGreaterThan(1),
    );
    const group = within(fieldOf('Label group')).getAllByRole<HTMLOptionElement>('option')[1]!.value;
    type('Label group', group);
    type('Code', '74K');
    type('Label', 'Cerchi');
    await press('Save');

    await expectMessage('already exists');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Reopen');
    expect(fieldOf('Label').value).toBe('Cerchi');
    expect(await bodiesSent('POST', '/ccb/auth/fe/optGroup')).toMatchObject([
      { labelGroup: group, code: '74K', label: 'Cerchi', modelEnableRegexp: 'DEFAULT' },
    ]);
  });
});

it('names the countries of a model in the language of the header (R-288)', async () => {
  const { store } = await open('/country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora');
  act(() => void store.dispatch(languageChosen({ id: 2, value: 'en', text: 'English' })));

  const path = '/ccb/auth/api/countryModel/countryModelByModel/AURORA_15_HYB';
  await waitFor(() => expect(askedOf(path).map(({ language }) => language)).toEqual(['it', 'en']));
});

it('goes back to the list as it was, also after paging here (R-124)', async () => {
  const app = renderApp('/404', users.editor);
  await act(() => app.router.navigate(place, { state: { back: '/countries?page=2&code=i' } }));
  await findButton(/^Save Aurora 1.5 Hybrid/);
  await press('Page 2');
  await waitFor(() => expect(app.address()).toContain('page=2'));
  await press('Back');

  await waitFor(() => expect(app.address()).toBe('/countries?page=2&code=i'));
});
