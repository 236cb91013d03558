import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { openDialog } from '../.storybook/steps';

const meta = {
  title: 'Screens/Reference data/Interface configuration',
  ...screen('/interface'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the content is no JSON, in words, in the line numbers, and with the way there. */
export const NotJson: Story = {
  name: 'Edit, invalid JSON',
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Edit IT · DEFAULT');
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
