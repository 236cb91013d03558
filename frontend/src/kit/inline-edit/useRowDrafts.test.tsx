import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import { type RowDrafts, useRowDrafts } from './rowDrafts';

afterEach(cleanup);

const draft = { text: 'typed', stored: 'stored', version: 1, openedAt: 0 };
const closesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function start() {
  const seen = { draws: 0, drafts: undefined as RowDrafts | undefined };
  function Screen({ subject }: { subject: string }) {
    seen.drafts = useRowDrafts(subject);
    seen.draws += 1;
    return null;
  }
  const { rerender } = render(<Screen subject="Italy" />);
  return {
    drafts: () => seen.drafts!,
    draws: () => seen.draws,
    show: (subject: string) => rerender(<Screen subject={subject} />),
  };
}

it('holds page and tab back from the first draft to the last, without drawing the screen', () => {
  const rows = start();
  expect([unsavedChanges.dirtyCount(), closesTab(), rows.draws()]).toEqual([0, false, 1]);

  act(() => rows.drafts().set(1, draft));
  act(() => rows.drafts().set(2, draft));
  expect([unsavedChanges.dirtyCount(), closesTab(), rows.draws()]).toEqual([1, true, 1]);

  act(() => rows.drafts().set(1, undefined));
  expect(closesTab()).toBe(true);
  act(() => rows.drafts().set(2, undefined));
  expect([unsavedChanges.dirtyCount(), closesTab(), rows.draws()]).toEqual([0, false, 1]);
});

it('has other drafts for another subject', () => {
  const rows = start();
  act(() => rows.drafts().set(1, draft));

  rows.show('France');

  expect([rows.drafts().count(), unsavedChanges.dirtyCount(), closesTab()]).toEqual([0, 0, false]);
});

it('holds the tab back when a dirty dialog over the rows is gone', () => {
  function OpenDialog() {
    useUnsavedChanges(true, () => undefined);
    return null;
  }
  const rows = start();
  act(() => rows.drafts().set(1, draft));
  render(<OpenDialog />).unmount();

  expect(closesTab()).toBe(true);
});
