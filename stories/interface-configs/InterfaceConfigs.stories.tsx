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

/** Where the content is no JSON, in words, in the line numbers, and with the way there. */
export const NotJson: Story = {
  name: 'Edit, invalid JSON',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit IT · DEFAULT');
    await dialog.findByText(/\d changes?$/);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    const value = '{\n  "theme": "dark",\n  "steps": ["model" "colour"]\n}';
    await fireEvent.change(dialog.getByRole('textbox', { name: 'Content' }), { target: { value } });
    await dialog.findByText(/^Not valid JSON, line 3, column 21/);
    await userEvent.click(dialog.getByRole('button', { name: 'Go to line 3' }));
    await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
