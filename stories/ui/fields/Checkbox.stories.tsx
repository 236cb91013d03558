import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '../../../frontend/src/ui/fields/Checkbox';

const meta = { title: 'Parts/Fields/Checkbox', tags: ['autodocs'], component: Checkbox } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  args: { label: 'Missing translations only', onValue: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Missing translations only' }));
    await expect(args.onValue).toHaveBeenCalledWith(true);
  },
};
