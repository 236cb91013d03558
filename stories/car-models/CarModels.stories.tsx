import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Car models', ...screen('/car_models') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('19 models');
  return openDialog(canvas, button);
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('19 models');
    await expect(canvas.getByRole('button', { name: 'Download icons of DEFAULT' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'CIMA_VAN_20 active' })).not.toBeChecked();
  },
};

export const NewIncomplete: Story = {
  name: 'New, required fields',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Model code'), 'BOREA_CONCEPT');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Inserisci tutti i campi obbligatori')).toBeVisible();
  },
};

export const Info: Story = {
  name: 'Countries of a model',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Info of AURORA_15_HYB');
    await expect(await dialog.findByText('Stati Uniti')).toBeVisible();
  },
};
