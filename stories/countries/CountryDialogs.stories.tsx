import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';

const meta = { title: 'Screens/Reference data/Countries/Dialogs', ...screen('/countries') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = () => within(document.body);

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('Italia');
  await userEvent.click(canvas.getByRole('button', { name: button }));
  return within(await page().findByRole('dialog'));
}

const openTab = async (dialog: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  userEvent.click(dialog.getByRole('tab', { name }));

export const New: Story = {
  name: 'New country',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await expect(dialog.getByLabelText(/descEn/)).toHaveFocus();
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

/** The form closes, and the red box brings it back with all that was typed (decision A-86). */
export const NewRefused: Story = {
  name: 'New, code taken',
  parameters: { ccb: { createCountry: '409' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText(/descIt/), 'Italia');
    await openTab(dialog, /Configuration/);
    await userEvent.type(dialog.getByLabelText('Code'), 'IT');
    await userEvent.type(dialog.getByLabelText('isoCode2'), 'IT');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const box = within(await page().findByRole('alertdialog'));
    await expect(box.getByText('A country with this code already exists.')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Reopen' })).toBeVisible();
  },
};

export const NewReopened: Story = {
  name: 'New, unsaved changes offered again',
  parameters: NewRefused.parameters,
  play: async (context) => {
    await NewRefused.play?.(context);
    await userEvent.click(page().getByRole('button', { name: 'Reopen' }));
    const dialog = within(await page().findByRole('dialog'));
    await expect(await dialog.findByLabelText('Code')).toHaveValue('IT');
    await expect(dialog.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const EditTranslations: Story = {
  name: 'Edit, translations',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await openTab(dialog, /Translations/);
    await expect(dialog.getByLabelText(/descDe/)).toHaveValue('Italien');
  },
};

export const EditConfiguration: Story = {
  name: 'Edit, configuration',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await expect(dialog.getByLabelText('isoCode2')).toHaveFocus();
    await expect(dialog.getByText(/Example: 24\.950,00$/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('pricemask'), ' €');
    await expect(dialog.getByText(/Example: 24\.950,00$/)).toBeVisible();
  },
};

export const EditMarket: Story = {
  name: 'Edit, market',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await openTab(dialog, /Market/);
    await expect(dialog.getByLabelText(/VAT/)).toHaveValue('22');
    await dialog.findByText('Names region 10, with 11 countries, on the landing page.');
  },
};

export const EditWithFault: Story = {
  name: 'Edit, fault on another tab',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await openTab(dialog, /Market/);
    await userEvent.type(dialog.getByLabelText(/VAT/), '0');
    await openTab(dialog, /Translations/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText(/A number from 0 to 100/)).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateCountry: 'stale' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await userEvent.type(dialog.getByLabelText('pricemask'), ' EUR');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: 'IT was changed while you were editing' });
  },
};

export const Forbidden: Story = {
  parameters: { ccb: { updateCountry: '403' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Edit Italia');
    await userEvent.type(dialog.getByLabelText('pricemask'), ' EUR');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const box = within(await page().findByRole('alertdialog'));
    await expect(box.getByText(/You may not use the label tool/)).toBeVisible();
  },
};

/** What uses it. */
export const InUse: Story = {
  name: 'Delete refused, in use',
  parameters: { ccb: { deleteCountry: 'used' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Italia' }));
    await userEvent.click(page().getByRole('button', { name: 'Elimina' }));
    await page().findByText(/it is used by 36 models/);
  },
};

export const History: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'History of Italia');
    await dialog.findByText('3 changes');
  },
};

export const Export: Story = { play: async ({ canvas }) => void (await open(canvas, 'Export')) };
