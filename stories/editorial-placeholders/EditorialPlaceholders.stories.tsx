import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog, page } from '../.storybook/steps';

const path = '/editorial_palcehoders?action=search';

const meta = { title: 'Screens/Editorial/Editorial placeholders', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('dealer_locator_url');
  return openDialog(canvas, button);
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('dealer_locator_url');
    await expect(canvas.getByText('58 placeholders')).toBeVisible();
  },
};

async function check(canvas: Canvas) {
  const dialog = await open(canvas, 'Import');
  const file = new File(['code;content\r\n'], 'editorialPlaceholders_VERS_it.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File to import', { selector: 'input' }), file);
  return dialog;
}

export const ImportResult: Story = {
  name: 'Import, result',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('warranty_years');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 valid rows' }));
    await page().findByText('row 3: created warranty_years');
  },
};
