import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, dialog, page } from '../.storybook/steps';

const model = { modelcode: 'AURORA_15_HYB', modelId: '3410127', description: 'Aurora 1.5 Hybrid' };
const meta = {
  title: 'Screens/Reference data/Countries/Popups',
  ...screen('/countries', { model }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses a button of Italy's row. */
async function open(canvas: Canvas, button: string) {
  const italy = within(await canvas.findByRole('group', { name: 'Grid of Italia' }));
  await userEvent.click(italy.getByRole('button', { name: button }));
  return dialog(button);
}

export const Info: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Info of Italia' }));
    const dialog = within(await page().findByRole('dialog'));
    await expect(await dialog.findByText('price lists')).toBeVisible();
  },
};

export const Models: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Models');
    await dialog.findByText('Aurora 1.5 Hybrid');
    const { width } = document.querySelector('dialog[open], [role=dialog]')!.getBoundingClientRect();
    await expect(Math.round(width)).toBe(Math.round(innerWidth * 0.8));
  },
};

export const NoModels: Story = {
  name: 'Models, none',
  parameters: { ccb: { getModelListByCountry: 'empty' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Models');
    await dialog.findByText('No models');
  },
};

export const CheckGrid: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Check Grid');
    await dialog.findByText(/Missing prices: 1/);
  },
};

export const ConfigGrid: Story = {
  name: 'Configuration grid',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Config Grid Json');
    await userEvent.click(await dialog.findByText(/code: "SEATS"/));
    await dialog.findByText('"Sedili e rivestimenti"');
  },
};

export const CarGrid: Story = {
  name: 'Car grid as text',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Car Grid Txt');
    await dialog.findByText('Sedili in tessuto');
  },
};

export const Loading: Story = {
  parameters: { ccb: { checkCountryGrid: 'pending' }, busy: true },
  play: async ({ canvas }) => void (await open(canvas, 'Check Grid')),
};

export const Failed: Story = {
  parameters: { ccb: { checkCountryGrid: '500' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Check Grid');
    await dialog.findByRole('button', { name: 'Retry' });
  },
};
