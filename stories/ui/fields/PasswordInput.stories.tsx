import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordInput } from '../../../frontend/src/ui/fields/PasswordInput';

const meta = {
  title: 'Parts/Fields/Password input',
  tags: ['autodocs'],
  component: PasswordInput,
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { 'aria-label': 'Password', defaultValue: 'segreto' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveAttribute('type', 'text');
  },
};
