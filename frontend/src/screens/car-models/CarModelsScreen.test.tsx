import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { changesOf, restoresOf, serveChanges } from '../../test/changes';
import { renderApp } from '../../test/renderApp';
import { answer, requests, server, startServer } from '../../test/server';
import {
  askedOf,
  bodiesSent,
  columnHeaders,
  expectFailure,
  expectMessage,
  expectNotice,
  fieldOf,
  findButton,
  press,
  type,
} from '../../test/steps';
import { users } from '../../test/users';

startServer();

const base = '/ccb/auth/fe/commercialModel';
const icons = '/ccb/auth/api/downloadFamilyIconZipStructure';
const writes = () => requests().filter(({ method, url }) => method !== 'GET' && url.includes(base));

beforeEach(() => {
  server.use(...serveChanges('carModel', { restored: 'Model AURORA_15_HYB restored' }));
});

async function open(path = '/car_models') {
  const app = renderApp(path, users.editor);
  await findButton('Edit AURORA_15_HYB');
  return app;
}

it('lists at once, by model code, and sends commercialModel where other lists send language (R-138)', async () => {
  await open();

  expect(askedOf(`${base}/allPaged`)).toEqual([
    {
      page: '0',
      size: '10',
      sortBy: 'modelcode',
      sortDesc: 'false',
      optGroup: 'Main Window',
      modelName: 'DEFAULT',
      commercialModel: 'it',
    },
  ]);
  expect(columnHeaders()).toEqual([
    ...[
      'Model code',
      'Description',
      'Range MY',
      'Max MY video available',
      'Active',
      'Country models',
      'Actions',
    ],
  ]);
});

it('asks for code and description, and sends nothing while they are blank (R-134)', async () => {
  await open();
  await press('New');
  type('Model code', ' ');
  await press('Save');

  expect((await screen.findByRole('alert')).textContent).toContain('Inserisci tutti i campi obbligatori');
  expect(writes()).toEqual([]);
});

it('creates a model, and after a failure brings back what was typed (R-134, R-058)', async () => {
  await open();
  answer({ createCarModel: 'duplicate' });
  await press('New');
  type('Model code', ' LINCE_PHEV ');
  type('Description', 'Lince PHEV');
  await press('Save');
  await expectFailure('A model with this code already exists.');
  expect(screen.queryByRole('dialog')).toBeNull();
  answer({ createCarModel: 'default' });
  await press('Reopen');
  expect(fieldOf('Description').value).toBe('Lince PHEV');
  await press('Save');

  await expectMessage('Model LINCE_PHEV created');
  expect((await bodiesSent('POST', base)).at(-1)).toEqual({
    modelcode: 'LINCE_PHEV',
    description: 'Lince PHEV',
    rangeMY: '',
    maxMyVideoAvailable: '',
    ccadmActive: true,
  });
});

it('keeps the code, and saves over the version that was opened', async () => {
  await open();
  await press('Edit AURORA_15_HYB');
  expect(fieldOf('Model code').hasAttribute('readonly')).toBe(true);
  type('Range MY', '2026-2028');
  await press('Save');

  await expectMessage('Model AURORA_15_HYB updated');
  expect(await bodiesSent('PUT', base)).toEqual([
    {
      modelcode: 'AURORA_15_HYB',
      description: 'Aurora 1.5 Hybrid',
      rangeMY: '2026-2028',
      maxMyVideoAvailable: '2026',
      ccadmActive: true,
      version: 3,
    },
  ]);
});

it('settles what a colleague changed meanwhile', async () => {
  await open();
  answer({ updateCarModel: 'stale' });
  await press('Edit AURORA_15_HYB');
  type('Max MY video available', '2027');
  await press('Save');

  const name = 'AURORA_15_HYB was changed while you were editing';
  const conflict = within(await screen.findByRole('dialog', { name }));
  expect(conflict.getAllByText('Yes')).toHaveLength(2);
});

it('switches a model after Procedi, and only then (R-135)', async () => {
  await open();
  fireEvent.click(screen.getByRole('switch', { name: 'AURORA_15_HYB active' }));
  await press('Annulla');
  expect(writes()).toEqual([]);
  fireEvent.click(screen.getByRole('switch', { name: 'AURORA_15_HYB active' }));
  await press('Procedi');

  await expectMessage('updated');
  expect(await bodiesSent('PUT', base)).toMatchObject([{ ccadmActive: false, version: 3 }]);
});

