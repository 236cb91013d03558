import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
