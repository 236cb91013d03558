import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { ActivityPage } from '../../api';
import { restoresOf, serveChanges } from '../../test/changes';
import { mockValue } from '../../test/mockValue';
import { renderApp } from '../../test/renderApp';
import { server, startServer } from '../../test/server';
import { askedOf, press } from '../../test/steps';
import { users } from '../../test/users';

startServer();

const page = mockValue<ActivityPage>('listActivity.default');
const brought = page.content.find(({ kind }) => kind === 'countryModel')!;

/** The question about the restored state of a country model; a colleague's change is answered when the test says so. */
async function ask() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  let asks = 0;
  server.use(
    http.get('*/ccb/auth/fe/activity', async ({ request }) => {
      const asked = new URL(request.url).searchParams;
      if (asked.get('recordId') !== brought.recordId) return HttpResponse.json(page);
      if (asks++ === 0) {
        await failed;
        return HttpResponse.json({ message: 'Not now.' }, { status: 500 });
      }
      await answered;
      const fields = brought.fields.map((each) => (each.field === 'adm' ? { ...each, after: 'ZZ' } : each));
      return HttpResponse.json({ ...page, content: [{ ...brought, id: 2500, action: 'update', fields }] });
    }),
    ...serveChanges('countryModel', { restored: 'Aurora in IT restored' }),
  );
  renderApp('/activity', users.editor);
  await press(`Restore ${brought.name}`);
  await screen.findByRole('alertdialog');
  return { answer: () => answer(), fail: () => fail() };
}

it('shows what a restored state overwrites before it does, and names that as seen (D-05)', async () => {
  const { answer, fail } = await ask();
  fail();
  await press('Retry');
  const confirm = await within(await screen.findByRole('alertdialog')).findByRole('button', {
    name: 'Restore',
  });
  const question = within(confirm.closest('dialog')!);
  expect([confirm.getAttribute('aria-disabled'), question.queryByText('SE')]).toEqual(['true', null]);

  answer();
  expect((await question.findByText('ZZ')).tagName).toBe('DEL');
  expect(question.getByText('SE').tagName).toBe('INS');
  expect(question.queryByText('2026')).toBeNull();
  const lists = () => askedOf('/ccb/auth/fe/activity').filter(({ recordId }) => recordId === undefined);
  const before = lists().length;
  await press('Restore', () => question);

  await screen.findByText('Aurora in IT restored');
  await waitFor(() => expect(lists().length).toBeGreaterThan(before));
  await waitFor(() => expect(restoresOf('countryModel')).toEqual([`IT~AURORA/${brought.id}?seen=2500`]));
});

it('asks for the changes whose text holds what was typed', async () => {
  server.use(http.get('*/ccb/auth/fe/activity', () => HttpResponse.json(page)));
  renderApp('/activity', users.editor);
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Buongiorno' } });
  fireEvent.submit(screen.getByRole('search'));

  await waitFor(() => expect(askedOf('/ccb/auth/fe/activity').at(-1)).toMatchObject({ text: 'Buongiorno' }));
});

it('shows the newest changes of a record that has more than are read, and what it was originally of none of them', async () => {
  const [row] = page.content;
  server.use(
    http.get('*/ccb/auth/fe/activity', ({ request }) => {
      const size = new URL(request.url).searchParams.get('size') === '200' ? 200 : 1;
      const content = Array.from({ length: size }, (_none, at) => ({ ...row!, id: 2412 - at }));
      return HttpResponse.json({ ...page, content });
    }),
  );
  renderApp('/activity', users.editor);
  await press(`History of ${row!.name}`);
  const dialog = within(await screen.findByRole('dialog'));

  await dialog.findByText('Older changes are not shown.');
  expect(dialog.queryByText('Original')).toBeNull();
});

it('says of a new password that there is one, not that it was imported', async () => {
  const source = 'New password';
  const content = page.content.slice(0, 1).map((row) => ({ ...row, madeBy: 'hand', source }));
  server.use(http.get('*/ccb/auth/fe/activity', () => HttpResponse.json({ ...page, content })));
  renderApp('/activity', users.admin);

  expect(await screen.findByText(source)).toBeTruthy();
  await press(`History of ${content[0]!.name}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/New password$/)).toBeTruthy();
  expect(dialog.queryByText(/Import/)).toBeNull();
});
