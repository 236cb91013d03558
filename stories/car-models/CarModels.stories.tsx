import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Reference data/Car models', ...screen('/car_models') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('19 models');
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('19 models');
    await expect(canvas.getByRole('button', { name: 'Download icons of DEFAULT' })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: 'CIMA_VAN_20 active' })).not.toBeChecked();
  },
};

export const NewWithRequiredFields: Story = {
  name: 'New, required fields missing',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Inserisci tutti i campi obbligatori');
  },
};

/** The form is closed, the red box offers the way back. */
export const Refused: Story = {
  name: 'New, code taken',
  parameters: { ccb: { createCarModel: 'duplicate' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText('Model code'), 'aurora_15_hyb');
    await userEvent.type(dialog.getByLabelText('Description'), 'Aurora');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const box = within(await page().findByRole('alertdialog'));
    await expect(box.getByText('A model with this code already exists.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit AURORA_15_HYB');
    await expect(dialog.getByLabelText('Model code')).toHaveAttribute('readonly');
    await expect(await dialog.findByText('2 changes')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateCarModel: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit AURORA_15_HYB');
    await userEvent.type(dialog.getByLabelText('Range MY'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: 'AURORA_15_HYB was changed while you were editing' });
  },
};

export const Toggle: Story = {
  name: 'Switch question',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'AURORA_15_HYB active' }));
    const question = within(await page().findByRole('alertdialog'));
    await expect(question.getByRole('button', { name: 'Procedi' })).toHaveFocus();
  },
};

export const Info: Story = {
  name: 'Countries of a model',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Info of AURORA_15_HYB');
    await expect(await dialog.findByText('Stati Uniti')).toBeVisible();
  },
};

export const InfoOfNoCountry: Story = {
  name: 'Countries of a model, none',
  parameters: { ccb: { getCountryListByModel: 'empty' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Info of AURORA_15_HYB');
    await expect(await dialog.findByText('No countries')).toBeVisible();
  },
};

export const InfoFailed: Story = {
  name: 'Countries of a model, failed',
  parameters: { ccb: { getCountryListByModel: '500' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Info of AURORA_15_HYB');
    await expect(await dialog.findByText('It could not be loaded')).toBeVisible();
  },
};

export const NoIcons: Story = {
  name: 'Icons not there',
  parameters: { ccb: { exportFamilyIcons: 'missing' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download icons of CIMA_VAN_20' }));
    await page().findByText('There are no icons for Corsaro yet.');
  },
};

/** What uses it. */
export const InUse: Story = {
  name: 'Delete refused, in use',
  parameters: { ccb: { deleteCarModel: 'used' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete AURORA_15_HYB' }));
    await userEvent.click(page().getByRole('button', { name: 'Elimina' }));
    await page().findByText(/it is used by 3 vehicles/);
  },
};
