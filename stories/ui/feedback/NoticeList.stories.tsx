import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Dialog } from '../../../frontend/src/ui/dialogs/Dialog';
import type { Notice } from '../../../frontend/src/ui/feedback/NoticeList';
import { NoticeList } from '../../../frontend/src/ui/feedback/NoticeList';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Feedback/Notice list',
  tags: ['autodocs'],
  parameters: inFrames,
  component: NoticeList,
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

const notices: Notice[] = [
  {
    id: '1',
    tone: 'success',
    title: 'Label MAIN_TITLE updated',
    detail: 'Italiano · DEFAULT',
    actionLabel: 'Undo',
  },
  {
    id: '2',
    tone: 'error',
    title: 'MAIN_TITLE was not saved',
    detail: 'The label must not be longer than 255 characters',
  },
];

export const Corner: Story = {
  args: { notices, onDismiss: fn(), onAction: fn() },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <NoticeList {...args} />
    </div>
  ),
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('MAIN_TITLE was not saved');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.onAction).toHaveBeenCalledWith('1');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close notice' })[1]!);
    await expect(args.onDismiss).toHaveBeenCalledWith('2');
  },
};
/** While a dialog is open the rest of the page is inert; notices must work all the same. */
export const OverDialog: Story = {
  args: { notices, onDismiss: fn() },
  render: (args) => (
    <>
      <NoticeList {...args} />
      <Dialog title="Edit MAIN_TITLE" onClose={() => undefined}>
        A dialog that was opened before or after.
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    await screen.findByText('Label MAIN_TITLE updated');
    const close = screen.getAllByRole('button', { name: 'Close notice' }).at(-1)!;
    await expect(close.closest('dialog')).not.toBeNull();
    await userEvent.click(close);
    await expect(args.onDismiss).toHaveBeenCalledWith('2');
  },
};
