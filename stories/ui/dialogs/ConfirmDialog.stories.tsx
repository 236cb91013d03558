import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from '../../../frontend/src/ui/dialogs/ConfirmDialog';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Dialogs/Confirm dialog',
  tags: ['autodocs'],
  parameters: inFrames,
  component: ConfirmDialog,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {
  args: {
    title: 'Delete MAIN_TITLE?',
    message: 'The label is removed in Italiano. Its history is kept, and it can be restored.',
    confirmLabel: 'Delete',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = {
  args: {
    title: 'Run the import now?',
    message: '1.240 rows will be written.',
    confirmLabel: 'Import',
    onConfirm: fn(),
    onCancel: fn(),
  },
};
