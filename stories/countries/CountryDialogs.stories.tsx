import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/Reference data/Countries/Dialogs', ...screen('/countries') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: Canvas, button: string) {
  await canvas.findByText('Italia');
  return openDialog(canvas, button);
}

const openTab = async (dialog: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  userEvent.click(dialog.getByRole('tab', { name }));

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
