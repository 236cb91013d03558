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
  expect(result.current.conflict).toMatchObject({ ...stale, edit });

  unmount();
  await expect(result.current.save(edit)).rejects.toThrow('Changed meanwhile.');
});

it('asks one record after the other, and a save of one settles no conflict of another', async () => {
  const answers = new Map<string, () => Promise<void>>();
  const { result } = renderHook(() =>
    useVersionedSave<string, string, void>({
      send: ({ over }) => answers.get(over)!(),
      onSaved: () => undefined,
      problemOf: () => ({ status: 409, message: stale.message, body: stale }),
      recordOf: ([record]) => record!,
    }),
  );
  const save = (over: string, isStale: boolean) => {
    answers.set(over, () => (isStale ? Promise.reject(new Error(stale.message)) : Promise.resolve()));
    return act(() => result.current.save({ ...edit, over }));
  };
  const asked = () => result.current.conflict?.edit.over;

  await save('a1', true);
  await save('b1', true);
  await save('c1', false);
  expect(asked()).toBe('a1');

  await save('a2', true);
  expect(asked()).toBe('a2');
  await save('a3', false);
  expect(asked()).toBe('b1');
  act(() => result.current.dismiss());
  expect(asked()).toBeUndefined();
});
