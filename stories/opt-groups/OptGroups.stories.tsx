import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Reference data/OPT groups', ...screen('/opt_groups') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await page().findByRole('dialog', { name }));
const question = (name: string) => page().findByRole('alertdialog', { name });
const position = (canvas: Canvas, code: string) =>
  canvas.findByLabelText(`Comparison Equipment Position of ${code}`);

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await position(canvas, 'PAINT')).toHaveValue('30');
    await expect(canvas.getByRole('button', { name: 'SAVE PAINT' })).toBeDisabled();
  },
};

export const LongTexts: Story = { parameters: { ccb: { listOptGroups: 'long' } } };

/** One row waits for SAVE, another one cannot be saved. */
export const Typed: Story = {
  name: 'Unsaved changes',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Label of AUDIO'), ' e vivavoce');
    await userEvent.type(await position(canvas, 'PAINT'), 'abc');
    await expect(canvas.getByRole('button', { name: 'SAVE AUDIO' })).toBeEnabled();
    await canvas.findByText('il campo Comparison Equipment Position deve essere un numero');
  },
};

export const NotANumber: Story = {
  name: 'Order is not a number',
  play: async ({ canvas }) => {
    await userEvent.type(await position(canvas, 'PAINT'), 'abc');
    await press(canvas, 'SAVE PAINT');
    await expect(await question('Error')).toHaveTextContent('deve essere un numero');
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

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Label of PAINT'), ' e pellicole{Enter}');
    await press(page(), 'Procedi');
    await page().findByText('Group PAINT updated');
    await expect(canvas.getByLabelText('Label of PAINT')).toHaveValue('Vernice');
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateOptGroup: 'stale' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Label of PAINT'), ' e film{Enter}');
    await press(page(), 'Procedi');
    await dialog('PAINT was changed while you were editing');
  },
};

export const SwitchQuestion: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Mandatory AUDIO' }));
    await expect(await question('Mandatory')).toHaveTextContent('AUDIO becomes mandatory');
  },
};

export const TypeQuestion: Story = {
  name: 'Type question',
  play: async ({ canvas }) => {
    const select = await canvas.findByLabelText('Group type of AUDIO');
    await userEvent.selectOptions(select, 'ACC');
    await expect(await question('Group type')).toHaveTextContent('a group of accessories (ACC)');
    await userEvent.click(page().getByRole('button', { name: 'Annulla' }));
    await expect(select).toHaveValue('OPT');
    await userEvent.selectOptions(select, 'ACC');
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

/** Save asks, like SAVE in the row. */
export const EditQuestion: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit WHEELS');
    const form = await dialog('Edit WHEELS');
    await userEvent.click(form.getByRole('switch', { name: 'Exclusive' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await question('SAVE WHEELS')).toHaveTextContent('Exclusive');
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
