import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toggle } from '../../../frontend/src/ui/fields/Toggle';

const meta = { title: 'Parts/Fields/Toggle', tags: ['autodocs'], component: Toggle } satisfies Meta<
  typeof Toggle
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  args: { label: 'Dark theme', checked: true, onChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark theme' }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
};
export const Pending: Story = {
  args: { label: 'Active', checked: false, pending: true, onChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { label: 'Active', checked: true, disabled: true, onChange: fn() } };
