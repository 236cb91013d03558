import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../test/steps';
import type { Outcome } from '../record/RecordCalls';
import type { BulkCalls, BulkChange, BulkPlan } from './bulk';
import { BulkDialog } from './BulkDialog';

afterEach(cleanup);

const planOf = (text: string): BulkPlan => ({
  counts: { selected: 1, changed: 1, unchanged: 0, refused: 0 },
  changes: [
    { name: 'ONE', action: 'update', fields: [{ field: 'text', title: 'Text', before: 'old', after: text }] },
  ],
  refused: [],
  planDigest: `digest of ${text}`,
});

/** The dialog over previews that are answered when the test says so, by the text that they were asked for. */
function openDialog(action: BulkChange['action'] = 'set') {
  const asked = new Map<unknown, { resolve: (plan: BulkPlan) => void; reject: (reason: Error) => void }>();
  const run = vi.fn<BulkCalls['run']>(() => Promise.resolve({ message: 'Changed', run: 'r' }));
  const onClose = vi.fn();
  const failedQuietly = vi.fn();
  const calls = {
    preview: (_ids: unknown, { values }: BulkChange) =>
      new Promise<BulkPlan>((resolve, reject) => asked.set(values?.['text'], { resolve, reject })),
    run,
    outcome: {
      noted: vi.fn(),
      failedQuietly,
      problemOf: (error: Error) => ({
        status: /stale/.test(error.message) ? 409 : 400,
        message: error.message,
      }),
    } as unknown as Outcome,
  } as unknown as BulkCalls;
  const { unmount } = render(
    <BulkDialog
      noun={{ one: 'thing', many: 'things' }}
      action={action}
      fields={[{ name: 'text', label: 'Text', required: true, maxLength: 10 }]}
      ids={new Set(['1'])}
      count={1}
      calls={calls}
      onDone={vi.fn()}
      onClose={onClose}
    />,
    { wrapper: MemoryRouter },
  );
  if (action === 'set') fireEvent.click(screen.getByRole('checkbox'));
  return {
    run,
    unmount,
    failedQuietly,
    onClose,
    answer: (text?: string) => act(async () => asked.get(text)!.resolve(planOf(text ?? ''))),
    refuse: (text?: string) => act(async () => asked.get(text)!.reject(new Error(`No ${text}`))),
  };
}

const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

it('changes what the form says: a preview that the typing has overtaken is thrown away', async () => {
  const { answer, run } = openDialog();
  type('first');
  await press('Preview');
  type('second');
  await answer('first');
  expect(screen.queryByRole('button', { name: 'Change 1 thing' })).toBeNull();

  await press('Preview');
  await answer('second');
  await press('Change 1 thing');

  expect(run.mock.calls.map(([, ...sent]) => sent)).toEqual([
    [{ action: 'set', values: { text: 'second' } }, 'digest of second'],
  ]);
});

it('waits for the preview of what the form says, whatever comes of the one before', async () => {
  const { answer, refuse } = openDialog();
  type('first');
  await press('Preview');
  type('second');
  await press('Preview');

  await refuse('first');
  expect([
    screen.queryByText('No first'),
    screen.getByRole('button', { name: /Preview/ }).getAttribute('aria-disabled'),
  ]).toEqual([null, 'true']);
  await answer('second');
  expect(screen.getByRole('button', { name: 'Change 1 thing' })).toBeTruthy();
});

it('stays open and as it is until the change has been made or refused', async () => {
  const { answer, run, onClose } = openDialog();
  let fail = () => undefined as void;
  run.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('Too late.')))));
  type('first');
  await press('Preview');
  await answer('first');
  await press('Change 1 thing');

  expect(screen.getByRole('status').textContent).toContain('The dialog stays open');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel', hidden: true }).disabled).toBe(true);
  expect(screen.getByLabelText('Text').closest('[inert]')).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();

  await act(async () => fail());
  await screen.findByText('Too late.');
  await press('Cancel');
  await press('Leave without saving');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks about what was chosen before it closes', async () => {
  const { onClose } = openDialog();
  await press('Cancel');
  expect(onClose).not.toHaveBeenCalled();

  await press('Stay');
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

it('previews a deletion again whatever was wrong, and deletes nothing that has changed since', async () => {
  const { answer, refuse, run } = openDialog('delete');
  run.mockRejectedValueOnce(new Error('It is stale.'));
  await refuse();
  await press('Preview again');
  await answer();
  await press('Delete 1 thing');

  await screen.findByText('It is stale.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 1 thing' });
  expect(button.disabled).toBe(true);
  await press('Preview again');
  await answer();
  await press('Delete 1 thing');
  expect(run).toHaveBeenCalledTimes(2);
});

it('tells of a change that was refused after its page was left', async () => {
  const { answer, run, unmount, failedQuietly } = openDialog('delete');
  let fail = () => undefined as void;
  run.mockReturnValue(new Promise((_, reject) => (fail = () => reject(new Error('Too late.')))));
  await answer();
  await press('Delete 1 thing');
  unmount();
  await act(async () => fail());

  expect(failedQuietly).toHaveBeenCalledExactlyOnceWith(new Error('Too late.'));
});
