import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const path = '/country_models?idKey=IT&from=countries&title=Italia';

const meta = { title: 'Screens/Reference data/Country models', ...screen(path) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const AURORA = 'Aurora 1.5 Hybrid';

async function typeInto(canvas: Canvas, name: string, text: string) {
  const input = await canvas.findByLabelText(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('18 models');
    await expect(canvas.getByLabelText(`MY 1 (FE) of ${AURORA}`)).toHaveValue('2026');
    await expect(canvas.getByRole('button', { name: `Save ${AURORA} in Italia` })).toBeDisabled();
  },
};

export const OfAModel: Story = {
  name: 'Countries of one model',
  parameters: { path: '/country_models?idKey=AURORA_15_HYB&from=car_model&title=Aurora+1.5+Hybrid' },
  play: async ({ canvas }) => {
    await canvas.findByText('6 countries');
    await expect(canvas.getByText('Austria')).toBeVisible();
  },
};

export const Faults: Story = {
  name: 'Unsaved changes with faults',
  play: async ({ canvas }) => {
    await typeInto(canvas, `Adm of ${AURORA}`, 'ABC');
    await typeInto(canvas, 'MY 1 (FE) of Aurora EV 58', '20265');
    await expect(canvas.getByText('il campo ADM non deve superare i due caratteri')).toBeVisible();
    await expect(canvas.getByText('il campo MY 1 deve essere un anno')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Save ${AURORA} in Italia` })).toBeDisabled();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas, `MY 2 (FE) of ${AURORA}`, '2028');
    await userEvent.click(canvas.getByRole('button', { name: `Save ${AURORA} in Italia` }));
    const box = within(await page().findByRole('alertdialog'));
    await userEvent.click(box.getByRole('button', { name: 'Close' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};
