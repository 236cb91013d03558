import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../ui/dialogs/Dialog';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { LeaveGuard } from './LeaveGuard';

afterEach(cleanup);

function Frame() {
  return (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
}

function Page() {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isDirty, setIsDirty] = useState(false);
  return (
    <>
      <h1>{pathname}</h1>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Form" dirty={isDirty} onClose={() => setIsOpen(false)}>
          <button onClick={() => setIsDirty(true)}>Type</button>
        </Dialog>
      )}
    </>
  );
}

/** A page with an open dialog, and one before it. */
async function openDialog({ isDirty }: { isDirty: boolean }) {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: ['/one', '/two'],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('Open'));
  if (isDirty) fireEvent.click(screen.getByText('Type'));
  return {
    go: (to: string | number, options?: object) => act(() => router.navigate(to as string, options)),
    path: () => router.state.location.pathname,
  };
}
const dialog = () => screen.queryByRole('dialog', { name: 'Form' });
const closesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before Back leaves a dirty dialog, and stays on Stay', async () => {
  const page = await openDialog({ isDirty: true });

  await page.go(-1);
  expect(screen.getByRole('alertdialog').textContent).toContain('What you changed has not been saved.');
  fireEvent.click(screen.getByText('Stay'));

  expect([page.path(), dialog() !== null, screen.queryByRole('alertdialog')]).toEqual(['/two', true, null]);
});

it('leaves on Leave without saving, and closes the dialog', async () => {
  const page = await openDialog({ isDirty: true });

  await page.go(-1);
  await act(async () => fireEvent.click(screen.getByText('Leave without saving')));

  expect([page.path(), dialog(), screen.queryByRole('alertdialog')]).toEqual(['/one', null, null]);
});

it('closes a clean dialog without a question', async () => {
  const page = await openDialog({ isDirty: false });

  await page.go(-1);

  expect([page.path(), dialog(), screen.queryByRole('alertdialog')]).toEqual(['/one', null, null]);
});

it('lets the address be tidied and the login page be reached behind a dirty dialog', async () => {
  const page = await openDialog({ isDirty: true });

  await page.go('/login', { replace: true });

  expect([page.path(), dialog() !== null]).toEqual(['/login', true]);
});

it('lets an anchor of the same page be followed behind a dirty dialog', async () => {
  const page = await openDialog({ isDirty: true });

  await page.go('/two#taxes');

  expect([page.path(), dialog() !== null, screen.queryByRole('alertdialog')]).toEqual(['/two', true, null]);
  await page.go(-1);
  expect([dialog() !== null, screen.queryByRole('alertdialog')]).toEqual([true, null]);
});

it('holds the tab back while a dialog is dirty, and only then', async () => {
  await openDialog({ isDirty: false });
  expect(closesTab()).toBe(false);

  fireEvent.click(screen.getByText('Type'));
  expect(closesTab()).toBe(true);

  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(screen.getByText('Leave without saving'));
  expect(closesTab()).toBe(false);
});

it('asks before another language takes the rows away, and only while something is dirty', async () => {
  const choose = vi.fn();
  const leaveFor = () => act(() => unsavedChanges.leaveFor(choose));
  await openDialog({ isDirty: true });

  leaveFor();
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Stay'));
  expect([choose.mock.calls.length, dialog() !== null]).toEqual([0, true]);

  leaveFor();
  fireEvent.click(screen.getByText('Leave without saving'));
  expect([choose.mock.calls.length, dialog(), screen.queryByRole('alertdialog')]).toEqual([1, null, null]);

  leaveFor();
  expect(choose).toHaveBeenCalledTimes(2);
});
