import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { screen } from '../.storybook/screen';
import { type Canvas, openDialog } from '../.storybook/steps';

const meta = { title: 'Screens/SOL/SOL downpayment', ...screen('/sol_downpayment') } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FIVE = 'Italia, 500,00 EUR';
const VEHICLES = '2 vehicles with 1.000,00 EUR in Italia';

async function open(canvas: Canvas, button: string) {
  await canvas.findByText(/^\d downpayments$/);
  return openDialog(canvas, button);
}
async function change(canvas: Canvas, text: string) {
  const field = await canvas.findByLabelText(`Downpayment of ${FIVE}`);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: `Save ${FIVE}` }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('5 downpayments');
    await expect(canvas.getByRole('button', { name: `Save ${FIVE}` })).toBeDisabled();
  },
};
export const Headquarters: Story = { name: 'Seen by headquarters', parameters: { user: { isHQUser: true } } };

export const ValueExists: Story = {
  name: 'Value exists already',
  parameters: { ccb: { checkDownpayment: 'exists' } },
  play: async ({ canvas }) => {
    await change(canvas, '1000');
    await save(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save all the same' }));
    await canvas.findByText('Downpayment value alredey exists for this country');
  },
};
/** 500 that become 1000 may be a slip: asked once, with both values. */
export const LargeChange: Story = {
  name: 'Large change question',
  play: async ({ canvas }) => {
    await change(canvas, '1000');
    await save(canvas);
    await canvas.findByRole('alertdialog', { name: 'One amount changes by more than half' });
  },
};
export const Conflict: Story = {
  name: 'Changed by a colleague',
  parameters: { ccb: { updateDownpayment: 'stale' } },
  play: async ({ canvas }) => {
    await change(canvas, '700');
    await canvas.findByText('1 row not saved');
    await expect(canvas.getByRole('button', { name: `Save ${FIVE}` })).toBeEnabled();
    await save(canvas);
    await canvas.findByRole('button', { name: 'Take 600,00 EUR' });
  },
};
export const NewValueExists: Story = {
  name: 'New, value exists already',
  parameters: { path: '/sol_downpayment?market=IT', ccb: { checkDownpayment: 'exists' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'New');
    await userEvent.type(dialog.getByLabelText(/^Downpayment/), '1000');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Downpayment value alredey exists for this country');
  },
};
export const Vehicles: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas, VEHICLES);
    await dialog.findByRole('link', { name: 'Price configurator of Aurora 1.5 Hybrid MY27' });
  },
};
