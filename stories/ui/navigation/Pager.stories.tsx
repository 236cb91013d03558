import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pager } from '../../../frontend/src/ui/navigation/Pager';

const meta = { title: 'Parts/Navigation/Pager', tags: ['autodocs'], component: Pager } satisfies Meta<
  typeof Pager
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  args: { page: 0, size: 10, total: 1284, onPage: fn(), onSize: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1–10 of 1,284')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'First page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPage).toHaveBeenCalledWith(128);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onSize).toHaveBeenCalledWith(50);
  },
};
export const MiddleWithFourLinks: Story = {
  args: { page: 64, size: 20, total: 200_000, links: 4, onPage: fn(), onSize: fn() },
};
export const Nothing: Story = { args: { page: 0, size: 10, total: 0, onPage: fn(), onSize: fn() } };
/** All rows on one page. */
export const All: Story = {
  args: { page: 0, size: Infinity, sizes: [10, Infinity], total: 128, onPage: fn(), onSize: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–128 of 128')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Rows per page' })).toHaveDisplayValue('All');
  },
};
