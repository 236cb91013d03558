import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
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
