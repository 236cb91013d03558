import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = {
  title: 'Screens/Reference data/Interface configuration',
  ...screen('/interface'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}
const write = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Content' }), { target: { value } });

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('5 configurations');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit IT · DEFAULT');
    await dialog.findByText(/\d changes?$/);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

async function breakContent(canvas: Canvas) {
  const dialog = await open(canvas, 'Edit IT · DEFAULT');
  await write(dialog, '{\n  "theme": "dark",\n  "steps": ["model" "colour"]\n}');
  await dialog.findByText(/^Not valid JSON, line 3, column 21/);
  return dialog;
}

/** Where the content is no JSON, in words, in the line numbers, and with the way there. */
export const NotJson: Story = {
  name: 'Edit, invalid JSON',
  play: async ({ canvas }) => {
    const dialog = await breakContent(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to line 3' }));
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
