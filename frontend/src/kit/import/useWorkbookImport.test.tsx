import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWorkbookImport } from './useWorkbookImport';

afterEach(cleanup);

const first = new File(['PK1'], 'first.xlsx');
const second = new File(['PK2'], 'second.xlsx');

/** A call that answers when the test says so. */
const aCall = () => {
  const call = { answer: () => {}, fail: () => {} };
  const promise = new Promise<string>((resolve, reject) => {
    Object.assign(call, { answer: () => resolve('preview'), fail: () => reject({ status: 500 }) });
  });
  return { ...call, promise };
};

function start(call: Promise<string>) {
  const told = { noted: vi.fn(), failedQuietly: vi.fn() };
  const { result, unmount } = renderHook(() =>
    useWorkbookImport<string, string>({
      upload: () => call,
      outcome: { maxUploadMB: 10, problemOf: () => ({ message: 'Not now.', status: 500 }), ...told },
      summaryOf: (done) => `Done: ${done}`,
    }),
  );
  act(() => result.current.choose(first));
  return { steps: () => result.current, unmount, told };
}

/** Chooses the second file while a step is under way, then lets it end. */
async function chooseMeanwhile(begin: () => Promise<unknown>, end: () => void, choose: () => void) {
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    ended = begin();
  });
  act(choose);
  end();
  await act(() => ended);
}

it.each(['answer', 'fail'] as const)('keeps a file that is chosen while another uploads: %s', async (end) => {
  const call = aCall();
  const { steps } = start(call.promise);

  await chooseMeanwhile(
    () => steps().upload(),
    call[end],
    () => steps().choose(second),
  );

  expect(steps().chosen).toBe(second);
  expect(steps().busy).toBeUndefined();
  expect([steps().preview, steps().uploadedFrom, steps().problem?.message]).toEqual(
    end === 'answer' ? ['preview', first, undefined] : [undefined, undefined, 'Not now.'],
  );
});

it.each(['answer', 'fail'] as const)(
  'keeps a file that is chosen while another is imported: %s',
  async (end) => {
    const call = aCall();
    const { steps } = start(Promise.resolve('preview'));
    await act(() => steps().upload());

    await chooseMeanwhile(
      () => steps().run(() => call.promise),
      call[end],
      () => steps().choose(second),
    );

    expect(steps().chosen).toBe(second);
    expect(steps().busy).toBeUndefined();
    expect([steps().preview, steps().uploadedFrom]).toEqual(['preview', first]);
    expect([steps().result, steps().problem?.message]).toEqual(
      end === 'answer' ? ['preview', undefined] : [undefined, 'Not now.'],
    );
  },
);

it.each(['answer', 'fail'] as const)('tells what came of an import that was left: %s', async (end) => {
  const call = aCall();
  const { steps, unmount, told } = start(Promise.resolve('preview'));
  await act(() => steps().upload());
  const ended = steps().run(() => call.promise);
  unmount();
  call[end]();
  await ended;

  expect([told.noted.mock.calls, told.failedQuietly.mock.calls]).toEqual(
    end === 'answer' ? [[['Done: preview']], []] : [[], [[{ status: 500 }]]],
  );
});

it('tells of a file that was never sent, and of the rows that stay', async () => {
  const { steps } = start(Promise.resolve('preview'));
  await act(() => steps().upload());
  const large = new File(['PK'], 'large.xlsx');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  act(() => steps().choose(large));

  await act(() => steps().upload());

  expect(steps().problem).toEqual({
    of: 'upload',
    status: 0,
    message: 'The file is larger than 10 MB, the most that can be imported.',
  });
  expect([steps().chosen, steps().uploadedFrom, steps().preview]).toEqual([large, first, 'preview']);
});
