import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { server, startServer } from '../test/server';
import { storeOf } from '../test/storeOf';
import { users } from '../test/users';
import { useNamedCountries } from './countryNames';
import { languageChosen } from './preferences';

startServer();

it('names and orders countries in the language of the header, whatever code it has', async () => {
  const named = [
    { id: 'DE', description: 'Alemanha' },
    { id: 'IT', description: 'Itália' },
    { id: 'AT', description: 'Áustria' },
  ];
  server.use(http.get('*/ccb/auth/fe/country/listNoDefault', () => HttpResponse.json(named)));
  const store = storeOf(users.admin);
  store.dispatch(languageChosen({ id: 9, value: 'pt_BR', text: 'Português' }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const own = named.map(({ id }) => ({ id, description: id }));

  const { result } = renderHook(() => useNamedCountries(own), { wrapper });

  await waitFor(() =>
    expect(result.current.map(({ description }) => description)).toEqual(['Alemanha', 'Áustria', 'Itália']),
  );
});
