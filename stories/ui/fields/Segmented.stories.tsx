import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Segmented } from '../../../frontend/src/ui/fields/Segmented';

const meta = { title: 'Parts/Fields/Segmented', tags: ['autodocs'], component: Segmented } satisfies Meta<
  typeof Segmented
>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'all', label: 'All' },
  { value: 'created', label: 'Created' },
  { value: 'changed', label: 'Changed' },
];

export const Changes: Story = {
  args: { label: 'Changes', options, value: 'all', onChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Created' }));
    await expect(args.onChange).toHaveBeenCalledWith('created');
  },
};

/** How many rows each choice shows, and which of them wait for somebody. */
export const Counts: Story = {
  args: {
    label: 'Rows',
    value: 'all',
    onChange: fn(),
    options: [
      { value: 'all', label: 'All', count: 1280 },
      { value: 'missing', label: 'No price', count: 2, isDanger: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All 1,280' })).toBeChecked();
  },
};
