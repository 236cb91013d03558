import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterTag } from '../../../frontend/src/ui/data/FilterTag';

const meta = { title: 'Parts/Data/Filter tag', tags: ['autodocs'], component: FilterTag } satisfies Meta<
  typeof FilterTag
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { label: 'Code: MAIN_X', onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Code: MAIN_X' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
