import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const meta = {
  title: 'Screens/SOL/SOL downpayment/Many at once',
  ...screen('/sol_downpayment', { ccb: { previewBulkChange: 'downpayment' } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Italia, 500,00 EUR', 'Italia, 1.000,00 EUR'];

async function preview(canvas: Canvas) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Set…' }));
  const dialog = within(await page().findByRole('dialog'));
  const choice = dialog.getByRole('radiogroup', { name: 'Active' });
  await userEvent.click(within(choice).getByRole('radio', { name: 'Off' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  return dialog;
}

export const Preview: Story = {
  name: 'Preview of two that are switched off (R-462)',
  play: async ({ canvas }) => {
    const dialog = await preview(canvas);
    await expect(await dialog.findByRole('button', { name: 'Change 2 downpayments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete…' })).toBeNull();
  },
};
