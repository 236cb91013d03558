import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { keepEdits } from '../versioned/keptEdits';
import { DraftOwner } from './DraftContext';
import { useOpenedDialog } from './useOpenedDialog';

afterEach(cleanup);

function start() {
  const { result } = renderHook(() => useOpenedDialog<string>(), { wrapper: MemoryRouter });
  return {
    opened: () => result.current.opened,
    open: (wanted: string) => act(() => result.current.open(wanted)),
    /** The way to close what is open now, as its dialog keeps it while it waits for an answer. */
    closeOf: () => {
      const { close } = result.current;
      return () => act(close);
    },
  };
}

it('offers what the end of a session interrupted over the same subject only', () => {
  keepEdits(
    { owner: 'anna', place: '/#red', slot: 'bulk' },
    { edits: { a: '1' }, title: 'Set', opened: 'set' },
  );
  const { result, rerender } = renderHook(({ of }) => useOpenedDialog<string>('bulk', of), {
    initialProps: { of: 'red' },
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <DraftOwner value="anna">{children}</DraftOwner>
      </MemoryRouter>
    ),
  });
  expect(result.current.draft?.title).toBe('Set');
  rerender({ of: 'blue' });
  expect(result.current.draft).toBeUndefined();
  rerender({ of: 'red' });
  expect(result.current.draft?.title).toBe('Set');
});

it('closes the dialog that is open', () => {
  const { open, opened, closeOf } = start();
  open('delete A');

  closeOf()();

  expect(opened()).toBeUndefined();
});

it.each([
  ['another dialog', 'edit B'],
  ['the same one, opened again', 'delete A'],
])('leaves open %s where the answer of the one before comes late', (_which, next) => {
  const { open, opened, closeOf } = start();
  open('delete A');
  const closeLate = closeOf();
  closeOf()();
  open(next);

  closeLate();
  expect(opened()).toBe(next);
  closeOf()();
  expect(opened()).toBeUndefined();
});
