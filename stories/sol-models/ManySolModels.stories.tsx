import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import signedIn from '../../mocks/Session/getToken.default.json';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const { countries } = (signedIn.value as SignedIn).user;
const market = { isHQUser: false, countries: countries.filter(({ id }) => id === 'IT') };

const meta = {
  title: 'Screens/SOL/SOL visibility/Many at once',
  ...screen('/sol_model?showActive=false', { user: market, ccb: { previewBulkChange: 'solModel' } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Aurora 1.5 Hybrid MY27, Italia', 'Lince V6 MY26, Italia'];

async function preview(canvas: Canvas) {
  for (const name of names)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Set…' }));
  const dialog = within(await page().findByRole('dialog'));
  const choice = dialog.getByRole('radiogroup', { name: 'Visible' });
  await userEvent.click(within(choice).getByRole('radio', { name: 'Off' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
  return dialog;
}

export const Preview: Story = {
  name: 'Preview with a record below a hidden one (R-461)',
  play: async ({ canvas }) => {
    const dialog = await preview(canvas);
    await dialog.findByText(/^Headquarters do not show 3450126 online/);
    await expect(dialog.getByRole('button', { name: 'Change 1 record' })).toBeVisible();
  },
};
