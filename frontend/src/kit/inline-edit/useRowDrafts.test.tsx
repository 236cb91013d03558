import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { unsavedChanges } from '../../ui/dialogs/unsavedChanges';
import { useUnsavedChanges } from '../../ui/dialogs/useUnsavedChanges';
import { DraftOwner } from '../form/DraftContext';
import { forgetAllEdits } from '../versioned/keptEdits';
import { RestoredRows } from './RestoredRows';
import { type FieldsDraft, FieldsDraftsContext } from './rowFields';
import { RowFieldInput } from './RowFieldInput';
import { makeRowDrafts, type RowDrafts, RowDraftsContext, useRowDrafts } from './rowDrafts';
import { RowTextInput } from './RowTextInput';

afterEach(() => {
  cleanup();
  forgetAllEdits();
});

const draft = { text: 'typed', stored: 'stored', version: 1, openedAt: 0 };
const closesTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function start(user = 'anna', first = 'Italy') {
  const seen = { draws: 0, drafts: undefined as RowDrafts | undefined };
  function Screen({ subject }: { subject: string }) {
    seen.drafts = useRowDrafts(subject);
    seen.draws += 1;
    return <RestoredRows drafts={seen.drafts} />;
  }
  const screenOf = (subject: string) => (
    <DraftOwner value={user}>
      <Screen subject={subject} />
    </DraftOwner>
  );
  const { rerender, unmount } = render(screenOf(first), { wrapper: MemoryRouter });
  return {
    drafts: () => seen.drafts!,
    draws: () => seen.draws,
    show: (subject: string) => rerender(screenOf(subject)),
    takeAway: unmount,
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

const restored = () => screen.queryByText(/restored\.$/)?.textContent;

function interrupted() {
  const rows = start();
  act(() => rows.drafts().set(1, draft));
  act(() => rows.drafts().set('IT·431', { ...draft, text: 'other', version: 7 }));
  rows.takeAway();
}

it('holds what was typed again when the same user is back in the same place, over the versions of then', () => {
  interrupted();
  const rows = start();

  expect([rows.drafts().get(1), rows.drafts().get('IT·431')]).toEqual([
    draft,
    { ...draft, text: 'other', version: 7 },
  ]);
  expect(restored()).toMatch(/^2 unsaved changes of .* restored\.$/);
  expect([unsavedChanges.dirtyCount(), closesTab(), sessionStorage.length]).toEqual([1, true, 0]);
});

it('waits for the place where it was typed', () => {
  interrupted();
  const rows = start('anna', 'France');
  expect([rows.drafts().count(), restored()]).toEqual([0, undefined]);

  rows.show('Italy');

  expect([rows.drafts().count(), sessionStorage.length]).toEqual([2, 0]);
});

it('holds nothing of another user', () => {
  interrupted();

  expect(start('giulia').drafts().count()).toBe(0);
});

it('takes back what was restored on demand, and tells of it no more', () => {
  interrupted();
  const rows = start();

  act(() => screen.getByRole('button', { name: 'Discard' }).click());

  expect([rows.drafts().count(), restored()]).toEqual([0, undefined]);
  rows.takeAway();
  expect(start().drafts().count()).toBe(0);
});

it('tells of what was restored until it is saved or kept', () => {
  interrupted();
  const rows = start();
  act(() => rows.drafts().set(1, undefined));
  expect(restored()).toBeDefined();
  act(() => rows.drafts().set('IT·431', undefined));
  act(() => rows.drafts().set(1, draft));
  expect(restored()).toBeUndefined();
  rows.takeAway();

  const again = start();
  act(() => screen.getByRole('button', { name: 'Keep' }).click());
  expect([again.drafts().count(), restored()]).toEqual([1, undefined]);
});

it('shows line breaks as blanks in the inputs of several fields, and keeps them in that of one text', () => {
  const [drafts, fieldsDrafts] = [makeRowDrafts(), makeRowDrafts<FieldsDraft>()];
  const [stored, nothing] = ['Tetto\napribile', () => undefined];
  const input = { placeholder: '', maxLength: 100, lang: 'it', onSave: nothing };
  render(
    <RowDraftsContext value={drafts}>
      <FieldsDraftsContext value={fieldsDrafts}>
        <RowTextInput {...input} stored={{ id: 1, text: stored, version: 1 }} label="Alone" />
        <RowFieldInput
          stored={{ id: 1, fields: { name: stored }, version: 1 }}
          field={{ name: 'name', label: 'Name', maxLength: 100 }}
          label="Of several"
          onSave={nothing}
        />
      </FieldsDraftsContext>
    </RowDraftsContext>,
  );
  for (const [label, shown] of [
    ['Alone', stored],
    ['Of several', 'Tetto apribile'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(shown);
    fireEvent.change(field, { target: { value: 'Tetto' } });
    fireEvent.change(field, { target: { value: shown } });
  }
  expect([drafts.count(), fieldsDrafts.count()]).toEqual([0, 0]);
  // Enter saves, and begins no line where there is nothing to save.
  expect(fireEvent.keyDown(screen.getByLabelText('Alone'), { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByLabelText('Alone'), { key: 'Enter', shiftKey: true })).toBe(true);
});
