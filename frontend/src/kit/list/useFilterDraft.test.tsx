import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFilterDraft } from './useFilterDraft';

it('follows the filters that change, and keeps what was typed into the others', () => {
  const { result, rerender } = renderHook(useFilterDraft<Record<'code' | 'label' | 'group', string>>, {
    initialProps: { code: 'A', label: '', group: '' },
  });
  act(() => result.current.change({ label: 'typed' }));
  act(() => result.current.change({ group: 'chosen' }));
  rerender({ code: '', label: '', group: '' });
  expect(result.current.values).toEqual({ code: '', label: 'typed', group: 'chosen' });

  rerender({ code: '', label: 'found', group: '' });
  expect(result.current.values).toEqual({ code: '', label: 'found', group: 'chosen' });
});