it('offers neither icons nor info for DEFAULT (R-136)', async () => {
  await open();
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

  for (const button of ['Download icons of', 'Info of']) {
    expect(isDisabled(`${button} DEFAULT`)).toBe(true);
    expect(isDisabled(`${button} AURORA_15_HYB`)).toBe(false);
  }
});

it('downloads the icons under the name that the server gives (R-137)', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:icons');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  server.use(
    http.get(`*${icons}`, () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(4), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="icons_AURORA.zip"; filename*=UTF-8''icons_AURORA.zip`,
        },
      }),
    ),
  );
  await open();
  await press('Download icons of AURORA_15_HYB');

  expect(await screen.findByText('icons_AURORA.zip downloaded')).toBeTruthy();
  expect(saved).toEqual(['icons_AURORA.zip']);
  expect(askedOf(icons)).toEqual([{ modelName: 'AURORA_15_HYB' }]);
});

it('says why there are no icons', async () => {
  answer({ exportFamilyIcons: 'missing' });
  await open();
  await press('Download icons of AURORA_15_HYB');

  await expectMessage('There are no icons for Corsaro yet.');
});

it('tells which countries offer a model; a failure opens no dialog of its own', async () => {
  await open();
  await press('Info of AURORA_15_HYB');
  const popup = within(await screen.findByRole('dialog', { name: 'Info of AURORA_15_HYB' }));
  await waitFor(() => expect(popup.getByText('Stati Uniti')).toBeTruthy());
  expect(screen.getByRole('dialog').style.width).toBe('80vw');
  await press('Close');

  answer({ getCountryListByModel: '500' });
  await press('Info of BOREA_EV_64');
  expect(await screen.findByText('It could not be loaded')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leads to the countries of a model, and back to the list as it was (R-125)', async () => {
  const { address } = await open('/car_models?code=aur&sort=description');
  fireEvent.click(screen.getByRole('link', { name: 'Countries of AURORA_15_HYB' }));
  await findButton('Back');
  expect(address()).toBe('/country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora+1.5+Hybrid');
  await press('Back');

  await waitFor(() => expect(address()).toBe('/car_models?code=aur&sort=description'));
});

it('brings an older state back', async () => {
  await open();
  await press('History of AURORA_15_HYB');
  await press(/^Restore the text of/);
  await press('Restore');

  await expectNotice('Model AURORA_15_HYB restored');
  expect(restoresOf('carModel')).toEqual(['AURORA_15_HYB/615?seen=921']);
});

it('deletes a model that nothing uses after a question, and offers to take it back (A-56)', async () => {
  await open();
  await press('Delete AURORA_15_HYB');
  expect(screen.getByRole('alertdialog').textContent).toContain('Vuoi veramente cancellare AURORA_15_HYB?');
  await press('Elimina');

  await expectMessage('Model LINCE_PHEV deleted');
  await press('Undo');
  await expectNotice('Model AURORA_15_HYB restored');
  expect(writes().map(({ method }) => method)).toEqual(['DELETE']);
  expect(restoresOf('carModel')).toEqual([`AURORA_15_HYB/${changesOf('carModel')[0]!.id}`]);
});

it('says what uses a model that stays, and never offers to delete DEFAULT (A-56)', async () => {
  answer({ deleteCarModel: 'used' });
  await open();
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'DEFAULT stands for all models and stays' })
      .disabled,
  ).toBe(true);
  const held = screen.getByRole<HTMLInputElement>('switch', { name: /^DEFAULT stands for all models/ });
  expect(held.disabled).toBe(true);
  await press('Delete AURORA_15_HYB');
  await press('Elimina');

  await expectMessage('it is used by 3 vehicles, 36 countries');
  await press('Deactivate');
  expect(await screen.findByRole('alertdialog', { name: 'Active' })).toBeTruthy();
});

it('says which codes a model may have', async () => {
  await open();
  await press('New');
  type('Model code', 'AURORA 15');
  type('Description', 'Aurora');
  await press('Save');

  await screen.findByText('Letters, digits, _ . and - only, a letter or a digit first');
  expect(writes()).toHaveLength(0);
});
