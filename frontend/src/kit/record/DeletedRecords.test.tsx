import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../test/steps';
import { DeletedRecords } from './DeletedRecords';
import type { Answer, Outcome, RecordChange } from './RecordCalls';

afterEach(cleanup);

const change: RecordChange = {
  id: 1,
  recordId: '7',
  at: '2026-11-20T09:00:00Z',
  actor: 'Giulia',
  action: 'delete',
  source: '',
  fields: [],
};

function open(deleted: Answer<readonly RecordChange[]>) {
  render(
    <DeletedRecords
      many="things"
      emptyText="Every thing is there."
      columns={[]}
      name="code"
      calls={{ deleted, restore: vi.fn() }}
      outcome={{ problemOf: () => ({ message: 'Not now.' }) } as unknown as Outcome}
      onSaved={vi.fn()}
      onClose={vi.fn()}
    />,
    { wrapper: MemoryRouter },
  );
}

it('shows what belongs to the present group, not the rows of the one before', () => {
  open({ data: [change], currentData: undefined, isError: false });
  expect(screen.queryByText('Giulia')).toBeNull();
  cleanup();

  open({ data: [change], currentData: [change], isError: false });
  expect(screen.getByText('Giulia')).toBeTruthy();
});

it('says why it could not be read, and reads it again', async () => {
  const refetch = vi.fn();
  open({ isError: true, refetch });
  expect(screen.getByText('Not now.')).toBeTruthy();
  await press('Retry');

  expect(refetch).toHaveBeenCalledOnce();
});
