import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import { screen } from '../.storybook/screen';
import { type Canvas } from '../.storybook/steps';
import signedIn from '../../mocks/Session/getToken.default.json';

const { countries } = (signedIn.value as SignedIn).user;
const italy = countries.filter(({ id }) => id === 'IT');
const user = { ccadmEnabled: false, packConfEnabled: false, countries: italy };

const meta = {
  title: 'Screens/SOL/Country configuration',
  ...screen('/sol_country', { user }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (canvas: Canvas) => canvas.findByLabelText('MESSA SU STRADA, B2C');

async function change(canvas: Canvas, text: string) {
  const field = await ready(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.getByRole('combobox', { name: 'Market' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};
export const FixedOnly: Story = {
  name: 'Fixed taxes only',
  parameters: { ccb: { getSolCountryTaxes: 'fixedOnly' } },
};
export const LongTexts: Story = { parameters: { ccb: { getSolCountryTaxes: 'long' } } };

/** The same screen while online sales are off. */
export const Finco: Story = {
  name: 'FINCO taxes',
  parameters: { ccb: { getConsoleConfigValue: 'off' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'FINCO Taxes' })),
};

export const DescriptionRequired: Story = {
  name: 'Unsaved changes, description missing',
  play: async ({ canvas }) => {
    await change(canvas, '900');
    await canvas.findByText('1 change');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await save(canvas);
    await canvas.findByText('Description required');
    await waitFor(() => expect(canvas.getByLabelText('Description of the new tax')).toHaveFocus());
  },
};
