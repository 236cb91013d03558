import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Merge } from './mergeCells';
import { useMergingSave } from './useMergingSave';

type Edits = { over: number };

const nothing: Merge<object> = { conflicts: [], theirs: [], mine: [] };
const stale = { status: 409, message: 'Somebody was faster.', fields: [] };

/** A colleague who saves again before each of my attempts; `left` is what is still mine after that. */
function saveAgainst(left: (edits: Edits) => Edits | undefined) {
  const send = vi
    .fn<(edits: Edits) => Promise<{ message: string }>>()
    .mockResolvedValue({ message: 'Saved' });
  for (let attempt = 1; attempt < 10; attempt++) send.mockRejectedValueOnce(stale);
  const notices = { toastSuccess: vi.fn(), showFailure: vi.fn() };
  const onNothingLeft = vi.fn();
  const { result } = renderHook(() =>
    useMergingSave<Edits, object, number, typeof stale>({
      send,
      meet: (edits) => ({ ...nothing, take: () => left(edits) }),
      findStored: () => Promise.resolve({ current: 1, changedBy: 'Anna', changedAt: '' }),
      noteOf: () => '',
      onNothingLeft,
      problemOf: (error) => error as typeof stale,
      notices,
    }),
  );
  const save = () => act(() => result.current.save({ over: 1 }));
  return { save, send, onNothingLeft, ...notices };
}

it('tells the refusal once colleagues have been faster five times', async () => {
  const { save, send, showFailure } = saveAgainst(({ over }) => ({ over: over + 1 }));

  expect(await save()).toBe(false);

  expect(send.mock.calls.map(([{ over }]) => over)).toEqual([1, 2, 3, 4, 5]);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(stale);
});

it('sends nothing once nothing of mine is left, and says what is stored', async () => {
  const { save, send, onNothingLeft, showFailure } = saveAgainst(() => undefined);

  expect(await save()).toBe(true);

  expect(send).toHaveBeenCalledOnce();
  expect(onNothingLeft).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ current: 1, changedBy: 'Anna' }),
  );
  expect(showFailure).not.toHaveBeenCalled();
});
