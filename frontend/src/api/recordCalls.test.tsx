import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockValue } from '../test/mockValue';
import { requests, requestsTo, server, startServer } from '../test/server';
import { storeOf } from '../test/storeOf';
import { users } from '../test/users';
import { bulkCallsOf } from './bulkCalls';
import {
  carModelCalls,
  changeCalls,
  countryCalls,
  countryModelCalls,
  editorialContentCalls,
  editorialPlaceholderCalls,
  interfaceLabelCalls,
  startCalls,
  translationCalls,
  userCalls,
  type Country,
  type EditorialContent,
  type EditorialContentInput,
  type SignedIn,
} from './index';
import { recordCalls } from './recordCalls';

startServer();

let store: ReturnType<typeof storeOf>;
beforeEach(() => {
  store = storeOf(users.admin);
});
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

const countries = recordCalls(countryCalls, 'Country');
const contents = recordCalls(editorialContentCalls, 'EditorialContent', [
  'optcode',
  'modelEnableRegexp',
  'modelDisableRegexp',
]);

const useCountryCalls = () =>
  countries.useCalls(
    { valuesOf: ({ id }: Country) => id },
    {
      opened: undefined,
      listed: { code: 'I' },
      create: (id) => ({ countryInput: { id } as never }),
      update: ({ id }, _values, version) => ({ id, countryInput: { version } as never }),
    },
  );

/** Whatever fields the contract adds. */
const everyField = { label: '', content: '' } as Required<EditorialContentInput>;

const useContentCalls = () =>
  contents.useCalls(
    { valuesOf: ({ code }: EditorialContent) => code, marketing: 'For reading.' },
    {
      opened: undefined,
      listed: { code: 'A', language: 'it' },
      count: 3,
      create: (code) => ({
        editorialContentInput: { ...everyField, code, language: { id: 1 } },
      }),
      update: ({ id, language }, code) => ({
        id,
        editorialContentInput: { ...everyField, id, code, language },
      }),
    },
  );

it('offers what openapi.yaml has for the noun, and nothing else', () => {
  const ofCountries = renderHook(useCountryCalls, { wrapper }).result.current;
  const ofContents = renderHook(useContentCalls, { wrapper }).result.current;

  expect(Object.keys(ofCountries)).toEqual(
    expect.arrayContaining(['create', 'update', 'remove', 'download', 'history', 'deleted', 'restore']),
  );
  expect(Object.keys(ofCountries)).not.toEqual(expect.arrayContaining(['preview']));
  expect(Object.keys(ofContents)).toEqual(expect.arrayContaining(['preview', 'run']));
  // @ts-expect-error Countries are not imported.
  expect(ofCountries.run).toBeUndefined();
});

it('knows only the nouns of the area', () => {
  // @ts-expect-error Misspelt.
  expect(() => recordCalls(countryCalls, 'Countri')).toThrow();
  // @ts-expect-error Of another area.
  expect(() => recordCalls(userCalls, 'Country').useList).not.toThrow();
});

it('sends what the screen makes of the values, and answers the reply', async () => {
  server.use(
    http.put('*/ccb/auth/fe/country/:id', () => HttpResponse.json({ message: 'Saved', id: 'IT' })),
    http.delete('*/ccb/auth/fe/country/:id', () => HttpResponse.json({ message: 'In use' }, { status: 409 })),
  );
  const { result } = renderHook(useCountryCalls, { wrapper });

  expect(await result.current.update({ id: 'IT' } as Country, 'IT', 4)).toEqual({
    message: 'Saved',
    id: 'IT',
  });
  expect(await requestsTo('/ccb/auth/fe/country/IT')[0]!.clone().json()).toEqual({ version: 4 });
  await expect(result.current.remove('IT')).rejects.toMatchObject({ status: 409 });
});

it('exports what the list shows; for marketing all of it by default', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const bytes = () =>
    new HttpResponse('code', { headers: { 'content-disposition': 'attachment; filename="rows.csv"' } });
  server.use(http.get('*/toCsv', bytes), http.get('*/toXlsx', bytes));
  const ofCountries = renderHook(useCountryCalls, { wrapper }).result.current;
  const ofContents = renderHook(useContentCalls, { wrapper }).result.current;
  const request = { scope: 'VERS', languageToExport: 'ALL' } as const;

  expect(await ofCountries.download(request, 'csv')).toBe('rows.csv');
  await ofContents.download(request, 'csv');
  await ofContents.download({ ...request, rows: 'LISTED' }, 'xlsx');

  expect(requests().flatMap(({ url }) => /\/to.*/.exec(url) ?? [])).toEqual([
    '/toCsv?code=I',
    '/toCsv?scope=VERS&languageToExport=ALL',
    '/toXlsx?scope=VERS&rows=LISTED&language=it&code=A',
  ]);
});

