import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordField } from './RecordField';
import { RecordForm } from './RecordForm';

afterEach(cleanup);

it('takes no more typing while it is being saved, and after a refusal goes on where the focus was', async () => {
  let refuse = () => undefined as void;
  const onSave = vi.fn(() => new Promise((_, reject) => (refuse = () => reject(new Error('Not now.')))));
  render(
    <RecordForm
      title="Thing"
      values={{ text: 'old' }}
      onSave={onSave}
      problemOf={(error) => ({ message: (error as Error).message })}
      onClose={vi.fn()}
    >
      <RecordField field={{ name: 'text', label: 'Text', maxLength: 10 }} />
    </RecordForm>,
    { wrapper: MemoryRouter },
  );
  const field = screen.getByLabelText<HTMLInputElement>('Text');
  const isStill = () => field.closest('[inert]') !== null;
  fireEvent.change(field, { target: { value: 'new' } });
  field.focus();
  expect(isStill()).toBe(false);

  // As Enter sends it: the focus is still in the field.
  await act(async () => void fireEvent.submit(field.closest('form')!));

  expect([isStill(), document.activeElement?.textContent]).toEqual([true, 'Save']);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ text: 'new' });

  await act(async () => refuse());

  expect([screen.getByText('Not now.').textContent, isStill()]).toEqual(['Not now.', false]);
  expect(document.activeElement).toBe(field);
});
