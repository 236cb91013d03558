import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useVersionedSave } from './useVersionedSave';

afterEach(cleanup);

const stale = { message: 'Changed meanwhile.', current: null, changedBy: 'Giulia', changedAt: '' };
const edit = { over: 'old', mine: 'new', openedAt: 0 };

it('keeps a conflict to be settled, and throws it once nobody is there for that', async () => {
  const { result, unmount } = renderHook(() =>
    useVersionedSave<string, string, void>({
      send: () => Promise.reject(new Error(stale.message)),
      onSaved: () => undefined,
      problemOf: () => ({ status: 409, message: stale.message, body: stale }),
    }),
  );
  await act(() => result.current.save(edit));
  expect(result.current.conflict).toEqual({ ...stale, edit });

  unmount();
  await expect(result.current.save(edit)).rejects.toThrow('Changed meanwhile.');
});
