import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog';
import { NoticeList } from './NoticeList';

afterEach(cleanup);

const Page = ({ isOpen }: { isOpen: boolean }) => (
  <>
    <NoticeList notices={[{ id: '1', tone: 'success', title: 'Label saved' }]} onDismiss={() => undefined} />
    {isOpen && (
      <Dialog title="Label" onClose={() => undefined}>
        Fields
      </Dialog>
    )}
  </>
);

it('puts a notice into a region that stands already, also after the last dialog: else it may not be read aloud', async () => {
  const { rerender } = render(<Page isOpen />);
  await screen.findByText('Label saved');

  rerender(<Page isOpen={false} />);

  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText('Label saved');
});

it('stays as long as its button has the focus, wherever the pointer goes', () => {
  vi.useFakeTimers();
  const onDismiss = vi.fn();
  const notice = { id: '1', tone: 'success', title: 'Label saved', actionLabel: 'Undo' } as const;
  render(<NoticeList notices={[notice]} onDismiss={onDismiss} />);
  act(() => vi.advanceTimersByTime(100));
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(undo);
  fireEvent.mouseEnter(undo);
  fireEvent.mouseLeave(undo);

  act(() => vi.advanceTimersByTime(60_000));
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(undo);
  act(() => vi.advanceTimersByTime(60_000));
  expect(onDismiss).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
