import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, dialog, page, press } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/OPT groups', ...screen('/opt_groups') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const question = (name: string) => page().findByRole('alertdialog', { name });
const position = (canvas: Canvas, code: string) =>
  canvas.findByLabelText(`Comparison Equipment Position of ${code}`);

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await position(canvas, 'PAINT')).toHaveValue('30');
    await expect(canvas.getByRole('button', { name: 'SAVE PAINT' })).toBeDisabled();
  },
};

/** One row waits for SAVE, another one cannot be saved. */
export const Typed: Story = {
  name: 'Unsaved changes',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Label of AUDIO'), ' e vivavoce');
    await userEvent.type(await position(canvas, 'PAINT'), 'abc');
    await expect(canvas.getByRole('button', { name: 'SAVE AUDIO' })).toBeEnabled();
    await canvas.findByText('il campo Comparison Equipment Position deve essere un numero');
  },
};

export const SaveQuestion: Story = {
  play: async ({ canvas }) => {
    const field = await position(canvas, 'PAINT');
    await userEvent.clear(field);
    await userEvent.type(field, '35{Enter}');
    await expect(await question('SAVE PAINT')).toHaveTextContent('35');
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit WHEELS');
    const form = await dialog('Edit WHEELS');
    await form.findByText('2 changes');
    await expect(form.getByLabelText('Description')).toHaveFocus();
  },
};

export const NewLabel: Story = {
  name: 'New label, required fields missing',
  play: async ({ canvas }) => {
    await press(canvas, 'New');
    const form = await dialog('New Label');
    await form.findByRole('option', { name: 'Wheels (WHEELS)' });
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Inserisci tutti i campi obbligatori');
  },
};