it('asks for menu and models again when what they show has changed, whichever way', async () => {
  server.use(
    http.post('*/ccb/auth/fe/interfaceLabel', () => HttpResponse.json({ message: 'Saved', id: 1 })),
    http.post('*/ccb/auth/fe/changes/*', () => HttpResponse.json({ message: 'Restored', version: 2 })),
    http.post('*/ccb/auth/fe/bulk/*', () => HttpResponse.json({ message: 'Changed' })),
  );
  const menu = '/ccb/auth/fe/menu/menulist';
  const models = '/ccb/public/api/countryModel/getModelListJsonByCountry';
  const { initiate } = changeCalls.endpoints.restoreChange;
  const bulk = bulkCallsOf(store.dispatch, 'carModel', {});
  await store.dispatch(startCalls.endpoints.getMenuList.initiate({}));
  await store.dispatch(startCalls.endpoints.getModelListJsonByCountry.initiate({ country: 'IT' }));

  await store.dispatch(
    interfaceLabelCalls.endpoints.createInterfaceLabel.initiate({ interfaceLabelInput: {} as never }),
  );
  await vi.waitFor(() => expect(requestsTo(menu)).toHaveLength(2));
  await store.dispatch(initiate({ entity: 'optGroup', id: '3', changeId: 7 } as never));
  await vi.waitFor(() => expect(requestsTo(menu)).toHaveLength(3));
  expect(requestsTo(models)).toHaveLength(1);
  await bulk.run('all', { action: 'delete' } as never, 'digest');
  await vi.waitFor(() => expect(requestsTo(models)).toHaveLength(2));
  expect(requestsTo(menu)).toHaveLength(3);
});

it('asks for the groups of placeholders again once a placeholder or a country is another', async () => {
  const asked = () => requestsTo('/ccb/auth/fe/translation/groups');
  await store.dispatch(
    translationCalls.endpoints.getTranslationGroups.initiate({ kind: 'editorialPlaceholder' }),
  );

  const { createEditorialPlaceholder } = editorialPlaceholderCalls.endpoints;
  await store.dispatch(createEditorialPlaceholder.initiate({ editorialPlaceholderInput: {} as never }));
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  await store.dispatch(
    countryCalls.endpoints.updateCountry.initiate({ id: 'DE', countryInput: {} as never }),
  );
  await vi.waitFor(() => expect(asked()).toHaveLength(3));
});

it('asks who is signed in again once models, countries or users are others, for their names, rights and currencies', async () => {
  const saved = () => HttpResponse.json({ message: 'Saved', version: 2 });
  let refuses = true;
  server.use(
    http.put('*/ccb/auth/fe/commercialModel/:id', saved),
    http.put('*/ccb/auth/fe/country/:id', () =>
      refuses ? HttpResponse.json({ message: 'Taken' }, { status: 409 }) : saved(),
    ),
    http.put('*/ccb/auth/api/countryModel/:model/:country', saved),
    http.post('*/ccb/auth/fe/interfaceLabel', saved),
    http.post('*/ccb/auth/fe/changes/*', saved),
    http.post('*/ccb/auth/fe/bulk/*', saved),
    http.get('*/ccb/auth/checkLoggedIn', () => {
      const user = { ...users.admin, userAliasFromModis: `Asked ${checks().length}` };
      return HttpResponse.json({ ...mockValue<SignedIn>('checkLoggedIn.default'), user });
    }),
  );
  const checks = () => requestsTo('/ccb/auth/checkLoggedIn');
  const { updateCountry } = countryCalls.endpoints;
  const { restoreChange } = changeCalls.endpoints;
  const bulk = bulkCallsOf(store.dispatch, 'country', {});
  const saves = [
    () => store.dispatch(updateCountry.initiate({ id: 'IT', countryInput: {} as never })),
    () =>
      store.dispatch(carModelCalls.endpoints.updateCarModel.initiate({ id: 1, carModelInput: {} } as never)),
    () =>
      store.dispatch(
        countryModelCalls.endpoints.updateCountryModel.initiate({
          modelcode: 'A',
          countryId: 'IT',
          countryModelInput: {} as never,
        }),
      ),
    () => store.dispatch(restoreChange.initiate({ entity: 'country', id: 'IT', changeId: 7 } as never)),
    () => bulk.run('all', { action: 'set' } as never, 'digest'),
    () => bulk.undo('12'),
  ];

  await saves[0]!();
  await store.dispatch(
    interfaceLabelCalls.endpoints.createInterfaceLabel.initiate({ interfaceLabelInput: {} as never }),
  );
  await store.dispatch(restoreChange.initiate({ entity: 'language', id: 1, changeId: 7 } as never));
  refuses = false;
  for (const [at, save] of saves.entries()) {
    await save();
    await vi.waitFor(() =>
      expect(store.getState().session.current?.user.userAliasFromModis).toBe(`Asked ${at + 1}`),
    );
  }
});

it('does not compile with a parameter or without a field that openapi.yaml has otherwise', () => {
  const spread = { code: 'A', wrong: 'x' };
  const wrong = () =>
    contents.useCalls(
      { valuesOf: ({ code }: EditorialContent) => code },
      {
        opened: undefined,
        // @ts-expect-error The export has no parameter of this name.
        listed: spread,
        // @ts-expect-error The content is forgotten.
        create: (code) => ({ editorialContentInput: { code, label: '', language: { id: 1 } } }),
        update: (row) => ({ id: row.id, editorialContentInput: { ...everyField, ...row } }),
      },
    );
  // @ts-expect-error The list has no parameter of this name.
  const list = () => contents.useList({ ...spread, page: 0 });

  expect([wrong, list]).toHaveLength(2);
});
