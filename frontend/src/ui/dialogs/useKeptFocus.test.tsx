import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../navigation/Button';
import { IconButton } from '../navigation/IconButton';
import { Pager } from '../navigation/Pager';

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

it.each<[string, (isOn: boolean, act: () => void) => ReactElement]>([
  [
    'Previous record',
    (isOn, act) => <IconButton label="Previous record" icon={X} disabled={!isOn} onClick={act} />,
  ],
  ['Next page', (isOn, act) => <Pager page={isOn ? 0 : 1} size={10} total={20} onPage={act} onSize={act} />],
])('holds for %s, which is an icon', (name, shown) => {
  const act = vi.fn();
  const { rerender } = render(shown(true, act));
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  button.focus();

  rerender(shown(false, act));

  expect(document.activeElement).toBe(button);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  fireEvent.click(button);
  expect(act).not.toHaveBeenCalled();
  fireEvent.blur(button);
  expect(button.disabled).toBe(true);
});
