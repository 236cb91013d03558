import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsRail } from './Sidebar';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('checks the size 3 times at 2 s after the start, then at every resize (R-029)', () => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 1440);
  const { result } = renderHook(() => useIsRail());
  expect(result.current).toBe(false);

  vi.stubGlobal('innerWidth', 1024);
  act(() => vi.advanceTimersByTime(1999));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(4000));
  expect(vi.getTimerCount()).toBe(0);

  vi.stubGlobal('innerWidth', 1440);
  act(() => window.dispatchEvent(new Event('resize')));
  expect(result.current).toBe(false);
});
