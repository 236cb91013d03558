import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useDialogOfAddress, withDialog } from './useDialogOfAddress';

function Page({ isReady }: { isReady?: boolean }) {
  const [opened, setOpened] = useState('nothing');
  useDialogOfAddress(({ kind }: { kind: 'new' | 'export' }) => setOpened(kind), ['new', 'export'], isReady);
  const { pathname, search } = useLocation();
  return <p>{`${opened} at ${pathname}${search}`}</p>;
}

function show(address: string, isReady?: boolean) {
  const router = createMemoryRouter([{ path: '*', element: <Page isReady={isReady} /> }], {
    initialEntries: ['/before', address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('opens the dialog of the address and leaves the rest of the address (R-385)', async () => {
  const router = show(withDialog('/labels?action=search', 'new'));

  expect(await screen.findByText('new at /labels?action=search')).toBeTruthy();
  await router.navigate(-1);
  expect(await screen.findByText('new at /before')).toBeTruthy();
});

it('opens nothing that the screen does not have', async () => {
  show(withDialog('/labels', 'import'));

  expect(await screen.findByText('nothing at /labels')).toBeTruthy();
});

it('waits until the screen is ready', async () => {
  show(withDialog('/labels', 'export'), false);

  expect(await screen.findByText('nothing at /labels?open=export')).toBeTruthy();
});

it('waits until the header shows the language of the address', async () => {
  const router = show(withDialog('/labels?textLanguage=de', 'new'));

  expect(await screen.findByText('nothing at /labels?textLanguage=de&open=new')).toBeTruthy();
  await router.navigate('/labels?open=new', { replace: true });
  expect(await screen.findByText('new at /labels')).toBeTruthy();
});
