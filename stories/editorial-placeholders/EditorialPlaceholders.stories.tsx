import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const path = '/editorial_palcehoders?action=search';

const meta = { title: 'Screens/Editorial/Editorial placeholders', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('dealer_locator_url');
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
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
