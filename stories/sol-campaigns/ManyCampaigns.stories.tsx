import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SignedIn } from '../../frontend/src/api';
import ofMarket from '../../mocks/Session/getToken.market.json';
import { screen } from '../.storybook/screen';
import { type Canvas, page } from '../.storybook/steps';

const { user } = ofMarket.value as SignedIn;

const meta = {
  title: 'Screens/SOL/Discounts campaigns/Many at once',
  ...screen('/sol_campaign', { user, ccb: { previewBulkChange: 'solCampaign' } }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function tick(canvas: Canvas) {
  for (const name of [
    '1491 · Black week Aurora',
    '1482 · Autunno Aurora, porte aperte',
    '1475 · Flotte business Lince',
  ])
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
}

export const Form: Story = {
  name: 'Ticked campaigns, never deleted, and what to set (R-460)',
  play: async ({ canvas }) => {
    await tick(canvas);
    await expect(await canvas.findByText('3 campaigns selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'XLSX' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete…' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Set…' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Set fields of 3 campaigns' }));
    await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Set “Disc.%”' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Disc.%' }), '4,5');
    await userEvent.click(
      within(dialog.getByRole('radiogroup', { name: 'Campaign Type' })).getByRole('radio', { name: 'B2B' }),
    );
    await expect(dialog.getByRole('button', { name: 'Preview' })).toBeEnabled();
    const percent = dialog.getByRole('textbox', { name: 'Disc.%' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '1,234');
    await expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled();
  },
};

export const Headquarters: Story = {
  name: 'Headquarters only export them',
  parameters: { user: { ...user, isHQUser: true } },
  play: async ({ canvas }) => {
    await tick(canvas);
    await expect(await canvas.findByRole('button', { name: 'XLSX' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set…' })).toBeNull();
  },
};
