import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/renderApp';
import { startServer } from '../../test/server';
import { fieldOf, press, type } from '../../test/steps';
import { users } from '../../test/users';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';

startServer();

const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent;
// Beside the boxes.
const codes = () =>
  [...document.querySelectorAll('tbody tr td:nth-child(2)')].map((cell) => cell.textContent);
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name, altKey: true });

async function openRow(at: number, path = '/trackinglabels') {
  const app = renderApp(path, users.editor);
  await screen.findByText('24 tracking labels');
  fireEvent.doubleClick(document.querySelectorAll('tbody tr')[at]!.querySelectorAll('td')[1]!);
  await screen.findByRole('dialog');
  return app;
}

it('leads from the form of a record to those beside it, by button and by key (R-414)', async () => {
  await openRow(1);
  const [first, second, third] = codes();
  expect(title()).toContain(second);
  expect(screen.getByText('2 of 24')).toBeTruthy();

  await press('Next record');
  expect(title()).toContain(third);
  expect(fieldOf('Key').value).toBe(third);

  key('PageUp');
  key('PageUp');
  expect(title()).toContain(first);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous record' }).disabled).toBe(true);
  key('PageUp');
  expect(title()).toContain(first);
});

it('goes on with the next page', async () => {
  const { address } = await openRow(9);

  key('PageDown');

  await screen.findByText('11 of 24');
  expect(address()).toBe('/trackinglabels?page=2');
  key('PageUp');
  await screen.findByText('10 of 24');
  expect(address()).toBe('/trackinglabels');
});

it('asks before something unsaved is left', async () => {
  await openRow(1);
  type('Label', 'Something else');

  key('PageDown');
  await press('Stay');
  expect(fieldOf('Label').value).toBe('Something else');
  key('PageDown');
  await press('Leave without saving');

  await waitFor(() => expect(title()).toContain(codes()[2]));
  expect(fieldOf('Label').value).not.toBe('Something else');
});

it('asks once before the next page, too', async () => {
  await openRow(9);
  type('Label', 'Something else');

  key('PageDown');
  await press('Leave without saving');

  await screen.findByText('11 of 24');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('opens no form later where rows that are not saved hold it on the page', async () => {
  const { address } = await openRow(9);
  const saveRows = unsavedChanges.add({ isDirty: () => true, close: () => undefined });

  key('PageDown');
  await press('Stay');
  expect(address()).toBe('/trackinglabels');
  saveRows();
  unsavedChanges.closeAll();
  await press('Page 2');

  await waitFor(() => expect(address()).toBe('/trackinglabels?page=2'));
  await expect.poll(() => codes().length).toBe(10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('dialog')).toBeNull();
});
