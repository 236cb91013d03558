import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MessageDialog } from '../../../frontend/src/ui/dialogs/MessageDialog';
import { inFrames } from '../inFrames';

const meta = {
  title: 'Parts/Dialogs/Message dialog',
  tags: ['autodocs'],
  parameters: inFrames,
  component: MessageDialog,
} satisfies Meta<typeof MessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'Login',
    message: 'Login failed',
    details: ['POST /ccb/public/getToken', '503 Service Unavailable', 'request 7f3c'],
    action: { label: 'Reopen', onClick: fn() },
    onClose: fn(),
  },
  play: async () => {
    await expect(screen.getByRole('alertdialog', { name: 'Login' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
export const Succeeded: Story = {
  args: { tone: 'success', title: 'Import', message: '1.240 rows imported.', onClose: fn() },
};
