import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../test/renderPart';
import { findButton, press } from '../../test/steps';
import { users } from '../../test/users';
import { OpenedDialog } from '../form/OpenedDialog';
import { useOpenedDialog } from '../form/useOpenedDialog';
import { keepEdits, packed } from '../versioned/keptEdits';
import type { Outcome } from '../record/RecordCalls';
import { ImportDialog } from './ImportDialog';
import type { ImportPlan } from './importPlan';

const plan: ImportPlan = {
  fileName: 'labels.csv',
  rowCount: 2,
  counts: { created: 2, changed: 0, unchanged: 0, invalid: 0 },
  columns: ['code'],
  rows: [2, 3].map((row) => ({ row, code: `ROW_${row}`, result: 'created', key: {}, cells: [] })),
  errors: [],
  invalidRows: [],
  truncated: false,
  planDigest: 'same',
};
const preview = vi.fn<(file: File) => Promise<ImportPlan>>();
const run = vi.fn<() => Promise<string[]>>();
const outcome = {
  problemOf: () => ({ message: 'Over.', status: 401 }),
  maxUploadMB: 10,
  noted: vi.fn(),
  failedQuietly: vi.fn(),
} as unknown as Outcome;
beforeEach(() => {
  preview.mockReset().mockResolvedValue(plan);
  run.mockReset().mockRejectedValue(new Error('Over.'));
});

function Screen() {
  const state = useOpenedDialog<'import'>();
  return (
    <>
      <button onClick={() => state.open('import')}>Open</button>
      <OpenedDialog state={state}>
        {() => (
          <ImportDialog
            title="Upload File"
            subtitle=""
            hint="CSV"
            columns={[]}
            preview={preview}
            run={run}
            outcome={outcome}
            onClose={state.close}
          />
        )}
      </OpenedDialog>
    </>
  );
}
const open = () => renderPart({ '/labels': <Screen /> }, '/labels', users.market);
const choose = () =>
  fireEvent.change(screen.getByLabelText('File to import', { selector: 'input' }), {
    target: { files: [new File(['code'], 'labels.csv')] },
  });
const box = (row: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Import row ${row}, ROW_${row}` });

it('brings ticks back that the end of the session interrupted, with the file', async () => {
  const first = open();
  await press('Open');
  choose();
  fireEvent.click(await box(2));
  await press('Import 1 valid row');
  first.unmount();

  open();
  await press('Reopen');

  expect((await box(3)).checked).toBe(true);
  await screen.findByText(/^1 unsaved change of today.* restored\.$/);
  expect((await box(2)).checked).toBe(false);
  expect(preview.mock.calls.map(([{ name }]) => name)).toEqual(['labels.csv', 'labels.csv']);
});

it('asks for the file if the page was reloaded, and restores the ticks with it', async () => {
  const kept = { digest: 'same', fileName: 'labels.csv', count: 1, at: Date.now(), choice: [[2, false]] };
  keepEdits(
    { owner: users.market.username, place: '/labels', slot: '' },
    { opened: 'import', title: 'Upload File', edits: { preview: packed(kept) } },
  );
  open();
  await press('Reopen');
  await screen.findByText('Choose labels.csv again: what you ticked and edited in it comes back.');
  choose();

  await screen.findByText(/^1 unsaved change of today.* restored\.$/);
  expect((await box(2)).checked).toBe(false);
  await findButton('Import 1 valid row');
});

it('keeps nothing of a preview that nobody touched', async () => {
  const first = open();
  await press('Open');
  choose();
  await box(2);
  first.unmount();

  open();
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

it('stays open while it imports, and says so', async () => {
  let refuse = () => undefined as void;
  run.mockReturnValue(new Promise((_, reject) => (refuse = () => reject(new Error('Over.')))));
  open();
  await press('Open');
  choose();
  await press('Import 2 valid rows');

  expect(screen.getByText(/The dialog stays open/).closest('[role="status"]')).not.toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  const cancel = await findButton('Cancel');
  expect(cancel.hasAttribute('disabled')).toBe(true);

  expect((await box(2)).closest('[inert]')).not.toBeNull();

  refuse();
  await waitFor(() => expect(cancel.hasAttribute('disabled')).toBe(false));
});
