import { fireEvent, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { server, startServer } from '../../test/server';
import { storeOf } from '../../test/storeOf';
import { users } from '../../test/users';
import { ApiDocsScreen } from './ApiDocsScreen';

startServer();

const failing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

it('offers another try where a part of it could not be loaded', async () => {
  vi.doMock('./swaggerUi', failing);
  server.use(http.get('*/ccb/openapi.json', () => HttpResponse.json({})));
  render(
    <Provider store={storeOf(users.admin)}>
      <ApiDocsScreen />
    </Provider>,
  );
  await screen.findByText('The documentation could not be loaded');

  vi.doMock('./swaggerUi', () => ({
    SwaggerUI: ({ domNode }: { domNode: HTMLElement }) => void (domNode.textContent = 'Every call'),
  }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));

  await screen.findByText('Every call');
  expect(screen.queryByText('The documentation could not be loaded')).toBeNull();
});
