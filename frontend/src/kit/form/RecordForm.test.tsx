import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordField } from './RecordField';
import { RecordForm } from './RecordForm';

afterEach(cleanup);

/** The form after its field was changed and Enter was pressed there. */
async function submit() {
  let refuse = () => undefined as void;
  const onSave = vi.fn(() => new Promise((_, reject) => (refuse = () => reject(new Error('Not now.')))));
  const onLeft = vi.fn();
  const { unmount } = render(
    <RecordForm
      title="Thing"
      values={{ text: 'old' }}
      onSave={onSave}
      problemOf={(error) => ({ message: (error as Error).message })}
      onLeft={onLeft}
      onClose={vi.fn()}
    >
      <RecordField field={{ name: 'text', label: 'Text', maxLength: 10 }} />
    </RecordForm>,
    { wrapper: MemoryRouter },
  );
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  fireEvent.change(field, { target: { value: 'new' } });
  field.focus();
  expect(field.closest('[inert]')).toBeNull();
  await act(async () => void fireEvent.submit(field.closest('form')!));
  return { field, onSave, onLeft, unmount, refuse: () => act(async () => refuse()) };
}

it('stays and takes no more typing while it is being saved, and after a refusal goes on where the focus was', async () => {
  const { field, onSave, refuse } = await submit();
  const isStill = () => field.closest('[inert]') !== null;
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' });

  expect(cancel.disabled).toBe(true);
  expect(screen.getByText(/The dialog stays open/)).toBeTruthy();
  expect([isStill(), document.activeElement?.textContent]).toEqual([true, 'Save']);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ text: 'new' });

  await refuse();

  expect(cancel.disabled).toBe(false);
  expect([screen.getByText('Not now.').textContent, isStill()]).toEqual(['Not now.', false]);
  expect(document.activeElement).toBe(field);
});

it('tells of a refusal when it has been left with its page', async () => {
  const { onLeft, unmount, refuse } = await submit();
  unmount();
  await refuse();

  expect(onLeft).toHaveBeenCalledExactlyOnceWith(new Error('Not now.'));
});

it('leads to the first fault of the tab that is open, also where an earlier tab has one', async () => {
  render(
    <RecordForm
      title="Thing"
      values={{ first: '', second: '' }}
      onSave={vi.fn()}
      problemOf={(error) => ({ message: (error as Error).message })}
      onLeft={vi.fn()}
      onClose={vi.fn()}
    >
      <div hidden>
        <RecordField field={{ name: 'first', label: 'First', maxLength: 10, required: true }} />
      </div>
      <RecordField field={{ name: 'second', label: 'Second', maxLength: 10, required: true }} />
    </RecordForm>,
    { wrapper: MemoryRouter },
  );
  const field = screen.getByLabelText(/^Second/);

  await act(async () => void fireEvent.submit(field.closest('form')!));

  expect(document.activeElement).toBe(field);
});
