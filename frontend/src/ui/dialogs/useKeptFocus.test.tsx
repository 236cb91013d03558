import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../navigation/Button';

afterEach(cleanup);

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

it('keeps the focus when it becomes disabled, does nothing, and is wholly disabled once the focus has moved on', () => {
  const act = vi.fn();
  const { rerender } = render(<Button onClick={act}>Save</Button>);
  save().focus();

  rerender(
    <Button disabled onClick={act}>
      Save
    </Button>,
  );

  expect(document.activeElement).toBe(save());
  expect(save().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save());
  expect(act).not.toHaveBeenCalled();

  fireEvent.blur(save());
  expect(save().disabled).toBe(true);
  expect(save().hasAttribute('aria-disabled')).toBe(false);
});

it('sends no form while it only keeps the focus', () => {
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (disabled: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" disabled={disabled}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  save().focus();
  rerender(form(true));

  fireEvent.click(save());

  expect(send).not.toHaveBeenCalled();
});

it('is disabled at once without the focus', () => {
  render(<Button disabled>Save</Button>);

  expect(save().disabled).toBe(true);
});
