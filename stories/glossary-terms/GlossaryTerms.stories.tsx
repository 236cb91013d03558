import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/Labels/Glossary', ...screen('/glossary_terms') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: 'Terms of several languages (R-350)',
  play: async ({ canvas }) => {
    await canvas.findByText('18 terms');
    const row = within((await canvas.findByText('setup')).closest('tr')!);
    await expect(row.getByText('Forbidden')).toBeVisible();
    await expect(row.getByText('English')).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit setup (en)');
    await expect(dialog.getByLabelText('Concept')).toHaveAttribute('readonly');
    await expect(dialog.getByRole('switch', { name: 'Forbidden' })).toBeChecked();
    await dialog.findByText('2 changes');
  },
};

async function check(canvas: Canvas) {
  const dialog = await openDialog(canvas, 'Import');
  const file = new File(['concept;term\r\n'], 'glossaryTerms.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File to import', { selector: 'input' }), file);
  return dialog;
}

export const ImportPreview: Story = {
  name: 'Import, preview (R-351)',
  play: async ({ canvas }) => {
    const dialog = await check(canvas);
    await dialog.findByText('steering-wheel');
  },
};
